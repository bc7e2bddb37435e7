"""From clean renders to layers that need no further treatment."""
import numpy as np

from ..curves import Array
from .smooth import calmed

KNEE = .60                  # highlights roll off from here
WHITE = .86                 # brightest paint that must keep its form
GAIN = (.84, 1.05)          # exposure of the solid and of the metallic response


def shoulder(c: Array) -> Array:
    """Soft roll-off of the highlights, none below the knee, never above 1."""
    over = np.maximum(c - KNEE, 0) / (1 - KNEE)
    return np.where(c > KNEE, KNEE + (1 - KNEE) * (1 - np.exp(-over)), c)


def finished(black: Array, response: Array, alpha: Array, shade: Array) -> dict[str, Array]:
    """Layers by name, linear, 0..1: black (h, w, 4, straight alpha), the finishes' responses (h, w), and the roof's share
    of the response.

    The roll-off is worked in for white paint: black + colour * response is ready to show and white keeps its form.
    """
    a = np.maximum(alpha, 1e-3)
    lit = black / a[..., None]
    base, dark = shoulder(lit), lit.mean(2)
    ink = _ink(alpha, shade)

    def answer(k: int) -> Array:
        full = shoulder(dark + WHITE * GAIN[k] * response[..., k] / a)
        return calmed(np.maximum(full - base.mean(2), 0) / WHITE * ink)
    solid, metallic = answer(0), answer(1)
    share = np.clip(response[..., 2] / np.maximum(response[..., 1], 1e-3), 0, 1) * (response[..., 1] > .004)
    return {'black': black_layer(black, alpha, shade), 'solid': solid, 'metallic': metallic,
            'pearly': .45 * solid + .55 * metallic, 'share': share}


def black_layer(black: Array, alpha: Array, shade: Array) -> Array:
    """The car in black paint on its shadow: linear, 0..1 (h, w, 4, straight alpha)."""
    base = shoulder(black / np.maximum(alpha, 1e-3)[..., None])
    return np.concatenate([base * _ink(alpha, shade)[..., None], _cover(alpha, shade)[..., None]], 2)


def _cover(alpha: Array, shade: Array) -> Array:
    return alpha + (1 - alpha) * shade


def _ink(alpha: Array, shade: Array) -> Array:
    """What of a pixel is car and not shadow."""
    return alpha / np.maximum(_cover(alpha, shade), 1e-3)
