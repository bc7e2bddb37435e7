"""What sees around the car: four cameras and their display, a camera behind the windscreen, radars, a mirror that warns."""
import math

import numpy as np

from ...curves import Array, smax
from ...mesh import polygonise
from ...outlines import box_sdf, round_poly
from ..forms import rectangle, slab
from ..kit import Good, Parts
from ..shaping import Pieces, circle, gathered, hex_bolt, oblong, pipe, piled, prism, put, socket_bolt, spline, turn
from .drawn import view_behind, view_from_above

CABLE = .0023


def _wide_camera(tint: str) -> Pieces:
    """A small one with a bulging lens, towards -y; its middle at the origin, its plug of a colour behind it."""
    flange = slab(round_poly([(-.028, -.011), (.028, -.011), (.028, .011), (-.028, .011)], .011, 8), .0020, .0060, .0012)
    body = prism(oblong(.032, .032, .006), -.016, .0088, .0016, .0010)
    step = prism(oblong(.027, .027, .006), .0085, .0118, .0014)
    seam = prism(oblong(.0324, .0324, .006), -.0052, -.0044)
    barrel = turn([(0, .011), (.0118, .011), (.0118, .0172), (.0108, .0186), (.0096, .0186), (.0092, .0172), (0, .0168)], .0005, 80)
    ring = turn([(.0111, .0178), (.0109, .0190), (.0099, .0190), (.0095, .0176)], .0002, 80)
    a = np.linspace(0, math.pi / 2, 22)
    dome = turn(np.stack([.0094 * np.cos(a), .0165 + .0068 * np.sin(a)], 1), 0, 80)
    iris = turn([(.0050, .0224), (.0040, .0228)], 0, 48)
    bolts = [(m.moved((s * .0222, 0, .0060)), of) for s in (-1, 1) for m, of in socket_bolt(.0030)]
    plug = prism(oblong(.0112, .0130, .002), -.036, -.0158, .0008, .0014)
    key = prism(oblong(.0036, .0040, .0008), -.034, -.020, .0006).moved((0, .0076, 0))
    boot = turn([(0, -.052), (.0030, -.052), (.0042, -.040), (.0048, -.036), (.0048, -.034), (0, -.034)], .0006, 32)
    pieces = [(flange, 'PlasticDeep'), (body, 'PlasticDeep'), (step, 'Plastic'), (seam, 'Gloss'), (barrel, 'Plastic'), (ring, 'Chrome'), (dome, 'Glass'),
              (iris, 'SteelDark'), *bolts, (plug, tint), (key, tint), (boot, 'Rubber')]
    return put(pieces, x=90)


def _display() -> Pieces:
    """Facing +z, x to the right: what it shows lies on its glass."""
    wide, high = .236, .142
    back = slab(rectangle(wide - .012, high - .012, .010), -.0165, -.0060, .0040)
    frame = slab(rectangle(wide, high, .012), -.0075, 0, .0022)
    glass = slab(rectangle(wide - .006, high - .006, .0098), -.0005, .0004, .0004)
    edge = slab(rectangle(wide + .0008, high + .0008, .0124), -.0048, -.0034, .0005)
    shown = [*put(view_from_above(.086, .116), (-.0655, 0, .0006)), *put(view_behind(.126, .116), (.0455, 0, .0006))]
    return [(back, 'PlasticDeep'), (frame, 'Gloss'), (glass, 'Screen'), (edge, 'Silver'), *shown]


def _stand() -> Pieces:
    foot = prism(oblong(.110, .074, .020), 0, .0060, .0022, .0010)
    pad = prism(oblong(.102, .066, .018), .0058, .0068, .0005)
    neck = slab(round_poly([(-.026, 0), (.026, 0), (.020, .066), (-.020, .066)], .008, 5), -.004, .004, .002)
    return [(foot, 'PlasticDeep'), (pad, 'Plastic'), *put([(neck, 'PlasticDeep')], (0, .006, .004), x=78)]


def camera_360() -> Parts:
    """The display upright in the middle, two cameras on each side before it, their cables running behind."""
    pieces = [*put(put(_display(), x=72), (0, 0, .0825)), *put(_stand(), (0, .012, 0))]
    spots = ((-.166, -.050, -20, 'BinBlue'), (-.082, -.108, -8, 'Green'), (.082, -.108, 8, 'Yellow'), (.166, -.050, 20, 'White'))
    for x, y, yaw, tint in spots:
        z = .0162
        pieces += put(_wide_camera(tint), (x, y, z), x=-7, z=yaw)
        back = np.array([-math.sin(math.radians(yaw)), math.cos(math.radians(yaw)), 0])
        side = 1 if x > 0 else -1
        start = np.array([x, y, z]) + back * .048
        if abs(x) > .1:
            line = [start, start + back * .016 + [0, 0, -.006], start + back * .034 + [-side * .010, 0, CABLE - z],
                    (x - side * .050, .055, CABLE), (x - side * .105, .062, CABLE), (side * .022, .044, .009)]
        else:
            line = [start, start + back * .012 + [0, 0, -.006], start + back * .024 + [side * .008, 0, CABLE - z],
                    (side * .112, -.010, CABLE), (side * .100, .038, CABLE), (side * .030, .056, .008)]
        pieces += piled([pipe(spline(line, 60), CABLE, 12, True)], 'Cable')
    return gathered(pieces)


def _hood(q: Array) -> Array:
    """A flat housing, narrow behind, with the funnel that keeps stray light from its lens; front to -y."""
    x, y, z = q.T
    top = .0400 + .10 * (y - .05)
    f = smax(smax(z - top, -z, .006), np.abs(x) - (.043 + .20 * np.maximum(-y + .045, 0)), .010)
    f = smax(f, smax(y - .052, -y - .048, .004), .008)
    open_wide = .0145 + .62 * np.maximum(.014 - y, 0)
    funnel = np.maximum(np.maximum(np.abs(x) - open_wide, y - .014), (.0120 - .12 * np.maximum(.014 - y, 0)) - z)
    return smax(f, -funnel, .0025)


def screen_camera() -> Pieces:
    """A camera for the windscreen: its eye deep in a ribbed funnel."""
    pieces: Pieces = [(polygonise(_hood, (-.075, -.054, -.003), (.075, .058, .045), .0013, 1), 'Plastic')]
    ribs = []
    for k in range(9):
        y = .008 - k * .0058
        half, floor = .0145 + .62 * (.014 - y) - .0015, .0120 - .12 * (.014 - y)
        ribs.append(prism(oblong(2 * half, .0016, .0005), floor - .0010, floor + .0014, .0005).moved((0, y, 0)))
    barrel = turn([(0, -.010), (.0132, -.010), (.0132, .0035), (.0120, .0052), (.0100, .0052), (.0096, .0036), (0, .0030)], .0004, 72)
    ring = turn([(.0123, .0044), (.0121, .0060), (.0104, .0060), (.0101, .0044)], .0002, 72)
    a = np.linspace(0, math.pi / 2, 18)
    dome = turn(np.stack([.0099 * np.cos(a), .0030 + .0056 * np.sin(a)], 1), 0, 72)
    eye = put([(barrel, 'PlasticDeep'), (ring, 'Chrome'), (dome, 'Glass')], (0, .0125, .0262), x=90)
    back = prism(oblong(.058, .036, .006), .0330, .0445, .0022, 0).moved((0, .0330, 0))
    fins = [prism(oblong(.0024, .028, .001), .0440, .0468, .0007).moved((k * .0062, .0330, 0)) for k in range(-4, 5)]
    tabs = [prism(oblong(.020, .022, .005), .006, .0105, .0012).moved((s * .058, .022, 0)) for s in (-1, 1)]
    springs = [put([(slab(rectangle(.010, .026, .003), -.0008, .0008, .0004), 'Steel')], (s * .0615, .022, .0135), y=s * 14)[0] for s in (-1, 1)]
    bolts = [hex_bolt(.0052).moved((s * .0605, .022, .0105)) for s in (-1, 1)]
    socket = prism(oblong(.034, .020, .003), .010, .027, .0012).moved((0, .058, 0))
    return [*pieces, *piled(ribs, 'PlasticDeep'), *eye, (back, 'Aluminium'), *piled(fins, 'Aluminium'), *piled(tabs, 'Plastic'), *springs, *piled(bolts, 'Steel'),
            (socket, 'PlasticDeep')]


def radar() -> Pieces:
    """Its cover to -y; its middle at the origin, with its bracket."""
    cover = polygonise(lambda q: smax(box_sdf(q, (0, 0, -.004), (.0440, .0360, .0125), .0060), q[:, 2] - .0085 + 2.2 * (q[:, 0] ** 2 + q[:, 1] ** 2), .003),
                       (-.047, -.039, -.019), (.047, .039, .012), .0012, 1)
    rim = slab(rectangle(.0950, .0790, .009), -.0150, -.0070, .0016)
    line = slab(rectangle(.0886, .0726, .008), -.0074, -.0060, .0003)
    case = slab(rectangle(.088, .072, .008), -.0320, -.0155, .0022)
    fins = [prism(oblong(.0026, .060, .001), -.0370, -.031, .0008, .0008).moved((k * .0074, 0, 0)) for k in range(-5, 6)]
    frame = slab(rectangle(.0700, .0540, .006), .0050, .0064, .0005, 0, (rectangle(.0672, .0512, .005),))
    clips = [prism(oblong(.0115, .0052, .0012), -.0165, -.0045, .0010).moved((x, s * .0400, 0)) for x in (-.026, .026) for s in (-1, 1)]
    plug = put([(prism(oblong(.026, .014, .002), 0, .020, .001), 'Plastic'), (prism(oblong(.021, .010, .002), .018, .034, .0012), 'PlasticGrey')], (.046, -.014, -.024), y=90)
    wire = pipe(spline([(.076, -.014, -.024), (.090, -.016, -.024), (.100, -.026, -.018), (.104, -.040, -.012)], 30), .0042, 16, True)
    return put([(cover, 'PlasticDeep'), (rim, 'Plastic'), (line, 'Gloss'), (frame, 'PlasticBase'), (case, 'Aluminium'),
                *piled(fins, 'Aluminium'), *piled(clips, 'Plastic'), *plug, (wire, 'Cable'), *_bracket()], x=90)


def _bracket() -> Pieces:
    """A pressed plate behind the radar with ears, their bolts and the screw that aims it."""
    outer = round_poly([(-.058, -.050), (.058, -.050), (.058, .030), (.076, .030), (.076, .056), (-.076, .056), (-.076, .030), (-.058, .030)], .010, 6)
    window = rectangle(.082, .066, .010)
    holes = tuple(circle(.0048, 24) + p for p in ((-.066, .043), (.066, .043)))
    plate = slab(outer, -.0225, -.0200, .0010, 0, (window, *holes))
    flange = put([(slab(rectangle(.116, .024, .004), -.00125, .00125, .0008), '')], (0, -.0490, -.0110), x=90)[0][0]
    foot = put([(slab(rectangle(.150, .040, .010), -.00125, .00125, .0008, 0, tuple(circle(.0042, 24) + (x, 0) for x in (-.060, .060))), '')], (0, -.0500, -.020), x=90)[0][0]
    balls: Pieces = []
    for x, y in ((-.050, .046), (.050, .046), (0, -.0435)):
        balls += [(turn([(0, -.026), (.0072, -.026), (.0072, -.014), (.0058, -.0115), (0, -.0115)], .001, 36).moved((x, y, 0)), 'PlasticLight'),
                  (turn([(0, -.013), (.0040, -.013), (.0040, -.0090), (0, -.0086)], .0006, 24).moved((x, y, 0)), 'Steel')]
    bolts = [(hex_bolt(.0062).moved((x, .043, -.0200)), 'Steel') for x in (-.066, .066)]
    return [*piled([plate, flange, foot], 'SteelPaint'), *balls, *bolts]


def adas() -> Parts:
    """The camera for the windscreen and the radar for the front."""
    camera = put(screen_camera(), x=-13, z=-10)
    low = min(m.V[:, 2].min() for m, _ in camera)
    return gathered([*put(camera, (-.088, -.010, -low)), *put(radar(), (.088, 0, .0515), z=12)])


GOODS = {
    'camera-360': Good(camera_360, azimuth=-10, elevation=24),
    'adas': Good(adas, azimuth=-6, elevation=25),
}
