"""What helps to park: sensors in the skin of a bumper, and a car that finds its way into a place."""
import math
from dataclasses import replace
from functools import cache

import numpy as np

from ...build import build
from ...cabin import add_cabin
from ...curves import Array, step
from ...faces.lettering import add_lettering
from ...fittings import add_antenna
from ...mesh import Mesh, join
from ...model import load
from ...outlines import round_poly
from ..forms import bent, dense, rectangle, slab
from ..kit import Good, Parts
from ..shaping import Pieces, aimed, arc, circle, gathered, hex_bolt, oblong, pipe, piled, prism, put, spline, turn
from .drawn import stroke

SPOTS = ((-.232, .150), (-.080, .158), (.080, .158), (.232, .150))      # of the sensors, along and over the floor
OF = {'Glass': 'Glass', 'GlassDark': 'Glass', 'Gloss': 'Gloss', 'Trim': 'Plastic', 'Under': 'PlasticDeep', 'Rim': 'Alloy', 'RimDark': 'SteelGraphite', 'Tyre': 'Tyre',
      'LampFront': 'Bright', 'Lens': 'Bright', 'Led': 'Led', 'LedRear': 'Reflector', 'LampRear': 'Reflector', 'Plate': 'PlasticLight', 'Chrome': 'Chrome'}


def _skin(u: Array, v: Array) -> Array:
    """Where the bumper's face is, u along and v up; outwards is -y."""
    y = .34 * u * u + .9 * np.abs(u) ** 4 - .020 * step(.088, .135, v) + .030 * step(.150, .262, v) ** 1.5 + .030 * step(.060, -.02, v)
    return np.stack([u, y, v], -1)


def _outwards(u: Array, v: Array) -> Array:
    e = 1e-3
    n = np.cross(_skin(u + e, v) - _skin(u - e, v), _skin(u, v + e) - _skin(u, v - e))
    return n / np.linalg.norm(n, axis=-1, keepdims=True)


def _laid(m: Mesh, angle: float = 34) -> Mesh:
    """A plate built in u, v, w laid on the skin."""
    return bent(m, lambda p: _skin(p[:, 0], p[:, 1]) + _outwards(p[:, 0], p[:, 1]) * p[:, 2:], angle)


def _plate(wide: float, low: float, high: float, r: float, back: float, front: float, holes: tuple[Array, ...] = (), edge: float = .0012) -> Mesh:
    outline = dense(rectangle(wide, high - low, r, (0, (low + high) / 2)), .008)
    return _laid(slab(outline, back, front, edge, .0085, holes))


def _on_skin(pieces: Pieces, u: float, v: float) -> Pieces:
    p, n = _skin(np.array(u), np.array(v)), _outwards(np.array(u), np.array(v))
    return [(aimed(m, n, p), of) for m, of in pieces]


def _sensor() -> Pieces:
    """In its hole: a ring, a gap and the round face."""
    ring = turn([(.0118, -.003), (.0118, .0006), (.0150, .0012), (.0162, .0002), (.0160, -.003)], .0006, 72)
    gap = turn([(0, -.0030), (.0120, -.0030)], 0, 56)
    disc = turn([(0, -.004), (.0108, -.004), (.0108, .0002), (.0098, .0012), (.0060, .0017), (0, .0018)], .0006, 72)
    return [(ring, 'Plastic'), (gap, 'Screen'), (disc, 'PlasticBase')]


def _bumper() -> Pieces:
    holes = tuple(circle(.0158, 40) + p for p in SPOTS)
    painted = _plate(.620, .088, .262, .010, -.0028, 0, holes, .0013)
    lower = _plate(.612, .004, .084, .012, -.0040, -.0012)
    slats = [_plate(.270, z, z + .0070, .0030, -.0012, .0034, (), .0010) for z in (.018, .034, .050)]
    well = _plate(.282, .012, .064, .006, -.0012, -.0004, (), .0003)
    pieces: Pieces = [(painted, 'PaintRed'), (lower, 'Grained'), (_plate(.604, .070, .102, .004, -.0110, -.0060), 'Plastic'), *piled(slats, 'Plastic'), (well, 'Screen')]
    for s in (-1, 1):
        mirror = dense(rectangle(.088, .020, .006, (s * .236, .046)), .006)
        frame = dense(rectangle(.096, .028, .009, (s * .236, .046)), .006)
        pieces += [(_laid(slab(frame, -.002, .0004, .0006, .008)), 'Plastic'), (_laid(slab(mirror, 0, .0024, .0010, .006)), 'Reflector')]
    for u, v in SPOTS:
        pieces += _on_skin(_sensor(), u, v)
        housing = turn([(0, -.030), (.0105, -.030), (.0120, -.027), (.0120, -.004), (0, -.004)], .001, 40)
        pieces += _on_skin([(housing, 'Plastic')], u, v)
    ribs = [_laid(slab(rectangle(.0030, .150, .001, (u, .174)), -.016, -.0026, .0008, .02)) for u in (-.280, -.155, 0, .155, .280)]
    return [*pieces, *piled(ribs, 'Plastic')]


def _module() -> Pieces:
    """A flat box with ears; its plug to the rear."""
    base = prism(oblong(.104, .070, .006), .002, .0130, .0010, .0010)
    lid = prism(oblong(.102, .068, .006), .0134, .0250, .0028, .0004)
    fins = [prism(oblong(.0026, .036, .001), .0246, .0272, .0008).moved((x, -.004, 0)) for x in np.arange(-5, 6) * .0066]
    ears = [prism(oblong(.026, .022, .007), 0, .0040, .0008).moved((s * .056, 0, 0)) for s in (-1, 1)]
    bolts = [hex_bolt(.0060).moved((s * .062, 0, .0040)) for s in (-1, 1)]
    plug = [(prism(oblong(.064, .014, .0015), .0060, .0200, .0010).moved((0, .038, 0)), 'PlasticDeep'),
            (prism(oblong(.056, .018, .0015), .0075, .0185, .0012).moved((0, .050, 0)), 'PlasticLight')]
    lamp = prism(oblong(.0050, .0026, .001), .0246, .0256).moved((.042, -.027, 0))
    return [(base, 'Plastic'), (lid, 'PlasticDeep'), *piled(fins, 'PlasticDeep'), *piled(ears, 'Plastic'), *piled(bolts, 'Steel'), *plug, (lamp, 'LedGreen')]


def _buzzer() -> Pieces:
    """A round one with slots over its sounder."""
    foot = prism(oblong(.078, .024, .011), 0, .0036, .0010, .0006)
    body = turn([(0, 0), (.0270, 0), (.0275, .004), (.0265, .020), (.0240, .0235), (.0205, .0240), (.0195, .0222), (0, .0222)], .0012, 80)
    mesh = turn([(0, .0222), (.0192, .0222), (.0185, .0232), (0, .0236)], .0005, 72)
    slots = [prism(oblong(.0024, .009 + .014 * math.cos(k * .38), .0011), .0233, .0241).moved((k * .0052, 0, 0)) for k in range(-3, 4)]
    bolts = [hex_bolt(.0048).moved((s * .033, 0, .0036)) for s in (-1, 1)]
    return [(foot, 'Plastic'), (body, 'PlasticDeep'), (mesh, 'Plastic'), *piled(slots, 'Screen'), *piled(bolts, 'Steel')]


def park_sensors() -> Parts:
    """The piece of a bumper, its module and the buzzer before it."""
    pieces = [*put(_bumper(), (0, .02, .004)), *put(_module(), (-.105, -.128, 0), z=8), *put(_buzzer(), (.125, -.123, 0), z=-10)]
    wires = ([(-.112, -.075, .013), (-.114, -.059, .010), (-.100, -.038, .003), (-.060, -.026, .003), (-.030, .010, .003), (-.02, .06, .003)],
             [(.125, -.096, .010), (.125, -.085, .004), (.110, -.063, .003), (.060, -.061, .003), (-.020, -.075, .003),
              (-.080, -.063, .005), (-.094, -.067, .010), (-.092, -.079, .013)])
    return gathered([*pieces, *piled([pipe(spline(w, 60), .0026, 12, True) for w in wires], 'Cable')])


@cache
def _car() -> Pieces:
    """Small and whole, its middle at the origin, its nose to -y."""
    car = build(replace(load('208').design, face='plain'), .024, lambda *_: None, (add_cabin, add_lettering, add_antenna))
    pieces = [(m, 'Paint' if of == 'RoofPaint' else of) for m, of in car.parts.values()]
    shown = [(m.moved((-2.03, 0, 0)), OF.get(of, of)) for m, of in pieces if of == 'Paint' or of in OF]
    return put([(m, name) for m, name in ((join(m for m, of in shown if of == name), name) for name in dict.fromkeys(of for _, of in shown))], z=90)


def _painted(material: str) -> Pieces:
    return [(m, material if of == 'Paint' else of) for m, of in _car()]


def _ground() -> Pieces:
    """A piece of a car park: three places and a kerb behind them."""
    plate = slab(rectangle(9.4, 8.0, .5, (0, -1.05)), -.16, 0, .05)
    kerb = slab(rectangle(8.4, .34, .08, (0, 2.62)), 0, .13, .04)
    lines = [prism(round_poly([(x - .055, -2.2), (x + .055, -2.2), (x + .055, 2.40), (x - .055, 2.40)], .01, 2), .0, .012) for x in (-3.82, -1.275, 1.275, 3.82)]
    return [(plate, 'Asphalt'), (kerb, 'PlasticLight'), *piled(lines, 'White')]


def park_assist() -> Parts:
    """A car backs into a place between two others; its way and what its sensors feel are drawn."""
    turn_by, at = -24, np.array([-.72, -2.55, 0])
    pieces = [*_ground(), *put(_painted('PaintSilver'), (-2.55, .20, 0)), *put(_painted('PaintSilver'), (2.55, .20, 0)), *put(_painted('PaintRed'), at, z=turn_by)]
    waves: Pieces = []
    for x, y, way, span in ((-.70, 1.80, 118, 40), (0, 1.95, 90, 44), (.70, 1.80, 62, 40), (-.80, -1.55, 205, 38), (.80, -1.55, -25, 38)):
        for k in range(3):
            waves += put(stroke(arc(.40 + .27 * k, way - span, way + span, middle=(x, y)), .12 - .014 * k, 0, f'Wave{k}'), (0, 0, .46))
    pieces += put(waves, at, z=turn_by)
    way = spline([(.10, -1.0, .02), (.02, -.2, .02), (0, .6, .02), (0, 2.0, .02)], 60)[:, :2]
    for s in (-.74, .74):
        for k in range(0, 56, 8):
            pieces += put(stroke(way[k:k + 5] + [s, 0], .13, 0, 'Way'), (0, 0, .02))
    return gathered(pieces)


GOODS = {
    'park-sensors': Good(park_sensors, azimuth=-16, elevation=24),
    'park-assist': Good(park_assist, azimuth=-16, elevation=46),
}
