"""
Where the camera stands. All cars of one size class are seen from the same place, so that they are to scale with one
another, and every car stands on the same line of the picture. Axes: nose to -x, left side of the car to -y, z up, the
car's middle in the origin. Metres, degrees.
"""
import math
from dataclasses import dataclass

import numpy as np

from ..curves import Array

ASPECT = 16 / 9
GROUND = .79            # height of the ground under the car's middle, from the top of the picture
FILL = .90              # share of the picture's width the largest car of a class takes
SENSOR = 36.

CLASSES = ((3.75, 1.70, 1.60), (4.20, 1.82, 1.70), (4.60, 1.90, 1.75), (5.15, 2.00, 1.90), (5.60, 2.00, 2.00),
           (6.15, 2.15, 2.10), (6.15, 2.15, 2.60))


Size = tuple[float, float, float]      # length, width, height


@dataclass(frozen=True)
class View:
    azimuth: float      # 0 looks at the nose, 90 at the left side
    height: float       # of the lens over the ground
    focal: float        # millimetres on a 36 mm sensor


VIEWS = {'front34': View(37, 1.28, 80), 'side': View(90, 1.12, 95), 'rear34': View(143, 1.42, 80)}


def size_class(length: float, width: float, height: float) -> Size:
    """The smallest class (length, width, height) the car fits in."""
    return next((c for c in CLASSES if length <= c[0] + .01 and height <= c[2]), CLASSES[-1])


def box(length: float, width: float, height: float) -> Array:
    """The eight corners."""
    x, y = length / 2, width / 2
    return np.array([(sx * x, sy * y, z) for sx in (-1, 1) for sy in (-1, 1) for z in (0, height)])


def axes(view: View, distance: float) -> tuple[Array, Array, Array, Array]:
    """Eye and the directions right, up, forward; the camera is level, so uprights stay upright."""
    a = math.radians(view.azimuth)
    eye = np.array([-math.cos(a) * distance, -math.sin(a) * distance, view.height])
    forward = np.array([math.cos(a), math.sin(a), 0])
    right = np.cross(forward, (0, 0, 1))
    return eye, right, np.array([0, 0, 1.]), forward


def project(view: View, distance: float, points: Array) -> Array:
    """Points on the picture: x and y in picture widths from the middle, before the lens is shifted."""
    eye, right, up, forward = axes(view, distance)
    d = points - eye
    return np.stack([d @ right, d @ up], -1) / (d @ forward)[:, None] * view.focal / SENSOR


def distance(view: View, size: Size) -> float:
    """Distance at which the class's largest car fills the picture."""
    def overflows(d: float) -> bool:
        p = project(view, d, np.concatenate([box(*size), np.zeros((1, 3))]))
        return np.ptp(p[:, 0]) > FILL * .985 or p[:, 1].max() - p[-1, 1] > (GROUND - .04) / ASPECT
    near, far = 2., 60.
    for _ in range(40):
        mid = (near + far) / 2
        near, far = (mid, far) if mid < size[0] / 2 + .5 or overflows(mid) else (near, mid)
    return far


def shift(view: View, dist: float, size: Size) -> tuple[float, float]:
    """Lens shift (x, y) in picture widths: the class's box in the middle, the ground on its line."""
    x = project(view, dist, box(*size))[:, 0]
    ground = project(view, dist, np.zeros((1, 3)))[0, 1]
    return (x.max() + x.min()) / 2, ground + (GROUND - .5) / ASPECT


def floor_points(view: View, dist: float, shifts: tuple[float, float], res: tuple[int, int]) -> Array:
    """Where the ray of every pixel meets the floor: (height, width, 2) metres, NaN above the horizon."""
    w, h = res
    eye, right, up, forward = axes(view, dist)
    u = (np.arange(w) + .5) / w - .5 + shifts[0]
    v = (.5 - (np.arange(h) + .5) / h) / ASPECT + shifts[1]
    k = SENSOR / view.focal
    d = forward + k * (u[None, :, None] * right + v[:, None, None] * up)
    t = np.where(d[..., 2] < -1e-5, -eye[2] / np.minimum(d[..., 2], -1e-5), np.nan)
    return (eye + d * t[..., None])[..., :2]
