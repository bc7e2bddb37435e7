"""The double seat beside a van's driver: one cushion, two backs, legs on the floor."""
import math
from functools import partial

import numpy as np

from ...curves import Array, smax, smin, step
from ...mesh import Mesh, join, polygonise, project, unit
from ...outlines import box_sdf, round_poly
from ...solids import tube
from ..forms import stitches
from ..kit import Good, Parts
from ..shaping import Pieces, gathered, hex_bolt, oblong, piled, pipe, prism, put, rounded, turn
from .seats import sideways

LEAN = math.radians(15)
COS, SIN = math.cos(LEAN), math.sin(LEAN)
PLACE, SEAM = .238, .148        # from the middle to the middle of a place, from there to its seam
FLUTES_BACK, FLUTES_CUSHION = (.14, .26, .38), (-.13, -.23, -.33)


def _along(q: Array) -> tuple[Array, Array, Array]:
    """Beside the middle of its place, way up the back, depth behind its face."""
    x, y, z = q.T
    return np.abs(np.abs(x) - PLACE), y * SIN + z * COS, y * COS - z * SIN


def _groove(t: Array, wide: float = .0042, deep: float = .0055) -> Array:
    return deep * np.exp(-(t / wide) ** 2)


def _cushion(q: Array) -> Array:
    x, y, z = q.T
    s, _, _ = _along(q)
    rise = .020 * step(.14, .21, s) + .085 * np.maximum(-y, 0) - .030 * step(-.38, -.50, y)
    f = box_sdf(np.stack([x, y + .205, z - rise + .075], 1), (0, 0, 0), (.475, .270, .075), .048)
    flutes = sum(_groove(y - t) for t in FLUTES_CUSHION) * step(SEAM + .008, SEAM - .004, s)
    return f + (_groove(s - SEAM) + flutes + _groove(x, .0055, .012)) * step(-.06, -.03, z - rise)


def _backs(q: Array) -> Array:
    s, u, w = _along(q)
    half = .229 - .040 * step(.36, .64, u)
    bolster = .034 * step(.125, .205, s) * step(.60, .42, u)
    waist = .020 * np.exp(-((u - .20) / .16) ** 2) - .010 * np.exp(-((u - .50) / .12) ** 2)
    depth = smax(-(w + bolster + waist), w - .105 + .030 * step(.30, .64, u), .055)
    f = smax(depth, smax(s - half, np.abs(u - .275) - .355, .09), .065)
    flutes = sum(_groove(u - t) for t in FLUTES_BACK) * step(SEAM + .008, SEAM - .004, s)
    return f + (_groove(s - SEAM) * step(.57, .54, u) + flutes + _groove(u - .555) * step(SEAM + .06, SEAM + .02, s)) * step(.035, .015, w)


def _rests(q: Array) -> Array:
    s, u, w = _along(q)
    f = smax(smax(-w - .008 + .35 * s * s, w - .074, .05), smax(s - .122 + .14 * np.maximum(u - .71, 0), np.abs(u - .755) - .080, .06), .05)
    return f + _groove(s - .094) * step(.03, .01, w)


def _surface(q: Array) -> Array:
    return np.minimum(smin(_cushion(q), _backs(q), .022), _rests(q))


def _sewn() -> Mesh:
    """Thread at both sides of every seam."""
    made, u, y = [], np.linspace(.05, .53, 80), np.linspace(-.05, -.43, 70)
    for x in (side * PLACE + edge * (SEAM + d) for side in (-1, 1) for edge in (-1, 1) for d in (-.009, .009)):
        back = np.stack([np.full_like(u, x), u * SIN, u * COS], 1)
        seat = np.stack([np.full_like(y, x), y, -.085 * y + .012], 1)
        made += [stitches(project(_surface, line, 6), .0012, .0065, .0100) for line in (back, seat)]
    return join(made)


def _upholstery() -> Pieces:
    m = polygonise(_surface, (-.49, -.51, -.18), (.49, .36, .86), .0082, 2)
    c = m.centroids()
    s, u, w = _along(c)
    normal = unit(m.N[m.F].mean(1))
    is_insert = (s < SEAM) & ((normal[:, 2] > .25) | (normal[:, 1] < -.3)) & (w < .05) & (u < .56)
    posts = [tube([(side * PLACE + x, u * SIN + .034, u * COS) for u in (.58, .64, .72)], .007, 14)
             for side in (-1, 1) for x in (-.055, .055)]
    return [(m.take(is_insert), 'FabricGrey'), (m.take(~is_insert), 'FabricPad'), (_sewn(), 'PlasticLight'), *piled(posts, 'Chrome')]


def _sides() -> Pieces:
    """Covers of the frame and its hinges."""
    outline = round_poly([(-.46, -.160), (.03, -.168), (.095, -.130), (.085, -.030), (.03, -.005), (-.05, -.065), (-.445, -.100)], .03, 8)
    panel, cap = prism(outline, .462, .492, .010), turn([(0, .48), (.040, .48), (.040, .498), (.034, .504), (0, .506)], .005, 56)
    right = [(sideways(panel), 'PlasticBase'), (sideways(cap).moved((0, .022, -.008)), 'PlasticBase')]
    return right + [(Mesh(m.V * [-1, 1, 1], m.N * [-1, 1, 1], m.F[:, ::-1]), of) for m, of in right]


def _legs(floor: float) -> Pieces:
    """Three trestles of steel with beams across, bolted to the floor."""
    beams = [put([(prism(oblong(.034, .034, .006), -.455, .455, .002), 'SteelGraphite')], (0, y, -.172), y=90)[0] for y in (-.40, .01)]
    pan = prism(oblong(.90, .40, .03), -.166, -.155, .003).moved((0, -.20, 0))
    pieces: Pieces = [*beams, (pan, 'SteelGraphite')]
    for x in (-.40, .0, .40):
        path = rounded([(x, -.455, floor + .012), (x, -.405, -.172), (x, .015, -.172), (x, .085, floor + .012)], .05, 8)
        rail = prism(oblong(.052, .640, .012), floor, floor + .012, .003).moved((x, -.185, 0))
        brace = pipe([(x, -.40, floor + .055), (x, .02, -.190)], .008, 14)
        bolts = [hex_bolt(.014).moved((x, y, floor + .012)) for y in (-.485, -.415, .045, .115)]
        pieces += [(pipe(path, .0155, 18, True), 'SteelGraphite'), (rail, 'SteelGraphite'), (brace, 'SteelGraphite'), *piled(bolts, 'Bright')]
    return pieces


def _buckles() -> Pieces:
    """Two in the middle, where cushion and backs meet."""
    pieces: Pieces = []
    for side in (-1, 1):
        body = polygonise(partial(box_sdf, centre=(0, 0, 0), half=(.021, .012, .030), r=.009), (-.026, -.017, -.035), (.026, .017, .035), .0026, 1)
        button = polygonise(partial(box_sdf, centre=(0, -.002, .027), half=(.0155, .009, .007), r=.004), (-.02, -.014, .017), (.02, .010, .037), .0018, 1)
        stem = prism(oblong(.026, .012, .004), -.090, -.020, .002)
        pieces += put([(body, 'Gloss'), (button, 'Red'), (stem, 'Plastic')], (side * .036, -.060, .052), x=-14, y=side * 9)
    return pieces


def bench() -> Parts:
    return gathered([*_upholstery(), *_sides(), *_legs(-.42), *_buckles()])


GOODS = {'bench': Good(bench, azimuth=-30, elevation=18)}
