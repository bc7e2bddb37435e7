"""A child's seat: base with two connectors, shell, cushions, head rest, harness."""
import math

import numpy as np

from ..curves import Array, smax, smin, step
from ..mesh import Mesh, join, polygonise, project, unit
from ..outlines import box_sdf
from .forms import bar, belt, smooth, soft_box, stitches, turned
from .kit import Good, Parts

LEAN = math.radians(18)
COS, SIN = math.cos(LEAN), math.sin(LEAN)
HIP = (.09, .195)               # y and z of where back and cushion meet
SEAM = .092


def _along(q: Array) -> tuple[Array, Array]:
    """Way up the back and way before its face."""
    y, z = q[:, 1] - HIP[0], q[:, 2] - HIP[1]
    return y * SIN + z * COS, z * SIN - y * COS


def _spot(x: float, u: float, w: float) -> tuple[float, float, float]:
    return x, HIP[0] + u * SIN - w * COS, HIP[1] + u * COS + w * SIN


def _seat_floor(y: Array) -> Array:
    return HIP[1] + .13 * (HIP[0] - y) - .35 * np.maximum(-.20 - y, 0)


def _whole(q: Array) -> Array:
    x, y, z = np.abs(q[:, 0]), q[:, 1], q[:, 2]
    u, w = _along(q)
    front = (.105 + .050 * np.exp(-((u - .33) / .10) ** 2)) * step(.475, .38, u) + .07 * step(.16, .0, u)
    wide = .222 - .012 * np.exp(-((u - .17) / .10) ** 2) - .045 * step(.36, .56, u)
    back = smax(smax(x - wide, smax(-w - .060, w - front, .05), .06), np.abs(u - .25) - .30, .09)
    side = .305 - .065 * step(.02, -.24, y)
    seat = smax(smax(x - .222, np.abs(y + .075) - .215, .10), smax(z - side, .085 - z + .0 * x, .03), .05)
    return smin(back, seat, .07)


def _hollow(q: Array) -> Array:
    u, w = _along(q)
    wide = .160 + .25 * np.maximum(w - .03, 0) * step(.1, .3, u) - .035 * step(.36, .54, u)
    return smax(smax(-w, _seat_floor(q[:, 1]) - q[:, 2], .09), np.abs(q[:, 0]) - wide, .07)


def _shell(q: Array) -> Array:
    return smax(_whole(q), -_hollow(q), .016)


def _groove(t: Array, wide: float = .0042, deep: float = .0058) -> Array:
    return deep * np.exp(-(t / wide) ** 2)


def _lining(q: Array) -> Array:
    h, s = _hollow(q), np.abs(q[:, 0])
    u, w = _along(q)
    y = q[:, 1]
    f = smax(smax(h - .008, -h - .030 - .006 * step(SEAM, 0, s), .016), _whole(q) + .006 - .016 * step(-.235, -.26, y), .034)
    inner = step(SEAM + .008, SEAM - .004, s)
    flutes = sum(_groove(u - t) for t in (.12, .21, .30)) * step(.05, .08, u) + sum(_groove(y - t) for t in (-.05, -.13)) * step(.10, .06, u)
    return f + _groove(s - SEAM) + flutes * inner


def _rest_whole(q: Array) -> Array:
    x = np.abs(q[:, 0])
    u, w = _along(q)
    v = u - .555
    front = .150 - 5.2 * np.maximum(np.abs(v + .01) - .02, 0) ** 2 + .045 * (x / .18) - .045
    return smax(smax(x - .178 + .10 * np.maximum(v, 0), smax(-w - .045, w - front, .05), .07), np.abs(v) - .115 + .25 * np.maximum(.1 - x, 0) * (v < 0), .07)


def _rest_hollow(q: Array) -> Array:
    u, w = _along(q)
    return smax(-w - .006, np.abs(q[:, 0]) - .134 - .20 * np.maximum(w, 0), .07)


def _rest_shell(q: Array) -> Array:
    return smax(_rest_whole(q), -_rest_hollow(q), .012)


def _rest_lining(q: Array) -> Array:
    h, s = _rest_hollow(q), np.abs(q[:, 0])
    u, _ = _along(q)
    f = smax(smax(h - .008, -h - .032, .016), _rest_whole(q) + .004, .036)
    return f + _groove(s - .074) + _groove(u - .535) * step(.082, .070, s)


def _split(m: Mesh, edge: float) -> tuple[Mesh, Mesh]:
    """Middle and sides of a lining, parted exactly in its seam."""
    off = edge - np.abs(m.V[:, 0])
    m.V[:, 0] += np.sign(m.V[:, 0]) * np.where(np.abs(off) < .0034, off, 0)
    c = m.centroids()
    is_inner = (np.abs(c[:, 0]) < edge) & (np.abs(unit(m.N[m.F].mean(1))[:, 0]) < .8)
    return m.take(is_inner), m.take(~is_inner)


def _sewn(field, x: float, low: float, high: float, w: float) -> Mesh:
    u = np.linspace(low, high, 90)
    return stitches(project(field, np.array([_spot(x, t, w) for t in u]), 6), .0010, .006, .0095)


def _cushions() -> Parts:
    lining = polygonise(_lining, (-.26, -.34, .10), (.26, .30, .78), .0062, 2)
    rest = polygonise(_rest_lining, (-.22, -.20, .55), (.22, .34, .92), .0058, 2)
    middle, sides = _split(lining, SEAM)
    pillow, wings = _split(rest, .074)
    thread = [_sewn(_lining, s * (SEAM + d), .06, .40, .035) for s in (-1, 1) for d in (-.009, .009)]
    thread += [_sewn(_rest_lining, s * (.074 + .009), .47, .64, .03) for s in (-1, 1)]
    for s in (-1, 1):
        for d in (-.009, .009):
            y = np.linspace(.0, -.24, 60)
            line = np.stack([0 * y + s * (SEAM + d), y, _seat_floor(y) + .035], 1)
            thread.append(stitches(project(_lining, line, 6), .0010, .006, .0095))
    return {'middle': (middle, 'Fabric'), 'sides': (sides, 'FabricGrey'), 'pillow': (pillow, 'Fabric'), 'wings': (wings, 'FabricGrey'),
            'thread': (join(thread), 'PlasticLight')}


def _harness() -> Parts:
    buckle = np.array(_spot(0, .105, .105))
    straps, pads, tongues = [], [], []
    for s in (-1, 1):
        path = smooth([_spot(s * .048, .425, .0), _spot(s * .050, .415, .034), _spot(s * .054, .38, .052), _spot(s * .052, .30, .062),
                       _spot(s * .044, .21, .078), _spot(s * .020, .135, .098)], n=8)
        straps.append(belt(path, (1, 0, .0), .036, .0026))
        pads.append(belt(smooth([_spot(s * .051, .405, .046), _spot(s * .054, .37, .058), _spot(s * .053, .31, .065), _spot(s * .048, .235, .079)],
                                n=8), (1, 0, 0), .054, .013))
        hip = smooth([_spot(s * .020, .105, .104), _spot(s * .060, .085, .092), _spot(s * .100, .055, .055), _spot(s * .128, .015, .010)], n=8)
        straps.append(belt(hip, (0, -.5, .85), .034, .0026))
        tongues.append(turned(soft_box((s * .017, 0, .028), (.013, .0035, .016), .003, .0012), x=18, y=s * 24).moved(buckle))
    crotch = smooth([tuple(buckle - [0, -.004, .02]), tuple(buckle + [0, -.030, -.055]), (0, -.075, float(_seat_floor(np.array(-.075))) + .040),
                     (0, -.085, float(_seat_floor(np.array(-.085))) + .010)], n=8)
    pads.append(belt(crotch, (1, 0, 0), .050, .012))
    front = smooth([(0, -.268, .245), (0, -.292, .225), (0, -.302, .19), (0, -.304, .13), (0, -.300, .085)], n=8)
    straps.append(belt(front, (1, 0, 0), .026, .0024))
    body = turned(soft_box((0, 0, 0), (.030, .013, .034), .011, .0024), x=-22).moved(buckle)
    button = turned(soft_box((0, -.011, -.004), (.017, .006, .018), .005, .0016), x=-22).moved(buckle)
    return {'straps': (join(straps), 'Webbing'), 'pads': (join(pads), 'FabricPad'), 'buckle': (body, 'Gloss'), 'button': (button, 'Red'),
            'tongues': (join(tongues), 'Chrome')}


def _base() -> Parts:
    def body(q: Array) -> Array:
        x, y, z = np.abs(q[:, 0]), q[:, 1], q[:, 2]
        f = box_sdf(np.stack([x * (1 + .5 * (z - .06)), y + .02, z - .066 - .02 * step(-.1, -.26, y)], 1), (0, 0, 0), (.195, .255, .058), .030)
        groove = .005 * np.exp(-((z - .070) / .0035) ** 2) + .006 * np.exp(-((np.abs(y + .02) - .12) / .004) ** 2) * step(.06, .055, z)
        return smax(f + groove, .055 - np.sqrt((y + .02) ** 2 + (z + .02) ** 2), .01)
    arms, tips, guides, marks = [], [], [], []
    for x in (-.135, .135):
        arms.append(soft_box((x, .275, .060), (.013, .075, .015), .004, .0025))
        tips += [soft_box((x + d, .358, .060), (.0035, .030, .019), .003, .0016) for d in (-.0095, .0095)]
        tips.append(bar([(x - .016, .335, .060), (x, .335, .060), (x + .016, .335, .060)], .006, 12))
        guides.append(soft_box((x, .235, .062), (.027, .030, .028), .008, .003))
        marks.append(soft_box((x, .285, .0745), (.007, .018, .003), .002, .0012))
    handle = soft_box((0, -.288, .060), (.062, .016, .014), .010, .003)
    caps = [turned(bar([(0, 0, -.006), (0, 0, 0), (0, 0, .004)], .026, 28), y=90).moved((s * .218, .02, .150)) for s in (-1, 1)]
    feet = [soft_box((x, y, .008), (.04, .03, .008), .006, .003) for x in (-.12, .12) for y in (-.2, .17)]
    return {'base': (polygonise(body, (-.24, -.32, -.01), (.24, .26, .16), .0055, 1), 'Plastic'), 'arms': (join(arms), 'Steel'),
            'tips': (join(tips), 'SteelDark'), 'guides': (join(guides), 'PlasticGrey'),
            'marks': (join(marks), 'Green'), 'handle': (handle, 'Red'), 'caps': (join(caps), 'PlasticGrey'), 'feet': (join(feet), 'Rubber')}


def child_seat() -> Parts:
    shell = polygonise(_shell, (-.26, -.34, .05), (.26, .36, .80), .0068, 2)
    rest = polygonise(_rest_shell, (-.22, -.20, .55), (.22, .36, .93), .0062, 2)
    return {'shell': (shell, 'PlasticBase'), 'rest': (rest, 'PlasticBase')} | _cushions() | _harness() | _base()


GOODS = {'child-seat': Good(child_seat, -37, 17)}
