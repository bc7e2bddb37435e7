"""A second battery with what parts it from the first."""
import math

import numpy as np

from ...curves import Array
from ..forms import belt, rectangle, slab
from ..kit import Good, Parts
from ..shaping import Pieces, aimed, circle, gathered, hex_bolt, ngon, oblong, pipe, piled, prism, put, rounded, spline, turn

LONG, DEEP, TALL = .270, .172, .152        # of the case; the lid is on top of it
THICK = .0078                               # of a cable


def _case() -> Pieces:
    """The case with its ribs and foot, the lid, a plate with lines for words."""
    foot = prism(oblong(LONG + .008, DEEP + .008, .010), 0, .0130, .0030, .0015)
    body = prism(oblong(LONG, DEEP, .010), .010, TALL, .001, .001)
    ribs = [prism(oblong(.0050, .0040, .0018), .018, TALL - .012, .0012).moved((x, -DEEP / 2, 0)) for x in (-.122, -.110, .110, .122)]
    ribs += [prism(oblong(.0040, .0050, .0018), .018, TALL - .012, .0012).moved((s * LONG / 2, y, 0)) for s in (-1, 1) for y in np.linspace(-.066, .066, 7)]
    lip = prism(oblong(LONG + .005, DEEP + .005, .011), TALL - .004, TALL + .014, .0030, .0012)
    seam = prism(oblong(LONG + .0056, DEEP + .0056, .011), TALL + .0035, TALL + .0046)
    lid = prism(oblong(LONG - .018, DEEP - .018, .010), TALL + .013, TALL + .026, .0040, 0)
    plug_row = prism(oblong(.150, .030, .007), TALL + .025, TALL + .0300, .0022, 0).moved((0, .004, 0))
    vents = [turn([(0, TALL + .0295), (.0080, TALL + .0295), (.0080, TALL + .0308), (0, TALL + .0312)], .0004, 36).moved((x, .004, 0)) for x in np.linspace(-.060, .060, 6)]
    slots = [prism(oblong(.0105, .0018, .0006), TALL + .0308, TALL + .0314).moved((x, .004, 0)) for x in np.linspace(-.060, .060, 6)]
    return [(foot, 'PlasticDeep'), (body, 'PlasticDeep'), *piled(ribs, 'PlasticDeep'), (lip, 'PlasticGrey'), (seam, 'Gloss'), (lid, 'PlasticGrey'), (plug_row, 'PlasticDeep'),
            *piled(vents, 'PlasticDeep'), *piled(slots, 'Gloss'), *_label()]


def _label() -> Pieces:
    """On the front: a field of colour, a battery drawn on it, lines where the words would be."""
    def upright(m, of: str, x: float = 0, z: float = .080) -> Pieces:
        return put([(m, of)], (x, -DEEP / 2, z), x=90)
    pieces = upright(slab(rectangle(.196, .104, .006), 0, .0007, .0003), 'White')
    pieces += upright(slab(rectangle(.196, .034, .005), .0006, .0010, .0002), 'Green', 0, .115)
    for k, wide in enumerate((.094, .078, .086)):
        pieces += upright(slab(rectangle(wide, .0045, .002), .0006, .0010, .0002), 'PlasticGrey', -.040 - (.094 - wide) / 2, .078 - .0125 * k)
    outline = slab(rectangle(.050, .036, .004), .0006, .0011, .0002, 0, (rectangle(.043, .029, .003),))
    pieces += upright(outline, 'PlasticBase', .058, .064)
    for x in (-.013, .013):
        pieces += upright(slab(rectangle(.010, .005, .001), .0006, .0011, .0002), 'PlasticBase', .058 + x, .0845)
    pieces += upright(slab(rectangle(.012, .003, .0008), .0006, .0011, .0002), 'PlasticBase', .047, .064)
    for w, h in ((.012, .003), (.003, .012)):
        pieces += upright(slab(rectangle(w, h, .0008), .0006, .0011, .0002), 'PlasticBase', .069, .064)
    mark = np.array([(.004, .013), (-.009, -.002), (-.001, -.002), (-.004, -.013), (.009, .002), (.001, .002)])
    return pieces + upright(slab(mark, .0009, .0014, .0002), 'White', 0, .115)


def _handle() -> Pieces:
    """A folding grip across the lid, laid to the rear."""
    line = rounded([(-.094, .062, TALL + .024), (-.094, .050, TALL + .056), (.094, .050, TALL + .056), (.094, .062, TALL + .024)], .020, 8)
    band = belt(line, (0, 1, .35), .016, .0042)
    grip = pipe([(-.040, .050, TALL + .056), (.040, .050, TALL + .056)], .0088, 24, True)
    lugs = [prism(oblong(.018, .026, .005), TALL + .020, TALL + .032, .003).moved((s * .094, .062, 0)) for s in (-1, 1)]
    return [(band, 'Plastic'), (grip, 'Rubber'), *piled(lugs, 'PlasticDeep')]


def _terminal(x: float, tint: str) -> tuple[Pieces, Array]:
    """A post with its clamp, and where the cable leaves it."""
    y, z = -.050, TALL + .024
    base = turn([(0, z), (.0185, z), (.0170, z + .005), (0, z + .005)], .0012, 56)
    ring_of = turn([(.0150, z + .005), (.0150, z + .0068), (0, z + .0068)], .0005, 56)
    post = turn([(0, z), (.0092, z), (.0083, z + .027), (.0076, z + .028), (0, z + .028)], .0008, 48)
    a = np.linspace(0, 2 * math.pi, 60, endpoint=False)
    collar = slab(np.stack([np.cos(a) * .0155, np.sin(a) * .0155], 1), z + .0085, z + .0225, .0020, 0, (circle(.0088, 40),))
    jaws = [prism(oblong(.0055, .018, .0018), z + .0090, z + .0220, .0012).moved((s * .0052, -.0205, 0)) for s in (-1, 1)]
    bolt = put([(hex_bolt(.0066), ''), (turn([(0, -.019), (.0030, -.019), (.0030, 0), (0, 0)], 0, 20), ''), (prism(ngon(6, .0105, .0006), -.0195, -.0140, .0006), '')],
               (.0080, -.0225, z + .0155), y=90)
    lug = prism(oblong(.026, .030, .004), z + .0090, z + .0215, .0020, .0020).moved((0, .0235, 0))
    stud = turn([(0, z + .02), (.0038, z + .02), (.0038, z + .036), (0, z + .0365)], .0004, 24).moved((0, .026, 0))
    nut = prism(ngon(6, .013, .0008), z + .0235, z + .0305, .0008).moved((0, .026, 0))
    tongue = slab(rectangle(.0170, .034, .008), z + .0212, z + .0238, .0008).moved((0, .033, 0))
    pieces: Pieces = [(base, tint), (ring_of, tint), (post, 'Steel'), (tongue, 'Brass'), *piled([collar, *jaws, lug], 'Brushed'),
                      *piled([*(m for m, _ in bolt), stud, nut], 'Steel')]
    return put(pieces, (x, y, 0)), np.array([x, y + .048, z + .0235])


def _cable(points: Array, tint: str, n: int = 90) -> Pieces:
    """Thick, with shrunk sleeves at its ends."""
    line = spline(points, n)
    return [(pipe(line, THICK, 20, True), tint), (pipe(line[:9], THICK * 1.14, 20, True), 'Rubber'), (pipe(line[-9:], THICK * 1.14, 20, True), 'Rubber')]


def _relay() -> Pieces:
    """A round switch in a ribbed box with two studs, on its foot; lamps to the front."""
    foot = slab(rectangle(.118, .066, .010), 0, .0045, .0015, 0, tuple(circle(.0040, 20) + (s * .049, 0) for s in (-1, 1)))
    box = prism(oblong(.078, .062, .008), .004, .054, .0040, .0010)
    fins = [prism(oblong(.0026, .052, .001), .053, .0575, .0009).moved((x, .0, 0)) for x in np.linspace(-.0155, .0155, 6)]
    panel = put([(slab(rectangle(.052, .028, .004), 0, .0012, .0005), 'Gloss')], (0, -.031, .031), x=90)
    lamps = [put([(turn([(0, 0), (.0026, 0), (.0022, .0014), (0, .0018)], .0003, 24), of)], (x, -.0320, .036), x=90)[0] for x, of in ((-.015, 'LedGreen'), (-.005, 'LedBlue'))]
    lines = [put([(slab(rectangle(.036, .0020, .0008), 0, .0004, .0001), 'PlasticLight')], (0, -.0322, z), x=90)[0] for z in (.0275, .0225)]
    pieces: Pieces = [(foot, 'PlasticDeep'), (box, 'Red'), *piled(fins, 'Red'), *panel, *lamps, *lines]
    for s in (-1, 1):
        x = s * .0275
        pieces += [(turn([(0, .053), (.0105, .053), (.0105, .056), (0, .056)], .0008, 40).moved((x, .006, 0)), 'Plastic'),
                   (turn([(0, .055), (.0042, .055), (.0042, .078), (0, .0785)], .0004, 28).moved((x, .006, 0)), 'Brass'),
                   (slab(rectangle(.0180, .034, .0085), .0560, .0588, .0008).moved((x, .014, 0)), 'Brass'),
                   (prism(ngon(6, .0145, .0009), .0592, .0668, .0008).moved((x, .006, 0)), 'Steel'),
                   (turn([(0, .0588), (.0090, .0588), (.0090, .0600), (0, .0600)], .0004, 32).moved((x, .006, 0)), 'Steel')]
    bolts = [hex_bolt(.0058).moved((s * .049, 0, .0045)) for s in (-1, 1)]
    return [*pieces, *piled(bolts, 'Steel')]


def dual_battery() -> Parts:
    """The battery, the relay to its right, red and black cables."""
    pieces = [*_case(), *_handle()]
    minus, leaves_minus = _terminal(-.098, 'PlasticBase')
    plus, leaves = _terminal(.098, 'Red')
    at = np.array([.245, -.080, 0])
    pieces += [*minus, *plus, *put(_relay(), at)]
    left, right = at + [-.0275, .030, .0575], at + [.0275, .030, .0575]
    pieces += _cable([leaves, leaves + [.004, .020, .006], leaves + [.050, .040, .010], (.195, .030, .120), (.213, -.008, .085), left + [0, .014, .004], left], 'Red')
    pieces += _cable([right, right + [0, .016, .003], (.290, .020, .040), (.325, .050, THICK),
                      (.375, .010, THICK), (.370, -.090, THICK), (.310, -.155, THICK), (.225, -.165, THICK)], 'Red', 120)
    pieces += _cable([leaves_minus, leaves_minus + [-.004, .018, .006], leaves_minus + [-.045, .030, .004], (-.180, .010, .110),
                      (-.190, -.050, .030), (-.195, -.110, THICK), (-.150, -.165, THICK), (-.050, -.170, THICK)], 'Cable', 120)
    for end, tint in (((.225, -.165, THICK), 'Red'), ((-.050, -.170, THICK), 'Cable')):
        way = -1 if tint == 'Red' else 1
        lug = slab(rectangle(.030, .0180, .0085), THICK - .0016, THICK + .0016, .0008, 0, (circle(.0046, 24) + (way * .005, 0),)).moved((end[0] + way * .022, end[1], 0))
        barrel = [(aimed(turn([(0, 0), (.0066, 0), (.0066, .020), (.0050, .024), (0, .024)], .0006, 28), (way, 0, 0), (end[0] - way * .008, end[1], THICK)), 'Brass')]
        pieces += [(lug, 'Brass'), *barrel]
    return gathered(pieces)


GOODS = {'dual-battery': Good(dual_battery, azimuth=-18, elevation=28)}
