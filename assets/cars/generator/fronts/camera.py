"""Where the photographer stands: on the street, level, so that uprights stay upright; metres, degrees."""
import math

import numpy as np

from ..curves import Array

SENSOR, ASPECT = 36., 16 / 9
EYE = 1.95              # of the lens over the yard
HORIZON = .64           # from the top of the picture


def axes(azimuth: float) -> tuple[Array, Array]:
    """Directions right and forward of a camera that looks at the front from an azimuth."""
    a = math.radians(azimuth)
    return np.array([math.cos(a), math.sin(a), 0]), np.array([-math.sin(a), math.cos(a), 0])


def seen(points: Array, target: Array, distance: float, azimuth: float, lens: float) -> Array:
    """Points (n, 3) on the picture: right and up of the horizon's middle, in picture widths."""
    right, forward = axes(azimuth)
    d = points - (target - forward * distance)
    return np.stack([d @ right, points[:, 2] - EYE], 1) / (d @ forward)[:, None] * lens / SENSOR


def standpoint(points: Array, azimuth: float, lens: float, fill: float) -> tuple[Array, float]:
    """The eye and its distance, from which points (n, 3) that belong into the picture just fill a share of it."""
    target, distance = np.array([points[:, 0].mean(), 0, 0]), 30.
    right, forward = axes(azimuth)
    for _ in range(30):
        p = seen(points, target, distance, azimuth, lens)
        target = target + np.array([1, 0, 0]) * (p[:, 0].max() + p[:, 0].min()) / 2 * distance * SENSOR / lens * .7
        distance *= max(np.ptp(p[:, 0]) / fill, p[:, 1].max() / ((HORIZON - .05) / ASPECT)) ** .7
    eye = target - forward * distance
    return np.array([eye[0], eye[1], EYE]), distance
