"""On a pickup's bed: covers, bar, tool box."""
from collections.abc import Callable
from dataclasses import replace

import numpy as np

from ..car import Car
from ..curves import Array, Curve, smax
from ..extras import add_roll_bar
from ..mesh import Mesh, join, polygonise
from ..solids import box
from .registry import fitting

OVERLAP = .045          # of a cover on the walls


def wall_top(car: Car) -> Curve:
    """Height of the bed's walls along x: the skin beside the opening."""
    x0, x1, y1, _ = car.design.bed
    x = np.linspace(x0 + .03, x1 - .03, 9)
    z = np.full(len(x), car.design.height)
    for _ in range(60):                                         # falls on the skin
        z = z - .7 * np.maximum(car.body(np.stack([x, 0 * x + y1 + .045, z], 1)), 0)
    return Curve(np.stack([x, z], 1))


def _cover(car: Car, surface: Curve, shape: Callable[[Array, Array], Array], cell: float) -> Mesh:
    """A plate over the opening whose upper side is shape(x, y) over the walls."""
    x0, x1, y1, _ = car.design.bed

    def plate(q: Array) -> Array:
        x, y, z = q.T
        side = smax(np.abs(y) - y1 - OVERLAP, np.maximum(x0 - .005 - x, x - x1 - .020), .03)
        up = surface(x) + shape(x, y)
        return smax(smax(side, z - up, .014), surface(x) - .012 - z, .006)
    z = surface(np.array([x0, x1]))
    m = polygonise(plate, (x0 - .04, -.02, z.min() - .04), (x1 + .05, y1 + .08, z.max() + .08), cell)
    return m.take(m.centroids()[:, 1] > -.001)


@fitting('soft-cover')
def add_soft_cover(car: Car) -> None:
    """Fabric over bows, in a slim frame."""
    x0, x1, y1, _ = car.design.bed
    surface, bows = wall_top(car), 3

    def fabric(x: Array, y: Array) -> Array:
        wave = np.abs(np.cos(np.pi * (bows + 1) * (x - x0) / (x1 - x0) + np.pi / 2)) if bows % 2 else 0
        arch = 1 - (y / (y1 + OVERLAP)) ** 2
        return .014 + arch * (.022 + .014 * (1 - wave) ** 2)
    car.add('fabric', _cover(car, surface, fabric, .010), 'Trim')
    rail = [box((x0, y1 + .02, float(surface(x0)) - .006), (x0 + .02, y1 + .03, float(surface(x0)) + .006))]
    knobs = [box((x - .012, y1 + OVERLAP - .004, float(surface(x)) - .004), (x + .012, y1 + OVERLAP + .004, float(surface(x)) + .010))
             for x in np.arange(x0 + .10, x1, .24)]
    car.add('knobs', join(rail + knobs), 'Satin')


@fitting('hard-cover')
def add_hard_cover(car: Car) -> None:
    """Lamellas in gloss black between bright rails, with the housing they roll into behind the cab."""
    x0, x1, y1, _ = car.design.bed
    surface, pitch = wall_top(car), .115

    def slats(x: Array, y: Array) -> Array:
        groove = np.abs((x - x0) / pitch % 1 - .5) * pitch
        housing = np.clip((x0 + .27 - x) / .02, 0, 1)
        return .026 + .020 * housing - .010 * np.clip(1 - groove / .012, 0, 1) * (1 - housing)
    car.add('slats', _cover(car, surface, slats, .009), 'Gloss')
    xs = np.linspace(x0 + .28, x1 + .01, 8)
    rails = [box((a, y1 + .008, float(surface(a)) - .004), (e, y1 + OVERLAP + .012, float(max(surface(a), surface(e))) + .030))
             for a, e in zip(xs, xs[1:])]
    car.add('rails', join(rails), 'Satin')


@fitting('bed-box')
def add_bed_box(car: Car) -> None:
    """An aluminium tool box across the bed behind the cab, its lid over the walls."""
    x0, _, y1, _ = car.design.bed
    z = float(wall_top(car)(x0 + .25))
    low, high, lid = z - .30, z + .135, z + .075
    front, back, half = x0 + .055, x0 + .50, y1 - .020

    def body(q: Array) -> Array:
        x, y, zz = q.T
        return smax(smax(np.maximum(front + .008 - x, x - back + .008), np.abs(y) - half + .008, .02), np.maximum(low - zz, zz - lid + .004), .01)

    def cover(q: Array) -> Array:
        x, y, zz = q.T
        roof = zz - high + .25 * np.maximum(np.abs(x - (front + back) / 2) - .16, 0)
        return smax(smax(smax(front - x, x - back, .02), np.abs(y) - half, .02), smax(roof, lid - zz, .012), .016)
    made = [polygonise(f, (front - .03, -.02, low - .02), (back + .03, half + .03, high + .03), .011) for f in (body, cover)]
    both = join(made)
    car.add('box', both.take(both.centroids()[:, 1] > -.001), 'Satin')
    locks = [box((back - .004, half * .55 - .035, lid - .045), (back + .012, half * .55 + .035, lid + .018)),
             box((front + .10, half - .004, lid - .03), (front + .16, half + .010, lid + .015))]
    car.add('locks', join(locks), 'Trim')


@fitting('bed-bar')
def add_bed_bar(car: Car) -> None:
    """The sport bar that some looks have from the works."""
    d = car.design
    other = Car(replace(d, roll_bar=True), car.body, car.layout, car.cell)
    add_roll_bar(other)
    car.parts |= other.parts
