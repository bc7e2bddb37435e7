"""What parts a van's load from its cabin: a low partition with what ties loads down."""
import math

import numpy as np

from ...curves import Array, step
from ...mesh import Mesh
from ...outlines import mirrored_poly, poly_sdf, round_poly
from ..forms import belt, dense, pressed, ring, slab
from ..kit import Good, Parts
from ..shaping import Pieces, aimed, gathered, hex_bolt, oblong, piled, pipe, prism, put, rounded, spline, turn


def _bead(t: Array, half: float, soft: float = .014) -> Array:
    """1 on a bead, 0 beside it."""
    return step(half + soft, half, np.abs(t))


LOW = [(.50, 0), (.50, .54), (.42, .62)]


def _low_height(x: Array, y: Array) -> Array:
    within = -poly_sdf(mirrored_poly(LOW, .05), x, y)
    z = .018 * step(.026, .062, within)
    for k in (.135, .265, .395, .525):
        half = .34 if k < .5 else .30
        z = z - .015 * _bead(y - k, .024, .014) * step(half + .02, half, np.abs(x))
    return z


def _partition() -> Pieces:
    outline = dense(mirrored_poly(LOW, .05), .008)
    panel = pressed(slab(outline, -.002, .002, .0014, .008), _low_height)
    rail = pipe(rounded([(-.505, .02, 0), (-.505, .545, 0), (-.42, .635, 0), (.42, .635, 0), (.505, .545, 0), (.505, .02, 0)], .07, 10), .017, 24, True)
    bolts = [hex_bolt(.012).moved((s * .476, y, .002)) for s in (-1, 1) for y in (.09, .24, .39, .52)]
    bolts += [hex_bolt(.012).moved((x, .596, .002)) for x in (-.36, -.12, .12, .36)]
    pieces = put([(panel, 'SteelPaint'), (rail, 'SteelGraphite'), *piled(bolts, 'Bright')], (0, 0, .008), x=90)
    for s in (-1, 1):
        foot = prism(oblong(.10, .17, .018), 0, .007, .002).moved((s * .40, -.055, 0))
        gusset = put([(prism(round_poly([(0, 0), (.11, 0), (.11, .02), (.02, .15), (0, .15)], .012), -.003, .003, .001), '')],
                     (s * .40, .0, .006), x=90, z=-90)[0][0]
        pieces += [*piled([foot, gusset], 'SteelDark'), *piled([hex_bolt(.014).moved((s * .40 + x, -.105, .007)) for x in (-.028, .028)], 'Bright')]
    return pieces


def _tie_ring() -> Pieces:
    """A lashing ring on its plate, lifted."""
    plate = prism(oblong(.120, .084, .016), 0, .007, .0022)
    dish = turn([(0, .0072), (.028, .0072), (.031, .0095), (.034, .0095), (.037, .0070), (0, .0070)], .0008, 60)
    saddle = put([(prism(round_poly([(-.020, 0), (.020, 0), (.015, .020), (-.015, .020)], .010), -.013, .013, .003), '')], (0, .012, .006), x=90, z=90)[0][0]
    t = np.linspace(0, 2 * math.pi, 60, endpoint=False)
    eye = np.stack([.037 * np.cos(t), .033 * np.sin(t) * (1 + .12 * np.sin(t)), 0 * t], 1)
    hoop = put([(ring(eye, .0068, 18), '')], (0, .012 - .036 * math.cos(math.radians(58)), .020 + .036 * math.sin(math.radians(58))), x=-58)[0][0]
    bolts = [hex_bolt(.010).moved((x, y, .007)) for x in (-.046, .046) for y in (-.027, .027)]
    return [(plate, 'Steel'), (dish, 'SteelDark'), (saddle, 'Steel'), (hoop, 'Chrome'), *piled(bolts, 'Bright')]


def _cheek(outline: list[tuple[float, float]], x: float, thick: float = .0035) -> Mesh:
    """A plate in the plane across x, its outline in y and z."""
    return put([(prism(round_poly(outline, .010), -thick / 2, thick / 2, .0008), '')], (x, 0, 0), x=90, z=90)[0][0]


def _gear(x: float) -> Mesh:
    a = np.linspace(0, 2 * math.pi, 14 * 8, endpoint=False)
    saw = .0200 + .0042 * ((a * 14 / (2 * math.pi)) % 1)
    return put([(prism(np.stack([saw * np.cos(a), saw * np.sin(a)], 1), -.0022, .0022, .0004), '')], (x, -.040, .030), x=90, z=90)[0][0]


def _pin(y: float, z: float, r: float, half: float) -> Mesh:
    return aimed(turn([(0, -half), (r, -half), (r, half), (0, half)], .0012, 36), (1, 0, 0), (0, y, z))


def _ratchet() -> Pieces:
    """Along y, its handle up and to the front; the strap comes from behind."""
    base = [_cheek([(-.066, .008), (.075, .008), (.078, .030), (.030, .040), (-.030, .056), (-.064, .048)], s * .0335) for s in (-1, 1)]
    base.append(prism(oblong(.066, .085, .006), .0065, .0095, .001).moved((0, .026, 0)))
    arm = [_cheek([(-.060, .020), (-.030, .012), (-.020, .040), (-.062, .128), (-.090, .142), (-.106, .132)], s * .0385) for s in (-1, 1)]
    grip = put([(prism(oblong(.100, .066, .014), -.010, .010, .007), '')], (0, -.086, .128), x=-62)[0][0]
    pawl = put([(prism(oblong(.062, .030, .004), -.002, .002, .001), '')], (0, -.052, .078), x=-62)[0][0]
    t = np.linspace(0, 5.2 * 2 * math.pi, 240)
    r = .0090 + .0018 * t / (2 * math.pi)
    wound = np.stack([0 * t, -.040 + r * np.sin(t), .030 - r * np.cos(t)], 1)[::-1]
    spool = belt(wound, (1, 0, 0), .050, .0017)
    strap = belt(spline([(0, .066, .022), (0, .085, .016), (0, .115, .008), (0, .160, .003), (0, .21, .003)], 40), (1, 0, 0), .050, .0030)
    return [*piled([*base, *arm, pawl], 'Brushed'), *piled([_gear(s * .0285) for s in (-1, 1)], 'SteelDark'), (grip, 'Plastic'),
            *piled([_pin(-.040, .030, .0085, .047), _pin(.066, .022, .0060, .041)], 'Bright'), *piled([spool, strap], 'WebbingOrange')]


def _roll() -> Pieces:
    """The rest of the strap, wound up and lying, its end drawn out with a hook."""
    t = np.linspace(0, 9.3 * 2 * math.pi, 560)
    r = .013 + .0050 * t / (2 * math.pi)
    line = np.stack([r * np.cos(t), r * np.sin(t), 0 * t], 1)
    tail = np.array([[r[-1] * math.cos(t[-1] + a), r[-1] * math.sin(t[-1] + a), 0] for a in (0, .15, .4)])
    tail = np.concatenate([tail, [[-.075, .018, 0], [-.115, .002, 0], [-.160, .008, 0]]])
    band = np.concatenate([line[:-1], spline(tail, 40)])
    return put(piled([belt(band, (0, 0, 1), .050, .0034)], 'WebbingOrange'), (0, 0, .026))


def _hook() -> Pieces:
    """Two bent rods on a pin, at the end of a strap that comes from +y."""
    rods = []
    for s in (-1, 1):
        line = spline([(s * .026, .010, .006), (s * .024, -.030, .006), (s * .010, -.062, .006), (s * .009, -.100, .008),
                       (s * .009, -.122, .024), (s * .009, -.112, .044), (s * .009, -.092, .042)], 60)
        rods.append(pipe(line, .0052, 16, True))
    return [*piled([*rods, _pin(.010, .006, .0052, .030)], 'Chrome'),
            (belt(spline([(0, .10, .003), (0, .06, .003), (0, .02, .0125), (0, .006, .0125), (0, -.001, .006), (0, .01, .001), (0, .06, .0005)], 50),
                  (1, 0, 0), .044, .003), 'WebbingOrange')]


def cargo() -> Parts:
    def larger(pieces: Pieces, by: float) -> Pieces:
        return [(Mesh(m.V * by, m.N, m.F), of) for m, of in pieces]
    way = math.radians(-70)
    strap = np.array([-math.sin(way), math.cos(way), 0])
    start = np.array([-.02, -.27, 0])
    pieces = put(_partition(), (0, .20, 0)) + put(larger(_tie_ring(), 1.45), (-.43, -.10, 0), z=10) + put(larger(_tie_ring(), 1.45), (-.29, -.25, 0), z=-16)
    pieces += put(larger(_ratchet(), 1.55), start, z=-70) + put(larger(_hook(), 1.4), start + .465 * strap, z=110)
    return gathered(pieces + put(larger(_roll(), 1.5), (.12, .01, 0), z=20))


GOODS = {
    'cargo': Good(cargo, azimuth=-18, elevation=26),
}
