"""A portable tyre inflator."""
import math

import numpy as np

from ..curves import Array, smax, smin, step
from ..mesh import polygonise
from ..outlines import box_sdf
from .shaping import Pieces, aimed, circle, coil, gathered, ngon, oblong, pipe, piled, prism, put, spline, turn
from .kit import Good, Parts

TILT = .28                  # the face leans back by so much a metre


def _body(q: Array, more: float = 0) -> Array:
    """Long along x, its face to -y."""
    x, y, z = q.T
    lean = np.stack([x, y - TILT * (z - .07) * step(.02, -.06, y), z], 1)
    f = box_sdf(lean, (0, 0, .074), (.118 + more, .056 + more, .060 + more), .034)
    barrel = smax(np.hypot(y - .010, z - .066) - .052 - more, np.abs(x - .075) - .072 - more, .012)
    f = smin(f, barrel, .012)
    seam = .0011 * np.exp(-((y - .012) / .0012) ** 2)
    vents = sum(.0030 * step(.0022, .0012, np.abs(z - k)) for k in np.arange(5) * .0085 + .050) * step(.030, .026, np.abs(y - .010)) * step(.10, .11, x)
    return f + (0 if more else seam + vents)


def _handle(q: Array) -> Array:
    """An arch over the body."""
    x, y, z = q.T
    arch = box_sdf(np.stack([x, y - .012, z - .120], 1), (0, 0, 0), (.094, .016, .066), .015)
    hole = box_sdf(np.stack([x, y * 0, z - .118], 1), (0, 0, 0), (.072, .05, .046), .030)
    return smax(arch, -hole, .014)


def _face() -> Pieces:
    """Display and buttons, in a plane that is laid on the leaning front."""
    dial = prism(oblong(.118, .074, .018), -.004, .0035, .0022)
    screen = prism(oblong(.098, .036, .007), .0034, .0041, .0004).moved((0, .0125, 0))
    segments: Pieces = []
    for k, lit in enumerate(('acdfg', 'abcdefg')):
        segments += _digit(lit, -.019 + .021 * k)
    segments.append((prism(circle(.0011, 16), .0041, .0044).moved((.0005 - .009, .0035, 0)), 'Led'))
    marks = [prism(oblong(.010, .0022, .0008), .0041, .0044).moved((.028, y, 0)) for y in (.021, .0145, .008)]
    buttons = [turn([(0, .0030), (.0078, .0030), (.0078, .0048), (0, .0056)], .0007, 48).moved((x, -.0215, 0)) for x in (-.036, -.012, .012)]
    power = turn([(0, .0030), (.0078, .0030), (.0078, .0048), (0, .0056)], .0007, 48).moved((.036, -.0215, 0))
    signs = [prism(oblong(.0062, .0013, .0004), .0051, .0056).moved((x, -.0215, 0)) for x in (-.036, -.012)]
    signs += [prism(oblong(.0013, .0062, .0004), .0051, .0056).moved((-.012, -.0215, 0)),
              prism(oblong(.0052, .0052, .001), .0051, .0056).moved((.012, -.0215, 0))]
    pieces = [(dial, 'Plastic'), (screen, 'Screen'), *segments, *piled(marks, 'LedBlue'), *piled(buttons, 'PlasticGrey'), (power, 'Red'),
              *piled(signs, 'White')]
    return [(aimed(m, (0, -1, TILT * .86), (0, -.0555, .079)), of) for m, of in pieces]


def _digit(lit: str, x: float) -> Pieces:
    """Seven bars."""
    bars = {'a': (0, .0105, 1), 'g': (0, 0, 1), 'd': (0, -.0105, 1), 'b': (.0052, .0052, 0), 'c': (.0052, -.0052, 0), 'f': (-.0052, .0052, 0),
            'e': (-.0052, -.0052, 0)}
    made = []
    for key in lit:
        bx, by, flat = bars[key]
        made.append(prism(oblong(*((.0082, .0018) if flat else (.0018, .0086)), .0007), .0041, .0044).moved((x + bx, .0130 + by, 0)))
    return piled(made, 'Led')


def _chuck() -> Pieces:
    """The nozzle that is screwed on a valve, its mouth to +z."""
    body = turn([(0, -.020), (.0052, -.020), (.0052, -.002), (.0085, .000), (.0085, .003), (.0072, .005), (.0072, .022), (.0060, .024), (.0060, .026),
                 (.0042, .026), (.0042, .018), (0, .018)], .0007, 48)
    knurls = [prism(oblong(.0012, .0012, .0003), .007, .020, .0003).moved((.0072 * math.cos(a), .0072 * math.sin(a),
        0)) for a in np.arange(20) * math.pi / 10]
    hexagon = prism(ngon(6, .0145, .0006), -.0035, .0030, .0007)
    sleeve = turn([(0, -.034), (.0072, -.034), (.0078, -.030), (.0078, -.012), (.0070, -.009), (0, -.009)], .001, 40)
    return [(body, 'Brass'), *piled([*knurls, hexagon], 'Brass'), (sleeve, 'Plastic')]


def _plug() -> Pieces:
    """For a 12 V socket, its tip to +z."""
    grip = turn([(0, -.044), (.0070, -.044), (.0085, -.036), (.0125, -.028), (.0135, -.012), (.0135, .000), (.0118, .003), (0, .003)], .003, 56)
    ribs = [prism(oblong(.0016, .0026, .0006), -.026, -.006, .0005).moved((.0132 * math.cos(a), .0132 * math.sin(a), 0)) for a in np.arange(16) * math.pi / 8]
    barrel = turn([(0, .002), (.0102, .002), (.0102, .038), (.0085, .041), (0, .041)], .0012, 56)
    tip = turn([(0, .040), (.0052, .040), (.0052, .043), (.0034, .048), (0, .0490)], .001, 36)
    collar = turn([(.0098, .036), (.0106, .0365), (.0088, .0425), (0, .0430)], .0004, 48)
    springs = [put([(pipe(spline([(.0098, 0, .010), (.0122, 0, .017), (.0122, 0, .022), (.0098, 0, .029)], 14), .0022, 10), '')], z=a)[0][0] for a in (50,
        230)]
    lamp = prism(circle(.0024, 24), -.0136, -.0130).moved((0, 0, 0))
    lamp = aimed(lamp, (0, -1, 0), (0, -.0006, -.004))
    return [(grip, 'Plastic'), *piled(ribs, 'Plastic'), (barrel, 'PlasticDeep'), *piled([tip, *springs], 'Bright'), (collar, 'Chrome'), (lamp, 'Red')]


def air_pump() -> Parts:
    low, high = (-.16, -.085, .004), (.16, .075, .15)
    pieces: Pieces = [(polygonise(_body, low, high, .0019, 1), 'Orange'),
                      (polygonise(lambda q: smax(_body(q, .0022), np.abs(np.abs(q[:, 0] + .004) - .090) - .011, .002), low, high, .0021, 0), 'Plastic'),
                      (polygonise(_handle, (-.10, -.01, .05), (.10, .034, .192), .0018, 1), 'Plastic'), *_face()]
    grip = prism(oblong(.110, .0335, .012), .1745, .1872, .004).moved((0, .012, 0))
    pieces.append((grip, 'Rubber'))
    feet = [turn([(0, 0), (.011, 0), (.013, .003), (.013, .022), (0, .022)], .001, 40).moved((x, y, 0)) for x in (-.085, .085) for y in (-.034, .040)]
    pieces += piled(feet, 'Rubber')
    hose = spline([(-.112, .000, .060), (-.150, -.004, .058), (-.196, -.030, .030), (-.205, -.085, .0075), (-.165, -.140, .0065), (-.115, -.150, .0070)], 90)
    collar = turn([(0, 0), (.0105, 0), (.0105, .010), (.0080, .014), (.0080, .026), (0, .026)], .0012, 40)
    pieces += [(aimed(collar, (-1, 0, 0), (-.114, 0, .060)), 'Plastic'), (pipe(hose, .0056, 18), 'Rubber')]
    pieces += [(aimed(m, (1, -.16, .02), (-.085, -.154, .0085)), of) for m, of in _chuck()]
    axis = spline([(.180, -.005, .013), (.205, -.060, .013), (.165, -.118, .013), (.105, -.140, .013)], 120)
    wound = coil(axis, .0100, 27, 26)
    start = spline([(.140, .030, .030), (.166, .034, .018), wound[0] + [0, .012, 0], wound[4]], 30)
    end = spline([wound[-5], wound[-1] + [-.010, -.004, 0], (.082, -.150, .013)], 24)
    pieces += piled([pipe(wound, .0026, 10), pipe(start, .0026, 10), pipe(end, .0026, 10)], 'Cable')
    pieces += [(aimed(m, (-1, -.12, 0), (.045, -.152, .0140)), of) for m, of in _plug()]
    return gathered(pieces)


GOODS = {'air-pump': Good(air_pump, azimuth=-16, elevation=24)}
