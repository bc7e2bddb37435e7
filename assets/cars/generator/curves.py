"""Smooth one-dimensional tools: splines, soft ramps, fillets."""
import numpy as np
from numpy.typing import ArrayLike, NDArray

Array = NDArray[np.float64]


class Curve:
    """C2 natural cubic spline through (t, value) points, straight outside of them."""

    def __init__(self, points: ArrayLike) -> None:
        self.x, self.y = np.array(sorted(map(tuple, points)), float).T
        self.m = self._second_derivatives()
        h0, h1 = self.x[1] - self.x[0], self.x[-1] - self.x[-2]
        self.slope_start = (self.y[1] - self.y[0]) / h0 - h0 * (2 * self.m[0] + self.m[1]) / 6
        self.slope_end = (self.y[-1] - self.y[-2]) / h1 + h1 * (2 * self.m[-1] + self.m[-2]) / 6

    def _second_derivatives(self) -> Array:
        n, h = len(self.x), np.diff(self.x)
        a, r = np.eye(n), np.zeros(n)
        for i in range(1, n - 1):
            a[i, i - 1:i + 2] = h[i - 1], 2 * (h[i - 1] + h[i]), h[i]
            r[i] = 6 * ((self.y[i + 1] - self.y[i]) / h[i] - (self.y[i] - self.y[i - 1]) / h[i - 1])
        return np.linalg.solve(a, r)

    def __call__(self, t: ArrayLike) -> Array:
        t = np.asarray(t, float)
        x, y, m = self.x, self.y, self.m
        c = np.clip(t, x[0], x[-1])
        i = np.clip(np.searchsorted(x, c) - 1, 0, len(x) - 2)
        h, a, b = x[i + 1] - x[i], x[i + 1] - c, c - x[i]
        inside = (m[i] * a ** 3 + m[i + 1] * b ** 3) / (6 * h) \
            + (y[i] / h - m[i] * h / 6) * a + (y[i + 1] / h - m[i + 1] * h / 6) * b
        return inside + np.minimum(t - x[0], 0) * self.slope_start + np.maximum(t - x[-1], 0) * self.slope_end


def ramp(t: ArrayLike, softness: float) -> Array:
    """Smooth max(t, 0)."""
    return 0.5 * (t + np.sqrt(t * t + softness * softness))


def smax(a: ArrayLike, b: ArrayLike, r: float) -> Array:
    """C2 smooth maximum: a fillet of size r (m) where two half-spaces meet."""
    h = np.maximum(r - np.abs(a - b), 0) / r
    return np.maximum(a, b) + h * h * h * r / 6


def smin(a: ArrayLike, b: ArrayLike, r: float) -> Array:
    """C2 smooth minimum: a soft union of two solids."""
    return -smax(-a, -b, r)


def step(a: float, b: float, t: ArrayLike) -> Array:
    """0 at a, 1 at b, C2 in between (a may lie above b)."""
    t = np.clip((t - a) / (b - a), 0, 1)
    return t * t * t * (t * (6 * t - 15) + 10)
