"""What entertains those who sit behind: a screen on a head rest, headphones, a remote."""
import math

import numpy as np

from ...curves import Array, smax
from ...inside import seat
from ...mesh import Mesh, polygonise, project
from ..forms import bar, rectangle, ring, slab, stitches
from ..kit import Good, Parts
from ..shaping import Pieces, aimed, gathered, oblong, piled, pipe, prism, put, turn

CUT = .235                      # the seat's back begins above this height


def _as_seat(q: Array) -> Array:
    """Points as the seat has them: it is seen from behind."""
    return np.stack([-q[:, 1], q[:, 0], q[:, 2]], 1)


def _on_back(u: float, w: float) -> tuple[float, float, float]:
    """A place by its way up the back and its depth."""
    c, s = math.cos(seat.LEAN), math.sin(seat.LEAN)
    return 0, -(u * s + w * c), u * c - w * s


def _seat_back() -> Pieces:
    def field(q: Array) -> Array:
        return smax(seat.surface(_as_seat(q)), CUT - q[:, 2], .03)
    whole = polygonise(field, (-.30, -.46, CUT - .02), (.30, .06, .84), .0066, 2)
    c = whole.centroids()
    _, w = seat.along_back(_as_seat(c))
    shell = (w > .075) & (np.abs(c[:, 0]) < .185) & (c[:, 2] < .56)
    paths = [np.array([np.array(_on_back(t, .115)) + [x, 0, 0] for t in np.linspace(.30, .575, 60)]) for x in (-.195, .195)]
    thread = [stitches(project(field, path, 6), .0014, .0075, .0115) for path in paths]
    posts = [pipe([np.array(_on_back(t, .036)) + [x, 0, 0] for t in (.55, .70)], .0075, 20) for x in (-.055, .055)]
    collars = [aimed(turn([(0, 0), (.015, 0), (.013, .014), (0, .014)], .003, 32), np.array(_on_back(1, 0)), np.array(_on_back(.612, .036)) + [x, 0, 0])
               for x in (-.055, .055)]
    return [(whole.take(~shell), 'FabricSeat'), (whole.take(shell), 'Grained'), *piled(thread, 'White'), *piled(posts, 'Chrome'), *piled(collars, 'Plastic')]


def _scene(w: float, h: float) -> Pieces:
    """A film: sky, sun, far and near hills, the line that shows how far it is."""
    x = np.linspace(-w / 2, w / 2, 60)
    def hills(base: float, tall: float, wave: float, shift: float) -> Array:
        top = base + tall * (.5 + .5 * np.sin(x * wave + shift)) + .3 * tall * np.sin(x * wave * 2.3 + 2 * shift)
        return np.concatenate([np.stack([x, 0 * x - h / 2], 1), np.stack([x, top], 1)[::-1]])
    pieces: Pieces = [(slab(rectangle(w, h, .002), 0, .0004, .0001), 'FilmSky')]
    a = np.linspace(0, 2 * math.pi, 48, endpoint=False)
    pieces.append((slab(np.stack([.045 + .020 * np.cos(a), .022 + .020 * np.sin(a)], 1), .0004, .0006, .0001), 'FilmSun'))
    pieces.append((slab(hills(-.022, .030, 34, .6), .0006, .0008, .0001), 'FilmFar'))
    pieces.append((slab(hills(-.052, .022, 22, 2.2), .0008, .0010, .0001), 'FilmNear'))
    return pieces


def _screen() -> Pieces:
    """Its face to +z, on a bracket behind."""
    w, h = .285, .178
    case = prism(oblong(w, h, .018), -.016, .004, .0055, .007)
    glass = prism(oblong(w - .010, h - .010, .014), .003, .0052, .0008)
    rim = slab(rectangle(w - .003, h - .003, .0175), -.004, -.001, .0008)
    pieces: Pieces = [(case, 'PlasticDeep'), (rim, 'Aluminium'), (glass, 'Screen'), *put(_scene(w - .030, h - .034), (0, .003, .0053))]
    keys = [turn([(0, .005), (.0022, .005), (.0022, .0058), (0, .006)], .0003, 20).moved((x, -h / 2 + .0115, 0)) for x in (-.016, 0, .016)]
    slot = prism(oblong(.10, .0030, .001), -.0105, -.0085).moved((0, h / 2 - .0008, 0))
    arm = prism(oblong(.090, .120, .016), -.030, -.014, .004)
    clamp = prism(oblong(.165, .038, .012), -.046, -.026, .006)
    return [*pieces, *piled(keys, 'PlasticLight'), (slot, 'Gloss'), *piled([arm, clamp], 'Plastic')]


def _headphones() -> Pieces:
    """On their cups, along x."""
    half, top, pieces = .082, .165, []
    t = np.linspace(-.04, math.pi + .04, 60)
    arch = np.stack([half * np.cos(t), 0 * t, .062 + (top - .062) * np.sin(t)], 1)
    pieces.append((bar(arch, .0050, 18, 3.2, (0, 0, 1)), 'Plastic'))
    inner = np.stack([(half - .008) * np.cos(t[14:46]), 0 * t[14:46], .062 + (top - .071) * np.sin(t[14:46])], 1)
    pieces.append((bar(inner, .0070, 18, 2.0, (0, 0, 1)), 'FabricPad'))
    for s in (-1, 1):
        slide = prism(oblong(.016, .050, .006), -.0022, .0022, .001)
        pieces.append((aimed(slide, (s, 0, 0), (s * (half + .001), 0, .066)), 'Aluminium'))
        cup = turn([(0, 0), (.034, 0), (.037, .006), (.036, .016), (.028, .022), (0, .0235)], .004, 64)
        ringed = turn([(.0285, .0200), (.0300, .0225), (.0265, .0238), (.0250, .0222)], .0006, 64)
        disc = turn([(0, .0225), (.0240, .0232), (.0230, .0246), (0, .0252)], .0008, 56)
        a = np.linspace(0, 2 * math.pi, 56, endpoint=False)
        cushion = ring(np.stack([.0265 * np.cos(a), .0265 * np.sin(a), 0 * a - .005], 1), .0098, 18)
        cloth = turn([(0, -.003), (.022, -.003), (.022, -.001), (0, -.001)], .0006, 40)
        for m, of in ((cup, 'PlasticGrey'), (ringed, 'Chrome'), (disc, 'PlasticDeep'), (cushion, 'FabricPad'), (cloth, 'FabricGrey')):
            pieces.append((aimed(m, (s, 0, 0), (s * (half - .010), 0, .0385)), of))
    return pieces


def _remote() -> Pieces:
    """Lying, its far end to +y."""
    body = prism(oblong(.044, .148, .014), 0, .015, .0060, .004)
    face = prism(oblong(.038, .140, .012), .0145, .0156, .0006)
    def key(x: float, y: float, r: float, h: float = .0185) -> Pieces:
        return [(turn([(0, .014), (r, .014), (r, h - .001), (r * .8, h), (0, h)], .0006, 28).moved((x, y, 0)), 'PlasticGrey')]
    wheel = turn([(.0072, .015), (.0155, .015), (.0150, .0180), (.0085, .0176), (.0072, .0165)], .0008, 56).moved((0, .014, 0))
    power = turn([(0, .014), (.0042, .014), (.0042, .0175), (0, .0180)], .0006, 28).moved((-.0105, .056, 0))
    pieces: Pieces = [(body, 'Plastic'), (face, 'Gloss'), (wheel, 'PlasticGrey'), (power, 'Red'), *key(0, .014, .0058), *key(.0105, .056, .0042, .0175)]
    for y in (-.016, -.032, -.048):
        for x in (-.0115, 0, .0115):
            pieces += key(x, y, .0040, .0175)
    return pieces


def _larger(pieces: Pieces) -> Pieces:
    return [(Mesh(m.V * 1.16, m.N, m.F), of) for m, of in pieces]


def family() -> Parts:
    base = np.array([0, 0, -CUT - .006])
    spot = np.array(_on_back(.705, .135)) + base
    pieces = put(_seat_back(), base) + put(put(_screen(), x=90 + 8), spot)
    pieces = put(pieces, (0, .30, 0))
    return gathered(pieces + put(_larger(_headphones()), (.165, -.150, 0), z=22) + put(_larger(_remote()), (-.120, -.180, 0), z=28))


GOODS = {
    'family': Good(family, azimuth=-24, elevation=18),
}
