"""
Makes the pictures of fittings: python3 batch.py [--models a,b] [--fittings tow,spoiler] [--views side,driver] [--missing] [--force] [--dry]

Runs with Debian's Python beside Blender, at the lowest priority: one Blender a look, for all its fittings and views. What is
there and current is skipped, so it can be stopped and started at will; --missing skips whatever is there. Looks with the base
look's cabin have no pictures of their own.
"""
import argparse
import json
import os
import re
import subprocess
import sys
import tempfile
import time
from collections import deque
from dataclasses import dataclass
from pathlib import Path

HERE = Path(__file__).resolve().parent
sys.path.insert(0, str(HERE.parents[1]))

from generator.fitted.offers import FITTINGS, FLOOR, LOAD, fittings_of, is_inside  # noqa: E402
from generator.inside.batch import VIEWS as CABIN_VIEWS, cabin, code_hash, is_there  # noqa: E402
from generator.inside.space import Space  # noqa: E402
from generator.inside.style import style_of  # noqa: E402
from generator.model import load  # noqa: E402
from generator.render.batch import CARS, CELL, GENERATOR, NICE, Job, code_hashes, digest, encode, meaning, write_json  # noqa: E402
from generator.render.camera import VIEWS  # noqa: E402
from generator.render.designs import design_of, looks_of, slugs  # noqa: E402

SEEN = ('picture', 'regions', 'registry')       # in every picture; of the makers only the module a fitting is made in
NOTES = 'fittings.json'
COVERS = 'inside-seat-covers'
# Where what each script makes is seen from.
WHENCE = {'picture': tuple(VIEWS), 'cabin_picture': CABIN_VIEWS, 'seat_picture': CABIN_VIEWS}
DOOR = ('inside-ambient-light', 'inside-phone-mount')       # what is seen through the door, too
SCREENS = ('inside-screen', 'inside-wide-screen')           # what is worn before the driver and large enough to be seen from anywhere
FLOOR_CODE = ('fitted/floor', 'goods/mats', 'goods/matter', 'goods/forms')
LOAD_CODE = ('fitted/load', 'fitted/clean', 'goods/cargo', 'goods/matter', 'goods/forms', 'materials')
Views = dict[str, list[str]]


def sources(module: str) -> list[str]:
    """The code of a module of this folder and of those it imports from here."""
    text = meaning(HERE / f'{module}.py')
    return [text] + [one for other in re.findall(r'from \.(\w+) import', text) for one in sources(other)]


def looks_with_fittings(slug: str) -> list[str]:
    """The base look and those with another cab or bed."""
    return [look for look in looks_of(slug) if look == 'base' or cabin(slug, look) != cabin(slug, 'base')]


def script_of(fitting: str) -> str:
    if fitting == COVERS:
        return 'seat_picture'
    return 'cabin_picture' if is_inside(fitting) else 'picture'


def is_seen(fitting: str, view: str, has_back_row: bool) -> bool:
    """Whether a fitting of the cabin can be seen from there; where nobody sits behind, `rear` looks through the door."""
    if view == 'load' or fitting in LOAD:
        return view == 'load' and fitting in LOAD
    if fitting in FLOOR:
        return view == 'door' or (view == 'rear' and not has_back_row)
    return view == 'driver' or fitting in (*SCREENS, COVERS) or (view == 'door' and fitting in DOOR)


def name_of(view: str, fitting: str) -> str:
    return f'{view}.fit.{fitting}'


@dataclass
class Order:
    """Pictures of one look, made in one run of Blender: fittings by view, and the hash each is noted with."""

    job: Job
    stamps: dict[str, str]
    views: Views
    script: str

    @property
    def notes(self) -> Path:
        return self.job.folder / NOTES

    def note(self, view: str) -> None:
        made = {name_of(view, name): self.stamps[name] for name in self.views[view]}
        write_json(self.notes, dict(sorted((noted(self.notes) | made).items())))


def noted(path: Path) -> dict[str, str]:
    """Which hash each picture was made from; pictures of what a view does not show are noted, too."""
    return json.loads(path.read_text()) if path.exists() else {}


def todo(args: argparse.Namespace) -> list[Order]:
    """Looks with the pictures that are missing or out of date; base looks first."""
    common = [*code_hashes(), *(meaning(HERE / f'{name}.py') for name in SEEN)]
    code = {name: digest(*common, *sources(maker.__module__.split('.')[-1])) for name, maker in FITTINGS.items()}
    inside = {script: digest(code_hash(), *(meaning(HERE / f'{name}.py') for name in (maker, script)))
              for maker, script in (('cabin', 'cabin_picture'), ('seat_covers', 'seat_picture'))}
    for names, made_in in ((FLOOR, FLOOR_CODE), (LOAD, LOAD_CODE)):
        inside |= dict.fromkeys(names, digest(inside['cabin_picture'], *(meaning(GENERATOR / f'{name}.py') for name in made_in)))
    wanted = args.views.split(',') if args.views else None
    made: list[tuple[int, Order]] = []
    for slug in args.models.split(',') if args.models else slugs():
        for rank, look in enumerate(looks_with_fittings(slug)):
            design = design_of(slug, look)
            stamps = {name: digest(design, inside.get(name) or inside.get(script_of(name)) or code[name]) for name in fittings_of(slug)}
            has_back_row = Space(design[0], style_of(slug, load(slug).brand)).has_back_row
            known = noted(CARS / slug / look / NOTES)
            names = [name for name in stamps if not args.fittings or name in args.fittings.split(',')]

            def is_wanted(view: str, name: str) -> bool:
                if is_inside(name) and not is_seen(name, view, has_back_row):
                    return False
                stamp = known.get(name_of(view, name))
                return args.force or not (stamp if args.missing else stamp == stamps[name])
            for script, whence in WHENCE.items():
                left = {view: [name for name in names if script_of(name) == script and is_wanted(view, name)]
                        for view in whence if (not wanted or view in wanted) and is_there(slug, look, view)}
                made.append((rank, Order(Job(slug, look, ''), stamps, {view: names for view, names in left.items() if names}, script)))
    return [order for _, order in sorted(made, key=lambda one: one[0]) if order.views]


def run(order: Order, cache: Path, weights: Path) -> int:
    """Blender makes the pictures, we encode each view as it comes; answers the bytes."""
    job, total, left = order.job, 0, set(order.views)
    with tempfile.TemporaryDirectory(prefix='fittings') as out:
        path = Path(out) / 'job.json'
        write_json(path, {'slug': job.slug, 'look': job.look, 'views': order.views, 'out': out, 'cell': CELL, 'cache': str(cache),
                           'weights': str(weights), 'code': code_hashes()[0]})
        blender = subprocess.Popen([*NICE, 'blender', '-b', '-P', str(HERE / f'{order.script}.py'), '--', str(path)], text=True,
                                   stdout=subprocess.PIPE, stderr=subprocess.STDOUT, env={**os.environ, 'OMP_WAIT_POLICY': 'passive'})
        said = deque[str](maxlen=12)
        for line in blender.stdout or ():
            said.append(line.rstrip())
            if line.startswith('PICTURE '):
                made = json.loads(line.removeprefix('PICTURE '))
                total += encode(job, made) if made['files'] else 0
                order.note(made['name'])
                left.remove(made['name'])
        if blender.wait() or left:
            print(f'FAILED {job.slug}/{job.look}: ' + ' | '.join(said), flush=True)
    return total


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser()
    for name in ('models', 'fittings', 'views', 'cache'):
        parser.add_argument(f'--{name}')
    for name in ('force', 'missing', 'dry'):
        parser.add_argument(f'--{name}', action='store_true')
    return parser.parse_args()


def main() -> None:
    args = arguments()
    orders = todo(args)
    left = sum(len(names) for order in orders for names in order.views.values())
    print(f'{left} pictures of {len(orders)} looks to make', flush=True)
    if args.dry or not orders:
        return
    weights = Path(os.environ.get('CARS_WEIGHTS', GENERATOR / 'render' / '.weights' / 'rt_hdr_alb_nrm.tza'))
    if not weights.exists():
        sys.exit(f'{weights} is missing: run ../render/weights.sh')
    cache = Path(args.cache or Path(tempfile.gettempdir()) / 'car-parts')
    cache.mkdir(exist_ok=True)
    for order in orders:
        start = time.time()
        size = run(order, cache, weights)
        made = sum(map(len, order.views.values()))
        left -= made
        print(f"{time.strftime('%H:%M:%S')} {order.job.slug}/{order.job.look} {made} pictures, {time.time() - start:.0f} s, {size // 1024} KB; "
              f'left {left}', flush=True)


if __name__ == '__main__':
    main()
