"""Large cloths: a cover over a car, a quilted hammock for a dog on the back seat."""
import math

import numpy as np

from ..curves import Array, Curve, smax, smin, step
from ..mesh import Faces, Mesh, join, polygonise, project
from ..solids import lathe, tube
from .forms import belt, crisp, ring, smooth, soft_box, stitches, turned
from .kit import Good, Parts

TOP = Curve([(-2.6, .30), (-2.28, .66), (-2.05, .86), (-1.55, .99), (-.98, 1.06), (-.62, 1.24), (-.20, 1.42), (.25, 1.465), (.75, 1.42), (1.25, 1.24),
             (1.62, 1.12), (2.02, 1.06), (2.24, .90), (2.6, .45)])
HEM, TYRE = .13, .325


def _folds(q: Array) -> Array:
    """How the cloth falls: loose below, in deep folds at the corners, pulled from the roof and the mirrors."""
    x, y, z = q.T
    s = np.abs(x)
    a = np.arctan2(x / .92, y / 2.25)
    low = step(.95, .16, z)
    corner = np.exp(-((np.abs(np.abs(a) - math.pi / 2) - .86) / .30) ** 2)
    side = np.exp(-((np.abs(np.abs(a) - math.pi / 2)) / .80) ** 2)
    hang = .020 * low * (.35 + 1.2 * corner) * np.sin(58 * a + 2.2 * np.sin(9 * a) + 1.2 * z)
    wide = .016 * step(1.05, .45, z) * np.sin(17 * a + 1.6 * np.sin(5 * a) - 1.1 * z)
    pulled = .013 * side * np.exp(-((z - .72) / .30) ** 2) * np.sin(11 * (z * 1.5 + .55 * np.abs(y + .55)) + .8 * np.sin(3 * y))
    top = .006 * step(.9, 1.1, z) * np.sin(7 * s + 4.5 * y + 1.5 * np.sin(3 * y + 2 * x))
    gather = .007 * step(.26, HEM, z) * np.sin(170 * a + 3 * np.sin(21 * a))
    return hang + wide + pulled + top + gather


def _covered(q: Array) -> Array:
    """A car's soft outline with a cloth over it."""
    x, y, z = q.T
    s = np.abs(x)
    crown = TOP(np.clip(y, -2.5, 2.5)) - .09 * (s / .8) ** 2
    belt_ = .955 + .03 * y / 2
    side = .925 - .36 * np.maximum(z - belt_, 0) - .05 * (y / 2.2) ** 4 - .05 * step(.5, .10, z)
    bulge = .026 * np.exp(-((z - .42) / .28) ** 2) * sum(np.exp(-((y - c) / .36) ** 2) for c in (-1.38, 1.36))
    ends = np.abs(y) - 2.24 + .12 * (s / .9) ** 2 - .04 * np.exp(-((z - .50) / .25) ** 2)
    body = smax(smax(s - side - bulge, z - crown, .26), ends, .42)
    mirror = np.sqrt(((s - .93) / 1.3) ** 2 + ((y + .66) / 1.0) ** 2 + ((z - 1.0) / .85) ** 2) - .085
    return smin(body, mirror, .24) + _folds(q)


def _laid_on(line: Array, radius: float) -> Mesh:
    return tube(project(_covered, line, 8), radius, 6)


def cover() -> Parts:
    """A car under a cover, its seams, its elastic hem, a belt around it, its tyres on the floor."""
    m = polygonise(lambda q: smax(_covered(q), HEM - q[:, 2], .02), (-1.12, -2.52, .06), (1.12, 2.52, 1.58), .021, 1)
    y = np.linspace(-2.05, 2.05, 260)
    seams = [_laid_on(np.stack([0 * y + s * .50, y, TOP(y)], 1), .0045) for s in (-1, 1)]
    for at in (-1.02, .98):
        x = np.linspace(-1, 1, 160)
        z = np.interp(np.abs(x), [0, .62, .80, 1], [float(TOP(at)), float(TOP(at)) - .08, 1.0, .22])
        seams.append(_laid_on(np.stack([np.clip(x * 1.25, -.93, .93), 0 * x + at, z], 1), .0045))
    a = np.linspace(-math.pi, math.pi, 900, endpoint=False)
    around = np.stack([.9 * np.sin(a), 2.2 * np.cos(a), 0 * a + HEM + .03], 1)
    for _ in range(3):
        around = project(_covered, around, 4)
        around[:, 2] = HEM + .005
    hem = ring(around, .012, 8)
    tyre = lathe([(.0, -.10), (.20, -.10), (.215, -.106), (.30, -.108), (.318, -.098), (TYRE, -.07), (TYRE, .07), (.318, .098), (.30, .108),
                  (.215, .106), (.20, .10), (0, .10)], 64)
    tyres = [turned(tyre, 90).moved((s * .70, c, TYRE)) for s in (-1, 1) for c in (-1.38, 1.36)]
    return {'cloth': (m, 'CoverCloth'), 'seams': (join(seams), 'CoverSeam'), 'hem': (hem, 'CoverSeam'), 'tyres': (join(tyres), 'Rubber')}


ACROSS = 1.36               # of the hammock
SIDE = smooth([(-.50, .60), (-.485, .50), (-.455, .32), (-.41, .14), (-.34, .05), (-.22, .022), (.0, .02), (.20, .03), (.30, .07), (.365, .18),
               (.42, .36), (.47, .53), (.49, .60)], n=12)


def _surface(s: Array, x: Array) -> Array:
    """A place on the hammock: s its way along (0 front to 1 back), x across."""
    length = np.concatenate([[0], np.cumsum(np.linalg.norm(np.diff(SIDE, axis=0), axis=1))])
    t = s * length[-1]
    y, z = np.interp(t, length, SIDE[:, 0]), np.interp(t, length, SIDE[:, 1])
    end = np.abs(2 * s - 1)
    sag = .014 * (1 + np.cos(math.pi * x / .42)) * step(.7, 1, end)
    return np.stack([x * (1 - .05 * end ** 2), y, z - sag + .006 * np.sin(5 * x + 9 * s)], -1)


def _normals(s: Array, x: Array) -> Array:
    e = 2e-3
    n = np.cross(_surface(s, x + e) - _surface(s, x - e), _surface(s + e, x) - _surface(s - e, x))
    return n / np.linalg.norm(n, axis=-1, keepdims=True)


def _quilt(n: int = 320, k: int = 300) -> Mesh:
    """The cloth, padded in diamonds, both its faces."""
    s, x = (g.ravel() for g in np.meshgrid(np.linspace(.004, .996, n), np.linspace(-.5, .5, k) * ACROSS, indexing='ij'))
    u, v = (s * 1.95 + x) / .125, (s * 1.95 - x) / .125
    pad = .0075 * np.sqrt(np.abs(np.sin(math.pi * u) * np.sin(math.pi * v)) + .002)
    edge = np.minimum(np.minimum(s, 1 - s) * 1.95, ACROSS / 2 - np.abs(x))
    pad = pad * step(.022, .045, edge) + .004
    middle, normal = _surface(s, x), _normals(s, x)
    i, j = np.meshgrid(np.arange(n - 1), np.arange(k - 1), indexing='ij')
    q = np.stack([i * k + j, i * k + j + 1, (i + 1) * k + j + 1, (i + 1) * k + j], -1).reshape(-1, 4)
    f: Faces = np.concatenate([q[:, :3], q[:, [0, 2, 3]]])
    upper, lower = crisp(middle + normal * pad[:, None], f, 80), crisp(middle - normal * pad[:, None], f[:, ::-1], 80)
    return join([upper, lower])


def _on(points: Array, out: float) -> Array:
    """A line of (s, x) on the cloth, off its face."""
    s, x = points.T
    return _surface(s, x) + _normals(s, x) * out


def _strap(x: float, at_back: bool) -> tuple[Mesh, Mesh]:
    """A loop for a head rest on an edge of the hammock: webbing and buckle."""
    low = _surface(np.array([1. if at_back else 0.]), np.array([x]))[0]
    out = 1 if at_back else -1
    loop = smooth([low + [0, -out * .006, -.07], low + [0, -out * .005, .0], low + [0, out * .01, .07], low + [0, out * .05, .15], low + [0, out * .10, .175],
                   low + [0, out * .145, .14], low + [0, out * .13, .07], low + [0, out * .06, .012], low + [0, out * .012, -.02], low + [0,
                                                                                                                                          out * .008,
                                                                                                                                          -.06]], n=8)
    buckle = turned(soft_box((0, 0, 0), (.026, .008, .030), .006, .003), x=out * -18).moved(low + [0, out * .018, .085])
    bars = turned(join([soft_box((0, -out * .009, d), (.019, .004, .004), .002, .0016) for d in (-.014, 0, .014)]),
                  x=out * -18).moved(low + [0, out * .018, .085])
    return belt(loop, (1, 0, 0), .032, .003), join([buckle, bars])


def pet_cover() -> Parts:
    """The hammock stretched out, its straps ready for the head rests."""
    t = np.linspace(0, 1, 160)
    h = ACROSS / 2
    lines = [np.stack([t, 0 * t - h], 1), np.stack([0 * t + 1, (t * 2 - 1) * h], 1), np.stack([1 - t, 0 * t + h], 1), np.stack([0 * t, (1 - 2 * t) * h], 1)]
    edge = np.concatenate([_on(line, 0)[:-1] for line in lines])
    thread = [stitches(_on(np.clip(line, [.009, .018 - h], [.991, h - .018]), .006), .0011, .008, .013) for line in lines]
    straps, buckles = [], []
    for x in (-.42, .42):
        for back in (False, True):
            band, buckle = _strap(x, back)
            straps.append(band)
            buckles.append(buckle)
    slits = []
    for x in (-.30, .30):
        line = np.stack([np.full(30, .70), np.linspace(x - .07, x + .07, 30)], 1)
        slits.append(belt(_on(line, .0105), _normals(*line.T)[:, [0, 2, 1]] * [0, 1, -1], .034, .006))
    return {'quilt': (_quilt(), 'FabricQuilt'), 'edge': (ring(edge, .0115, 10, .8), 'Fabric'), 'thread': (join(thread), 'PlasticLight'),
            'straps': (join(straps), 'Webbing'),
            'buckles': (join(buckles), 'Plastic'), 'slits': (join(slits), 'Webbing')}


GOODS = {'cover': Good(cover, -40, 13), 'pet-cover': Good(pet_cover, 52, 27)}
