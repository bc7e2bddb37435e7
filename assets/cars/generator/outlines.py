"""Signed distances of outlines and boxes (metres, negative inside)."""
from collections.abc import Sequence

import numpy as np
from numpy.typing import ArrayLike

from .curves import Array

Points = Sequence[tuple[float, float]]


def round_poly(points: ArrayLike, radius: float = 0.03, n: int = 6) -> Array:
    """Closed polygon with its corners rounded by n points each."""
    points, out = np.array(points, float), []
    for i, p in enumerate(points):
        a, b = points[i - 1] - p, points[(i + 1) % len(points)] - p
        la, lb = np.linalg.norm(a), np.linalg.norm(b)
        d = min(radius, 0.45 * la, 0.45 * lb)
        start, end = p + a / la * d, p + b / lb * d
        for t in np.linspace(0, 1, n):
            out.append((1 - t) ** 2 * start + 2 * t * (1 - t) * p + t * t * end)
    return np.array(out)


def mirrored_poly(points: Points, radius: float = 0.03) -> Array:
    """Rounded polygon of a half outline (u >= 0, from the centre line outwards and back) and its mirror image."""
    return round_poly([(-u, v) for u, v in reversed(points) if u > 0] + list(points), radius)


def poly_sdf(poly: Array, u: ArrayLike, v: ArrayLike) -> Array:
    """Signed distance of the points (u, v) to a closed polygon."""
    u, v = np.asarray(u, float), np.asarray(v, float)
    d, s = np.full(u.shape, 1e9), np.ones(u.shape)
    for i in range(len(poly)):
        (ax, ay), (bx, by) = poly[i], poly[i - 1]
        ex, ey, wx, wy = bx - ax, by - ay, u - ax, v - ay
        t = np.clip((wx * ex + wy * ey) / (ex * ex + ey * ey + 1e-12), 0, 1)
        d = np.minimum(d, (wx - ex * t) ** 2 + (wy - ey * t) ** 2)
        c1, c2, c3 = v >= ay, v < by, ex * wy > ey * wx
        s = np.where((c1 & c2 & c3) | (~c1 & ~c2 & ~c3), -s, s)
    return s * np.sqrt(d)


def box_sdf(p: Array, centre: ArrayLike, half: ArrayLike, r: float = 0.02) -> Array:
    """Signed distance to a box with edges rounded by r; p is (n, 3)."""
    q = np.abs(p - np.array(centre)) - (np.array(half) - r)
    return np.linalg.norm(np.maximum(q, 0), axis=-1) + np.minimum(q.max(-1), 0) - r
