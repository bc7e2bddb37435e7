"""A body panel that a film is laid on, with the tools."""
import math

import numpy as np

from ...curves import Array, step
from ...mesh import Mesh, unit
from ...outlines import round_poly
from ..forms import dense, pressed, rectangle, slab, soft_box, sweep
from ..kit import Good, Parts
from ..shaping import Pieces, gathered, oblong, piled, prism, put, turn

ARCH = (.330, .285)             # where the wheel stands under the panel, and its radius
CURL, FROM = .036, .345         # how tight the film's corner is curled, and from where along the diagonal
OVER = 2.75                     # how far it is turned over (radians)


def _shape(x: Array, y: Array) -> Array:
    """A car's side: fuller at its belt, a crease, a fold below, the wheel's flare."""
    z = -.10 * (np.maximum(y - .42, 0) / .45) ** 2 - .020 * (np.maximum(.30 - y, 0) / .3) ** 2
    z = z + .016 * step(.500, .545, y) * step(.74, .56, y)
    far = np.hypot(x - ARCH[0], y + .01) - ARCH[1]
    return z + .018 * step(.075, .020, far)


def _side() -> Pieces:
    a = np.linspace(math.pi - .03, .03, 40)
    arch = [(ARCH[0] + ARCH[1] * math.cos(t), -.01 + ARCH[1] * math.sin(t)) for t in a]
    outline = dense(round_poly([(-.70, 0), *arch, (.70, 0), (.70, .78), (.64, .84), (-.64, .84), (-.70, .78)], .030, 4), .010)
    skin = pressed(slab(outline, -.026, 0, .007, .010), _shape)
    lip = np.array([(ARCH[0] + (ARCH[1] + .012) * math.cos(t), -.01 + (ARCH[1] + .012) * math.sin(t)) for t in np.linspace(math.pi - .06, .06, 60)])
    trim = pressed(sweep(lip, [(-.020, -.002), (-.020, .004), (-.014, .009), (.012, .009), (.018, .004), (.018, -.020)], closed=False, angle=60), _shape)
    flap = dense(rectangle(.130, .130, .035, (.545, .63)), .008)
    joint = pressed(slab(dense(rectangle(.138, .138, .038, (.545, .63)), .008), -.001, .0004, .0001, .010), _shape)
    lid = pressed(slab(flap, -.001, .0022, .0012, .010), _shape)
    return [(skin, 'PaintWhite'), (trim, 'PlasticBase'), (joint, 'Gloss'), (lid, 'PaintWhite')]


def _peeled(m: Mesh) -> Mesh:
    """The corner above and to the right is turned over."""
    d = np.array([math.cos(.62), math.sin(.62)])
    along = m.V[:, :2] @ d
    s = np.maximum(along - FROM, 0)
    a = np.minimum(s / CURL, OVER)
    rest = s - a * CURL
    r = CURL - m.V[:, 2]
    move = r * np.sin(a) + rest * np.cos(a) - s
    high = CURL - r * np.cos(a) + rest * np.sin(a)
    v = np.column_stack([m.V[:, :2] + move[:, None] * d, high])
    c, w = np.cos(a), np.sin(a)
    n = np.column_stack([m.N[:, :2] + (((m.N[:, :2] @ d) * (c - 1) - m.N[:, 2] * w)[:, None] * d), (m.N[:, :2] @ d) * w + m.N[:, 2] * c])
    return Mesh(v, unit(n), m.F)


def _film() -> Pieces:
    """The film on the panel, its back pale."""
    outline = dense(round_poly([(-.665, .030), (-.02, .030), (.045, .20), (.155, .31), (.155, .775), (-.665, .775)], .012, 4), .010)
    made: Pieces = []
    for low, high, of in ((.0012, .0026, 'Vinyl'), (.0002, .0013, 'White')):
        made.append((pressed(_peeled(slab(outline, low, high, .0003, .009)), _shape), of))
    stripe = dense(np.array([(-.662, .150), (-.045, .150), (.040, .215), (-.662, .215)]), .010)
    return [*made, (pressed(slab(stripe, .0024, .0034, .0003, .010), _shape), 'Yellow')]


def _squeegee() -> Pieces:
    """A card with a felt edge, along +y its felt; on its flat."""
    card = prism(round_poly([(-.062, -.042), (.062, -.042), (.072, .046), (-.072, .046)], .010), 0, .0065, .0022)
    ridges = [prism(oblong(.094, .0045, .002), .005, .0085, .0014).moved((0, y, 0)) for y in (-.028, -.018, -.008)]
    felt = soft_box((0, .044, .0036), (.074, .011, .0062), .004, .002)
    return [(card, 'Yellow'), *piled(ridges, 'Yellow'), (felt, 'FabricPad')]


def _roll() -> Pieces:
    """Film on its core, along x; its end hangs loose on the floor to -y."""
    long, r = .62, .056
    layers = turn([(.034, -long / 2), (r, -long / 2), (r, long / 2), (.034, long / 2)], .0015, 96)
    core = turn([(.0285, -long / 2 - .012), (.0345, -long / 2 - .012), (.0345, long / 2 + .012), (.0285, long / 2 + .012), (.0285, -long / 2 - .012)], .001, 64)
    rings = [turn([(k, -long / 2 - .0006), (k + .0007, -long / 2 - .0010), (k + .0014, -long / 2 - .0006)], n=80) for k in np.arange(.037, .054, .0032)]
    rings += [Mesh(m.V * [1, 1, -1], m.N * [1, 1, -1], m.F[:, ::-1]) for m in rings]
    pieces = put([(layers, 'Vinyl'), (core, 'Cardboard'), *piled(rings, 'White')], (0, 0, r + .001), y=90)
    t = np.linspace(0, 1, 24)
    bow = np.stack([-r * .2 - .15 * t, .0016 + .016 * (1 - t) ** 3 + .012 * np.maximum(t - .72, 0) ** 2 / .08], 1)
    for off, of in ((0, 'White'), (.0014, 'Vinyl')):
        v = np.array([(x, y, z + off) for y, z in bow for x in (-long / 2 + .002, long / 2 - .002)])
        f = np.array([q for i in range(23) for q in ((2 * i, 2 * i + 2, 2 * i + 1), (2 * i + 1, 2 * i + 2, 2 * i + 3))])
        pieces.append((Mesh(v, np.tile([0, 0, 1.], (len(v), 1)), f), of))
    return pieces


def wrap_ready() -> Parts:
    lean = 9
    panel = put(_side() + _film(), (0, .18, .006), x=90 - lean)
    stand = [prism(oblong(.030, .26, .008), 0, .012, .003).moved((x, .345, 0)) for x in (-.48, .62)]
    stand += [put([(prism(oblong(.022, .62, .006), -.008, .008, .003), '')], (x, .375, .30), x=90 + 7)[0][0] for x in (-.48, .62)]
    tool = put(put([(Mesh(m.V * 1.25, m.N, m.F), of) for m, of in _squeegee()], (-.20, .375, .016), z=-58), (0, .18, .006), x=90 - lean)
    return gathered(panel + piled(stand, 'SteelDark') + tool + put(_roll(), (-.18, -.16, 0), z=9))


GOODS = {
    'wrap-ready': Good(wrap_ready, azimuth=-16, elevation=20),
}
