"""Mats and plates: what lies on a car's floor and sills, flat around the origin."""
import math

import numpy as np

from ..curves import Array
from ..goods.forms import at_height, bar, dense, inset, pieces, rectangle, ring, sheet_of, slab, stitches, sweep
from ..goods.kit import Parts
from ..mesh import join
from ..outlines import round_poly

FRONT = [(-.235, -.36), (.225, -.36), (.24, -.10), (.232, .16), (.150, .23), (.138, .335), (.10, .365), (-.185, .365), (-.235, .30), (-.252, .02), (-.245, -.2)]


def _outline(is_mirrored: bool) -> Array:
    p = np.array(FRONT) * ([-1, 1] if is_mirrored else [1, 1])
    return dense(round_poly(p[::-1] if is_mirrored else p, .05, 7), .02)


def carpet_mat(is_mirrored: bool) -> Parts:
    """With a sewn edge, a ribbed pad for the heels and two eyes that hold it."""
    poly = _outline(is_mirrored)
    pile = join([sheet_of(inset(poly, .006), .0075, .02), sweep(inset(poly, .004), [(0, 0), (.0, .006), (.002, .0075)])])
    edge = np.array([(.016, .0075), (.0145, .0092), (.010, .0102), (.004, .0098), (.0005, .0075), (0, .004), (.001, .001), (.006, 0)])
    parts: Parts = {'pile': (pile, 'CarpetMat'), 'edge': (sweep(poly, edge, angle=60), 'FabricGrey'),
                    'thread': (stitches(at_height(dense(inset(poly, .0135), .006), .0097), .0009, .007, .0105), 'PlasticLight')}
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


def rubber_mat(is_mirrored: bool) -> Parts:
    """With a rim that holds water and ribs."""
    poly = _outline(is_mirrored)
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
