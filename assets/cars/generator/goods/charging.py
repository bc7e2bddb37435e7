"""What charges an electric car: cables, a portable charger, a wall charger."""
import math
from functools import cache

import numpy as np

from ..curves import Array, Curve, smax, smin, step
from ..mesh import Mesh, polygonise
from ..outlines import box_sdf
from .shaping import Pieces, gathered, loops, oblong, pipe, piled, prism, put, spline, turn
from .kit import Good, Parts

CONTACTS = [(-.0165, 0, .0031), (0, .001, .0031), (.0165, 0, .0031), (-.0088, -.0150, .0031), (.0088, -.0150, .0031),
            (-.0080, .0128, .0019), (.0080, .0128, .0019)]          # x, z, radius of a type 2 connector
CABLE = .0075
SINK = Curve([(.03, 0), (.08, -.001), (.13, -.012), (.18, -.034), (.225, -.062)])      # of the grip's middle, by y
GIRTH = Curve([(.03, .0335), (.06, .0330), (.095, .0250), (.135, .0215), (.175, .0215), (.215, .0175), (.24, .0165)])
END = (0., .226, -.0625)


def _d_shape(x: Array, z: Array, radius: float) -> Array:
    """A circle with a flat top."""
    return smax(np.hypot(x, z) - radius, z - radius * .74, .006)


def _nose(q: Array) -> Array:
    """Its collar with the towers of the contacts, mouth to -y."""
    x, y, z = q.T
    shape = _d_shape(x, z, .0285)
    collar = np.maximum(np.maximum(smax(shape, -y, .002), y - .034), -np.maximum(shape + .0026, y - .024))
    towers, holes = np.full(len(q), 1.), np.full(len(q), 1.)
    for cx, cz, r in CONTACTS:
        d = np.hypot(x - cx, z - cz)
        towers, holes = np.minimum(towers, d - r - .0023), np.minimum(holes, d - r)
    towers = np.maximum(towers, np.maximum(.004 - y, y - .030))
    return np.maximum(np.minimum(collar, towers), -np.maximum(holes, y - .018))


def _handle(q: Array, more: float = 0) -> Array:
    x, y, z = q.T
    dz, r = z - SINK(y), GIRTH(y) + more
    body = np.sqrt(x * x * (1 + .25 * step(.07, .13, y)) + (dz * (1 + .06 * step(.05, .0, y))) ** 2) - r
    head = smax(body, z - .0265 - more - .03 * step(.07, .12, y), .012)
    f = smax(smax(head, .031 - y, .006), y + .3 * dz - .243 + .002, .006)
    guard = box_sdf(q, (0, .0335, 0), (.037, .0035, .0335), .003)
    guard = smax(guard, np.hypot(x, z) - .0375, .004)
    return f if more else smin(f, guard, .006)


def _grip(q: Array) -> Array:
    """Soft pads at both sides and on its back, ribbed."""
    x, y, z = q.T
    dz = z - SINK(y)
    area = np.stack([np.zeros_like(x), y - .158, dz], 1)
    ribs = .0009 * (.5 - .5 * np.cos(2 * math.pi * (y + .35 * dz) / .0086)) ** 4 * step(.012, .006, np.abs(dz))
    pad = box_sdf(area, (0, 0, 0), (.01, .043, .0125), .009)
    return smax(_handle(q, .0011) + ribs, pad, .0015)


@cache
def _moulded() -> tuple[Mesh, Mesh, Mesh]:
    low, high = (-.042, .010, -.090), (.042, .25, .040)
    return (polygonise(_nose, (-.031, -.002, -.031), (.031, .036, .025), .0007, 1), polygonise(_handle, low, high, .0017, 1),
            polygonise(_grip, low, high, .0012, 0))


def _connector(tint: str = 'Blue') -> Pieces:
    """A type 2 connector: its mouth at the origin to -y, its flat side up, the cable out of END."""
    nose, handle, grip = _moulded()
    contacts = []
    for x, z, r in CONTACTS:
        sleeve = turn([(r - .0001, .0045), (r - .0001, .010), (r - .0009, .010), (r - .0009, .0045), (r - .0001, .0045)], 0, 24)
        contacts.append(put([(sleeve, '')], (x, .0135, z), x=90)[0][0])
    ring = polygonise(lambda q: np.maximum(_handle(q, .0006), np.abs(q[:, 1] - .0435) - .0016), (-.04, .040, -.04), (.04, .048, .032), .0011, 0)
    return [(nose, 'Plastic'), (handle, 'PlasticDeep'), (grip, tint), *piled(contacts, 'Chrome'), (ring, tint), *_relief()]


def _relief() -> Pieces:
    """The ringed sleeve where the cable leaves."""
    profile = [(0, -.012)]
    for k in range(7):
        r, z = .0135 - .0006 * k, -.010 + k * .0062
        profile += [(r, z), (r, z + .0040), (r - .0022, z + .0044), (r - .0022, z + .0060)]
    sleeve = turn([*profile, (.0080, .036), (0, .036)], .0006, 40)
    return put([(sleeve, 'Cable')], END, x=-118)


def _leaving(reach: float = .05) -> Array:
    """A point on the cable behind the connector."""
    return np.array(END) + reach * np.array([0, math.sin(math.radians(118)), math.cos(math.radians(118))])


def _placed(pieces: Pieces, points: Array, at: tuple[float, float, float], **turns: float) -> tuple[Pieces, Array]:
    """A connector and points of its cable, put in place together."""
    marks = Mesh(points, points * 0, np.zeros((1, 3), int))
    moved = put([*pieces, (marks, '')], at, **turns)
    return moved[:-1], moved[-1][0].V


def _lying_connector(at: tuple[float, float], yaw: float) -> tuple[Pieces, Array]:
    """On the floor, on its side, and the way of its cable."""
    points = np.array([END, _leaving(.03), _leaving(.06)])
    return _placed(_connector(), points, (*at, .0345), y=78, x=1.5, z=yaw)


def type2_cable() -> Parts:
    rings = loops(.150, 2 * CABLE, 4.62, flat=.80)
    first, a = _lying_connector((.150, -.330), -22)
    second, b = _lying_connector((-.058, -.345), 14)
    one = spline([*a, a[-1] + [-.004, .045, -.018], *rings[8:22:4]], 60)
    two = spline([*rings[-22:-6:5], b[-1] + [-.022, .032, .002], *b[::-1]], 60)
    cables = [pipe(line, CABLE, has_ends=True) for line in (rings[18:-12], one, two)]
    return gathered([*first, *second, *piled(cables, 'Cable')])


def _schuko() -> Pieces:
    """A domestic plug, its pins to -y, the cable to +y."""
    body = turn([(0, 0), (.0185, 0), (.0185, .004), (.0195, .006), (.0195, .030), (.0165, .040), (.0105, .050), (.0095, .062), (0, .062)], .004, 72)
    face = turn([(0, -.0005), (.0172, -.0005), (.0172, .001)], .0004, 64)
    ridges = [prism(oblong(.003, .005, .0012), .012, .036, .001).moved((.0192 * math.cos(t), .0192 * math.sin(t), 0)) for t in np.arange(18) * math.pi / 9]
    pins = [turn([(0, -.019), (.0019, -.019), (.0024, -.0175), (.0024, 0), (0, 0)], .0008, 28).moved((x, 0, 0)) for x in (-.0095, .0095)]
    clips = [prism(oblong(.0052, .0012, .0004), -.0022, .010, .0003).moved((0, y, 0)) for y in (-.0187, .0187)]
    relief = turn([(.0085, .060), (.0085, .066), (.0065, .068), (.0078, .070), (.0078, .076), (.0058, .078), (.0068, .080), (.0068, .088), (0, .088)],
                  .0006, 32)
    return put([(body, 'Plastic'), (face, 'PlasticGrey'), *piled(ridges, 'Plastic'), *piled(pins, 'Chrome'), *piled(clips, 'Chrome'), (relief, 'Cable')],
               x=-90)


def _control_box() -> Pieces:
    """Flat on its back, long along y; cables leave it at both ends."""
    body = prism(oblong(.092, .220, .020), 0, .050, .012)
    bumpers = [prism(oblong(.098, .052, .021), -.0015, .0525, .0125, .0125).moved((0, y, .0015)) for y in (-.088, .088)]
    panel = prism(oblong(.066, .112, .010), .0495, .0512, .0010)
    lamps = [prism(oblong(.014, .0042, .0020), .0510, .0516, .0002).moved((0, y, 0)) for y in (.020, .006, -.008)]
    warn = prism(oblong(.014, .0042, .0020), .0510, .0516, .0002).moved((0, -.022, 0))
    ring = turn([(.0105, .0510), (.0105, .0517), (.0088, .0517), (.0088, .0510)], 0, 48).moved((0, .038, 0))
    button = turn([(0, .0510), (.0085, .0510), (.0085, .0524), (0, .0528)], .0006, 40).moved((0, -.040, 0))
    screws = [turn([(0, .0535), (.0034, .0535), (.0034, .0546), (0, .0548)], .0004, 28).moved((x, y, 0)) for x in (-.034, .034) for y in (-.094, .094)]
    ends = [put([(turn([(.012, 0), (.012, .010), (.0095, .012), (.0110, .014), (.0110, .020), (.0085, .022), (.0095, .024), (.0095, .034), (0, .034)],
                       .0008, 36), '')],
                (0, y, .026), x=turn_x)[0][0] for y, turn_x in ((.112, -90), (-.112, 90))]
    return [(body, 'PlasticGrey'), *piled(bumpers, 'Plastic'), (panel, 'Gloss'), *piled(lamps, 'LedGreen'), (warn, 'Red'), (ring, 'LedBlue'),
            (button, 'Blue'), *piled(screws, 'Steel'), *piled(ends, 'Cable')]


def portable_cable() -> Parts:
    thin = .0055
    rings = loops(.135, 2 * thin, 4.34, flat=.85)
    box, ends = _placed(_control_box(), np.array([(0, -.140, .026), (0, -.170, .024), (0, .140, .026), (0, .170, .024)]), (-.235, -.085, 0), z=-14)
    plug, tail = _placed(_schuko(), np.array([(0, .085, 0), (0, .11, 0), (0, .13, -.006)]), (-.085, -.300, .0205), z=-46, x=0)
    gun, lead = _lying_connector((.135, -.320), -22)
    to_plug = spline([ends[0], ends[1], ends[1] + [.02, -.05, -.016], (-.185, -.315, thin), (-.130, -.345, thin), (-.06, -.345, thin), (.0, -.290, thin),
                      (.026, -.245, thin + .004), *tail[::-1]], 140)
    to_rings = spline([ends[2], ends[3], ends[3] + [.022, .045, -.006], *rings[-24:-6:5][::-1]], 90)
    to_gun = spline([*lead, lead[-1] + [-.004, .045, -.018], *rings[8:22:4]], 60)
    cables = [pipe(rings[18:-12], thin, has_ends=True), pipe(to_plug, thin * .9), pipe(to_rings, thin), pipe(to_gun, thin)]
    return gathered([*box, *plug, *gun, *piled(cables, 'Cable')])


def _housing() -> Pieces:
    """Its back to +y, its middle over the origin at half its height."""
    back = prism(oblong(.172, .262, .040), 0, .055, .004)
    shell = prism(oblong(.226, .326, .052, 24), .040, .098, .016, .010)
    front = prism(oblong(.196, .296, .040, 24), .0955, .1005, .0022)
    glow = prism(oblong(.203, .303, .043, 24), .0945, .0985, .0008)
    bar = prism(oblong(.088, .0046, .0022), .1002, .1009, .0003).moved((0, .098, 0))
    reader = turn([(.0205, .1003), (.0205, .1009), (.0192, .1009), (.0192, .1003)], 0, 64).moved((0, .040, 0))
    waves = [turn([(r + .0011, .1003), (r + .0011, .1009), (r, .1009), (r, .1003)], 0, 48).moved((0, .040, 0)) for r in (.0035, .0085, .0135)]
    holster = turn([(.0395, .098), (.0395, .118), (.0375, .121), (.0325, .121), (.0315, .118), (.0315, .100)], .002, 72).moved((0, -.092, 0))
    return put([(back, 'Plastic'), (shell, 'White'), (front, 'Gloss'), (glow, 'LedGreen'), (bar, 'LedGreen'), *piled([reader, *waves], 'PlasticGrey'),
                (holster, 'Plastic')], x=90)


def wallbox() -> Parts:
    """Its cable hangs in loops over its back part; the connector rests in the holster."""
    pieces = _housing()
    gun, lead = _placed(_connector('PlasticGrey'), np.array([END, _leaving(.03), _leaving(.06)]), (0, -.092, -.092), z=180)
    turns = 3.5
    t = np.linspace(0, turns, int(turns * 90))
    a = -math.pi / 2 + 2 * math.pi * t
    low = np.clip(-np.sin(a), 0, 1)
    depth = -.0085 - np.interp(t, (0, turns), (0, .027))
    rings = np.stack([(.114 + .016 * low + .004 * np.sin(3 * t)) * np.cos(a), depth, -.075 + (.216 + .012 * np.cos(2.1 * t)) * np.sin(a)], 1)
    down = spline([*lead, lead[-1] + [.012, .012, -.055], (.070, -.075, -.262), *rings[22:2:-6][::-1]], 90)
    return gathered([*pieces, *gun, *piled([pipe(rings[14:], CABLE, has_ends=True), pipe(down, CABLE)], 'Cable')])


GOODS = {
    'wallbox': Good(wallbox, azimuth=-30, elevation=12),
    'type2-cable': Good(type2_cable, azimuth=-10, elevation=42),
    'portable-cable': Good(portable_cable, azimuth=-8, elevation=44),
}
