"""Other wheels: rim, size and tread; everything else is made as the works' wheels are."""
import math
from collections.abc import Callable
from dataclasses import replace

import numpy as np

from ..car import Car
from ..design import Design
from ..fit import rim
from ..mesh import Mesh, join
from ..registries import RIMS
from ..solids import box, lathe
from ..wheels import rim_face, tyre, wheel_parts, wheel_y
from . import rims as _rims  # noqa: F401  files its designs in RIMS
from .registry import fitting

Parts = dict[str, tuple[Mesh, str]]
SIDEWALL = .058         # what a tyre keeps at least, m
BLOCKS = 30             # of an off-road tread, around
NET = ('chrysler', 'dodge', 'jeep')                  # their own rims have spokes in pairs: they get the net
PAIRS = ('peugeot', 'fiat-abarth')                   # these have many single blades: they get black pairs


def rim_named(fitting: str, d: Design) -> str:
    """The rim a fitting gives a car: a key of RIMS."""
    if fitting == 'wheels-sport':
        return 'net10' if d.face in NET else 'cut5'
    if fitting == 'wheels-dark':
        return 'night7' if d.face in PAIRS else 'night12'
    return {'wheels-comfort': 'aero5', 'wheels-off-road': 'rock6'}[fitting]


def _wheel(d: Design, fitting: str, inches: float, cell: float, pocket: str = '') -> Parts:
    """A fitting's wheel with a rim of that many inches, as far as the tyre leaves room; pocket is a second, deeper face."""
    design = replace(d, face='plain', rim_style=rim_named(fitting, d), rim_d=min(rim(inches), d.wheel_d - 2 * SIDEWALL))
    parts = wheel_parts(design, cell)
    if pocket:
        r = design.rim_d / 2 - .006
        deeper = RIMS[pocket](r)
        face, flank = rim_face(deeper, r, d.tyre_w / 2 * .86, cell)
        parts |= {'pocket': (face, deeper.face), 'pocket_flank': (flank, deeper.flank)}
    return parts


def _mount(car: Car, make: Callable[[float], Parts]) -> None:
    """The wheel on all four corners, named like the works' wheels."""
    parts = make(.005 if car.cell <= .012 else .009)
    for i, axle in enumerate(car.design.axles):
        for side in (1, -1):
            at = (axle, side * wheel_y(car, axle), car.design.wheel_z)
            for name, (m, material) in parts.items():
                placed = (m if side == 1 else m.mirrored()).moved(at)
                car.add(f'wheel{i}{"L" if side > 0 else "R"}_{name}', placed, material, mirror=False)


def inches(d: Design) -> int:
    """Of the works' rim."""
    return round((d.rim_d - rim(0)) / .0254)


@fitting('wheels-comfort')
def add_comfort(car: Car) -> None:
    """Closed for the wind, as large as the works' wheels."""
    d = car.design
    _mount(car, lambda cell: _wheel(d, 'wheels-comfort', inches(d), cell, 'aero5-pocket'))


@fitting('wheels-sport')
def add_sport(car: Car) -> None:
    """Diamond-cut spokes, an inch larger."""
    d = car.design
    pocket = '' if d.face in NET else 'cut5-pocket'
    _mount(car, lambda cell: _wheel(d, 'wheels-sport', inches(d) + 1, cell, pocket))


@fitting('wheels-dark')
def add_dark(car: Car) -> None:
    """Gloss black, of 18 inches; on a sedan an inch larger than the works'."""
    d = car.design
    size = inches(d) + 1 if d.notchback else max(18, inches(d))
    _mount(car, lambda cell: _wheel(d, 'wheels-dark', size, cell))


def _tread(d: Design) -> Mesh:
    """A tyre with a deep tread: blocks on both shoulders, staggered ones between them."""
    r, h = d.wheel_d / 2, d.tyre_w / 2
    step = 2 * math.pi / BLOCKS
    half = r * step * .33

    def around(m: Mesh, first: float) -> list[Mesh]:
        made = []
        for k in range(BLOCKS):
            a = first + k * step
            turn = np.array([[math.cos(a), 0, math.sin(a)], [0, 1, 0], [-math.sin(a), 0, math.cos(a)]])
            made.append(Mesh(m.V @ turn, m.N @ turn, m.F))
        return made
    shoulder = [box((r - .050, h * .52, -half), (r, h * 1.045, half)), box((r - .052, -h * 1.045, -half), (r, -h * .52, half))]
    middle = [box((r - .02, h * .06, -half), (r, h * .44, half)), box((r - .02, -h * .44, -half), (r, -h * .06, half))]
    carcass = tyre(replace(d, wheel_d=d.wheel_d - .024))
    blocks = [b for m in shoulder for b in around(m, 0)] + [b for k, m in enumerate(middle) for b in around(m, step * (.5 + .25 * k))]
    return join([carcass, *blocks])


@fitting('wheels-off-road')
def add_off_road(car: Car) -> None:
    """Six dark spokes in a bolted ring, and a tyre with blocks."""
    d = car.design

    def make(cell: float) -> Parts:
        parts = _wheel(d, 'wheels-off-road', inches(d), cell)
        r, y = min(d.rim_d, d.wheel_d - 2 * SIDEWALL) / 2, d.tyre_w / 2 * .86
        ring = lathe([(r - .034, y - .010), (r - .032, y + .008), (r - .008, y + .009), (r - .004, y + .004)], 64)
        bolt = lathe([(.006, y), (.006, y + .013), (.0005, y + .014)], 8)
        ways = np.arange(18) * math.pi / 9
        bolts = join([bolt.moved(((r - .020) * math.cos(a), 0, (r - .020) * math.sin(a))) for a in ways])
        return parts | {'tyre': (_tread(d), 'Tyre'), 'ring': (ring, 'Satin'), 'bolts': (bolts, 'RimDark')}
    _mount(car, make)
