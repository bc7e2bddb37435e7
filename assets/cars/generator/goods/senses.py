"""What sees for the driver: parking sensors, a reversing camera."""
import math

import numpy as np

from ..mesh import polygonise
from ..outlines import box_sdf
from .shaping import Pieces, aimed, gathered, hex_bolt, oblong, pipe, piled, prism, put, socket_bolt, spline, turn
from .kit import Good, Parts

WIRE = .0017
LOOK = (0, -.80, .60)           # where the sensors face


def _sensor() -> Pieces:
    """Its face at z = 0, looking up; the wire leaves at the side of its back."""
    bezel = turn([(.0092, -.0012), (.0096, .0004), (.0122, -.0002), (.0138, -.0016), (.0138, -.0034), (.0112, -.0036)], .0009, 72)
    face = turn([(0, -.004), (.0088, -.004), (.0088, -.0008), (.0082, .0002), (.005, .0006), (0, .0007)], .0005, 64)
    groove = turn([(.0086, -.0022), (.0096, -.0022)], 0, 64)
    body = turn([(0, -.024), (.0090, -.024), (.0104, -.0226), (.0104, -.0030), (0, -.003)], .0010, 56)
    band = turn([(.0103, -.0165), (.0109, -.0160), (.0109, -.0140), (.0103, -.0135)], .0002, 56)
    clips = [put([(prism(oblong(.0022, .0070, .0008), -.014, -.0045, .0006), '')], (.0112 * math.cos(a), .0112 * math.sin(a), 0))[0][0] for a in (0, math.pi)]
    block = prism(oblong(.0105, .0130, .0016), -.0225, -.0125, .0010).moved((0, .0125, 0))
    boot = put([(turn([(0, 0), (.0040, 0), (.0040, .004), (.0026, .006), (.0032, .0075), (.0022, .0100), (0, .0100)], .0004, 28), '')], (0, .019, -.0175),
               x=-90)[0][0]
    return [(bezel, 'Plastic'), (face, 'PlasticDeep'), (groove, 'Gloss'), (body, 'Plastic'), (band, 'Rubber'), *piled(clips, 'PlasticGrey'),
            (block, 'PlasticDeep'), (boot, 'Rubber')]


def _module() -> Pieces:
    """Flat on the floor; its sockets to the front."""
    base = prism(oblong(.098, .066, .006), .002, .0125, .0010, .0010)
    lid = prism(oblong(.096, .064, .006), .0129, .0240, .0026, .0004)
    raised = prism(oblong(.062, .036, .004), .0236, .0250, .0008)
    fins = [prism(oblong(.0022, .030, .0009), .0248, .0262, .0005).moved((x, .0, 0)) for x in np.arange(-5, 6) * .0052]
    ears = [prism(oblong(.026, .022, .007), 0, .0038, .0008).moved((s * .053, 0, 0)) for s in (-1, 1)]
    bolts = [hex_bolt(.0055).moved((s * .059, 0, .0038)) for s in (-1, 1)]
    sockets = [prism(oblong(.0142, .012, .0012), .0055, .0190, .0008).moved((x, -.0350, 0)) for x in (-.033, -.011, .011, .033)]
    plugs = [prism(oblong(.0112, .016, .0012), .0070, .0175, .0010).moved((x, -.0430, 0)) for x in (-.033, -.011, .011, .033)]
    latches = [prism(oblong(.0050, .009, .0008), .0170, .0188, .0005).moved((x, -.0440, 0)) for x in (-.033, -.011, .011, .033)]
    lamp = prism(oblong(.0042, .0020, .0008), .0239, .0244).moved((.0385, -.022, 0))
    screws = [turn([(0, .0238), (.0024, .0238), (.0024, .0246), (0, .0248)], .0003, 24).moved((x, y, 0)) for x in (-.041, .041) for y in (-.025, .025)]
    return [(base, 'Plastic'), (lid, 'PlasticDeep'), (raised, 'Plastic'), *piled(fins, 'Plastic'), *piled(ears, 'Plastic'),
            *piled([*bolts, *screws], 'Steel'),
            *piled(sockets, 'Plastic'), *piled(plugs, 'PlasticLight'), *piled(latches, 'PlasticLight'), (lamp, 'LedGreen')]


def front_sensors() -> Parts:
    """The sensors in a shallow arc before their module."""
    pieces = put(_module(), (0, .075, 0))
    for k, x in enumerate((-.105, -.036, .036, .105)):
        side = 1 if x > 0 else -1
        facing = [(aimed(m, LOOK), of) for m, of in put(_sensor(), z=-90 * side)]
        floor = min(m.V[:, 2].min() for m, _ in facing)
        at = np.array([x, -.050 + 1.4 * x * x, -floor])
        start = at + aimed(pipe([(side * .029, 0, -.0175), (side * .031, 0, -.0175)], .001), LOOK).V.mean(0)
        pieces += put(facing, at)
        socket = np.array([(-.033, -.011, .011, .033)[k], .075 - .050, .0120])
        mid = [start + [side * .010, .003, -.003], (start[0] + side * .011, start[1] + .026, WIRE * 1.6),
               (socket[0] + side * (.034 if abs(x) > .05 else .012), start[1] + .036, WIRE), socket - [-side * .003, .024, .0098]]
        wire = spline([start - [side * .005, 0, 0], start, *mid, socket - [0, .010, .003], socket], 60)
        pieces += piled([pipe(wire, WIRE, 10)], 'Cable')
        sleeve = wire[24:38]
        pieces += piled([pipe(sleeve, WIRE * 1.7, 12, True)], 'Rubber')
    return gathered(pieces)


def _camera() -> Pieces:
    """Looks to -y; its middle at the origin."""
    body = polygonise(lambda q: box_sdf(q, (0, .003, 0), (.0125, .0130, .0125), .0040), (-.014, -.012, -.014), (.014, .018, .014), .0007, 1)
    front = prism(oblong(.0225, .0225, .0050), .0090, .0118, .0012)
    barrel = turn([(0, .010), (.0098, .010), (.0098, .0150), (.0090, .0162), (.0078, .0162), (.0074, .0150), (.0066, .0146), (.0062, .0134),
                   (.0052, .0130)], .0004, 80)
    ring = turn([(.0090, .0158), (.0090, .0166), (.0081, .0166), (.0080, .0160)], .0002, 80)
    a = np.linspace(0, math.pi / 2, 18)
    dome = turn(np.stack([.0064 * np.cos(a), .0131 + .0042 * np.sin(a)], 1), 0, 72)
    iris = turn([(.0030, .0172), (.0026, .01735)], 0, 48)
    screws = [turn([(0, .0116), (.0013, .0116), (.0013, .0123), (0, .0124)], .0002, 24).moved((x, y, 0)) for x in (-.0092, .0092) for y in (-.0092, .0092)]
    rear = turn([(0, -.030), (.0026, -.030), (.0036, -.022), (.0050, -.021), (.0050, -.014), (0, -.014)], .0006, 36)
    ahead = [(front, 'PlasticDeep'), (barrel, 'Plastic'), (ring, 'Chrome'), (dome, 'Glass'), (iris, 'SteelDark'), *piled(screws, 'Steel'), (rear, 'Rubber')]
    return [(body, 'PlasticDeep'), *put(ahead, x=90)]


def _bracket() -> Pieces:
    """Two cheeks on a foot with slots."""
    foot = prism(oblong(.0345, .034, .004), 0, .0020, .0006)
    cheeks = [put([(prism(oblong(.018, .032, .0085), 0, .0020, .0006), '')], (s * .0165 - .001, .004, .0152), x=90, z=90)[0][0] for s in (-1, 1)]
    slots = [prism(oblong(.0042, .0100, .0021), .00195, .0021).moved((x, -.0085, 0)) for x in (-.0095, .0095)]
    pieces = [*piled([foot, *cheeks], 'SteelDark'), *piled(slots, 'Gloss')]
    for s in (-1, 1):
        pieces += [(aimed(m, (s, 0, 0), (s * .0170, .004, .0215)), of) for m, of in socket_bolt(.0042)]
    return pieces


def _cable_plug() -> Pieces:
    """A round screw plug, its pins to +z."""
    sleeve = turn([(0, -.026), (.0024, -.026), (.0034, -.016), (.0046, -.012), (.0046, -.002), (0, -.002)], .0006, 32)
    nut = turn([(0, -.004), (.0062, -.004), (.0062, .0065), (.0056, .0075), (.0050, .0075), (.0050, .0010), (0, .0010)], .0005, 48)
    ribs = [prism(oblong(.0008, .0010, .0003), -.003, .0055, .0003).moved((.0062 * math.cos(a), .0062 * math.sin(a),
        0)) for a in np.arange(24) * math.pi / 12]
    core = turn([(0, .000), (.0042, .000), (.0042, .0062), (0, .0062)], .0004, 40)
    pins = [turn([(0, .006), (.0006, .006), (.0006, .0100), (0, .0103)], .0002,
                 16).moved((.0022 * math.cos(a), .0022 * math.sin(a), 0)) for a in np.arange(4) * 1.571 + .785]
    return [(sleeve, 'Rubber'), *piled([nut, *ribs], 'Steel'), (core, 'Plastic'), *piled(pins, 'Brass')]


def rear_camera() -> Parts:
    """On its bracket, its cable in a loop beside it."""
    camera = put(put(_camera(), x=6), (0, .002, .0215))
    pieces = [*camera, *_bracket()]
    thick = .0017
    t = np.linspace(.32, 3.08, 150) * 2 * math.pi
    rings = np.stack([.028 + (.021 + .0012 * np.sin(t * .37)) * np.cos(t), .030 + .017 * np.sin(t), thick + np.linspace(.0, .0078, 150)], 1)
    start = spline([(0, .029, .0190), (0, .040, .0180), (.004, .056, .0095), (.0135, .0485, .0030), *rings[2:12:3]], 50)
    end = spline([*rings[-10::3], (.062, .006, .0045), (.064, -.018, thick), (.056, -.033, .0035), (.045, -.0365, .0060)], 60)
    pieces += piled([pipe(start, thick, 12), pipe(rings[5:-4], thick, 12, True), pipe(end, thick, 12)], 'Cable')
    pieces += [(aimed(m, (-1, -.34, 0), (.026, -.0425, .0064)), of) for m, of in _cable_plug()]
    return gathered(pieces)


GOODS = {
    'front-sensors': Good(front_sensors, azimuth=-14, elevation=38),
    'rear-camera': Good(rear_camera, azimuth=20, elevation=28),
}
