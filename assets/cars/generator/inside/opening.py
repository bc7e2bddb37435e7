"""The frame of the open front door on the right: sill, posts before and behind it, the seal around it."""
import numpy as np

from ..curves import Array, smax
from ..mesh import polygonise
from ..outlines import box_sdf
from ..solids import tube
from .space import Space

AHEAD, BEHIND = .20, .055           # of the opening: before the dashboard's face, before the middle of the B pillar
STEP, ROUND = .045, .10             # of the sill over the floor, of the opening's corners
INNER, DEEP = .050, .32             # m from the side windows' foot: to the frame's inner face, and from there to the outer one
CELL = .012


def _middle(space: Space) -> tuple[float, float]:
    """x of the opening's middle, and half its length."""
    front, back = space.dash_x - AHEAD, space.design.b_pillar - BEHIND
    return (front + back) / 2, (back - front) / 2


def ledge(space: Space) -> tuple[float, float, float]:
    """Where one steps over the sill: the middle of its upper face."""
    x0, _ = _middle(space)
    return x0, float(space.side(x0)) - INNER + .105, space.floor + STEP


def add_opening(space: Space) -> None:
    """All of the frame."""
    x0, half = _middle(space)
    low = space.floor + STEP
    wide = float(np.max(space.side(np.array([x0 - half, x0, x0 + half]))))

    def frame(q: Array) -> Array:
        x, y, z = q.T
        at = np.stack([x - x0, 0 * y, z - low - 1], 1)
        opening = box_sdf(at, (0, 0, 0), (half, 1, 1), ROUND)
        inner = space.side(x) - INNER
        slab = smax(inner - y, y - inner - DEEP, .03)
        above = z - np.minimum(space.sill(x) - .005, 9)
        return smax(smax(slab, -opening, .022), above, .02)
    bounds = (x0 - half - .30, wide - INNER - .10, space.floor - .16), (x0 + half + .17, wide + DEEP, float(space.sill(x0)) + .10)
    space.add('frame', polygonise(frame, *bounds, CELL, 1), 'Frame')
    _add_seal(space, x0, half, low)


def _add_seal(space: Space, x0: float, half: float, low: float) -> None:
    """Along the opening's edge, from the hinges over the sill to the B pillar."""
    corner = np.linspace(0, np.pi / 2, 10)
    high = float(space.sill(x0)) - .03
    bend = ROUND * np.stack([1 - np.cos(corner), 1 - np.sin(corner)], 1)
    front = [(-half, high - low), *(bend + [-half, 0])]
    line = np.array([*front, *((-x, z) for x, z in reversed(front))])
    x = line[:, 0] + x0
    y = space.side(x) - INNER + .035
    space.add('seal', tube(np.stack([x, y, line[:, 1] + low], 1), .011, 12), 'GlossBlack')
