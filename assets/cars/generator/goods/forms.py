"""Forms that things for a car are made of: slabs, swept profiles, round bars, threads."""
import math
from collections.abc import Callable

import numpy as np
from numpy.typing import ArrayLike

from ..curves import Array
from ..inside.shapes import block
from ..mesh import Faces, Mesh, join, unit
from ..outlines import poly_sdf, round_poly
from ..solids import tube


def crisp(v: Array, f: Faces, angle: float = 38) -> Mesh:
    """A mesh whose edges sharper than an angle (degrees) stay sharp."""
    corner = v[f]
    area = np.cross(corner[:, 1] - corner[:, 0], corner[:, 2] - corner[:, 0])
    normal, limit = unit(area), math.cos(math.radians(angle))
    who, face = f.ravel(), np.repeat(np.arange(len(f)), 3)
    order = np.argsort(who, kind='stable')
    who, face = who[order], face[order]
    total = area[face].copy()
    for shift in range(1, int(np.bincount(who).max())):
        same = who[shift:] == who[:-shift]
        a, b = np.nonzero(same)[0], np.nonzero(same)[0] + shift
        near = (normal[face[a]] * normal[face[b]]).sum(1) > limit
        np.add.at(total, a[near], area[face[b[near]]])
        np.add.at(total, b[near], area[face[a[near]]])
    n = np.empty_like(total)
    n[order] = unit(total)
    return Mesh(v[f.ravel()], n, np.arange(3 * len(f)).reshape(-1, 3))


def turned(m: Mesh, z: float = 0, x: float = 0, y: float = 0, about: ArrayLike = (0, 0, 0)) -> Mesh:
    """Turned about a point by degrees: first around x, then y, then z."""
    r = np.eye(3)
    for degrees, i, j in ((x, 1, 2), (y, 2, 0), (z, 0, 1)):
        c, s, one = math.cos(math.radians(degrees)), math.sin(math.radians(degrees)), np.eye(3)
        one[i, i], one[j, j], one[i, j], one[j, i] = c, c, -s, s
        r = one @ r
    p = np.array(about, float)
    return Mesh((m.V - p) @ r.T + p, m.N @ r.T, m.F)


def bent(m: Mesh, shape: Callable[[Array], Array], angle: float = 38) -> Mesh:
    """A mesh whose points are moved by a function, shaded anew."""
    keys, index = np.unique(np.round(m.V, 6), axis=0, return_inverse=True)
    f = index.reshape(-1)[m.F]
    f = f[(f[:, 0] != f[:, 1]) & (f[:, 1] != f[:, 2]) & (f[:, 2] != f[:, 0])]
    return crisp(shape(keys), f, angle)


def rectangle(w: float, h: float, r: float, at: tuple[float, float] = (0, 0), n: int = 6) -> Array:
    """Rounded rectangle around a place."""
    x, y = at
    return round_poly([(x - w / 2, y - h / 2), (x + w / 2, y - h / 2), (x + w / 2, y + h / 2), (x - w / 2, y + h / 2)], r, n)


def dense(poly: Array, far: float, closed: bool = True) -> Array:
    """A line with points no further apart than far; points that coincide become one."""
    ends = np.roll(poly, -1, 0) if closed else poly[1:]
    out = []
    for a, b in zip(poly, ends):
        length = np.linalg.norm(b - a)
        if length > 1e-6:
            out.append(a + np.linspace(0, 1, max(math.ceil(length / far), 1), endpoint=False)[:, None] * (b - a))
    return np.concatenate(out if closed else [*out, poly[-1:]])


def smooth(points: ArrayLike, closed: bool = False, n: int = 10) -> Array:
    """A soft line through points."""
    p = np.array(points, float)
    q = np.concatenate([p[-1:], p, p[:2]]) if closed else np.concatenate([2 * p[:1] - p[1:2], p, 2 * p[-1:] - p[-2:-1]])
    t = np.linspace(0, 1, n, endpoint=False)[:, None]
    parts = [.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t ** 2 + (3 * b - a - 3 * c + d) * t ** 3)
             for a, b, c, d in zip(q, q[1:], q[2:], q[3:])]
    return np.concatenate(parts if closed else [*parts, p[-1:]])


def inset(poly: Array, d: float) -> Array:
    """A closed outline moved inwards by d (its way round does not matter)."""
    u, v = poly.T
    turn = np.sign((u * np.roll(v, -1) - v * np.roll(u, -1)).sum())
    along = unit(poly - np.roll(poly, 1, 0))
    normal = np.stack([-along[:, 1], along[:, 0]], 1) * turn
    both = normal + np.roll(normal, -1, 0)
    return poly + both * d / np.maximum(1 + (normal * np.roll(normal, -1, 0)).sum(1), .4)[:, None]


def within(poly: Array, d: float) -> Array:
    """As inset, where corners are tighter than d."""
    p = inset(poly, d)
    return p[poly_sdf(poly, *p.T) < -.985 * d]


def sweep(poly: Array, profile: ArrayLike, closed: bool = True, loop: bool = False, angle: float = 38) -> Mesh:
    """A profile of (inwards, up) led along an outline in the plane z = 0; loop: the profile is closed too."""
    pr = np.array(profile, float)
    u, v = poly.T
    if closed and (u * np.roll(v, -1) - v * np.roll(u, -1)).sum() < 0:
        poly = poly[::-1]
    if closed:
        rings = [inset(poly, d) for d in pr[:, 0]]
    else:
        along = unit(np.gradient(poly, axis=0))
        rings = [poly + np.stack([-along[:, 1], along[:, 0]], 1) * d for d in pr[:, 0]]
    n, k = len(poly), len(pr)
    p = np.concatenate([np.column_stack([ring, np.full(n, z)]) for ring, z in zip(rings, pr[:, 1])])
    i, c = np.meshgrid(np.arange(n if closed else n - 1), np.arange(k if loop else k - 1), indexing='ij')
    j, e = (i + 1) % n, (c + 1) % k
    q = np.stack([c * n + i, c * n + j, e * n + j, e * n + i], -1).reshape(-1, 4)
    return crisp(p, np.concatenate([q[:, :3], q[:, [0, 2, 3]]]), angle)


def sheet_of(poly: Array, z: float, cell: float = 0, holes: tuple[Array, ...] = ()) -> Mesh:
    """A flat face that looks up, of an outline and holes; cell: with a grid of points inside, so that it can be bent."""
    from mathutils import Vector
    from mathutils.geometry import delaunay_2d_cdt
    loops = [poly, *holes]
    points, edges = np.concatenate(loops), []
    for loop in loops:
        s = sum(len(other) for other in loops[:next(i for i, o in enumerate(loops) if o is loop)])
        edges += [(s + i, s + (i + 1) % len(loop)) for i in range(len(loop))]
    if cell:
        low, high = poly.min(0), poly.max(0)
        grid = np.stack(np.meshgrid(*(np.arange(a, b, cell) for a, b in zip(low, high))), -1).reshape(-1, 2)
        d = np.max([poly_sdf(poly, *grid.T), *(-poly_sdf(h, *grid.T) for h in holes)], 0)
        points = np.concatenate([points, grid[d < -.5 * cell]])
    v, _, f, *_ = delaunay_2d_cdt([Vector(p) for p in points], edges, [], 1, 1e-7)
    p, f = np.array([(*q, z) for q in v]), np.array(f)
    if holes:
        c = p[f].mean(1)
        f = f[np.min([poly_sdf(h, c[:, 0], c[:, 1]) for h in holes], 0) > 0]
    g = np.cross(p[f[:, 1]] - p[f[:, 0]], p[f[:, 2]] - p[f[:, 0]])[:, 2]
    f = np.where((g < 0)[:, None], f[:, ::-1], f)
    return Mesh(p, np.tile([0, 0, 1.], (len(p), 1)), f)


def slab(poly: Array, low: float, high: float, r: float = .002, cell: float = 0, holes: tuple[Array, ...] = (), n: int = 4) -> Mesh:
    """A plate with an outline and holes, its edges rounded by r."""
    t = np.linspace(0, math.pi / 2, n)
    upper = np.stack([r * (1 - np.cos(t)), high - r + r * np.sin(t)], 1)
    profile = np.concatenate([np.stack([upper[:, 0], low + high - upper[:, 1]], 1)[::-1], upper])
    made = [sweep(poly, profile)]
    made += [turned(sweep(h, profile * [-1, 1])).flipped() for h in holes]
    tops = tuple(inset(h, -r) for h in holes)
    top = sheet_of(inset(poly, r), high, cell, tops)
    return join([*made, top, Mesh(top.V + [0, 0, low - high], -top.N, top.F[:, ::-1])])


def pressed(plate: Mesh, height: Callable[[Array, Array], Array], e: float = 4e-4) -> Mesh:
    """A flat plate pressed to heights."""
    x, y, z = plate.V.T
    slope_x, slope_y = ((height(x + dx, y + dy) - height(x - dx, y - dy)) / (2 * e) for dx, dy in ((e, 0), (0, e)))
    n = plate.N
    return Mesh(np.stack([x, y, z + height(x, y)], 1), unit(np.stack([n[:, 0] - n[:, 2] * slope_x, n[:, 1] - n[:, 2] * slope_y, n[:, 2]], 1)), plate.F)


def bar(points: ArrayLike, radius: float, sides: int = 10, flat: float = 1, up: ArrayLike = (0, 0, 1)) -> Mesh:
    """A round bar along points with round ends; flat: how wide it is across (beside its way and up) for its height."""
    p = np.array(points, float)
    first, last = unit(p[0] - p[1]), unit(p[-1] - p[-2])
    caps = np.array([1, .92, .7, .38, 0.])
    heights = np.sqrt(np.maximum(1 - caps ** 2, 0))
    line = np.concatenate([p[:1] + first * radius * caps[:, None], p[1:-1], p[-1:] + last * radius * caps[::-1, None]])
    size = np.concatenate([heights, np.ones(len(p) - 2), heights[::-1]]) * radius
    size[[0, -1]] = radius * .02
    along = np.gradient(p, axis=0)
    along = unit(np.concatenate([np.tile(along[:1], (5, 1)), along[1:-1], np.tile(along[-1:], (5, 1))]))
    side = np.cross(along, np.array(up, float))
    other = np.array([1., .001, 0]) if abs(np.array(up, float)[0]) < .5 else np.array([0, 1., 0])
    side = unit(np.where(np.linalg.norm(side, axis=1)[:, None] < .05, np.cross(along, other), side))
    third = np.cross(side, along)
    a = np.linspace(0, 2 * math.pi, sides, endpoint=False)[:, None, None]
    v = (line + size[:, None] * (np.cos(a) * side * flat + np.sin(a) * third)).reshape(-1, 3)
    return _tubed(v, sides, len(line), closed=False)


def _tubed(v: Array, sides: int, n: int, closed: bool) -> Mesh:
    i, k = np.meshgrid(np.arange(sides), np.arange(n if closed else n - 1), indexing='ij')
    j, m = (i + 1) % sides, (k + 1) % n
    q = np.stack([i * n + k, i * n + m, j * n + m, j * n + k], -1).reshape(-1, 4)
    f = np.concatenate([q[:, :3], q[:, [0, 2, 3]]])
    corner = v[f]
    middle = np.repeat(v.reshape(sides, n, 3).mean(0)[None], sides, 0).reshape(-1, 3)
    g = np.cross(corner[:, 1] - corner[:, 0], corner[:, 2] - corner[:, 0])
    out = (g * (v - middle)[f[:, 0]]).sum() < 0
    return crisp(v, f[:, ::-1] if out else f, 70)


def ring(points: ArrayLike, radius: float, sides: int = 10, flat: float = 1) -> Mesh:
    """A round bar along a closed line."""
    p = np.array(points, float)
    along = unit(np.roll(p, -1, 0) - np.roll(p, 1, 0))
    side = np.cross(along, [0, 0, 1.])
    side = unit(np.where(np.linalg.norm(side, axis=1)[:, None] < .05, np.cross(along, [1., 0, 0]), side))
    third = np.cross(side, along)
    a = np.linspace(0, 2 * math.pi, sides, endpoint=False)[:, None, None]
    return _tubed((p + radius * (np.cos(a) * side * flat + np.sin(a) * third)).reshape(-1, 3), sides, len(p), closed=True)


def belt(points: ArrayLike, across: ArrayLike, wide: float, thick: float) -> Mesh:
    """A flat band along a line; across: the way of its width, one or one for each point."""
    p = np.array(points, float)
    a = unit(np.broadcast_to(np.array(across, float), p.shape))
    up = unit(np.cross(np.gradient(p, axis=0), a))
    corners = [(-.5, .3), (-.42, .5), (.42, .5), (.5, .3), (.5, -.3), (.42, -.5), (-.42, -.5), (-.5, -.3)]
    v = np.stack([p + a * wide * s + up * thick * t for s, t in corners]).reshape(-1, 3)
    return _tubed(v, 8, len(p), closed=False)


def stitches(line: Array, radius: float = .0008, long: float = .006, pitch: float = .009) -> Mesh:
    """Thread along a line."""
    length = np.concatenate([[0], np.cumsum(np.linalg.norm(np.diff(line, axis=0), axis=1))])
    made = []
    for start in np.arange(0, length[-1] - long, pitch):
        spots = np.stack([np.interp([start, start + long / 2, start + long], length, line[:, k]) for k in range(3)], 1)
        made.append(tube(spots, radius, 5))
    return join(made)


def at_height(line: Array, z: float, closed: bool = True) -> Array:
    """A flat line as one in space; closed: it ends where it began."""
    line = np.concatenate([line, line[:1]]) if closed else line
    return np.column_stack([line, np.full(len(line), z)])


def soft_box(place: tuple[float, float, float], half: tuple[float, float, float], r: float, cell: float) -> Mesh:
    """A box with round edges."""
    return block(place, half, min(r, *half), cell)
