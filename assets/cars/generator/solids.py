"""Simple solids: turned profiles, plates, and placing them."""
import math

import numpy as np
from numpy.typing import ArrayLike

from .mesh import Mesh, unit
from .outlines import round_poly


def lathe(profile: ArrayLike, n: int = 72) -> Mesh:
    """Turn a (radius, axial) profile around the y axis in n steps."""
    pr = np.array(profile, float)
    d = np.gradient(pr, axis=0)
    nr = unit(np.stack([-d[:, 1], d[:, 0]], 1))
    a = np.linspace(0, 2 * math.pi, n, endpoint=False)

    def turned(c: np.ndarray) -> np.ndarray:
        return np.stack([np.outer(np.cos(a), c[:, 0]), np.tile(c[:, 1], (n, 1)), np.outer(np.sin(a), c[:, 0])],
                        -1).reshape(-1, 3)
    v, normals, k = turned(pr), turned(nr), len(pr)
    i, c = np.meshgrid(np.arange(n), np.arange(k - 1), indexing='ij')
    j = (i + 1) % n
    q = np.stack([i * k + c, j * k + c, j * k + c + 1, i * k + c + 1], -1).reshape(-1, 4)
    f = np.concatenate([q[:, :3], q[:, [0, 2, 3]]])
    g = np.cross(v[f[:, 1]] - v[f[:, 0]], v[f[:, 2]] - v[f[:, 0]])
    if (g * normals[f[:, 0]]).sum() < 0:
        f = f[:, ::-1]
    return Mesh(v, normals, f)


def orient(m: Mesh, direction: ArrayLike, at: ArrayLike) -> Mesh:
    """Turn a part built along +y so that +y points to direction, and move it."""
    y = unit(np.array(direction, float))
    x = unit(np.cross(y, np.array([0, 0, 1.])))
    r = np.stack([x, y, np.cross(x, y)])
    return Mesh(m.V @ r + np.array(at), m.N @ r, m.F)


def sheet(w: float, h: float, r: float = .01, n: int = 6) -> Mesh:
    """Rounded rectangle in the x-z plane looking to +y, as a fan."""
    poly = round_poly([(-w / 2, -h / 2), (w / 2, -h / 2), (w / 2, h / 2), (-w / 2, h / 2)], r, n)
    v = np.concatenate([[[0, 0, 0]], np.stack([poly[:, 0], 0 * poly[:, 0], poly[:, 1]], 1)])
    k = len(poly)
    f = np.array([(0, 1 + (i + 1) % k, 1 + i) for i in range(k)])
    return Mesh(v, np.tile([0, 1., 0], (len(v), 1)), f)


def box(low: ArrayLike, high: ArrayLike) -> Mesh:
    """Sharp-edged box between two corners."""
    low, high = np.array(low, float), np.array(high, float)
    v, n, f = [], [], []
    for k in range(3):
        for side in (0, 1):
            normal = np.zeros(3)
            normal[k] = 2 * side - 1
            a, b = (k + 1) % 3, (k + 2) % 3
            corner = []
            for s, t in ((0, 0), (1, 0), (1, 1), (0, 1)):
                p = np.empty(3)
                p[k] = (low, high)[side][k]
                p[a], p[b] = (low, high)[s][a], (low, high)[t][b]
                corner.append(p)
            base = len(v)
            v += corner
            n += [normal] * 4
            q = [(base, base + 1, base + 2), (base, base + 2, base + 3)]
            f += q if side else [t[::-1] for t in q]
    return Mesh(np.array(v), np.array(n), np.array(f))


def tube(points: ArrayLike, radius: float, sides: int = 8) -> Mesh:
    """A round bar along points (n, 3), open at its ends."""
    p = np.array(points, float)
    along = unit(np.gradient(p, axis=0))
    side = unit(np.cross(along, np.where(np.abs(along[:, 2:]) < .9, [0, 0, 1.], [1., 0, 0])))
    other = np.cross(side, along)
    a = np.linspace(0, 2 * math.pi, sides, endpoint=False)[:, None, None]
    normals = np.cos(a) * side + np.sin(a) * other                     # (sides, n, 3)
    v = p + radius * normals
    n = len(p)
    i, k = np.meshgrid(np.arange(sides), np.arange(n - 1), indexing='ij')
    j = (i + 1) % sides
    q = np.stack([i * n + k, j * n + k, j * n + k + 1, i * n + k + 1], -1).reshape(-1, 4)
    f = np.concatenate([q[:, :3], q[:, [0, 2, 3]]])
    v, normals = v.reshape(-1, 3), normals.reshape(-1, 3)
    g = np.cross(v[f[:, 1]] - v[f[:, 0]], v[f[:, 2]] - v[f[:, 0]])
    return Mesh(v, normals, f[:, ::-1] if (g * normals[f[:, 0]]).sum() < 0 else f)
