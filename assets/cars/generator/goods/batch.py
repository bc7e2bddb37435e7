"""
Makes the pictures of what is chosen and changes no picture of the car: python3 batch.py [--only a,b] [--width 1280] [--samples 64] [--out FOLDER]

Runs with Debian's Python beside Blender, at the lowest priority. Writes <key>.webp, cut out, into world/pictures.
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

from generator.goods.registry import GOODS  # noqa: E402
from generator.render.batch import NICE  # noqa: E402

RENDER = HERE.parent / 'render'
PICTURES = HERE.parents[3] / 'world/pictures'


def arguments() -> argparse.Namespace:
    p = argparse.ArgumentParser()
    p.add_argument('--only', default=','.join(GOODS))
    p.add_argument('--width', type=int, default=1280)
    p.add_argument('--samples', type=int, default=64)
    p.add_argument('--out', type=Path, default=PICTURES)
    return p.parse_args()


def main() -> None:
    args = arguments()
    args.out.mkdir(parents=True, exist_ok=True)
    weights = Path(os.environ.get('CARS_WEIGHTS', RENDER / '.weights/rt_hdr_alb_nrm.tza'))
    with tempfile.TemporaryDirectory(prefix='goods') as folder:
        job = Path(folder) / 'job.json'
        job.write_text(json.dumps({'keys': args.only.split(','), 'out': folder, 'weights': str(weights), 'width': args.width, 'samples': args.samples}))
        blender = subprocess.Popen([*NICE, 'blender', '-b', '-P', str(HERE / 'picture.py'), '--', str(job)], stdout=subprocess.PIPE, text=True)
        for line in blender.stdout or ():
            if not line.startswith('PICTURE '):
                if 'Error' in line or line.startswith(('  File', 'Traceback')):
                    print(line, end='')
                continue
            made = json.loads(line.removeprefix('PICTURE '))
            layer = {'to': str(args.out / f"{made['key']}.webp")} | {key: made[key] for key in ('path', 'width', 'height', 'channels')}
            size = subprocess.run(['node', str(RENDER / 'encode.ts')], input=json.dumps([layer]), text=True, check=True, stdout=subprocess.PIPE)
            print(f"{made['key']} {made['seconds']} s, {size.stdout.strip()} bytes", flush=True)
        sys.exit(blender.wait())


main()
