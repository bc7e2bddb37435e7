"""Steering wheels: with paddles behind the spokes, with lit switches on them. Built with x to the right, y up, z to the driver."""
import math
from functools import cache

import numpy as np

from ...curves import Array, smax, smin
from ...mesh import Mesh, join, polygonise
from ...outlines import box_sdf, round_poly
from ...solids import tube
from ..kit import Good, Parts
from ..shaping import Pieces, circle, gathered, hex_bolt, piled, pipe, prism, put, turn
from . import glass

RADIUS, GIRTH = .182, .0158
PAD = [(.066, -.034), (.124, -.031), (.1405, -.006), (.1365, .020), (.068, .026)]
PADDLE = [(.062, -.034), (.112, -.040), (.141, -.008), (.147, .050), (.131, .104), (.106, .104), (.092, .058), (.066, .026)]
TOP = .0052                     # height of the keys' faces


def _flat(a: Array) -> Array:
    """How much nearer to the middle the rim runs at its bottom."""
    return .014 * np.exp(-((a + math.pi / 2) / .62) ** 2)


def _rim(q: Array) -> Array:
    u, v, w = q.T
    a = np.arctan2(v, u)
    thumbs = .0030 * sum(np.exp(-((a - t) / .17) ** 2) for t in (.60, 2.54))
    seam = sum(.0011 * np.exp(-((np.abs(a) - t) / .006) ** 2) for t in (.86, 2.28))
    return np.hypot(np.hypot(u, v) - RADIUS + _flat(a), w * .92) - GIRTH - thumbs + seam


def _cushion(q: Array) -> Array:
    u, v, w = q.T
    side = np.abs(u) + .10 * np.maximum(-v, 0) - .066
    d = smax(side, np.abs(v + .006) - .052, .055)
    f = smax(d, np.abs(w + .004) - .020 + .9 * (u * u + v * v), .016)
    return f + .0018 * np.exp(-((d + .013) / .0016) ** 2) * (w > 0)


def _spokes(q: Array) -> Array:
    u, v, w = q.T
    s = np.abs(u)
    side = box_sdf(np.stack([s - .112, v + .004, w + .010], 1), (0, 0, 0), (.062, .0345, .0125), .010)
    core = box_sdf(q, (0, -.004, -.022), (.058, .046, .020), .018)
    low = box_sdf(np.stack([s - .026 + .06 * np.maximum(-v - .06, 0), v + .112, w + .012], 1), (0, 0, 0), (.0105, .058, .0090), .007)
    return smin(smin(core, side, .016), low, .016)


def _thread() -> Mesh:
    """Crossed on the rim's inner side."""
    made = []
    for k, t in enumerate(np.arange(0, 2 * math.pi, .036)):
        a = np.array([t, t + .016, t + .030])
        r = RADIUS - _flat(a) - GIRTH - .0002
        w = np.array([-.0032, 0, .0032]) * (1 if k % 2 else -1)
        made.append(tube(np.stack([r * np.cos(a), r * np.sin(a), w], 1), .00095, 5))
    return join(made)


def both(m: Mesh) -> Mesh:
    """With its mirror image at the left."""
    return join([m, Mesh(m.V * [-1, 1, 1], m.N * [-1, 1, 1], m.F[:, ::-1])])


@cache
def _wheel() -> tuple[tuple[Mesh, str], ...]:
    reach = RADIUS + .022
    rim = polygonise(_rim, (-reach, -reach, -.024), (reach, reach, .024), .0030, 2)
    cushion = polygonise(_cushion, (-.08, -.075, -.03), (.08, .06, .025), .0019, 1)
    spokes = polygonise(_spokes, (-.19, -.18, -.05), (.19, .07, .012), .0026, 1)
    outline = round_poly(PAD, .012, 8)
    middle = outline.mean(0)
    frame, plate = (prism(middle + (outline - middle) * grow, -.004, z, .0012) for grow, z in ((1.075, .0028), (1.0, .0036)))
    ring = turn([(.0205, .0135), (.0205, .0162), (.0185, .0172), (.0165, .0166), (.0165, .0140)], .0006, 72).moved((0, -.006, 0))
    disc = turn([(0, .0130), (.0168, .0130), (.0168, .0152), (0, .0158)], .0006, 64).moved((0, -.006, 0))
    bright = both(prism(round_poly([(.0185, -.160), (.0285, -.158), (.0345, -.082), (.0205, -.078)], .004, 5), -.008, -.0014, .0008))
    return ((rim, 'Leather'), (cushion, 'Grained'), (spokes, 'PlasticDeep'), (_thread(), 'PlasticLight'), (both(frame), 'Brushed'), (both(plate), 'Gloss'),
            (ring, 'Brushed'), (disc, 'Gloss'), (bright, 'Brushed'))


def _keys() -> Pieces:
    """A round one in the middle, four around it, on both sides."""
    core = turn([(0, .003), (.0100, .003), (.0100, TOP + .0008), (0, TOP + .0012)], .0006, 48).moved((.102, -.004, 0))
    ring = turn([(.0108, .0034), (.0112, .0042), (.0104, .0044)], 0, 48).moved((.102, -.004, 0))
    wings = [[(.085, .013), (.119, .013), (.117, .0215), (.087, .0225)], [(.086, -.0300), (.117, -.0285), (.119, -.0205), (.085, -.0205)],
             [(.071, -.020), (.084, -.016), (.086, .007), (.071, .012)], [(.118, -.016), (.1285, -.018), (.1345, -.004), (.132, .011), (.119, .008)]]
    return [(both(core), 'PlasticDeep'), (both(ring), 'Chrome'), *piled([both(prism(round_poly(w, .004, 6), .003, TOP, .0008)) for w in wings], 'PlasticDeep')]


def _signs(lit: str, other: str) -> Pieces:
    """On the left what keeps the speed, on the right the rest."""
    z, wide = TOP + .0003, .0015
    left = [glass.plus(.0036, wide, z).moved((-.102, .0174, 0)), glass.minus(.0036, wide, z).moved((-.102, -.0250, 0)),
            glass.dial(.0054, .0013, z + .0011).moved((-.102, -.0046, 0)),
            glass.line([(-.0016, .0022), (.0010, 0), (-.0016, -.0022)], wide, z).moved((-.078, -.003, 0)),
            glass.line(glass.arc(.0026, 60, 360), wide, z).moved((-.126, -.003, 0))]
    bars = [glass.line([(-.0024 + k * .0024, -.0026), (-.0024 + k * .0024, -.0008 + k * .0016)], wide, z) for k in range(3)]
    right = [glass.line([(-.0030, -.0014), (0, .0016), (.0030, -.0014)], wide, z).moved((.102, .0174, 0)),
             glass.line([(-.0030, .0014), (0, -.0016), (.0030, .0014)], wide, z).moved((.102, -.0250, 0)),
             glass.line(glass.arc(.0044, 0, 360), .0011, z + .0011).moved((.102, -.004, 0)),
             *[b.moved((.078, -.003, 0)) for b in bars], glass.line([(-.0016, .0024), (.0014, 0), (-.0016, -.0024)], wide, z).moved((.126, -.003, 0))]
    return [*piled(left, lit), *piled(right, other)]


def _column() -> Pieces:
    """A shroud behind the hub, the shaft out of it."""
    shroud = prism(round_poly([(-.050, -.050), (.050, -.050), (.044, .046), (-.044, .046)], .03, 8), -.150, -.040, .008, .008)
    parting = prism(round_poly([(-.0505, -.002), (.0505, -.002), (.0500, .000), (-.0500, .000)], .001, 3), -.149, -.041)
    flange = turn([(0, -.156), (.030, -.156), (.030, -.148), (0, -.148)], .002, 56)
    shaft = turn([(0, -.215), (.0095, -.215), (.0105, -.212), (.0105, -.150), (0, -.150)], .001, 40)
    grooves = [prism(circle(.0012, 10), -.214, -.185).moved((.0104 * math.cos(a), .0104 * math.sin(a), 0)) for a in np.arange(18) * math.pi / 9]
    bolts = [hex_bolt(.006).moved((s * .024, 0, -.150)) for s in (-1, 1)]
    return [(shroud, 'Plastic'), (parting, 'Gloss'), (flange, 'SteelDark'), (shaft, 'Brushed'), *piled(grooves, 'SteelDark'), *piled(bolts, 'Steel')]


def _paddles() -> Pieces:
    outline = round_poly(PADDLE, .016, 8)
    plate = both(prism(outline, -.0400, -.0365, .0014))
    middle = outline.mean(0)
    face = both(prism(middle + (outline - middle) * .90, -.0370, -.0361, .0006))
    signs = [glass.plus(.0072, .0030, -.0358).moved((.118, .064, 0)), glass.minus(.0072, .0030, -.0358).moved((-.118, .064, 0))]
    arms = both(pipe([(.055, -.006, -.050), (.075, -.004, -.045), (.095, -.002, -.041)], .0075, 16, True))
    return [(plate, 'Bright'), (face, 'Aluminium'), *piled(signs, 'Gloss'), (arms, 'Plastic')]


def paddles() -> Parts:
    return gathered(put([*_wheel(), *_keys(), *_signs('Lit', 'Lit'), *_column(), *_paddles()], x=77))


def cruise() -> Parts:
    return gathered(put([*_wheel(), *_keys(), *_signs('LedGreen', 'Lit'), *_column()], x=66))


GOODS = {
    'paddles': Good(paddles, azimuth=26, elevation=14),
    'cruise': Good(cruise, azimuth=-19, elevation=20),
}
