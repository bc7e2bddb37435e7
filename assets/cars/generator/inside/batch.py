"""
Makes the pictures from inside: python3 batch.py [--models a,b] [--looks base] [--views rear] [--dry] [--force]

Runs with Debian's Python beside Blender, at the lowest priority. What is there and current is skipped, so it can be stopped
and started at will. Looks whose cabin is that of the base look have no pictures of their own.
"""
import argparse
import json
import os
import subprocess
import sys
import tempfile
import time
from collections import deque
from pathlib import Path
from typing import Any

HERE = Path(__file__).resolve().parent
sys.path.insert(0, str(HERE.parents[1]))

from generator.model import load  # noqa: E402
from generator.render.batch import GENERATOR, NICE, Job, digest, encode, meaning, note, noted, write_json  # noqa: E402
from generator.render.designs import design_of, looks_of, slugs  # noqa: E402

VIEWS = ('driver', 'rear', 'door', 'load')
NOT_SEEN = {'batch.py', '__init__.py'}
Car = dict[str, Any]


def code_hash() -> str:
    """Of the code that makes these pictures."""
    shared = [GENERATOR / f'{name}.py' for name in ('body', 'curves', 'cutting', 'layout', 'mesh', 'outlines', 'panels', 'solids', 'goods/forms')]
    own = [f for f in HERE.glob('*.py') if f.name not in NOT_SEEN and not f.name.startswith('test_')]
    return digest(*(meaning(f) for f in (*shared, *sorted(own))))


def cabin(slug: str, look: str) -> tuple[object, ...]:
    """What tells one look's cabin from another's."""
    d, _ = design_of(slug, look)
    return d.cargo, d.doors, d.b_pillar, d.dlo_rear, d.cowl, d.header, d.rear_top


def is_there(slug: str, look: str, view: str) -> bool:
    """Whether there is anything to see from there: only vans without seats behind have a load space."""
    return view != 'load' or design_of(slug, look)[0].cargo


def todo(args: argparse.Namespace) -> list[tuple[Car, Job]]:
    """Views that are missing or out of date: base looks first, the driver's view of all models before the others."""
    code = code_hash()
    made: list[tuple[int, Car, Job]] = []
    for slug in args.models.split(',') if args.models else slugs():
        for rank, look in enumerate(looks_of(slug)):
            if (args.looks and look not in args.looks.split(',')) or (rank and cabin(slug, look) == cabin(slug, 'base')):
                continue
            job = Job(slug, look, digest(design_of(slug, look), code))
            known = noted(job.folder)
            for order, name in enumerate(VIEWS):
                is_current = known.get(name) == job.stamp and (job.folder / f'{name}.black.webp').exists()
                is_wanted = (not args.views or name in args.views.split(',')) and is_there(slug, look, name)
                if is_wanted and (args.force or not is_current):
                    made.append((len(VIEWS) * rank + order, {'slug': slug, 'look': look, 'brand': load(slug).brand, 'view': name}, job))
    return [(car, job) for _, car, job in sorted(made, key=lambda one: one[0])]


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser()
    parser.add_argument('--models')
    parser.add_argument('--looks')
    parser.add_argument('--views', help='driver, rear, door, load')
    parser.add_argument('--scale', type=float, default=1, help='of width and height, for trials')
    for name in ('force', 'dry'):
        parser.add_argument(f'--{name}', action='store_true')
    return parser.parse_args()


def main() -> None:
    args = arguments()
    cars = todo(args)
    left = len(cars)
    print(f'{left} views to make', flush=True)
    if args.dry or not cars:
        return
    weights = Path(os.environ.get('CARS_WEIGHTS', GENERATOR / 'render' / '.weights' / 'rt_hdr_alb_nrm.tza'))
    if not weights.exists():
        sys.exit(f'{weights} is missing: run ../render/weights.sh')
    jobs = {(job.slug, job.look): job for _, job in cars}
    with tempfile.TemporaryDirectory(prefix='cabins') as out:
        order = Path(out) / 'job.json'
        write_json(order, {'cars': [car for car, _ in cars], 'weights': str(weights), 'out': out, 'scale': args.scale})
        blender = subprocess.Popen([*NICE, 'blender', '-b', '-P', str(HERE / 'picture.py'), '--', str(order)], text=True,
                                   stdout=subprocess.PIPE, stderr=subprocess.STDOUT, env={**os.environ, 'OMP_WAIT_POLICY': 'passive'})
        said = deque[str](maxlen=12)
        for line in blender.stdout or ():
            said.append(line.rstrip())
            if line.startswith('PICTURE '):
                made = json.loads(line.removeprefix('PICTURE '))
                job = jobs[made['slug'], made['look']]
                size = encode(job, made)
                note(job, made['name'])
                left -= 1
                print(f"{time.strftime('%H:%M:%S')} {job.slug}/{job.look}/{made['name']} {made['seconds']:.0f} s, "
                      f"{made['cpu']:.0f} s of processor, {size // 1024} KB; left {left} views", flush=True)
        if blender.wait():
            print('FAILED: ' + ' | '.join(said), flush=True)


if __name__ == '__main__':
    main()
