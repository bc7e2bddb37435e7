"""A front seat: cushion, back, head rest, seams and thread. Its own origin is where cushion and back meet."""
import math
from functools import cache

import numpy as np

from ..curves import Array, smax, smin, step
from ..mesh import Mesh, join, polygonise, project, unit
from ..outlines import box_sdf
from ..solids import tube
from .space import Space

LEAN = math.radians(21)
SEAM = .135                         # from the middle of the seat to the seam beside its insert
FLUTES_BACK, FLUTES_CUSHION = (.13, .25, .37), (-.13, -.25, -.37)
DASH, PITCH, THREAD = .0075, .0115, .0017       # of the stitches


def along_back(q: Array) -> tuple[Array, Array]:
    """Way up the back and depth behind its face."""
    c, s = math.cos(LEAN), math.sin(LEAN)
    return q[:, 0] * s + q[:, 2] * c, q[:, 0] * c - q[:, 2] * s


def _groove(t: Array, wide: float = .0045) -> Array:
    return .006 * np.exp(-(t / wide) ** 2)


def _cushion(q: Array) -> Array:
    x, y, z = q.T
    s = np.abs(y)
    rise = .050 * step(.125, .215, s) * step(-.54, -.30, x) + .085 * np.maximum(-x, 0) - .030 * step(-.36, -.56, x)
    at = np.stack([x + .225, y, z - rise + .085], 1)
    f = box_sdf(at, (0, 0, 0), (.285, .258, .085), .060)
    flutes = sum(_groove(x - t) for t in FLUTES_CUSHION) * step(SEAM + .01, SEAM - .005, s)
    return f + (_groove(s - SEAM) + flutes) * step(-.05, -.02, z - rise)


def _back(q: Array) -> Array:
    u, w = along_back(q)
    s = np.abs(q[:, 1])
    half = .258 - .062 * step(.28, .62, u)
    bolster = .062 * step(.115, .205, s) * step(.60, .40, u) + .010 * step(.10, .20, s)
    waist = .022 * np.exp(-((u - .20) / .16) ** 2) - .012 * np.exp(-((u - .50) / .12) ** 2)
    depth = smax(-(w + bolster + waist), w - .118 + .045 * step(.30, .64, u), .06)
    f = smax(depth, smax(s - half, np.abs(u - .27) - .36, .10), .075)
    flutes = sum(_groove(u - t) for t in FLUTES_BACK) * step(SEAM + .01, SEAM - .005, s)
    front = step(.035, .015, w)
    pocket = .006 * np.exp(-((np.maximum(np.abs(u - .22) - .15, s - .18)) / .005) ** 2) * step(.06, .08, w)
    return f + (_groove(s - SEAM) * step(.60, .55, u) + flutes + _groove(u - .56) * step(SEAM + .07, SEAM + .03, s)) * front + pocket


def _rest(q: Array) -> Array:
    u, w = along_back(q)
    s = np.abs(q[:, 1])
    face = -w - .012 + .35 * s * s
    f = smax(smax(face, w - .075, .05), smax(s - .122 + .16 * np.maximum(u - .70, 0), np.abs(u - .735) - .084, .06), .05)
    return f + _groove(s - .092) * step(.03, .01, w)


def surface(q: Array) -> Array:
    return np.minimum(smin(_cushion(q), _back(q), .025), _rest(q))


def _stitches(path: Array, field=surface) -> Mesh:
    """Thread along a line that is laid on the seat."""
    line = project(field, path, 6)
    length = np.concatenate([[0], np.cumsum(np.linalg.norm(np.diff(line, axis=0), axis=1))])
    marks = []
    for start in np.arange(0, length[-1] - DASH, PITCH):
        at = np.stack([np.interp([start, start + DASH / 2, start + DASH], length, line[:, k]) for k in range(3)], 1)
        marks.append(tube(at, THREAD, 6))
    return join(marks)


def _back_line(y: float, low: float = .03, high: float = .54) -> Array:
    u = np.linspace(low, high, 90)
    return np.stack([u * math.sin(LEAN), np.full_like(u, y), u * math.cos(LEAN)], 1)


def _cushion_line(y: float) -> Array:
    x = np.linspace(-.05, -.47, 90)
    return np.stack([x, np.full_like(x, y), -.085 * x + .01], 1)


@cache
def parts() -> dict[str, tuple[Mesh, str]]:
    """The seat's meshes and materials around its own origin."""
    m = polygonise(surface, (-.56, -.30, -.22), (.46, .30, .85), .0078, 2)
    c = m.centroids()
    u, w = along_back(c)
    s = np.abs(c[:, 1])
    facing = unit(m.N[m.F].mean(1))
    top = (facing[:, 2] > .25) | (facing[:, 0] < -.3)
    insert = (s < SEAM) & top & (w < .06) & (u < .565)
    seams = [SEAM - .009, SEAM + .009]
    lines = [line(side * y) for y in seams for side in (-1, 1) for line in (_back_line, _cushion_line)]
    across = np.linspace(-SEAM - .04, SEAM + .04, 60)
    lines.append(np.stack([np.full(60, .572 * math.sin(LEAN)), across, np.full(60, .572 * math.cos(LEAN))], 1))
    posts = [tube([(t * math.sin(LEAN) + .035, y, t * math.cos(LEAN)) for t in (.58, .64, .70)], .007, 12) for y in (-.055, .055)]

    def shield(q: Array) -> Array:
        x, y, z = q.T
        at = np.stack([x + .18, np.abs(y) - .262, z + .115 - .06 * np.maximum(-x - .2, 0)], 1)
        return box_sdf(at, (0, 0, 0), (.25, .014, .055), .012)

    def rails(q: Array) -> Array:
        return box_sdf(np.stack([q[:, 0] + .2, np.abs(q[:, 1]) - .19, q[:, 2] + .235], 1), (0, 0, 0), (.26, .02, .03), .008)
    return {
        'insert': (m.take(insert), 'Insert'), 'bolster': (m.take(~insert), 'Bolster'),
        'thread': (join([_stitches(line) for line in lines]), 'Thread'), 'posts': (join(posts), 'Chrome'),
        'shield': (polygonise(shield, (-.45, -.29, -.20), (.10, .29, -.03), .008), 'Plastic'),
        'rails': (polygonise(rails, (-.48, -.23, -.28), (.08, .23, -.19), .012), 'Under'),
    }


def add_seats(space: Space) -> None:
    """The two in front."""
    for side, y in (('left', -space.aside), ('right', space.aside)):
        for name, (m, material) in parts().items():
            space.add(f'seat_{side}_{name}', m.moved((space.seat_x, y, space.hip)), material)
