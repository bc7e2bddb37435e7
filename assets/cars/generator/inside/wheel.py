"""Steering wheel, its column and stalks. The wheel is built in its own plane: u to the right, v up, w to the driver."""
import math

import numpy as np

from ..curves import Array, smax, smin
from ..mesh import Mesh, join, polygonise, unit
from ..outlines import box_sdf
from ..solids import lathe, tube
from .space import Space

TOWARDS = unit(np.array([1., 0, .46]))          # the driver


def placed(m: Mesh, at: tuple[float, float, float], towards: Array = TOWARDS) -> Mesh:
    """A part built in (u, v, w) where it belongs: u runs to the car's right, w towards the reader."""
    right = np.array([0, 1., 0])
    r = np.stack([right, np.cross(towards, right), towards])
    return Mesh(m.V @ r + np.array(at), m.N @ r, m.F)


def _rim(radius: float) -> tuple[Mesh, Mesh]:
    """The leather, and the thread inside of it."""
    def rim(q: Array) -> Array:
        u, v, w = q.T
        a = np.arctan2(v, u)
        flat = .018 * np.exp(-((a + math.pi / 2) / .45) ** 2)
        thick = .0160 + .0022 * np.exp(-((np.abs(np.abs(a) - 1.75) - 1.0) / .25) ** 2)
        return np.hypot(np.hypot(u, v) - radius + flat, w * .94) - thick
    reach = radius + .03
    thread = []
    for t in np.arange(0, 2 * math.pi, .045):
        span = np.array([t, t + .012, t + .024])
        r = radius - .0155
        thread.append(tube(np.stack([r * np.cos(span), r * np.sin(span), np.full(3, .002)], 1), .0013, 5))
    return polygonise(rim, (-reach, -reach, -.025), (reach, reach, .025), .0045, 2), join(thread)


def _hub(radius: float) -> Mesh:
    """The cushion in the middle and the three spokes."""
    def hub(q: Array) -> Array:
        u, v, w = q.T
        cushion = smax(np.hypot(u * .88, (v + .010) * 1.05) - .066, np.abs(w + .006) - .024 + .9 * (u * u + v * v), .018)
        cushion = cushion + .003 * np.exp(-((np.hypot(u * .88, (v + .010) * 1.05) - .050) / .0028) ** 2)
        side = box_sdf(np.stack([np.abs(u) - .11, v + .004 + .10 * np.maximum(np.abs(u) - .07, 0), w + .012], 1), (0, 0, 0),
                       (radius - .105, .024, .010), .009)
        low = box_sdf(np.stack([np.abs(u) - .016 - .10 * np.maximum(-v - .06, 0), v + .105, w + .014], 1), (0, 0, 0),
                      (.012, radius - .112, .008), .007)
        return smin(smin(cushion, side, .018), low, .014)
    return polygonise(hub, (-radius, -radius, -.05), (radius, .09, .03), .0042, 2)


def _buttons() -> Mesh:
    def keys(q: Array) -> Array:
        u, v, w = q.T
        at = np.stack([np.abs(np.abs(u) - .108) - .013, np.abs(v + .006) - .009, w - .0008], 1)
        return box_sdf(at, (0, 0, 0), (.0105, .0065, .003), .002)
    return polygonise(keys, (-.14, -.03, -.006), (.14, .02, .008), .002, 1)


def add_wheel(space: Space) -> None:
    radius, at = space.style.wheel_radius, space.wheel
    rim, thread = _rim(radius)
    emblem = lathe([(.0215, .0), (.021, .0045), (.0185, .006), (.016, .0045), (.006, .0045), (.005, .0058), (.001, .006)], 40)
    emblem = Mesh(emblem.V[:, [0, 2, 1]] * [1, 1, 1] + [0, -.008, .0150], emblem.N[:, [0, 2, 1]], emblem.F[:, ::-1])
    spokes = polygonise(lambda q: box_sdf(np.stack([np.abs(q[:, 0]) - .112, q[:, 1] + .010, q[:, 2] + .0035], 1), (0, 0, 0),
                                          (.036, .020, .0035), .003), (-.16, -.04, -.012), (.16, .02, .004), .003, 1)
    for name, m, material in (('rim', rim, 'WheelLeather'), ('rim_thread', thread, 'Thread2'), ('hub', _hub(radius), 'DashTop'),
                              ('keys', _buttons(), 'Plastic'), ('key_field', spokes, 'GlossBlack'), ('emblem', emblem, 'Satin')):
        space.add(f'wheel_{name}', placed(m, at), material)
    bright = polygonise(lambda q: np.abs(box_sdf(np.stack([np.abs(q[:, 0]) - .112, q[:, 1] + .010, q[:, 2] + .001], 1), (0, 0, 0),
                                                 (.038, .022, .0045), .004)) - .0016, (-.16, -.04, -.010), (.16, .02, .006), .0026, 1)
    space.add('wheel_bright', placed(bright.take(bright.centroids()[:, 2] > -.002), at), 'Satin')
    _add_column(space)


def _add_column(space: Space) -> None:
    at = np.array(space.wheel)

    def shroud(q: Array) -> Array:
        return box_sdf(q, (0, -.02, -.13), (.052, .050, .11), .03)
    space.add('column', placed(polygonise(shroud, (-.08, -.09, -.27), (.08, .05, 0), .008, 2), tuple(at)), 'Plastic')
    stalks = [placed(tube([(s * .04, .0, -.075), (s * .12, .012, -.065), (s * .165, .018, -.055), (s * .185, .02, -.052)], .0085, 12),
                     tuple(at)) for s in (-1, 1)]
    space.add('stalks', join(stalks), 'Plastic')
