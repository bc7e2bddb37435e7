"""Mats and sills: what lies on a car's floor."""
import math

import numpy as np

from ..curves import Array
from ..mesh import Mesh, join
from ..outlines import poly_sdf, round_poly
from .forms import at_height, bar, bent, dense, inset, rectangle, ring, sheet_of, slab, stitches, sweep, turned
from .kit import Good, Parts

FRONT = [(-.235, -.36), (.225, -.36), (.24, -.10), (.232, .16), (.150, .23), (.138, .335), (.10, .365), (-.185, .365), (-.235, .30), (-.252, .02), (-.245, -.2)]
REAR = [(-.225, -.20), (.225, -.20), (.245, -.05), (.235, .135), (.19, .175), (.075, .20), (-.06, .20), (-.20, .165), (-.24, .11), (-.245, -.05)]
PAIRS = {       # place, turn (degrees), which outline, mirrored
    'left': (-.285, -.30, 5, FRONT, True), 'right': (.285, -.30, -5, FRONT, False),
    'rear_left': (-.275, .335, 4, REAR, True), 'rear_right': (.275, .335, -4, REAR, False),
}


def _outline(points: list[tuple[float, float]], is_mirrored: bool, r: float = .05) -> Array:
    p = np.array(points) * ([-1, 1] if is_mirrored else [1, 1])
    return dense(round_poly(p[::-1] if is_mirrored else p, r, 7), .02)


def _lie(q: Array) -> Array:
    """A front mat's end rises towards the pedals, its middle lies down."""
    rise = .16 * np.maximum(q[:, 1] - .17, 0) ** 1.3 + .004 * np.sin(9 * q[:, 0]) * np.sin(7 * q[:, 1])
    return q + np.stack([0 * rise, 0 * rise, rise + .004], 1)


def _laid(parts: dict[str, tuple[Mesh, str]], name: str, place: tuple[float, float, float]) -> Parts:
    x, y, turn = place
    return {f'{part}_{name}': (turned(bent(m, _lie, 50), turn).moved((x, y, 0)), material) for part, (m, material) in parts.items()}


def carpet_mat(points: list[tuple[float, float]], is_mirrored: bool) -> Parts:
    """One that lies flat."""
    poly = _outline(points, is_mirrored)
    pile = join([sheet_of(inset(poly, .006), .0075, .02), sweep(inset(poly, .004), [(0, 0), (.0, .006), (.002, .0075)])])
    edge = np.array([(.016, .0075), (.0145, .0092), (.010, .0102), (.004, .0098), (.0005, .0075), (0, .004), (.001, .001), (.006, 0)])
    parts: Parts = {'pile': (pile, 'CarpetMat'), 'edge': (sweep(poly, edge, angle=60), 'FabricGrey'),
                    'thread': (stitches(at_height(dense(inset(poly, .0135), .006), .0097), .0009, .007, .0105), 'PlasticLight')}
    if points is FRONT:
        m = -1 if is_mirrored else 1
        pad = dense(rectangle(.245, .225, .03, (-.025 * m, -.10)), .02)
        ribs = [bar(np.array([(x - .025 * m, -.10 - s, .0112), (x - .025 * m, -.10, .0112), (x - .025 * m, -.10 + s, .0112)]), .0028, 8)
                for x, s in ((x, .092 - .0009 * (abs(x) > .10)) for x in np.linspace(-.1, .1, 17))]
        parts |= {'pad': (slab(pad, .006, .0105, .0015, .02), 'Rubber'), 'ribs': (join(ribs), 'Rubber'),
                  'pad_thread': (stitches(at_height(dense(inset(pad, .006), .006), .0108), .0008), 'PlasticLight')}
        spots = [(sx * .10, -.305) for sx in (-1, 1)]
        a = np.linspace(0, 2 * math.pi, 24, endpoint=False)
        eyes = [ring(np.stack([x + .013 * np.cos(a), y + .013 * np.sin(a), 0 * a + .009], 1), .0035, 8) for x, y in spots]
        discs = [slab(np.stack([x + .011 * np.cos(a), y + .011 * np.sin(a)], 1), .005, .0082, .0005) for x, y in spots]
        parts |= {'eyes': (join(eyes), 'Plastic'), 'discs': (join(discs), 'SteelDark')}
    return parts


def carpet_mats() -> Parts:
    """Four tailored ones, laid out."""
    parts: Parts = {}
    for name, (x, y, turn, points, is_mirrored) in PAIRS.items():
        parts |= _laid(carpet_mat(points, is_mirrored), name, (x, y, turn))
    return parts


def pieces(poly: Array, line: Array, room: float, least: int = 60) -> list[Array]:
    """The pieces of a line that lie inside an outline and keep away from it."""
    ok = poly_sdf(poly, line[:, 0], line[:, 1]) < -room
    ends = np.flatnonzero(np.diff(np.concatenate([[0], ok.astype(int), [0]])))
    return [line[a:b] for a, b in zip(ends[::2], ends[1::2]) if b - a > least]


def rubber_mat(points: list[tuple[float, float]], is_mirrored: bool) -> Parts:
    """One that lies flat."""
    poly = _outline(points, is_mirrored)
    rim = [(.012, 0), (.004, .0), (0, .003), (-.004, .020), (-.003, .0225), (0, .0235), (.003, .0225), (.0045, .020), (.010, .007), (.014, .0055)]
    floor = sheet_of(inset(poly, .014), .0055, .02)
    step = [(.030, .005), (.0315, .009), (.034, .0102), (.040, .0102), (.0425, .009), (.044, .005)]
    ribs = []
    t = np.linspace(-.5, .5, 401)
    for k in np.arange(-24, 25):
        zig = np.stack([t, k * .030 + .020 * np.abs(((t / .12) % 1) * 2 - 1)], 1)
        for piece in pieces(poly, zig, .062):
            ribs.append(bar(at_height(piece[::2], .0062, closed=False), .0052, 8, 1.2))
    return {'rim': (sweep(poly, rim, angle=50), 'RubberMat'), 'floor': (floor, 'RubberMat'), 'step': (sweep(poly, step, angle=50), 'RubberMat'),
            'ribs': (join(ribs), 'RubberMat')}


def rubber_mats() -> Parts:
    """Four that hold water."""
    parts: Parts = {}
    for name, (x, y, turn, points, is_mirrored) in PAIRS.items():
        parts |= _laid(rubber_mat(points, is_mirrored), name, (x, y, turn))
    return parts


def sill_plate(long: float) -> Parts:
    """A plate of brushed steel bent over the sill, ribs along it, a fine line around them."""
    edge = dense(rectangle(long, .062, .010), .03)
    over = [(0, -.010), (0, -.002), (.0008, -.0004), (.003, .0008)]
    line = dense(inset(edge, .010), .01)
    groove = [(-.0010, .00085), (-.0004, .0004), (.0004, .0004), (.0010, .00085)]
    grips = []
    for y in (-.012, -.006, 0, .006, .012):
        for low, high in ((-.42, -.13), (.13, .42)):
            x = np.linspace(low, high, 9) * long
            grips.append(bar(np.stack([x, 0 * x + y, 0 * x + .0012], 1), .0016, 8, 1.1))
    ends = [bar([(s * long * .46, -.012, .001), (s * long * .46, 0, .001), (s * long * .46, .012, .001)], .0016, 8) for s in (-1, 1)]
    badge = dense(rectangle(long * .19, .022, .0109), .01)
    frame = [(-.0006, .0007), (-.0004, .0018), (.0004, .0021), (.0012, .0018), (.0014, .0007)]
    return {
        'plate': (join([sweep(edge, over), sheet_of(inset(edge, .003), .0008, 0, (inset(line, -.0012),)), sheet_of(inset(line, .0012), .0008)]), 'Brushed'),
        'groove': (sweep(line, groove), 'SteelDark'), 'grips': (join(grips + ends), 'Rubber'),
        'badge': (slab(badge, 0, .0012, .0003), 'SteelDark'), 'frame': (sweep(badge, frame), 'Chrome'),
    }


def door_sills() -> Parts:
    """A pair, one leaning on the other's edge."""
    parts: Parts = {}
    for name, y, turn in (('near', -.055, -3), ('far', .045, 4)):
        for part, (m, material) in sill_plate(.48).items():
            parts[f'{part}_{name}'] = turned(m, turn, x=8).moved((0, y, .012)), material
    return parts


GOODS = {
    'carpet-mats': Good(carpet_mats, -14, 50),
    'rubber-mats': Good(rubber_mats, 14, 50),
    'door-sills': Good(door_sills, -24, 42),
}
