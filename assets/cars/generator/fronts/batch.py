"""
Makes the pictures of dealers' fronts: python3 batch.py [--only a,b] [--missing] [--width 1280] [--samples 20] [--out FOLDER]

Runs with Debian's Python beside Blender, at the lowest priority, first variants of all kinds before second ones. Writes <key>.webp into
world/pictures and fronts.json, which tells what is seen, beside them.
"""
import argparse
import json
import os
import subprocess
import sys
import tempfile
from pathlib import Path

HERE = Path(__file__).resolve().parent
sys.path.insert(0, str(HERE.parents[1]))

from generator.fronts.kinds import FRONTS  # noqa: E402
from generator.fronts.told import listed  # noqa: E402
from generator.render.batch import NICE, write_json  # noqa: E402

RENDER = HERE.parent / 'render'
PICTURES = HERE.parents[3] / 'world/pictures'
MOST = 56_000           # bytes of a picture


def arguments() -> argparse.Namespace:
    p = argparse.ArgumentParser()
    p.add_argument('--only', default=','.join(FRONTS))
    p.add_argument('--missing', action='store_true')
    p.add_argument('--width', type=int, default=1280)
    p.add_argument('--samples', type=int, default=20)
    p.add_argument('--out', type=Path, default=PICTURES)
    return p.parse_args()


def keep(out: Path, made: dict[str, object]) -> None:
    """The picture as WebP, and the list as long as there are pictures."""
    layer = {'to': str(out / f"{made['key']}.webp"), 'most': MOST} | {key: made[key] for key in ('path', 'width', 'height', 'channels')}
    size = subprocess.run([*NICE, 'node', str(RENDER / 'encode.ts')], input=json.dumps([layer]), text=True, check=True, stdout=subprocess.PIPE)
    write_json(out / 'fronts.json', listed(key for key in FRONTS if (out / f'{key}.webp').exists()))
    print(f"{made['key']} {made['seconds']} s, {size.stdout.strip()} bytes", flush=True)


def main() -> None:
    args = arguments()
    args.out.mkdir(parents=True, exist_ok=True)
    keys = [k for k in args.only.split(',') if not (args.missing and (args.out / f'{k}.webp').exists())]
    weights = Path(os.environ.get('CARS_WEIGHTS', RENDER / '.weights/rt_hdr_alb_nrm.tza'))
    cache = Path(tempfile.gettempdir()) / 'car-parts'
    cache.mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory(prefix='fronts') as folder:
        job = Path(folder) / 'job.json'
        write_json(job, {'keys': keys, 'out': folder, 'weights': str(weights), 'cache': str(cache), 'width': args.width, 'samples': args.samples})
        blender = subprocess.Popen([*NICE, 'blender', '-b', '-P', str(HERE / 'picture.py'), '--', str(job)], stdout=subprocess.PIPE, text=True)
        for line in blender.stdout or ():
            if line.startswith('PICTURE '):
                keep(args.out, json.loads(line.removeprefix('PICTURE ')))
            elif 'Error' in line or line.startswith(('  File', 'Traceback')):
                print(line, end='', flush=True)
        sys.exit(blender.wait())


main()
