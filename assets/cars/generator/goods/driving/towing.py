"""What steers a trailer backwards: the knob that turns it, and the ball that pulls it with its socket."""
import math

import numpy as np

from ...curves import Array, smax, smin
from ...mesh import polygonise
from ...outlines import round_poly
from ..forms import rectangle, slab
from ..kit import Good, Parts
from ..shaping import Pieces, arc, circle, gathered, hex_bolt, oblong, piled, prism, put, spline, turn
from .drawn import face, stroke

BALL = .025          # radius of the ball; the knob is of the same size


def _arrow(radius: float, start: float, end: float, wide: float, material: str) -> Pieces:
    """Bent around a middle, its head at the end."""
    way = 1 if end > start else -1
    head = 15
    line = arc(radius, start, end - way * head * .8)
    tip = arc(radius, end, end + .1, 2)[0]
    a = math.radians(end - way * head)
    out, inner = (np.array([math.cos(a), math.sin(a)]) * r for r in (radius + wide * 1.5, radius - wide * 1.5))
    triangle = np.array([out, tip, inner])[::way]
    return [*stroke(line, wide, 1, material), *face(triangle, 1, material)]


def _trailer(material: str) -> Pieces:
    """A small trailer seen from the side."""
    box = round_poly([(-.0075, -.0010), (.0075, -.0010), (.0075, .0050), (-.0075, .0050)], .0010, 4)
    pieces = face(box, 1, material)
    pieces += face(np.array(circle(.0024, 24)) + [.0012, -.0026], 1, material)
    return pieces + stroke([(-.0070, .0), (-.0125, .0)], .0011, 1, material) + stroke([(-.0125, -.0022), (-.0125, .0006)], .0011, 1, material)


def _knob() -> Pieces:
    """A broad knurled one on its glossy plate; its axis is z."""
    a = np.linspace(0, 2 * math.pi, 360, endpoint=False)
    knurl = .0340 + .0007 * np.clip(np.cos(72 * a) * 1.6, -1, 1)
    grip = prism(np.stack([np.cos(a), np.sin(a)], 1) * knurl[:, None], .0060, .0225, .0012, .0012)
    skirt = turn([(0, 0), (.0400, 0), (.0400, .0015), (.0375, .0040), (.0345, .0062), (0, .0062)], .0010, 96)
    top = turn([(0, .0205), (.0332, .0205), (.0330, .0232), (.0308, .0250), (.0292, .0252), (.0280, .0243), (0, .0236)], .0008, 112)
    ring = turn([(.0332, .0222), (.0328, .0246), (.0306, .0262), (.0300, .0254)], .0004, 112)
    collar = turn([(.0398, .0004), (.0438, .0004), (.0436, .0022), (.0424, .0030), (.0402, .0028)], .0004, 112)
    pieces: Pieces = [(grip, 'Rubber'), (skirt, 'PlasticDeep'), (top, 'Gloss'), (ring, 'Chrome'), (collar, 'Brushed')]
    marks = [*put(_trailer('ShownWhite'), (.0010, -.0022, 0)), *_arrow(.0205, 76, 24, .0020, 'ShownWhite'), *_arrow(.0205, 104, 156, .0020, 'ShownWhite')]
    pieces += put(marks, (0, 0, .0247))
    return [*pieces, (slab(rectangle(.0022, .0070, .0009, (0, .0296)), .0246, .0270, .0005), 'Warning')]


def _console() -> Pieces:
    """The plate around the knob with two rows of keys, lines lit on them."""
    body = slab(rectangle(.172, .118, .018), -.0220, -.0015, .0060)
    face_of = slab(rectangle(.164, .110, .015), -.0030, 0, .0014)
    seam = slab(rectangle(.1735, .1195, .0185), -.0105, -.0092, .0004)
    pieces: Pieces = [(body, 'PlasticBase'), (face_of, 'Gloss'), (seam, 'Brushed')]
    for s in (-1, 1):
        for k, y in enumerate((-.033, -.011, .011, .033)):
            pieces.append((slab(rectangle(.0240, .0185, .0035, (s * .0635, y)), 0, .0030, .0009), 'PlasticDeep'))
            lit = 'Warning' if (s, k) == (1, 3) else 'ShownWhite'
            pieces += put(stroke([(-.0050, 0), (.0050, 0)], .0013, 1, lit), (s * .0635, y - .0052, .0030))
            pieces += put(_key_mark(k + (4 if s > 0 else 0)), (s * .0635, y + .0018, .0030))
    for start, end in ((112, 160), (68, 20)):
        pieces += put(_arrow(.0480, start, end, .0018, 'ShownBlue'), (0, 0, .0001))
    return [*pieces, *_knob()]


def _key_mark(k: int) -> Pieces:
    """A small sign on a key."""
    if k % 4 == 0:
        return stroke(arc(.0036, 120, 420), .0009, 1, 'ShownWhite')
    if k % 4 == 1:
        return [*stroke([(-.0045, -.002), (-.0015, .003), (.0015, -.002), (.0045, .003)], .0009, 1, 'ShownWhite')]
    if k % 4 == 2:
        return [piece for y in (-.0022, .0006, .0034) for piece in stroke([(-.0042, y), (.0042, y)], .0009, 1, 'ShownWhite')]
    return face(round_poly([(-.0042, -.0020), (.0042, -.0020), (0, .0044)], .0006, 3), 1, 'ShownWhite')


def _neck(q: Array) -> Array:
    """From the receiver, up in a swan's neck, to the ball's seat."""
    line = spline([(0, .155, .055), (0, .085, .053), (0, .030, .054), (0, -.010, .070), (0, -.022, .105), (0, -.022, .122)], 26)
    d = np.full(len(q), 1.)
    for k, p in enumerate(line):
        t = k / 25
        d = np.minimum(d, np.linalg.norm((q - p) * [1.05, 1, 1], axis=1) - (.0200 - .0055 * t))
    seat = smax(np.hypot(q[:, 0], q[:, 1] + .022) - .0195, np.abs(q[:, 2] - .121) - .0040, .003)
    return smin(d, seat, .014)


def _ball() -> Pieces:
    """The ball on its neck in the square receiver of a cross bar."""
    neck = polygonise(_neck, (-.03, -.06, .02), (.03, .18, .135), .0026, 2)
    a = np.linspace(-1.22, math.pi / 2, 60)
    ball = turn(np.concatenate([[(0, -.034), (.0125, -.034), (.0120, -.026)], np.stack([np.cos(a), np.sin(a)], 1) * BALL]), 0, 96).moved((0, -.022, .158))
    bar = slab(rectangle(.420, .060, .008), -.030, .030, .006)
    shut = [slab(rectangle(.062, .062, .010), 0, .004, .0015)]
    tube = put([(slab(rectangle(.062, .062, .008), 0, .060, .003, 0, (rectangle(.048, .048, .004),)), 'SteelGraphite')], (0, .098, .055), x=90)
    collar = put([(slab(rectangle(.074, .074, .010), 0, .012, .003, 0, (rectangle(.048, .048, .004),)), 'SteelGraphite')], (0, .060, .055), x=90)
    shank = put([(slab(rectangle(.0465, .0465, .005), 0, .098, .0025), 'SteelGraphite')], (0, .128, .055), x=90)
    pieces: Pieces = [*shank, (neck, 'SteelGraphite'), (ball, 'Chrome'), *put([(bar, 'SteelGraphite')], (0, .130, .055)), *tube, *collar]
    for s in (-1, 1):
        pieces += put([(shut[0], 'Plastic')], (s * .210, .130, .055), y=90 * s)
    pin = turn([(0, -.046), (.0062, -.046), (.0068, -.044), (.0068, .044), (0, .044)], .0008, 32)
    knob = turn([(0, .036), (.0150, .036), (.0165, .040), (.0150, .050), (0, .051)], .002, 48)
    return [*pieces, *put([(pin, 'Steel'), (knob, 'Red')], (0, .078, .055), y=90)]


def _socket() -> Pieces:
    """For the trailer's plug: its lid open, its contacts to -y."""
    shell = turn([(0, -.022), (.0300, -.022), (.0300, .010), (.0272, .0125), (.0255, .0125), (.0255, -.006), (0, -.006)], .0015, 80)
    core = turn([(0, -.006), (.0205, -.006), (.0205, .0060), (0, .0060)], .0012, 72)
    contacts: Pieces = []
    for radius, n in ((.0152, 8), (.0078, 5)):
        for k in range(n):
            a = 2 * math.pi * k / n + .3
            x, y = radius * math.cos(a), radius * math.sin(a)
            contacts += [(turn([(0, .0058), (.0024, .0058), (.0024, .0066), (0, .0066)], .0003, 24).moved((x, y, 0)), 'Brass'),
                         (turn([(0, .0067), (.0013, .0067)], 0, 20).moved((x, y, 0)), 'Screen')]
    flange = slab(rectangle(.076, .072, .014), -.014, -.008, .0020, 0, tuple(circle(.0034, 20) + (x, y) for x in (-.029, .029) for y in (-.027, .027)))
    bolts = [hex_bolt(.0052).moved((x, y, -.008)) for x in (-.029, .029) for y in (-.027, .027)]
    lid = put(put([(turn([(0, 0), (.0305, 0), (.0320, .0025), (.0300, .0085), (.0180, .0105), (0, .0110)], .0015, 80), 'PlasticDeep'),
                   (turn([(.0265, -.0030), (.0290, -.0030), (.0290, .0005), (.0265, .0005)], .0008, 72), 'Rubber')], (0, .0330, 0)), (0, .0345, .012), x=52)
    hinge = put([(turn([(0, -.016), (.0044, -.016), (.0044, .016), (0, .016)], .0008, 32), 'Steel')], (0, .0345, .0125), y=90)
    lugs = [prism(oblong(.008, .016, .002), -.006, .016, .002).moved((s * .012, .0320, 0)) for s in (-1, 1)]
    return put([(shell, 'PlasticDeep'), (core, 'PlasticGrey'), *contacts, (flange, 'Plastic'), *piled(bolts, 'Steel'), *lid, *hinge, *piled(lugs, 'PlasticDeep')], x=90)


def trailer_assist() -> Parts:
    """The ball on its bar behind with the socket beside it, the knob on its plate before them."""
    plate = slab(rectangle(.092, .100, .010), -.0025, .0025, .0012)
    pieces = [*_ball(), *put(_socket(), (.125, .082, .070)), *put([(plate, 'SteelGraphite')], (.125, .098, .066), x=90)]
    console = put(put(_console(), x=36), (-.085, -.135, .060))
    low = min(m.V[:, 2].min() for m, _ in console)
    return gathered([*put(pieces, (.075, .03, -.018)), *put(console, (0, 0, -low))])


GOODS = {'trailer-assist': Good(trailer_assist, azimuth=-14, elevation=26)}
