"""What a better sound is made of: a subwoofer in its box, an amplifier, a door speaker, a tweeter."""
import math

import numpy as np

from ...inside.shapes import block
from ...mesh import polygonise
from ...outlines import box_sdf
from ..forms import slab
from ..kit import Good, Parts
from ..shaping import Pieces, aimed, circle, gathered, oblong, pipe, piled, prism, put, socket_bolt, spline, turn


def _speaker(r: float, cone: str, cap: str, bolts: int) -> Pieces:
    """Its rim on z = 0, its face to +z."""
    frame = turn([(r * .84, -.006), (r, -.006), (r, .003), (r * .985, .0055), (r * .88, .0055), (r * .865, .001)], .0012, 96)
    a = np.linspace(0, math.pi, 18)
    middle, half = r * .765, r * .105
    edge = turn(np.stack([middle + half * np.cos(a), .001 + half * .85 * np.sin(a)], 1), 0, 96)
    t = np.linspace(0, 1, 14)
    bowl = turn(np.stack([r * (.665 - .435 * t), .0012 - r * .30 * t ** .85], 1), 0, 96)
    rings = [turn([(r * k + .0006, .0022 - r * .30 * ((.665 - k) / .435) ** .85), (r * k, .0030 - r * .30 * ((.665 - k) / .435) ** .85),
                   (r * k - .0006, .0016 - r * .30 * ((.665 - k) / .435) ** .85)], 0, 96) for k in (.60, .52, .44)]
    b = np.linspace(0, math.pi / 2, 16)
    dome = turn(np.stack([r * .27 * np.cos(b), -r * .265 + r * .13 * np.sin(b)], 1), 0, 72)
    holes = np.arange(bolts) * 2 * math.pi / bolts + .3
    heads = [(m.moved((r * .93 * math.cos(t), r * .93 * math.sin(t), .0055)), of) for t in holes for m, of in socket_bolt(max(.0032, r * .030))]
    return [(frame, 'SteelDark'), (edge, 'Rubber'), (bowl, cone), *piled(rings, cone), (dome, cap), *heads]


def _basket(r: float) -> Pieces:
    """What is behind a speaker: legs, magnet, terminals."""
    legs = [pipe([(r * .90 * c, r * .90 * s, -.005), (r * .80 * c, r * .80 * s, -r * .30), (r * .50 * c, r * .50 * s, -r * .55)], r * .055, 10, True)
            for c, s in ((math.cos(t), math.sin(t)) for t in np.arange(6) * math.pi / 3)]
    spider = turn([(r * .2, -r * .60), (r * .55, -r * .60), (r * .55, -r * .50), (r * .2, -r * .50)], .001, 64)
    magnet = turn([(0, -r * .90), (r * .52, -r * .90), (r * .54, -r * .88), (r * .54, -r * .66), (r * .52, -r * .64), (0, -r * .64)], .001, 72)
    plate = turn([(0, -r * .97), (r * .40, -r * .97), (r * .45, -r * .90), (0, -r * .90)], .002, 72)
    return [*piled(legs, 'SteelDark'), (spider, 'SteelDark'), (magnet, 'Gloss'), (plate, 'Steel')]


def _box() -> Pieces:
    """Wrapped in carpet, its front to -y; the speaker in it."""
    def body(q: np.ndarray) -> np.ndarray:
        x, y, z = q.T
        whole = box_sdf(np.stack([x, y + .16 * (z - .18) * (y > 0), z], 1), (0, 0, .186), (.200, .150, .176), .014)
        return np.maximum(whole, -np.maximum(np.hypot(x, z - .186) - .124, y + .05))
    case = polygonise(body, (-.22, -.17, -.01), (.22, .20, .38), .006, 1)
    baffle = slab(oblong(.372, .324, .022, 12), 0, .005, .002, holes=(circle(.124, 96),))
    ring = turn([(.148, 0), (.148, .0062), (.139, .0070), (.139, 0)], .001, 96)
    speaker = put([*_speaker(.138, 'SteelGraphite', 'Chrome', 8), (ring, 'Brushed')], (0, 0, .0065))
    front = put([(baffle, 'Gloss'), *speaker], (0, -.150, .186), x=90)
    corners = [block((x * .186, -.137, .186 + z * .162), (.0165, .0165, .0165), .008, .0026) for x in (-1, 1) for z in (-1, 1)]
    feet = [turn([(0, 0), (.016, 0), (.018, .012), (0, .012)], .002, 32).moved((x, y, 0)) for x in (-.15, .15) for y in (-.11, .10)]
    return [(case, 'Carpet'), *front, *piled(corners, 'Plastic'), *piled(feet, 'Rubber')]


def _amplifier() -> Pieces:
    """Flat, its fins along x, its terminals to -y."""
    base = prism(oblong(.250, .150, .006), .004, .016, .002, .002)
    body = prism(oblong(.246, .146, .005), .016, .042, .003, 0)
    fins = [prism(oblong(.246, .0042, .0018), .040, .0525, .0012).moved((0, y, 0)) for y in np.linspace(-.062, .062, 11) if abs(y) > .020]
    plate = prism(oblong(.236, .034, .004), .040, .0535, .002)
    badge = prism(oblong(.060, .0026, .0012), .0534, .0540, .0002)
    ends = [prism(oblong(.012, .156, .004), .002, .0545, .003, .003).moved((s * .127, 0, 0)) for s in (-1, 1)]
    panel = put([(prism(oblong(.226, .026, .002), .0725, .0750, .0006), '')], (0, 0, .028), x=90)[0][0]
    block = put([(prism(oblong(w, .018, .002), .074, .0840, .001), '') for w in (.072, .086)], (0, 0, .027), x=90)
    pieces = [(block[0][0].moved((-.066, 0, 0)), 'PlasticDeep'), (block[1][0].moved((.052, 0, 0)), 'PlasticDeep')]
    for x in [-.092, -.075, -.058, -.041, *np.linspace(.017, .087, 6)]:
        screw = turn([(0, .083), (.0050, .083), (.0050, .0856), (0, .0862)], .0004, 24)
        slot = prism(oblong(.0070, .0011, .0004), .0860, .0864)
        pieces += put([(screw, 'Brass'), (slot, 'Gloss')], (x, 0, .027), x=90)
    lamp = put([(prism(circle(.0022, 16), .0750, .0758), 'LedBlue')], (-.005, 0, .028), x=90)
    ears = [prism(oblong(.022, .020, .006), 0, .004, .001).moved((x, y, 0)) for x in (-.142, .142) for y in (-.055, .055)]
    return [(base, 'SteelDark'), (body, 'SteelGraphite'), *piled(fins, 'Aluminium'), (plate, 'Brushed'), (badge, 'LedBlue'), *piled(ends, 'Aluminium'),
            (panel, 'Plastic'), *pieces, *lamp, *piled(ears, 'SteelDark')]


def _door_speaker() -> Pieces:
    r = .083
    ears = [prism(oblong(.026, .030, .010), -.006, -.001, .001).moved((r * 1.02 * math.cos(t), r * 1.02 * math.sin(t), 0))
            for t in np.arange(4) * math.pi / 2 + .785]
    return [*_speaker(r, 'Silver', 'Gloss', 4), *_basket(r), *piled(ears, 'SteelDark')]


def _tweeter() -> Pieces:
    """Its back on z = 0."""
    cup = turn([(0, 0), (.020, 0), (.026, .004), (.0275, .016), (.0265, .0195), (.0215, .0205), (.0175, .0165)], .001, 72)
    ring = turn([(.0272, .0155), (.0282, .0165), (.0278, .0188), (.0268, .0196)], .0004, 72)
    a = np.linspace(0, math.pi / 2, 18)
    dome = turn(np.stack([.0135 * np.cos(a), .0165 + .0085 * np.sin(a)], 1), 0, 64)
    roll = turn([(.0178, .0165), (.0160, .0182), (.0142, .0168)], .001, 64)
    bars = [pipe(spline([(.0195 * c, .0195 * s, .0205), (.011 * c, .011 * s, .0262), (0, 0, .0275)], 16), .0011, 10, True)
            for c, s in ((math.cos(t), math.sin(t)) for t in np.arange(3) * 2 * math.pi / 3 + .5)]
    return [(cup, 'PlasticDeep'), (ring, 'Chrome'), (dome, 'Silver'), (roll, 'Rubber'), *piled(bars, 'PlasticDeep')]


def premium_audio() -> Parts:
    """The box behind, the amplifier to its right, the two speakers leaning in front."""
    box = put(_box(), (-.10, .10, 0))
    amplifier = put(_amplifier(), (.215, -.045, 0), z=-16)
    leaning = put(_door_speaker(), x=68, z=-8)
    floor = min(m.V[:, 2].min() for m, _ in leaning)
    door = put(leaning, (-.215, -.185, -floor))
    facing = [(aimed(m, (-.10, -.62, .78)), of) for m, of in _tweeter()]
    low = min(m.V[:, 2].min() for m, _ in facing)
    wire = [spline([(.028, -.190, .014), (.055, -.165, .004), (.090, -.175, .0022), (.105, -.205 - k * .006, .0022), (.070, -.236 - k * .004, .0022)], 50)
            for k in range(2)]
    return gathered([*box, *amplifier, *door, *put(facing, (.020, -.205, -low)), *piled([pipe(w, .0019, 10, True) for w in wire], 'Cable')])


GOODS = {'premium-audio': Good(premium_audio, azimuth=-14, elevation=20)}
