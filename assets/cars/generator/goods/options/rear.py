"""The rear of a car: a tailgate that its two spindles lift."""
import numpy as np

from ...curves import Array, step
from ...mesh import Mesh
from ...outlines import mirrored_poly, poly_sdf, round_poly
from ..forms import dense, inset, pressed, rectangle, ring, sheet_of, slab, soft_box
from ..kit import Good, Parts
from ..shaping import Pieces, aimed, gathered, oblong, piled, pipe, prism, put, spline, turn

GATE = [(.47, 0), (.555, .06), (.605, .44), (.560, .86), (.500, 1.08)]
GLASS = [(.515, .610), (.470, 1.000)]
OPEN, HINGE = 52, 1.09          # degrees, and the height it turns about
PLATE = (.56, .165, .030, (0, .285))


def _profile(x: Array, y: Array) -> Array:
    """It leans to the front above its belt and is rounded at both sides; a shoulder, the bay of the number plate."""
    z = -.30 * .5 * (y - .56 + np.sqrt((y - .56) ** 2 + .004)) - .22 * x ** 2 - .10 * (np.maximum(.16 - np.maximum(y, 0), 0) / .16) ** 2
    z = z + .022 * step(.500, .535, y) * step(.64, .56, y)
    return z - .030 * step(.016, -.016, poly_sdf(rectangle(*PLATE, n=4), x, y))


def _at(x: float, y: float) -> float:
    return float(_profile(np.array([x]), np.array([y]))[0])


def _laid(outline: Array, low: float, high: float, r: float = .0015) -> Mesh:
    return pressed(slab(dense(outline, .014), low, high, r, .014), _profile)


def _gate() -> Pieces:
    """Closed, in the plane of x and y, its outside to +z."""
    outline = dense(mirrored_poly(GATE, .085), .012)
    skin = pressed(slab(outline, -.045, 0, .010, .011), _profile)
    inner = pressed(slab(dense(inset(outline, .028), .014), -.062, -.040, .008, .016), _profile)
    window = mirrored_poly(GLASS, .055)
    shine = [pressed(sheet_of(dense(np.array([(x, .66), (x + w, .66), (x + w + .15, .95), (x + .15, .95)]), .02), .0052, .02), _profile) for x, w in ((-.28, .17), (-.05, .04))]
    clear = pressed(sheet_of(dense(inset(window, .024), .012), .0046, .020), _profile)
    lamps = [round_poly([(s * x, y) for x, y in points], .020, 5) for s in (-1, 1) for points in [[(.33, .425), (.598, .440), (.600, .535), (.36, .525)][::s]]]
    bar = rectangle(.66, .030, .010, (0, .462), 4)
    pieces: Pieces = [(skin, 'Silver'), (inner, 'PlasticBase'), (_laid(window, -.002, .004), 'Gloss'), (clear, 'Pane'), *piled(shine, 'PaneShine'),
                      *piled([_laid(lamp, -.002, .012, .006) for lamp in lamps], 'Reflector'), (_laid(bar, -.002, .009, .004), 'Chrome')]
    pieces += [(_laid(rectangle(.50, .115, .010, (0, .275), 3), .001, .004), 'White'), (_laid(rectangle(.20, .022, .008, (0, .352), 4), .004, .016, .004), 'Plastic')]
    top = soft_box((0, 1.075, _at(0, 1.06) + .012), (.485, .050, .030), .024, .008)
    brake = soft_box((0, 1.050, _at(0, 1.06) + .040), (.150, .010, .006), .004, .004)
    return [*pieces, (top, 'Silver'), (brake, 'Reflector'), *_wiper()]


def _wiper() -> Pieces:
    hub = turn([(0, 0), (.030, 0), (.026, .020), (.014, .028), (0, .028)], .006, 40)
    points = [(x, y, _at(x, y) + .018) for x, y in ((0, .585), (-.06, .625), (-.18, .660), (-.32, .672))]
    return [(aimed(hub, (0, .25, 1), (0, .583, _at(0, .583))), 'Plastic'), (pipe(spline(points, 30), .008, 12, True), 'Plastic')]


def _opened(pieces: Pieces) -> Pieces:
    h = np.array([0, HINGE, _at(0, HINGE) - .02])
    return put(put([(m.moved(-h), of) for m, of in pieces], x=-OPEN), h)


def _body() -> Pieces:
    """The opening's frame with its seal, the lamps beside, the bumper below."""
    outline = mirrored_poly(GATE, .085)
    outer, hole = dense(inset(outline, -.095), .014), dense(inset(outline, .035), .014)
    frame = pressed(slab(outer, -.200, -.050, .020, .014, (hole,)), _profile)
    seal = pressed(ring(np.column_stack([inset(hole, -.004)[::2], np.full(len(hole[::2]), -.046)]), .011, 12), _profile)
    side = [round_poly([(s * x, y) for x, y in [(.635, .425), (.690, .42), (.690, .56), (.635, .545)][::s]], .014, 4) for s in (-1, 1)]
    lamps = [_laid(lamp, -.060, -.026, .010) for lamp in side]
    bumper = soft_box((0, -.115, -.085), (.700, .085, .145), .050, .011)
    sill = soft_box((0, -.038, -.040), (.520, .010, .075), .008, .008)
    lower = soft_box((0, -.215, -.078), (.665, .055, .120), .030, .010)
    pipes = [soft_box((s * .50, -.150, .0595), (.060, .014, .005), .004, .003) for s in (-1, 1)]
    return [(frame, 'Silver'), (seal, 'Rubber'), *piled(lamps, 'Reflector'), (bumper, 'Silver'), (sill, 'PlasticBase'), (lower, 'PlasticBase'), *piled(pipes, 'Reflector')]


def _spindle(low: Array, high: Array, side: int) -> Pieces:
    """A motor's tube below, the thinner one that it pushes out, ball joints at its ends, its cable."""
    way = high - low
    long = float(np.linalg.norm(way))
    share = .58 * long
    case = turn([(0, .026), (.0190, .026), (.0245, .034), (.0245, share - .012), (.0205, share), (0, share)], .003, 48)
    band = [turn([(.0243, z), (.0260, z + .002), (.0260, z + .014), (.0243, z + .016)], .001, 48) for z in (.060, share - .040)]
    rod = turn([(0, share - .01), (.0160, share - .01), (.0160, long - .026), (0, long - .026)], .002, 40)
    ends = [turn([(0, z - .014), (.0175, z - .010), (.0195, z), (.0175, z + .010), (0, z + .014)], .004, 32) for z in (.010, long - .010)]
    stems = [turn([(0, a), (.0085, a), (.0085, b), (0, b)], .001, 24) for a, b in ((.010, .034), (long - .034, long - .010))]
    studs = [aimed(turn([(0, -.012), (.008, -.012), (.008, .040), (0, .040)], .002, 24), (-side, 0, 0), p) for p in (low, high)]
    pads = [aimed(prism(oblong(.060, .046, .010), .036, .042, .002), (-side, 0, 0), p) for p in (low, high)]
    made = [(aimed(m, way, low), of) for m, of in [(case, 'Plastic'), *piled(band, 'SteelDark'), (rod, 'Bright'), *piled(ends, 'Plastic'), *piled(stems, 'Steel')]]
    return made + piled([*studs, *pads], 'Steel')


def tailgate() -> Parts:
    pieces = _opened(_gate()) + _body()
    for side in (-1, 1):
        foot = np.array([side * .580, .44, _at(.580, .44) - .105])
        head = _opened([(Mesh(np.array([[side * .545, .640, _at(.545, .640) - .085]]), np.zeros((1, 3)), np.zeros((0, 3), int)), '')])[0][0].V[0]
        pieces += _spindle(foot, head, -side)
    return gathered(put(pieces, x=90))


GOODS = {
    'tailgate': Good(tailgate, azimuth=-42, elevation=17),
}
