"""Triangle meshes with normals, and surface nets of implicit functions."""
from collections.abc import Callable, Iterable
from dataclasses import dataclass

import numpy as np
from numpy.typing import ArrayLike, NDArray

from .curves import Array

Field = Callable[[Array], Array]          # (n, 3) points -> n values, 0 on the surface, negative inside
Faces = NDArray[np.int64]
CORNERS = [(i, j, k) for i in (0, 1) for j in (0, 1) for k in (0, 1)]


@dataclass
class Mesh:
    """Vertices V and normals N (n, 3), faces F (m, 3)."""

    V: Array
    N: Array
    F: Faces

    def take(self, faces: ArrayLike) -> 'Mesh':
        """The named faces (mask or indices) with only their vertices."""
        ids, inverse = np.unique(self.F[faces], return_inverse=True)
        return Mesh(self.V[ids].copy(), self.N[ids].copy(), inverse.reshape(-1, 3))

    def offset(self, d: float) -> 'Mesh':
        return Mesh(self.V + self.N * d, self.N, self.F)

    def moved(self, by: ArrayLike) -> 'Mesh':
        return Mesh(self.V + np.array(by), self.N, self.F)

    def mirrored(self) -> 'Mesh':
        s = np.array([1, -1, 1])
        return Mesh(self.V * s, self.N * s, self.F[:, ::-1])

    def flipped(self) -> 'Mesh':
        return Mesh(self.V, -self.N, self.F[:, ::-1])

    def centroids(self) -> Array:
        return self.V[self.F].mean(1)


def join(meshes: Iterable[Mesh]) -> Mesh:
    """One mesh of several."""
    full = [m for m in meshes if len(m.F)]
    starts = np.cumsum([0] + [len(m.V) for m in full])
    return Mesh(np.concatenate([m.V for m in full]), np.concatenate([m.N for m in full]),
                np.concatenate([m.F + s for m, s in zip(full, starts)]))


def unit(v: Array) -> Array:
    return v / np.maximum(np.linalg.norm(v, axis=-1, keepdims=True), 1e-12)


def gradient(f: Field, p: Array, e: float = 2e-4) -> Array:
    """Central differences of f at the points p."""
    g = np.empty_like(p)
    for k in range(3):
        d = np.zeros(3)
        d[k] = e
        g[:, k] = (f(p + d) - f(p - d)) / (2 * e)
    return g


def project(f: Field, p: Array, times: int = 3) -> Array:
    """Newton steps of the points p onto f = 0."""
    for _ in range(times):
        g = gradient(f, p)
        p = p - (f(p) / np.maximum((g * g).sum(1), 0.05))[:, None] * g
    return p


def edges_of(faces: Faces) -> Faces:
    """All directed edges of triangles, (3 m, 2)."""
    return np.concatenate([faces[:, [0, 1]], faces[:, [1, 2]], faces[:, [2, 0]]])


def unique_edges(faces: Faces, vertices: int) -> tuple[Faces, Faces]:
    """Undirected edges, lower vertex first, and the edge of every directed one."""
    e = np.sort(edges_of(faces), 1)
    codes, inverse = np.unique(e[:, 0] * vertices + e[:, 1], return_inverse=True)
    return np.stack([codes // vertices, codes % vertices], 1), inverse


def _quads_to_triangles(v: Array, q: Faces) -> Faces:
    d1 = ((v[q[:, 0]] - v[q[:, 2]]) ** 2).sum(1)
    d2 = ((v[q[:, 1]] - v[q[:, 3]]) ** 2).sum(1)
    a = np.concatenate([q[:, [0, 1, 2]], q[:, [0, 2, 3]]], 1)
    b = np.concatenate([q[:, [0, 1, 3]], q[:, [1, 2, 3]]], 1)
    return np.where((d1 <= d2)[:, None], a, b).reshape(-1, 3)


def _grid_values(f: Field, axes: list[Array]) -> NDArray[np.float32]:
    n = [len(a) for a in axes]
    values = np.empty(n, np.float32)
    yz = np.stack(np.meshgrid(axes[1], axes[2], indexing='ij'), -1).reshape(-1, 2)
    for i in range(0, n[0], 16):
        xs = axes[0][i:i + 16]
        p = np.concatenate([np.repeat(xs, len(yz))[:, None], np.tile(yz, (len(xs), 1))], 1)
        values[i:i + 16] = f(p).reshape(len(xs), n[1], n[2])
    return values


def _cell_vertices(values: NDArray[np.float32]) -> tuple[Array, NDArray[np.int64], NDArray[np.bool_]]:
    """One vertex in every grid cell the surface crosses (in cell units), and the cell -> vertex index."""
    n = values.shape

    def at(a: NDArray, c: tuple[int, int, int]) -> NDArray:
        return a[c[0]:n[0] - 1 + c[0], c[1]:n[1] - 1 + c[1], c[2]:n[2] - 1 + c[2]]
    inside = values < 0
    count = sum(at(inside, c).astype(np.int8) for c in CORNERS)
    active = (count > 0) & (count < 8)
    cell = np.argwhere(active)
    index = np.full(active.shape, -1, np.int64)
    index[active] = np.arange(len(cell))
    corner = np.stack([at(values, c)[active] for c in CORNERS], 1)
    total, hits = np.zeros((len(cell), 3)), np.zeros(len(cell))
    for a in range(8):
        for b in range(a + 1, 8):
            if sum(abs(CORNERS[a][k] - CORNERS[b][k]) for k in range(3)) != 1:
                continue
            m = (corner[:, a] < 0) != (corner[:, b] < 0)
            t = np.where(m, corner[:, a] / np.where(m, corner[:, a] - corner[:, b], 1), 0)
            total += m[:, None] * (np.array(CORNERS[a]) + t[:, None] * (np.array(CORNERS[b]) - CORNERS[a]))
            hits += m
    return cell + total / hits[:, None], index, inside


def _net_quads(index: NDArray[np.int64], inside: NDArray[np.bool_]) -> Faces:
    """One quad for every grid edge that crosses the surface, facing outwards."""
    quads = []
    for d in range(3):
        e1, e2 = (d + 1) % 3, (d + 2) % 3
        a, b = [slice(1, -1)] * 3, [slice(1, -1)] * 3
        a[d], b[d] = slice(0, -1), slice(1, None)
        c = np.argwhere(inside[tuple(a)] != inside[tuple(b)])
        c[:, e1] += 1
        c[:, e2] += 1
        corners = []
        for du, dv in ((1, 1), (0, 1), (0, 0), (1, 0)):
            cc = c.copy()
            cc[:, e1] -= du
            cc[:, e2] -= dv
            corners.append(index[tuple(cc.T)])
        q = np.stack(corners, 1)
        quads.append(np.where(inside[tuple(c.T)][:, None], q, q[:, ::-1]))
    q = np.concatenate(quads)
    return q[(q >= 0).all(1)]


def _relax(f: Field, v: Array, quads: Faces, times: int) -> Array:
    """Even out the triangles along the surface; the open border stays where it is."""
    e = np.concatenate([quads[:, [0, 1]], quads[:, [1, 2]], quads[:, [2, 3]], quads[:, [3, 0]]])
    for _ in range(times):
        normal = unit(gradient(f, v))
        total, hits = np.zeros_like(v), np.zeros(len(v))
        np.add.at(total, e[:, 0], v[e[:, 1]])
        np.add.at(total, e[:, 1], v[e[:, 0]])
        np.add.at(hits, e.ravel(), 1)
        d = total / np.maximum(hits, 1)[:, None] - v
        d[hits < 7] = 0
        v = v + 0.5 * (d - (d * normal).sum(1)[:, None] * normal)
    return v


def polygonise(f: Field, low: ArrayLike, high: ArrayLike, cell: float, relax: int = 3) -> Mesh:
    """Surface nets of f = 0 in the box low..high (m), then projected on the exact surface."""
    axes = [np.arange(low[k], high[k] + cell, cell) for k in range(3)]
    v, index, inside = _cell_vertices(_grid_values(f, axes))
    v = project(f, np.array(low) + cell * v, 2)
    quads = _net_quads(index, inside)
    v = project(f, _relax(f, v, quads, relax), 2)
    return Mesh(v, unit(gradient(f, v)), _quads_to_triangles(v, quads))
