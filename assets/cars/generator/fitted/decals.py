"""Films on the paint: a panel on the hood, stripes along the doors."""
from collections.abc import Sequence

import numpy as np

from ..car import Car
from ..curves import Array, smax
from ..cutting import cut
from ..faces.lettering import LETTERS, NAMES
from ..faces.shapes import drawn, near
from ..mesh import Field, Mesh, join, polygonise
from .registry import fitting
from .sides import between_wheels

FILM = .0006            # off the skin, m
SHUT = .0060            # that a film stays away from the middle of a shut line, m


def _film(car: Car, low: Sequence[float], high: Sequence[float], field: Field) -> Mesh:
    """What a film covers of the skin in a box, y >= 0: where the field is negative."""
    skin = cut(polygonise(car.body, low, high, car.cell), car.body, lambda q: q[:, 1], snap=.3 * car.cell)
    skin = skin.take(skin.centroids()[:, 1] > 0)
    skin.V[np.abs(skin.V[:, 1]) < 1e-6, 1] = 0
    return drawn(car, skin, field, 1).offset(FILM)


def _panel(car: Car, q: Array) -> Array:
    """Between the hood's creases, and a line around it."""
    d, lay = car.design, car.layout
    start, spread, _ = d.hood_crease
    ends = smax(lay.hood_front(q) + .075, lay.hood_rear(q) + .085, .03)
    f = smax(smax(np.abs(q[:, 1]) - start - spread * q[:, 0] + .075, ends, .05), lay.hood_side(q) + .06, .03)
    return np.minimum(f, np.abs(f - .0165) - .0045)


def _racing(car: Car, q: Array) -> Array:
    """A pair of stripes from end to end of the hood, each with a fine one outside of it."""
    y, ends = np.abs(q[:, 1]), np.maximum(car.layout.hood_front(q), car.layout.hood_rear(q)) + SHUT
    return np.maximum(np.minimum(np.abs(y - .17) - .085, np.abs(y - .275) - .006), ends)


@fitting('hood-decal')
def add_hood_decal(car: Car) -> None:
    """Matt, so that the sun does not glare on it."""
    d = car.design
    design = _racing if d.face == 'dodge' else _panel
    low, high = (.02, -2.5 * car.cell, d.cowl[1] - .45), (d.cowl[0] + .1, car.body.half_width, d.cowl[1] + .12)
    m = _film(car, low, high, lambda q: design(car, q))
    car.add('hood', m.take(m.N[m.F].mean(1)[:, 2] > .3), 'Trim')


def _word(text: str, height: float, middle: float, z: float) -> Field:
    """Letters of a height (m) around x = middle over a line at height z, for who looks along +y."""
    widths = [max(p[0] for stroke in LETTERS[c] for p in stroke) for c in text]
    at, lines = middle - (sum(widths) + .42 * (len(text) - 1)) * height / 2, []
    for letter, width in zip(text, widths, strict=True):
        lines += [near(tuple((at + u * height, z + v * height) for u, v in stroke), .085 * height) for stroke in LETTERS[letter]]
        at += (width + .42) * height
    return lambda q: np.minimum.reduce([line(q[:, 0], q[:, 2]) for line in lines])


def _band(car: Car, q: Array, x0: float, x1: float) -> Array:
    """Low on the doors a broad stripe under a fine one, cut slantwise at both ends."""
    z = q[:, 2] - car.design.clearance - car.design.lower_line[0] - car.design.lower_line[1] * (q[:, 0] - x0) + .055
    ends = np.maximum(x0 + .6 * z - q[:, 0], q[:, 0] - x1 - .6 * z)
    return np.maximum(np.minimum(np.abs(z) - .032, np.abs(z - .045) - .004), ends)


def _wedge(car: Car, q: Array, x0: float, x1: float) -> Array:
    """Below the shoulder a stripe that grows to the rear and ends in three slanted slashes."""
    x, share = q[:, 0], np.clip((q[:, 0] - x0) / (x1 - x0), 0, 1)
    z = q[:, 2] - car.body.crease(x) + .135
    slant = x + .75 * z
    slashes = np.minimum.reduce([np.abs(slant - x1 + by) - .009 for by in (.10, .17, .24)])
    ends = np.maximum(x0 - slant, slant - x1)
    return np.maximum(np.maximum(np.abs(z) - .008 - .030 * share, ends), -slashes)


@fitting('side-stripes')
def add_side_stripes(car: Car) -> None:
    """Along the doors between the wheels; the house's name is left out of a passenger car's."""
    d, b, lay = car.design, car.body, car.layout
    x0, x1 = between_wheels(car, .10)

    def stripes(q: Array) -> Array:
        f = _wedge(car, q, x0, x1) if d.bed else _band(car, q, x0, x1)
        doors = [lay.door_front(q)] + ([lay.door_rear(q)] if d.doors > 2 else [])
        bed = [q[:, 0] - d.bed[0] + .055] if d.bed else []
        return np.maximum.reduce([f, *(SHUT - np.abs(line) for line in doors + bed)])
    low = (x0 - .05, b.half_width - .16, d.clearance + .03)
    high = (x1 + .05, b.half_width + .06, float(b.crease(np.linspace(x0, x1, 9)).max()) + .02)
    if d.bed:
        car.add('stripes', _film(car, low, high, stripes), 'Trim')
        return
    x, tall = d.b_pillar - .36, .030
    z = d.clearance + d.lower_line[0] + d.lower_line[1] * (x - x0) - .055 - tall / 2
    left, right = _word(NAMES[d.face], tall, x, z), _word(NAMES[d.face], tall, -x, z)
    sides = [_film(car, low, high, lambda q: np.maximum(stripes(q), -left(q))).mirrored(),
             _film(car, low, high, lambda q: np.maximum(stripes(q), -right(q * [-1, 1, 1])))]
    car.add('stripes', join(sides), 'Trim', mirror=False)
