"""What covers a van's load space: plywood on its walls, rubber on its floor."""
import math

import numpy as np

from ...curves import Array
from ...mesh import Mesh, unit
from ...outlines import round_poly
from ..forms import dense, rectangle, slab
from ..kit import Good, Parts
from ..shaping import Pieces, gathered, oblong, piled, prism, put, turn

PLY = .018                      # how thick it is


def _ply(outline: Array, holes: tuple[Array, ...] = (), layers: int = 5) -> Pieces:
    """A board from z = 0 up, its layers to be seen at its edges."""
    made: Pieces = []
    step = PLY / layers
    for k in range(layers):
        of = 'PlyDark' if k % 2 else 'PlyPale'
        made.append((slab(outline, k * step, (k + 1) * step, .0003, 0, holes, 2), of))
    return [*made, (slab(outline, PLY, PLY + .0006, .0003, 0, holes, 2), 'Birch')]


def _screws(spots: list[tuple[float, float]]) -> Pieces:
    """Cross-headed ones in cupped washers, on a board's face."""
    z = PLY + .0006
    washers = [turn([(0, z), (.0125, z), (.0105, z + .0028), (.0070, z + .0034), (0, z + .0020)], .0006, 32).moved((x, y, 0)) for x, y in spots]
    heads = [turn([(0, z), (.0068, z + .0030), (.0040, z + .0046), (0, z + .0050)], .0008, 24).moved((x, y, 0)) for x, y in spots]
    slots = [prism(oblong(a, b, .0006), z + .0044, z + .0054).moved((x, y, 0)) for x, y in spots for a, b in ((.0064, .0014), (.0014, .0064))]
    return [*piled(washers, 'Steel'), *piled(heads, 'Bright'), *piled(slots, 'Gloss')]


def _arch(wide: float, high: float, foot: float) -> list[tuple[float, float]]:
    """Half round with upright feet, from right to left."""
    a = np.linspace(0, math.pi, 28)
    return [(wide * math.cos(t), foot + (high - foot) * math.sin(t)) for t in a]


def _wall() -> Pieces:
    """Two boards, one over the other, on an aluminium joint; the wheel box leaves the lower one."""
    w, low, high = .78, .50, .485
    lower = round_poly([(-w, 0), (-.36, 0), *[(-x, y) for x, y in _arch(.36, .36, .10)], (.36, 0), (w, 0), (w, low), (-w, low)], .010, 3)
    upper = round_poly([(-w, 0), (w, 0), (w, high - .12), (w - .14, high), (-w, high)], .022, 5)
    windows = tuple(rectangle(.36, .22, .055, (x, .250)) for x in (-.46, 0, .46))
    boards = put(_ply(dense(lower, .1)) + _screws([(x, y) for x in (-.735, -.43, .43, .735) for y in (.05, .25, .45)] + [(x, .45) for x in (-.15, .15)]), x=90)
    spots = [(x, y) for x in (-.735, -.23, .23) for y in (.045, .25, .44)] + [(.735, .045), (.735, .25), (.60, .44)]
    boards += put(_ply(dense(upper, .1), windows) + _screws(spots), (0, 0, low + .010), x=90)
    joint = prism(oblong(2 * w, .030, .004), 0, PLY + .0045, .0016)
    return boards + put([(joint, 'Aluminium')], (0, 0, low + .005), x=90)


def _wheel_box() -> Pieces:
    """A front of plywood, an arch of bent boards over it, aluminium along its edge; it reaches .24 before the wall."""
    line = [(.395, 0), (.395, .15), (.305, .335), (.16, .395), (-.16, .395), (-.305, .335), (-.395, .15), (-.395, 0)]
    front = _ply(np.array(line)) + _screws([(s * x, y) for s in (-1, 1) for x, y in ((.345, .05), (.335, .17), (.255, .300), (.10, .350))])
    pieces = put(front, (0, -.24, 0), x=90)
    for (ax, ay), (bx, by) in zip(line, line[1:]):
        d = np.array([bx - ax, by - ay])
        long, angle = np.linalg.norm(d), math.degrees(math.atan2(d[1], d[0]))
        board = _ply(rectangle(long - .001, .242, .002)) + (_screws([(x, y) for x in (-long / 2 + .04, long / 2 - .04) for y in (-.08, .08)]) if long > .2 else [])
        board = put(put(board, (0, 0, -PLY)), x=180)
        board = put(board, y=-angle)
        mid = np.array([(ax + bx) / 2, -.121, (ay + by) / 2])
        pieces += put(board, mid)
    return pieces


def wood_lining() -> Parts:
    floor = round_poly([(-.78, -.52), (.78, -.52), (.78, 0), (-.78, 0)], .008, 3)
    spots = [(x, y) for x in (-.735, 0, .735) for y in (-.45, -.30)] + [(x, -.06) for x in (-.735, .735)]
    pieces = _ply(dense(floor, .1)) + _screws(spots)
    edge = prism(oblong(1.57, .046, .004), PLY, PLY + .0048, .0016).moved((0, -.500, 0))
    lip = prism(oblong(1.57, .006, .002), -.001, PLY + .0044, .0012).moved((0, -.5235, 0))
    ribs = [prism(oblong(1.56, .0034, .0012), PLY + .004, PLY + .0068, .0010).moved((0, y, 0)) for y in (-.512, -.504, -.496, -.488)]
    pieces += piled([edge, lip, *ribs], 'Aluminium')
    return gathered(pieces + put(_wall() + _wheel_box(), (0, -.001, PLY + .001)))


ROLL = .135                     # radius of the roll where it begins
WIND = .0125                    # how much thinner it gets with a turn
FLAT = .36                      # where along x it begins to roll


def _wound(m: Mesh) -> Mesh:
    """What lies beyond FLAT is rolled up, upwards and back."""
    x, y, z = m.V.T
    s = np.maximum(x - FLAT, 0)
    k = WIND / (2 * math.pi)
    a = (ROLL - np.sqrt(np.maximum(ROLL ** 2 - 2 * k * s, 1e-9))) / k
    r = ROLL - k * a - z
    rolled = x > FLAT
    v = np.stack([np.where(rolled, FLAT + r * np.sin(a), x), y, np.where(rolled, ROLL - r * np.cos(a), z)], 1)
    n = m.N
    c, d = np.where(rolled, np.cos(a), 1), np.where(rolled, np.sin(a), 0)
    return Mesh(v, unit(np.stack([n[:, 0] * c - n[:, 2] * d, n[:, 1], n[:, 0] * d + n[:, 2] * c], 1)), m.F)


def _stud(x: float, y: float) -> Mesh:
    return turn([(.0225, .0058), (.0218, .0098), (.0190, .0112), (0, .0114)], n=20).moved((x, y, 0))


def rubber_floor() -> Parts:
    end, half, arch = FLAT + 2.1, .56, [(-.38, .56), (-.34, .415), (.22, .415), (.26, .56)]
    outline = round_poly([(-.72, -half), *[(x, -y) for x, y in arch], (end, -half), (end, half), *arch[::-1], (-.72, half)], .035, 5)
    outline = dense(outline, .012)
    sheet = _wound(slab(outline, .0022, .0062, .0012, .022))
    back = _wound(slab(outline, 0, .0024, .0004, .022))
    pitch, studs = .064, []
    for i, x in enumerate(np.arange(-.645, end - .03, pitch)):
        for y in np.arange(-.512, .53, pitch) + (i % 2) * pitch / 2:
            inside_arch = -.41 < x < .29 and abs(y) > .385
            if abs(y) < .530 and not inside_arch:
                studs.append(_stud(x, y))
    strip = prism(oblong(.050, 2 * half + .004, .004), .0062, .0125, .0022).moved((-.700, 0, 0))
    ribs = [prism(oblong(.0036, 2 * half, .0012), .012, .0150, .0012).moved((-.700 + k * .0105, 0, 0)) for k in (-1.5, -.5, .5, 1.5)]
    screws = [turn([(0, .0125), (.0060, .0125), (.0060, .0150), (0, .0158)], .0006, 24).moved((-.700, y, 0)) for y in np.linspace(-.48, .48, 5)]
    pieces: Pieces = [(sheet, 'RubberMat'), (back, 'PlasticGrey'), *piled([_wound(m) for m in studs], 'RubberStud'), *piled([strip, *ribs], 'Aluminium'),
                      *piled(screws, 'Bright')]
    return gathered(pieces)


GOODS = {
    'wood-lining': Good(wood_lining, azimuth=-26, elevation=22),
    'rubber-floor': Good(rubber_floor, azimuth=-24, elevation=38),
}
