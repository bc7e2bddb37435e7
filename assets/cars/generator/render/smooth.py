"""
Calm paint: an edge-keeping filter (guided filter, by itself) of what the base coat adds. The denoiser leaves clouds a
hand wide that white and silver show; forms and highlights are far stronger than they are and stay.
"""
import numpy as np

from ..curves import Array

STEPS = ((20, .020), (9, .016))      # radius in pixels; contrast (of the tone curve's 0..1) that counts as a cloud
PAINTED = .035                       # from this response on a pixel is paint; gaps and edges do not bleed into it


def _sums(a: Array, radius: int) -> Array:
    """Sums over squares of 2 radius + 1 pixels."""
    for axis in (0, 1):
        pad = [(0, 0)] * a.ndim
        pad[axis] = (radius + 1, radius)
        run = np.cumsum(np.pad(a, pad), axis, dtype=np.float64)
        size, n = 2 * radius + 1, a.shape[axis]
        a = np.take(run, range(size, size + n), axis) - np.take(run, range(n), axis)
    return a


def _guided(tone: Array, paint: Array, radius: int, contrast: float) -> Array:
    """One pass; only painted pixels are seen and changed."""
    count = np.maximum(_sums(paint, radius), 1e-6)
    mean = _sums(tone * paint, radius) / count
    spread = np.maximum(_sums(tone * tone * paint, radius) / count - mean * mean, 0)
    keep = spread / (spread + contrast * contrast)
    slope = _sums(keep * paint, radius) / count
    level = _sums((1 - keep) * mean * paint, radius) / count
    return np.where(paint > 0, slope * tone + level, tone)


def calmed(response: Array) -> Array:
    """A response (h, w), linear, without clouds."""
    tone = np.sqrt(np.maximum(response, 0))
    paint = (tone > PAINTED ** .5).astype(np.float64)
    for radius, contrast in STEPS:
        tone = _guided(tone, paint, radius, contrast)
    return np.maximum(tone, 0) ** 2
