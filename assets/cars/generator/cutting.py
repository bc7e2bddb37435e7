"""Splitting a skin mesh exactly along the zero line of a field."""
from collections.abc import Callable

import numpy as np
from numpy.typing import NDArray

from .curves import Array
from .mesh import Faces, Field, Mesh, gradient, project, unique_edges, unit

Mask = Callable[[Array, Array], NDArray[np.bool_]]     # points, normals -> where a field applies
ON_MIRROR = 1e-9


def _snap(m: Mesh, f: Field, field: Field, s: Array, on: NDArray[np.bool_], snap: float) -> None:
    """Pull vertices closer than snap to field = 0 onto the line; s becomes 0 there."""
    near_mask = on & (np.abs(s) < snap)
    full = m.F[near_mask[m.F].all(1)]          # never pull all three corners of a triangle on one line
    if len(full):
        near_mask[full[np.arange(len(full)), np.abs(s[full]).argmax(1)]] = False
    near = np.flatnonzero(near_mask)
    if not len(near):
        return
    v, mid = m.V, np.abs(m.V[near, 1]) < ON_MIRROR
    for _ in range(2):
        g, n = gradient(field, v[near]), m.N[near]
        g -= (g * n).sum(1)[:, None] * n
        move = (field(v[near]) / np.maximum((g * g).sum(1), 0.2))[:, None] * g
        move *= np.minimum(1, 2 * snap / np.maximum(np.linalg.norm(move, axis=1), 1e-9))[:, None]
        v[near] -= move
        v[near[mid], 1] = 0
    v[near] = project(f, v[near], 1)
    v[near[mid], 1] = 0
    m.N[near] = unit(gradient(f, v[near]))
    s[near] = 0


def _crossings(m: Mesh, f: Field, field: Field, s: Array, edges: Faces) -> Array:
    """Points on the surface where field = 0 on the given edges."""
    a, b = m.V[edges[:, 0]].copy(), m.V[edges[:, 1]].copy()
    sa, sb = s[edges[:, 0]].copy(), s[edges[:, 1]].copy()
    for _ in range(3):
        p = a + np.clip(sa / (sa - sb), .02, .98)[:, None] * (b - a)
        sp = field(p)
        left = sp * sa < 0
        b[left], sb[left] = p[left], sp[left]
        a[~left], sa[~left] = p[~left], np.where(sp[~left] == 0, sa[~left] * 1e-3, sp[~left])
    p = project(f, p, 1)
    mid = (np.abs(m.V[edges, 1]) < ON_MIRROR).all(1)
    p[mid, 1] = 0
    return p


def _split_triangle(t: list[int], mids: list[int | None]) -> list[tuple[int, int, int]]:
    """The triangles of t after vertices were inserted on its edges (None: edge whole)."""
    found = sum(k is not None for k in mids)
    if found == 1:
        i = next(i for i in range(3) if mids[i] is not None)
        a, b, d = t[i], t[(i + 1) % 3], t[(i + 2) % 3]
        return [(a, mids[i], d), (mids[i], b, d)]
    if found == 2:
        i = next(i for i in range(3) if mids[i] is None)      # edge a-b is whole
        a, b, d = t[i], t[(i + 1) % 3], t[(i + 2) % 3]
        mb, ma = mids[(i + 1) % 3], mids[(i + 2) % 3]          # on b-d, on d-a
        return [(ma, mb, d), (a, b, mb), (a, mb, ma)]
    a, b, d = t
    return [(a, mids[0], mids[2]), (mids[0], b, mids[1]), (mids[1], d, mids[2]), (mids[0], mids[1], mids[2])]


def _split_faces(faces: Faces, edges: Faces, first: int) -> Faces:
    """Faces after vertex first + k was inserted on edge k."""
    key = {(int(i), int(j)): first + k for k, (i, j) in enumerate(edges)}
    out, drop = [], []
    for fi in np.flatnonzero(np.isin(faces, edges.ravel()).sum(1) >= 2):
        t = [int(k) for k in faces[fi]]
        mids = [key.get((min(t[i], t[(i + 1) % 3]), max(t[i], t[(i + 1) % 3]))) for i in range(3)]
        if any(k is not None for k in mids):
            drop.append(fi)
            out += _split_triangle(t, mids)
    keep = np.ones(len(faces), bool)
    keep[drop] = False
    return np.concatenate([faces[keep], np.array(out, np.int64)])


def cut(m: Mesh, f: Field, field: Field, mask: Mask | None = None, snap: float = 0.003) -> Mesh:
    """Insert the line field = 0 into the mesh of surface f; mask limits where; vertices within snap (m) move."""
    s = np.full(len(m.V), 1.0)
    on = np.ones(len(m.V), bool) if mask is None else mask(m.V, m.N)
    if not on.any():
        return m
    s[on] = field(m.V[on])
    _snap(m, f, field, s, on, snap)
    sign = np.sign(s)
    e, _ = unique_edges(m.F, len(m.V))
    e = e[on[e[:, 0]] & on[e[:, 1]] & (sign[e[:, 0]] * sign[e[:, 1]] < 0)]
    if not len(e):
        return m
    p = _crossings(m, f, field, s, e)
    return Mesh(np.concatenate([m.V, p]), np.concatenate([m.N, unit(gradient(f, p))]),
                _split_faces(m.F, e, len(m.V)))


def refine(m: Mesh, f: Field, times: int = 1) -> Mesh:
    """Split every triangle in four, new points on the surface f = 0."""
    for _ in range(times):
        u, inverse = unique_edges(m.F, len(m.V))
        n = len(m.F)
        mid = (np.abs(m.V[u, 1]) < ON_MIRROR).all(1)
        p = project(f, m.V[u].mean(1), 1)
        p[mid, 1] = 0
        k = len(m.V) + inverse.reshape(3, n)
        a, b, c = m.F.T
        faces = np.concatenate([np.stack(t, 1) for t in
                                ((a, k[0], k[2]), (k[0], b, k[1]), (k[2], k[1], c), (k[0], k[1], k[2]))])
        m = Mesh(np.concatenate([m.V, p]), np.concatenate([m.N, unit(gradient(f, p))]), faces)
    return m


def heal_slivers(m: Mesh, labels: NDArray[np.str_]) -> NDArray[np.str_]:
    """Needle triangles take the label of the neighbour across their longest edge."""
    a, b, c = (m.V[m.F[:, k]] for k in range(3))
    e = np.stack([np.linalg.norm(b - a, axis=1), np.linalg.norm(c - b, axis=1), np.linalg.norm(a - c, axis=1)], 1)
    double_area = np.linalg.norm(np.cross(b - a, c - a), axis=1)
    thin = np.flatnonzero(double_area / np.maximum(e.max(1) ** 2, 1e-12) < .03)
    half = {}
    for face, t in enumerate(m.F.tolist()):
        for k in range(3):
            half[(t[k], t[(k + 1) % 3])] = face
    labels = labels.copy()
    for _ in range(2):
        for face in thin:
            k = int(e[face].argmax())
            n = half.get((int(m.F[face][(k + 1) % 3]), int(m.F[face][k])))
            if n is not None:
                labels[face] = labels[n]
    return labels
