"""Trees, palms, hedges and grass: bark and thousands of leaves, each two triangles. They grow from the origin; metres."""
import math
from collections.abc import Callable

import numpy as np

from ..curves import Array
from ..mesh import Mesh, join, unit
from ..solids import box, tube

Parts = dict[str, Mesh]
Random = np.random.Generator


def leaves(at: Array, along: Array, up: Array, length: Array, share: float) -> Mesh:
    """Leaves (n) at places, pointing along directions, their upper sides to up; share is width by length. Two triangles each, bent along the rib."""
    a = unit(along)
    s = unit(np.cross(a, up))
    n = unit(np.cross(s, a))
    k = length[:, None]
    tip, left, right = at + a * k, at + a * k * .45 - s * k * share / 2 + n * k * .06, at + a * k * .45 + s * k * share / 2 + n * k * .06
    v = np.stack([at, right, tip, left], 1).reshape(-1, 3)
    f = (np.arange(len(at))[:, None, None] * 4 + np.array([[0, 1, 2], [0, 2, 3]])).reshape(-1, 3)
    return Mesh(v, np.repeat(n, 4, 0), f)


def cloud(rng: Random, centres: Array, spread: float, count: int, length: float, share: float = .5) -> Mesh:
    """Leaves scattered around centres, looking outwards and up."""
    at = np.repeat(centres, count, 0) + rng.normal(0, spread, (len(centres) * count, 3)) * (1, 1, .75)
    out = unit(at - centres.mean(0)) + rng.normal(0, .7, at.shape)
    up = unit(out * .5 + (0, 0, 1)) + rng.normal(0, .5, at.shape)
    return leaves(at, unit(out), up, length * rng.uniform(.7, 1.25, len(at)), share)


def limb(rng: Random, start: Array, end: Array, thick: float) -> Mesh:
    t = np.linspace(0, 1, 6)[:, None]
    bend = rng.normal(0, .05, 3) * np.linalg.norm(end - start) * np.array([1, 1, 0])
    return tube(start + (end - start) * t + bend * np.sin(t * math.pi), thick, 7)


def tree(rng: Random, height: float, crown: float, leaf: str, length: float, clear: float, flat: float = .75) -> Parts:
    """A street tree: trunk of a clear height, limbs, boughs, leaves at their ends; crown is its radius."""
    fork = np.array([rng.normal(0, .08), rng.normal(0, .08), clear])
    wood, tips = [limb(rng, np.zeros(3), fork, .035 * height ** .75)], []
    for k in range(9):
        a = k * 2.4 + rng.uniform(-.3, .3)
        rise = rng.uniform(.35, 1.)
        end = fork + np.array([math.cos(a) * crown * (1.05 - rise * .55), math.sin(a) * crown * (1.05 - rise * .55), (height - clear) * rise * .82])
        wood.append(limb(rng, fork, end, .012 * height ** .75))
        for _ in range(8):
            d = rng.normal(0, 1, 3) * (crown * .36, crown * .36, crown * .36 * flat)
            start = fork + (end - fork) * rng.uniform(.45, 1)
            wood.append(limb(rng, start, start + d + (0, 0, .1), .012))
            tips += [start + d * .6, start + d]
    return {'Bark': join(wood), leaf: cloud(rng, np.array(tips), crown * .13, int(9200 / len(tips)), length)}


def palm(rng: Random, height: float) -> Parts:
    """A slender palm: a trunk that leans a little, bowed fronds with leaflets on both sides."""
    t = np.linspace(0, 1, 10)[:, None]
    lean = rng.normal(0, .05, 2) * height
    trunk = np.concatenate([t * t * lean, t * height], 1)
    top, made = trunk[-1], []
    for k in range(30):
        a, rise, long = k * 2.4, rng.uniform(-.35, 1.15), rng.uniform(1.9, 2.5)
        s = np.linspace(0, 1, 26)[:, None]
        flat = np.array([math.cos(a), math.sin(a), 0])
        rib = top + s * long * (flat * math.cos(rise) + np.array([0, 0, math.sin(rise)])) - (0, 0, 1) * s * s * long * .62
        along = unit(np.gradient(rib, axis=0))
        side = np.cross(along, (0, 0, 1))
        for sign in (-1, 1):
            d = side * sign + along * .75 + (0, 0, -.35) + rng.normal(0, .06, rib.shape)
            made.append(leaves(rib, d, np.tile((0, 0, 1.), (len(rib), 1)), .62 * np.sin(.25 + s[:, 0] * 2.7) + .12, .10))
    return {'BarkPalm': tube(trunk, .14, 10), 'LeafPalm': join(made)}


def hedge(rng: Random, leaf: str = 'LeafDark', high: float = .8) -> Parts:
    """Two metres of a clipped hedge, .6 m deep."""
    n = 5200
    p = rng.uniform(-1, 1, (n, 3)) * (1., .3, high / 2)
    face = rng.integers(0, 6, n)
    for axis, sign, half, f in ((0, 1, 1., 0), (0, -1, 1., 1), (1, -1, .3, 2), (1, 1, .3, 3), (2, 1, high / 2, 4), (1, -1, .3, 5)):
        p[face == f, axis] = sign * half * rng.uniform(.86, 1.04, (face == f).sum())
    out = unit(p) + rng.normal(0, .6, p.shape)
    made = leaves(p + (0, 0, high / 2), out, rng.normal(0, .6, p.shape) + (0, 0, 1), rng.uniform(.05, .085, n), .55)
    return {leaf: join([made, box((-.93, -.22, 0), (.93, .22, high * .88))])}


def bush(rng: Random, leaf: str) -> Parts:
    """A round shrub of a metre."""
    d = unit(rng.normal(0, 1, (90, 3))) * (.5, .5, .42)
    d[:, 2] = np.abs(d[:, 2])
    return {leaf: cloud(rng, d * rng.uniform(.55, 1, (90, 1)) + (0, 0, .12), .07, 30, .09, .45)}


def agave(rng: Random) -> Parts:
    """A rosette of broad pointed leaves, 1.2 m across."""
    a = np.arange(42) * 2.4
    rise = np.linspace(1.35, .15, 42)
    d = np.stack([np.cos(a) * np.cos(rise), np.sin(a) * np.cos(rise), np.sin(rise)], 1)
    return {'LeafOlive': leaves(d * .03 + (0, 0, .05), d, np.tile((0, 0, 1.), (42, 1)), rng.uniform(.5, .7, 42), .17)}


def grass(rng: Random, leaf: str = 'Blade') -> Parts:
    """Two metres of lawn, 1.5 m deep, blades of three to six centimetres."""
    n = 11000
    at = rng.uniform(-1, 1, (n, 3)) * (1.0, .74, 0)
    along = rng.normal(0, .5, (n, 3)) + (0, 0, 1)
    return {leaf: leaves(at, along, rng.normal(0, 1, (n, 3)), rng.uniform(.03, .06, n), .16)}


SPECIES: dict[str, Callable[[Random], Parts]] = {
    'plane': lambda r: tree(r, 7.5, 2.7, 'Leaf', .24, 2.4), 'oak': lambda r: tree(r, 6.2, 2.2, 'LeafDark', .20, 2.0),
    'olive': lambda r: tree(r, 4.4, 1.7, 'LeafOlive', .15, 1.5), 'jacaranda': lambda r: tree(r, 7., 3.0, 'LeafFlower', .19, 2.3),
    'tall': lambda r: tree(r, 12., 4.2, 'LeafDark', .42, 3.0, .9), 'palm': lambda r: palm(r, 7.2), 'palm-low': lambda r: palm(r, 4.0),
    'hedge': hedge, 'bush': lambda r: bush(r, 'LeafDark'), 'bush-light': lambda r: bush(r, 'Leaf'), 'agave': agave, 'grass': grass,
}
