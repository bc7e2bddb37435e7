"""What belongs to a pick-up's bed: its lights."""
import numpy as np

from ...curves import Array, step
from ...outlines import box_sdf
from ..forms import dense, pressed, rectangle, ring, slab
from ..kit import Good, Parts
from ..shaping import Pieces, gathered, oblong, piled, pipe, prism, put, rounded, socket_bolt, spline, turn

LONG, DEEP, HIGH = 1.10, .74, .43       # of the corner of a bed that is shown


def _panel(long: float, high: float, pitch: float) -> Pieces:
    """An inner wall with upright beads, in the plane of x and y, facing +z."""
    def height(x: Array, y: Array) -> Array:
        beads = step(pitch * .30, pitch * .22, np.abs((x / pitch - .5) % 1 - .5) * pitch)
        within = box_sdf(np.stack([x, y - high / 2, 0 * x], 1), (0, 0, 0), (long / 2 - .06, high / 2 - .085, 1), .02)
        return -.016 * beads * step(.008, -.008, within) - .006 * step(.335, .355, y)
    plate = slab(dense(rectangle(long, high, .004, (0, high / 2), 3), .012), -.006, .006, .002, .009)
    return [(pressed(plate, height), 'BedBlue')]


def _floor() -> Pieces:
    """With ribs along x."""
    def height(x: Array, y: Array) -> Array:
        return .012 * step(.020, .013, np.abs((y / .080) % 1 - .5) * .080) * step(LONG / 2 - .03, LONG / 2 - .06, np.abs(x - .0))
    plate = slab(dense(rectangle(LONG, DEEP, .006, n=3), .012), .0, .020, .003, .009)
    return [(pressed(plate, height), 'BedBlue')]


def _cap(long: float, wide: float, pockets: tuple[float, ...]) -> Pieces:
    """The rail's cover of black plastic, with covers of stake pockets; along x, its top at z = .03."""
    body = prism(oblong(long, wide, .016), -.022, .026, .011, .002)
    tread = [prism(oblong(long - .05, .0050, .0022), .024, .0275, .0012).moved((0, y, 0)) for y in (-.010, 0, .010)]
    lids = [prism(oblong(.092, .052, .012), .025, .0305, .003).moved((x, 0, 0)) for x in pockets]
    dents = [prism(oblong(.030, .010, .0045), .0300, .0310).moved((x, .012, 0)) for x in pockets]
    return [(body, 'Grained'), *piled(tread, 'Grained'), *((m, 'PlasticDeep') for m in lids), *((m, 'Gloss') for m in dents)]


def _led(long: float) -> Pieces:
    """A strip in its channel, along x; the light to +z."""
    channel = prism(oblong(long, .030, .003), 0, .012, .0012)
    rails = [prism(oblong(long, .0050, .0014), .010, .0158, .0012).moved((0, s * .0125, 0)) for s in (-1, 1)]
    lens = prism(oblong(long - .010, .0200, .006), .010, .0168, .0055)
    caps = [prism(oblong(.020, .036, .005), -.001, .0185, .004, .001).moved((s * (long / 2 + .005), 0, 0)) for s in (-1, 1)]
    screws = [m for s in (-1, 1) for m in socket_bolt(.0042)]
    screws = [(m.moved(((-1) ** (k // 2) * (long / 2 + .006), 0, .0170)), of) for k, (m, of) in enumerate(screws)]
    return [(channel, 'Aluminium'), *piled(rails, 'Aluminium'), (lens, 'LedFlood'), *piled(caps, 'Plastic'), *screws]


def _button() -> Pieces:
    """A round switch with a lit ring on its plate; its face to +z."""
    plate = prism(oblong(.070, .092, .014), 0, .010, .004)
    collar = turn([(0, .010), (.027, .010), (.027, .016), (.0235, .018), (.0215, .0145), (0, .0145)], .0012, 60)
    glow = turn([(.0165, .0145), (.0212, .0145), (.0212, .0172), (.0165, .0172)], .0004, 60)
    push = turn([(0, .0150), (.0160, .0150), (.0160, .0185), (.010, .0176), (0, .0172)], .0010, 60)
    screws = [(m.moved((x, y, .0085)), of) for x in (-.0255, .0255) for y in (-.036, .036) for m, of in socket_bolt(.0040)]
    return [(plate, 'Plastic'), (collar, 'Chrome'), (glow, 'LedGreen'), (push, 'PlasticDeep'), *screws]


def _tie() -> Pieces:
    """A lashing eye on the wall; its face to +z."""
    plate = prism(oblong(.052, .086, .012), 0, .006, .002)
    t = np.linspace(0, 2 * np.pi, 48, endpoint=False)
    eye = put([(ring(np.stack([.023 * np.cos(t), .026 * np.sin(t), 0 * t], 1), .0050, 14), '')], (0, -.020, .017), x=-24)[0][0]
    saddle = prism(oblong(.020, .018, .005), .004, .018, .004)
    bolts = [(m.moved((0, y, .006)), of) for y in (-.032, .032) for m, of in socket_bolt(.0055)]
    return [(plate, 'SteelDark'), (eye, 'Chrome'), (saddle, 'SteelDark'), *bolts]


def bed_light() -> Parts:
    back, left, z = DEEP / 2, -LONG / 2, .018
    pieces = _floor() + put(_panel(LONG, HIGH - .02, .150), (0, back, z), x=90)
    pieces += put(_panel(DEEP, HIGH - .02, .150), (left, 0, z), x=90, z=90)
    outside = prism(oblong(LONG + .10, HIGH + .08, .006), 0, .085, .004)
    pieces += put([(outside, 'BedBlue')], (-.045, back + .100, (HIGH + .08) / 2 - .06), x=90)
    pieces += put([(prism(oblong(DEEP, HIGH + .08, .006), 0, .050, .004), 'BedBlue')], (left - .074, 0, (HIGH + .08) / 2 - .06), x=90, z=90)
    pieces += put(_cap(LONG + .115, .125, (-.26, .30)), (-.042, back + .040, HIGH + .018))
    pieces += put(_cap(DEEP - .02, .090, ()), (left - .026, -.012, HIGH + .016), z=90)
    pieces += put(_led(.78), (.02, back - .022, HIGH - .026), x=128) + put(_led(.50), (left + .022, -.02, HIGH - .026), x=128, z=90)
    pieces += put(_button(), (.475, back - .004, .295), x=90)
    pieces += put(_tie(), (.30, back - .006, .150), x=90) + put(_tie(), (-.30, back - .006, .150), x=90)
    wire = spline([(.425, back - .018, HIGH - .034), (.450, back - .014, HIGH - .030), (.474, back - .010, HIGH - .05), (.475, back - .010, .335)], 40)
    corner = rounded([(-.375, back - .014, HIGH - .030), (left + .014, back - .014, HIGH - .030), (left + .014, .235, HIGH - .030)], .04, 8)
    return gathered(pieces + piled([pipe(wire, .0036, 12), pipe(corner, .0036, 12)], 'Cable'))


GOODS = {
    'bed-light': Good(bed_light, azimuth=27, elevation=27),
}
