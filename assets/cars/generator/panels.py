"""Panels: a labelled piece of skin becomes sheet metal with shut gap, rounded edge and flange."""
import math

import numpy as np
from numpy.typing import ArrayLike, NDArray

from .curves import Array
from .mesh import Faces, Mesh, edges_of, unit

NEAR_MIRROR = 1e-7


def border(m: Mesh) -> Faces:
    """Directed border edges, without those on the mirror plane."""
    e = edges_of(m.F)
    code = e[:, 0] * len(m.V) + e[:, 1]
    back = e[:, 1] * len(m.V) + e[:, 0]
    e = e[~np.isin(code, back)]
    return e[~((np.abs(m.V[e, 1]) < NEAR_MIRROR).all(1))]


def _outward(m: Mesh, e: Faces, b: NDArray[np.int64], mid: NDArray[np.bool_], plane: bool) -> Array:
    """Direction along the surface out of the piece, at every border vertex b."""
    d = m.V[e[:, 1]] - m.V[e[:, 0]]
    t = np.zeros_like(m.V)
    for k in (0, 1):
        np.add.at(t, e[:, k], np.cross(d, m.N[e[:, k]]))
    out, n = t[b], m.N[b]
    if plane:
        out[mid, 1] = 0
    return unit(out - (out * n).sum(1)[:, None] * n)


def _fair(m: Mesh, e: Faces, b: NDArray[np.int64], mid: NDArray[np.bool_], out: Array) -> tuple[Array, Array]:
    """Smooth the border's outward direction and position: needle triangles leave small notches."""
    place = np.full(len(m.V), -1)
    place[b] = np.arange(len(b))
    u, w = place[e[:, 0]], place[e[:, 1]]
    length = np.maximum(np.linalg.norm(m.V[e[:, 1]] - m.V[e[:, 0]], axis=1), 1e-5)
    degree = np.bincount(u, minlength=len(b)) + np.bincount(w, minlength=len(b))
    free = ((degree == 2) & ~mid)[:, None]
    p, n = m.V[b], m.N[b]
    for _ in range(3):
        directions, places, weight = np.zeros_like(out), np.zeros_like(out), np.zeros(len(b))
        for i, j in ((u, w), (w, u)):
            np.add.at(directions, i, out[j] * (1 / length)[:, None])
            np.add.at(places, i, p[j] * (1 / length)[:, None])
            np.add.at(weight, i, 1 / length)
        weight = np.maximum(weight, 1e-9)[:, None]
        smooth = unit(out + directions / weight)
        smooth = unit(smooth - (smooth * n).sum(1)[:, None] * n)
        move = (((places / weight - p) * out).sum(1) * .5).clip(-.002, .002)[:, None] * out
        out = np.where(free, smooth, out)
        p = np.where(free, p + move, p)
    return p, out


def panel(m: Mesh, gap: float = 0.0035, radius: float = 0.0012, depth: float = 0.014, lift: float = 0.0,
          segs: int = 2, plane: bool = True, direction: ArrayLike | None = None) -> Mesh:
    """Shrink a piece of skin by half the shut gap, round its edge and add a flange inwards (all metres).

    lift raises the piece along its normals first; direction replaces the flange's own (-normal);
    plane keeps the border of a half car on the mirror plane.
    """
    m = Mesh(m.V.copy(), m.N.copy(), m.F)
    e = border(m)
    if lift:
        m.V += m.N * lift
    if not len(e):
        return m
    b = np.unique(e)
    mid, n = np.abs(m.V[b, 1]) < NEAR_MIRROR, m.N[b]
    p, out = _fair(m, e, b, mid, _outward(m, e, b, mid, plane))
    p = p - out * (gap / 2 + radius)
    m.V[b] = p
    rings, normals = [p], [n]
    for k in range(1, segs + 1):
        a = math.pi / 2 * k / segs
        rings.append(p + out * radius * math.sin(a) - n * radius * (1 - math.cos(a)))
        normals.append(unit(n * math.cos(a) + out * math.sin(a)))
    down = -n if direction is None else np.tile(np.array(direction, float), (len(b), 1))
    rings.append(rings[-1] + down * depth)
    normals.append(out)
    return Mesh(np.concatenate([m.V] + rings[1:]), np.concatenate([m.N] + normals[1:]),
                np.concatenate([m.F, _ring_faces(m, e, b, len(rings))]))


def _ring_faces(m: Mesh, e: Faces, b: NDArray[np.int64], rings: int) -> Faces:
    place = np.full(len(m.V), -1)
    place[b] = np.arange(len(b))
    u, w = place[e[:, 0]], place[e[:, 1]]
    ids = [b] + [len(m.V) + k * len(b) + np.arange(len(b)) for k in range(rings - 1)]
    faces = []
    for inner, outer in zip(ids, ids[1:]):
        faces.append(np.stack([inner[w], inner[u], outer[u]], 1))
        faces.append(np.stack([inner[w], outer[u], outer[w]], 1))
    return np.concatenate(faces)


def walls(m: Mesh, depth: float, gap: float = 0.003, direction: ArrayLike | None = None) -> Mesh:
    """Only the flange of a piece: the reveal around a grille, a lamp or a window."""
    q = panel(m, gap, .0012, depth, direction=direction)
    return Mesh(q.V, q.N, q.F[len(m.F):])
