"""A shot of lit fittings between holes, without its noise."""
from pathlib import Path

import numpy as np

from ..curves import Array
from ..render import cycles
from ..render.tone import black_layer
from ..render.unet import Denoiser
from .regions import spread

GREY = .18              # what the denoiser was trained for


def clean_shot(folder: Path, res: cycles.Pixels, samples: int, denoise: Denoiser) -> Array:
    """The picture from where the camera stands (h, w, 4, straight alpha, linear)."""
    noisy, diffuse, gloss, normal = cycles.shoot(folder, res, samples)
    alpha = np.clip(noisy[..., 3], 0, 1)
    lit = noisy[..., :3].mean(2)[alpha > .5]
    colour = denoise(noisy[..., :3], (diffuse + gloss)[..., :3], normal[..., :3], float(GREY / np.exp(np.log(np.maximum(lit, 1e-4)).mean())))
    return spread(black_layer(colour, alpha, np.zeros_like(alpha)))
