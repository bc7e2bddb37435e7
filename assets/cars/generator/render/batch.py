"""
Makes the pictures of all models: python3 batch.py [--models a,b] [--looks base] [--views front34,side]

Runs with Debian's Python beside Blender, at the lowest priority. What is there and current is skipped, so it can be
stopped and started at will; --missing skips whatever is there, current or not, --force nothing. --black makes that
layer alone: enough where only what stands behind the glass has changed, which no paint mirrors. The first looks come
before the second ones, front34 of all models before the other views.
"""
import argparse
import ast
import hashlib
import json
import os
import subprocess
import sys
import tempfile
import time
from collections import deque
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

HERE = Path(__file__).resolve().parent
GENERATOR, CARS = HERE.parent, HERE.parent.parent
sys.path.insert(0, str(CARS))

from generator.render.camera import VIEWS  # noqa: E402
from generator.render.designs import design_of, looks_of, slugs  # noqa: E402

# Change no geometry; of these the materials change the light.
NO_SHAPE = {'export.py', 'main.py', 'manifest.py', 'materials.py', 'model.py', 'preview.py', 'views.py'}
NO_LIGHT = {'batch.py', 'designs.py', 'picture.py'}
LARGE = '@2'                                # a view's name ends so in double size
STAGES = (('front34',), ('side', 'rear34'), tuple(view + LARGE for view in VIEWS))
CELL = .014                                 # edge of the skin's triangles, m
NICE = ('nice', '-n', '19')
Made = dict[str, Any]


@dataclass
class Job:
    """Pictures of one look, made in one run of Blender; stamp is the hash they are noted with."""

    slug: str
    look: str
    stamp: str
    views: list[str] = field(default_factory=list)

    @property
    def folder(self) -> Path:
        return CARS / self.slug / self.look


def digest(*parts: object) -> str:
    h = hashlib.sha256()
    for part in parts:
        h.update(repr(part).encode())
    return h.hexdigest()[:16]


def meaning(path: Path) -> str:
    """The code without comments, docstrings and layout: tidying up makes no picture again."""
    tree = ast.parse(path.read_text())
    for node in ast.walk(tree):
        body = getattr(node, 'body', None)
        if isinstance(body, list) and body and isinstance(body[0], ast.Expr) and isinstance(body[0].value, ast.Constant):
            body[0].value.value = ''
    return ast.unparse(tree)


def code_hashes() -> tuple[str, str]:
    """Of the code that makes shapes and of the code that makes light."""
    def of(files: Iterable[Path]) -> str:
        return digest(*(meaning(f) for f in sorted(files)))
    shape = [f for f in GENERATOR.glob('*.py') if f.name not in NO_SHAPE] + list((GENERATOR / 'faces').glob('*.py'))
    light = [f for f in HERE.glob('*.py') if f.name not in NO_LIGHT and not f.name.startswith('test_')]
    return of(shape), of([GENERATOR / 'materials.py', *light])


def write_json(path: Path, value: object) -> None:
    """Whole or not at all."""
    part = path.with_suffix('.part')
    part.write_text(json.dumps(value, indent=2, ensure_ascii=False) + '\n')
    part.rename(path)


def noted(folder: Path) -> dict[str, str]:
    """Which hash each picture of a look was made from."""
    path = folder / 'pictures.json'
    return json.loads(path.read_text()) if path.exists() else {}


def note(job: Job, name: str) -> None:
    """The picture's stamp goes beside it."""
    write_json(job.folder / 'pictures.json', dict(sorted((noted(job.folder) | {name: job.stamp}).items())))


class Plan:
    """What is to be made."""

    def __init__(self, args: argparse.Namespace) -> None:
        self.args, self.code = args, code_hashes()
        wanted = args.looks.split(',') if args.looks else None
        self.models = args.models.split(',') if args.models else slugs()
        self.looks = {s: [k for k in looks_of(s) if not wanted or k in wanted] for s in self.models}
        every = [(slug, look) for slug, looks in self.looks.items() for look in looks]
        self.stamps = {which: digest(design_of(*which), *self.code) for which in every}

    def jobs(self) -> Iterator[Job]:
        views = self.args.views.split(',') if self.args.views else [*VIEWS, 'front34' + LARGE]
        for rank in range(max(map(len, self.looks.values()), default=0)):
            for stage in STAGES:
                for slug, looks in self.looks.items():
                    if rank < len(looks):
                        job = Job(slug, looks[rank], self.stamps[slug, looks[rank]])
                        job.views = self.open(job, [v for v in stage if v in views])
                        yield job

    def open(self, job: Job, names: list[str]) -> list[str]:
        """Those that are missing or out of date."""
        made = noted(job.folder)

        def current(name: str) -> bool:
            there = (job.folder / f'{name}.black.webp').exists()
            return there and (self.args.missing or made.get(name) == job.stamp)
        return [n for n in names if self.args.force or not current(n)]


class Progress:
    """One line a picture, with the time left."""

    def __init__(self, todo: list[Job]) -> None:
        self.left = sum(len(j.views) for j in todo)
        self.pace = 70.                                 # seconds a view, a first guess
        self.last = time.time()

    def __call__(self, job: Job, made: Made, size: int) -> None:
        took, self.last = time.time() - self.last, time.time()
        self.left -= 1
        self.pace += (took - self.pace) * .2
        print(f"{time.strftime('%H:%M:%S')} {job.slug}/{job.look}/{made['name']} {took:.0f} s, "
              f"{made['cpu']:.0f} s of processor for the view, {size // 1024} KB; "
              f"left {self.left} views, {self.left * self.pace / 60:.0f} min", flush=True)


def encode(job: Job, made: Made) -> int:
    """WebP files of a picture; answers their bytes."""
    own = CARS.parents[1] / 'node_modules' / '.bin' / 'node'
    wanted = [{**f, 'to': str(job.folder / f"{made['name']}.{f['layer']}.webp")} for f in made['files']]
    done = subprocess.run([*NICE, str(own) if own.exists() else 'node', str(HERE / 'encode.ts')], text=True,
                          input=json.dumps(wanted), capture_output=True, timeout=900, check=False)
    if done.returncode:
        raise RuntimeError(done.stderr[-800:])
    return int(done.stdout)


def run(job: Job, args: argparse.Namespace, cache: Path, weights: Path, progress: Progress) -> None:
    """Blender makes the pictures, we encode each as it comes."""
    job.folder.mkdir(parents=True, exist_ok=True)
    shape, light = code_hashes()
    with tempfile.TemporaryDirectory(prefix='pictures') as out:
        order = Path(out) / 'job.json'
        write_json(order, {'slug': job.slug, 'look': job.look, 'views': job.views, 'out': out, 'black': args.black,
                           'cell': CELL, 'cache': str(cache), 'weights': str(weights), 'code': shape, 'light': light})
        command = [*NICE, 'blender', '-b', '-P', str(HERE / 'picture.py'), '--', str(order)]
        blender = subprocess.Popen(command, text=True, stdout=subprocess.PIPE, stderr=subprocess.STDOUT,
                                   env={**os.environ, 'OMP_WAIT_POLICY': 'passive'})
        said = deque[str](maxlen=12)
        left = set(job.views)
        for line in blender.stdout or ():
            said.append(line.rstrip())
            if line.startswith('PICTURE '):
                made = json.loads(line.removeprefix('PICTURE '))
                size = encode(job, made)
                note(job, made['name'])
                left.remove(made['name'])
                progress(job, made, size)
        # Blender ends well even where the script has not.
        if blender.wait() or left:
            print(f'FAILED {job.slug}/{job.look}: ' + ' | '.join(said), flush=True)


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser()
    for name in ('models', 'looks', 'views', 'cache'):
        parser.add_argument(f'--{name}')
    for name in ('force', 'missing', 'dry', 'black'):
        parser.add_argument(f'--{name}', action='store_true')
    return parser.parse_args()


def main() -> None:
    args = arguments()
    todo = [j for j in Plan(args).jobs() if j.views]
    progress = Progress(todo)
    print(f'{progress.left} views to make', flush=True)
    if args.dry:
        for job in todo:
            print(job.slug, job.look, *job.views)
        return
    weights = Path(os.environ.get('CARS_WEIGHTS', HERE / '.weights' / 'rt_hdr_alb_nrm.tza'))
    if not weights.exists():
        sys.exit(f'{weights} is missing: run weights.sh')
    cache = Path(args.cache or Path(tempfile.gettempdir()) / 'car-parts')
    cache.mkdir(exist_ok=True)
    for job in todo:
        run(job, args, cache, weights, progress)


if __name__ == '__main__':
    main()
