"""Forms that things are put together from: built along +z, in metres. Pieces are meshes, each with its material."""
import math
from collections.abc import Iterable

import numpy as np
from numpy.typing import ArrayLike

from ..curves import Array, Curve
from ..mesh import Faces, Mesh, join, unit
from ..outlines import round_poly
from ..solids import lathe
from .kit import Parts

Pieces = list[tuple[Mesh, str]]


def gathered(pieces: Pieces) -> Parts:
    """One part for each material."""
    return {material: (join(m for m, of in pieces if of == material), material) for material in dict.fromkeys(of for _, of in pieces)}


def turned(m: Mesh, axis: str, degrees: float) -> Mesh:
    k = 'xyz'.index(axis)
    a, b = (k + 1) % 3, (k + 2) % 3
    r, t = np.eye(3), math.radians(degrees)
    r[a, a] = r[b, b] = math.cos(t)
    r[a, b], r[b, a] = math.sin(t), -math.sin(t)
    return Mesh(m.V @ r, m.N @ r, m.F)


def aimed(m: Mesh, direction: ArrayLike, at: ArrayLike = (0, 0, 0)) -> Mesh:
    """Its +z to a direction, its +y kept as far up as it can be."""
    z = unit(np.array(direction, float))
    x = unit(np.cross((0, 0, 1.), z)) if abs(z[2]) < .999 else np.array([1., 0, 0])
    r = np.stack([x, np.cross(z, x), z])
    return Mesh(m.V @ r + np.array(at), m.N @ r, m.F)


def put(pieces: Pieces, at: ArrayLike = (0, 0, 0), **turns: float) -> Pieces:
    """All of them turned about x, y, z in the order given (degrees), then moved."""
    for axis, degrees in turns.items():
        pieces = [(turned(m, axis, degrees), of) for m, of in pieces]
    return [(m.moved(at), of) for m, of in pieces]


def rounded(path: ArrayLike, r: float, n: int = 5) -> Array:
    """An open line with its corners rounded."""
    p = np.array(path, float)
    out = [p[:1]]
    for before, corner, after in zip(p, p[1:], p[2:]):
        a, b = before - corner, after - corner
        la, lb = np.linalg.norm(a), np.linalg.norm(b)
        d = min(r, .45 * la, .45 * lb)
        start, end = corner + a / la * d, corner + b / lb * d
        t = np.linspace(0, 1, n)[:, None]
        out.append((1 - t) ** 2 * start + 2 * t * (1 - t) * corner + t * t * end)
    return np.concatenate([*out, p[-1:]])


def spline(points: ArrayLike, n: int = 80) -> Array:
    """A smooth line through points."""
    p = np.array(points, float)
    t = np.concatenate([[0], np.cumsum(np.sqrt(np.linalg.norm(np.diff(p, axis=0), axis=1)))])
    return np.stack([Curve(np.stack([t, p[:, k]], 1))(np.linspace(0, t[-1], n)) for k in range(p.shape[1])], 1)


def coil(axis: Array, radius: ArrayLike, turns: float, per: int = 26) -> Array:
    """A line wound around another."""
    n = int(turns * per)
    s = np.linspace(0, len(axis) - 1, n)
    p = np.stack([np.interp(s, np.arange(len(axis)), axis[:, k]) for k in range(3)], 1)
    side, other = _across(p)
    a = np.linspace(0, 2 * math.pi * turns, n)[:, None]
    return p + np.broadcast_to(radius, n)[:, None] * (np.cos(a) * side + np.sin(a) * other)


def _across(p: Array) -> tuple[Array, Array]:
    """Two directions across a line, carried along it without twist."""
    along = unit(np.gradient(p, axis=0))
    start = np.eye(3)[np.argmin(np.abs(along[0]))]
    side = [unit(start - along[0] * (start @ along[0]))]
    for d in along[1:]:
        side.append(unit(side[-1] - d * (side[-1] @ d)))
    return np.array(side), np.cross(along, side)


def _grid(rows: int, columns: int) -> Faces:
    """Faces between rows of points, each row a ring."""
    i, k = np.meshgrid(np.arange(rows - 1), np.arange(columns), indexing='ij')
    j = (k + 1) % columns
    q = np.stack([i * columns + k, i * columns + j, (i + 1) * columns + j, (i + 1) * columns + k], -1).reshape(-1, 4)
    return np.concatenate([q[:, :3], q[:, [0, 2, 3]]])


def pipe(points: ArrayLike, radius: ArrayLike, sides: int = 14, has_ends: bool = False) -> Mesh:
    """A round bar along a line."""
    p = np.array(points, float)
    side, other = _across(p)
    a = np.linspace(0, 2 * math.pi, sides, endpoint=False)[:, None]
    normals = np.stack([np.cos(a) * s + np.sin(a) * o for s, o in zip(side, other)])
    r = np.broadcast_to(radius, len(p))
    m = Mesh((p[:, None] + r[:, None, None] * normals).reshape(-1, 3), normals.reshape(-1, 3), _grid(len(p), sides))
    if not has_ends:
        return m
    ends = [aimed(turn([(0, 0), (r[k], 0), (r[k], r[k] * .3), (0, r[k] * .3)], r[k] * .2, 20), p[k] - p[inner], p[k]) for k, inner in ((0, 1), (-1, -2))]
    return join([m, *ends])


def turn(profile: ArrayLike, r: float = 0, n: int = 64) -> Mesh:
    """A profile (radius, z) turned about z; it runs from the bottom outwards and up. Its corners are rounded by r."""
    line = np.array(profile, float)
    if r:
        line = rounded(line, r)
    m = lathe(line[::-1], n)
    return Mesh(m.V[:, [0, 2, 1]] * [1, -1, 1], m.N[:, [0, 2, 1]] * [1, -1, 1], m.F)


def prism(outline: ArrayLike, low: float, high: float, bevel: float = 0, base: float | None = None) -> Mesh:
    """An outline (x, y, counter-clockwise, seen whole from its middle) from low to high, its edges rounded by bevel, those below by base."""
    p = np.array(outline, float)
    p = p[np.linalg.norm(p - np.roll(p, 1, 0), axis=1) > 1e-7]
    d = np.roll(p, -1, 0) - np.roll(p, 1, 0)
    out = unit(np.stack([d[:, 1], -d[:, 0]], 1))
    base = bevel if base is None else base
    a = np.linspace(0, math.pi / 2, 5)
    rows = [(-base * (1 - math.sin(t)), low + base * (1 - math.cos(t)), math.sin(t), -math.cos(t)) for t in a] if base else [(0, low, 1, 0)]
    rows += [(-bevel * (1 - math.cos(t)), high - bevel * (1 - math.sin(t)), math.cos(t), math.sin(t)) for t in a] if bevel else [(0, high, 1, 0)]
    k = len(p)
    v = np.concatenate([np.concatenate([p + out * move, np.full((k, 1), z)], 1) for move, z, _, _ in rows])
    normals = np.concatenate([np.concatenate([out * flat, np.full((k, 1), up)], 1) for _, _, flat, up in rows])
    parts = [Mesh(v, unit(normals), _grid(len(rows), k))]
    for ring, up in ((v[:k], -1), (v[-k:], 1)):
        fan = np.stack([np.full(k, k), np.arange(k), (np.arange(k) + 1) % k], 1)
        parts.append(Mesh(np.concatenate([ring, ring.mean(0, keepdims=True)]), np.tile([0, 0, float(up)], (k + 1, 1)), fan if up > 0 else fan[:, ::-1]))
    return join(parts)


def oblong(wide: float, long: float, r: float, n: int = 8) -> Array:
    """A rectangle with round corners."""
    w, h = wide / 2, long / 2
    return round_poly([(-w, -h), (w, -h), (w, h), (-w, h)], r * 1.3, n)


def ngon(sides: int, across: float, r: float = .0006) -> Array:
    """A regular one, by the distance between its flats."""
    a = (np.arange(sides) + .5) * 2 * math.pi / sides
    return round_poly(np.stack([np.cos(a), np.sin(a)], 1) * across / 2 / math.cos(math.pi / sides), r, 4)


def circle(radius: float, n: int = 48) -> Array:
    a = np.linspace(0, 2 * math.pi, n, endpoint=False)
    return np.stack([np.cos(a), np.sin(a)], 1) * radius


def arc(radius: float, start: float, end: float, n: int = 40, middle: ArrayLike = (0, 0)) -> Array:
    """Points of a part of a circle, from one angle to another in degrees."""
    a = np.radians(np.linspace(start, end, n))
    return np.stack([np.cos(a), np.sin(a)], 1) * radius + np.array(middle)


def line(points: ArrayLike, wide: float, z: float) -> Mesh:
    """A flat stroke in (x, y), square at its ends."""
    p = np.array(points, float)
    t = unit(np.gradient(p, axis=0))
    side = np.stack([-t[:, 1], t[:, 0]], 1) * wide / 2
    n = len(p)
    v = np.column_stack([np.concatenate([p + side, p - side]), np.full(2 * n, z)])
    i = np.arange(n - 1)
    f = np.concatenate([np.stack([n + i, n + i + 1, i + 1], 1), np.stack([n + i, i + 1, i], 1)])
    return Mesh(v, np.tile([0, 0, 1.], (2 * n, 1)), f)


def hex_bolt(size: float, washer: float = 2.3) -> Mesh:
    """Its head on a washer; size is that of its thread."""
    return join([turn([(0, 0), (washer * size / 2, 0), (washer * size / 2, size * .16), (0, size * .16)], size * .05, 40),
                 prism(ngon(6, size * 1.6, size * .08), size * .16, size * .8, size * .09, 0)])


def socket_bolt(size: float) -> Pieces:
    """A round head with a dark six-sided hole."""
    return [(turn([(0, 0), (size * .9, 0), (size * .9, size * .75), (size * .75, size * .85), (0, size * .85)], size * .1, 40), 'Steel'),
            (prism(ngon(6, size * .9, size * .02), size * .85, size * .86), 'Gloss')]


def loops(radius: float, thick: float, turns: float, start: float = -20, flat: float = .86, upper: float = 1.8) -> Array:
    """A cable laid in rings on the floor: inwards below, then outwards on top; start is where it begins (degrees)."""
    t = np.linspace(0, turns, int(turns * 72))
    lower = turns - upper
    r = radius + thick * 1.04 * np.where(t < lower, lower - t, (t - lower) * 1.02)
    z = thick * (.5 + .96 * np.clip((t - lower + .12) / .24, 0, 1))
    a = np.radians(start) + 2 * math.pi * t
    wave = 1 + .018 * np.sin(2 * a + .7) + .010 * np.sin(3 * a)
    return np.stack([r * wave * np.cos(a), r * wave * flat * np.sin(a), z], 1)


def piled(meshes: Iterable[Mesh], material: str) -> Pieces:
    return [(join(meshes), material)]
