"""The shadow on the floor: made once a car from straight above, then laid under every view by its rays."""
import numpy as np

from ..curves import Array

RES, SPAN = (320, 160), 1.9             # pixels, and metres across per metre of the size class' length
STRENGTH, FOOT = .92, .10               # the foot is the faint far part that is cut away
EDGE = .09                              # of the picture's width


def darkness(with_car: Array, without: Array) -> Array:
    """How much of the floor's light the car takes, 0..1, fading out towards the picture's edges."""
    taken = 1 - with_car / np.maximum(without, 1e-4)
    return np.clip((taken - FOOT) / (1 - FOOT), 0, 1) * vignette(taken.shape) * STRENGTH


def vignette(shape: tuple[int, ...]) -> Array:
    """1 in the middle, softly 0 at the edges."""
    def rise(n: int) -> Array:
        return np.clip(np.minimum(np.arange(n), np.arange(n)[::-1]) / (n * .22), 0, 1)
    return smooth(rise(shape[0])[:, None] * rise(shape[1])[None])


def laid_under(dark: Array, floor: Array, length: float) -> Array:
    """The darkness at points of the floor (height, width, 2), bilinear; none where a ray meets no floor."""
    h, w = dark.shape
    scale = w / (SPAN * length)
    x, y = floor[..., 0] * scale + w / 2 - .5, h / 2 - .5 - floor[..., 1] * scale
    inside = np.isfinite(x) & (x > 0) & (x < w - 1) & (y > 0) & (y < h - 1)
    x, y = np.where(inside, x, 0), np.where(inside, y, 0)
    i, j = y.astype(int), x.astype(int)
    fy, fx = y - i, x - j
    i1, j1 = np.minimum(i + 1, h - 1), np.minimum(j + 1, w - 1)
    top = dark[i, j] * (1 - fx) + dark[i, j1] * fx
    low = dark[i1, j] * (1 - fx) + dark[i1, j1] * fx
    return np.where(inside, top * (1 - fy) + low * fy, 0)


def sides(width: int) -> Array:
    """1, but softly 0 at the left and right border: a long shadow is not cut off by the picture's edge."""
    n = np.arange(width)
    return smooth(np.clip(np.minimum(n, n[::-1]) / (width * EDGE), 0, 1))


def smooth(t: Array) -> Array:
    """0..1 to 0..1, level at both ends."""
    return t * t * (3 - 2 * t)
