"""What a screen or a lit sign shows, drawn as flat forms: x to the right, y up, in metres."""
import numpy as np
from numpy.typing import ArrayLike

from ...outlines import round_poly
from ..forms import sheet_of
from ..shaping import Pieces, arc, line, oblong

LAYER = .00012          # between what lies over each other


def face(outline: ArrayLike, layer: int, material: str, at: tuple[float, float] = (0, 0)) -> Pieces:
    return [(sheet_of(np.array(outline, float) + np.array(at), layer * LAYER), material)]


def stroke(points: ArrayLike, wide: float, layer: int, material: str) -> Pieces:
    """A line of some width."""
    return [(line(points, wide, layer * LAYER), material)]


def car_from_above(long: float, layer: int, paint: str = 'ShownLight', glass: str = 'ShownDark') -> Pieces:
    """Its nose up, its middle at the origin."""
    s, w = long / 2, long * .205
    half = [(0, -s), (w * .74, -s), (w * .95, -s * .93), (w, -s * .70), (w * .97, -s * .1), (w, s * .58), (w * .93, s * .84), (w * .62, s * .975), (0, s)]
    body = round_poly([*half, *((-x, y) for x, y in reversed(half[1:-1]))], long * .03, 5)
    screen = round_poly([(-w * .80, s * .36), (-w * .45, s * .44), (w * .45, s * .44), (w * .80, s * .36), (w * .66, s * .12), (-w * .66, s * .12)], long * .014, 4)
    rear = round_poly([(-w * .64, -s * .56), (w * .64, -s * .56), (w * .72, -s * .76), (-w * .72, -s * .76)], long * .014, 4)
    side = round_poly([(w * .86, s * .28), (w * .74, s * .08), (w * .72, -s * .50), (w * .84, -s * .66)], long * .010, 3)
    pieces = face(body, layer, paint)
    for g in (screen, rear, side, side[::-1] * [-1, 1]):
        pieces += face(g, layer + 1, glass)
    for x in (-1, 1):
        mirror = round_poly([(x * w * .96, s * .28), (x * w * 1.20, s * .24), (x * w * 1.20, s * .33), (x * w * .96, s * .36)], long * .01, 3)
        pieces += face(mirror[::x], layer, paint)
        lamp = round_poly([(x * w * .52, s * .93), (x * w * .88, s * .78), (x * w * .92, s * .70), (x * w * .80, s * .70), (x * w * .50, s * .86)], long * .008, 3)
        pieces += face(lamp[::-x], layer + 1, 'ShownWhite')
        tail = round_poly([(x * w * .52, -s * .95), (x * w * .86, -s * .90), (x * w * .90, -s * .80), (x * w * .70, -s * .88)], long * .006, 3)
        pieces += face(tail[::x], layer + 1, 'ShownRed')
        pieces += stroke([(x * w * .42, s * .50), (x * w * .52, s * .70), (x * w * .40, s * .88)], long * .006, layer + 1, 'ShownMiddle')
    return pieces


def view_from_above(wide: float, high: float) -> Pieces:
    """The car in its place between lines, with what the cameras find around it."""
    pieces = face(oblong(wide, high, .0015), 0, 'ShownRoad')
    long = high * .66
    for x in (-1, 1):
        pieces += stroke([(x * long * .345, -high * .44), (x * long * .345, high * .40)], .0016, 1, 'ShownWhite')
    pieces += stroke([(-long * .345 - .0008, -high * .435), (long * .345 + .0008, -high * .435)], .0016, 1, 'ShownWhite')
    for k, material in enumerate(('ShownRed', 'ShownYellow', 'ShownGreen')):
        for start in (232, 262, 284):
            pieces += stroke(arc(long * (.315 + .05 * k), start, start + (24 if start != 262 else 18), middle=(0, -long * .24)), .0017, 2, material)
    for k, material in enumerate(('ShownYellow', 'ShownGreen')):
        for start in (54, 81, 104):
            pieces += stroke(arc(long * (.325 + .05 * k), start, start + (22 if start != 81 else 18), middle=(0, long * .24)), .0017, 2, material)
    return pieces + car_from_above(long, 3)


def view_behind(wide: float, high: float) -> Pieces:
    """The way back: a lane seen along it, with guide lines."""
    w, h = wide / 2, high / 2
    pieces = face(oblong(wide, high, .0015), 0, 'ShownRoad')
    sky = round_poly([(-w, h * .42), (w, h * .42), (w, h), (-w, h)], .0014, 4)
    wall = np.array([(-w, h * .30), (w, h * .30), (w, h * .50), (-w, h * .50)])
    pieces += [*face(sky, 1, 'ShownSky'), *face(wall, 2, 'ShownWall')]
    for x in (-1, 1):
        line = np.array([(x * w * .97, -h * .42), (x * w * .97, -h * .62), (x * w * .30, h * .30), (x * w * .25, h * .30)])
        pieces += face(line[::x], 3, 'ShownWhite')
        ways = np.array([(x * w * (.66 - .44 * t), h * (-.92 + 1.08 * t)) for t in np.linspace(0, 1, 31)])
        for a, b, material in ((0, 9, 'ShownRed'), (10, 19, 'ShownYellow'), (20, 30, 'ShownGreen')):
            pieces += stroke(ways[a:b + 1], .0018, 4, material)
    for t, material in ((.30, 'ShownRed'), (.64, 'ShownYellow'), (1, 'ShownGreen')):
        x, y = w * (.66 - .44 * t), h * (-.92 + 1.08 * t)
        pieces += stroke([(-x - .0009, y), (-x * .62, y)], .0018, 4, material) + stroke([(x * .62, y), (x + .0009, y)], .0018, 4, material)
    return pieces
