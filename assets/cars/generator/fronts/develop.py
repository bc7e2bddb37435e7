"""From a clean render to what a photographer would hand over."""
import numpy as np

from ..curves import Array
from ..render.tone import shoulder

BLOOM = .045            # share of the light that spreads around what is bright
VIGNETTE = .12          # what the corners lose
COLOUR, CONTRAST = 1.10, 1.16
LUMA = np.array([.2126, .7152, .0722])


def bloom(c: Array, width: float) -> Array:
    """Light (h, w, 3) spread by a blur as wide as a share of the picture."""
    h, w = c.shape[:2]
    fy, fx = np.fft.fftfreq(h)[:, None], np.fft.rfftfreq(w)[None]
    blur = np.exp(-2 * (np.pi * width * w) ** 2 * (fx * fx + fy * fy))[..., None]
    return np.fft.irfft2(np.fft.rfft2(np.minimum(c, 6), axes=(0, 1)) * blur, (h, w), axes=(0, 1))


def developed(c: Array, key: float) -> Array:
    """Linear colour (h, w, 3), its middle brought to the key, highlights rolled off, blacks a little deeper."""
    light = c @ LUMA
    c = c * key / np.exp(np.log(np.maximum(light, 1e-3)).mean()) * .62
    c = c * (1 - BLOOM) + BLOOM * (bloom(c, .004) + bloom(c, .02)) / 2
    h, w = light.shape
    y, x = np.linspace(-1, 1, h)[:, None], np.linspace(-1, 1, w)[None]
    c = c * (1 - VIGNETTE * (x * x + y * y) / 2)[..., None]
    grey = (c @ LUMA)[..., None]
    c = shoulder(np.maximum(grey + (c - grey) * COLOUR, 0))
    return np.clip(c ** CONTRAST * 1.05 - .002, 0, 1)
