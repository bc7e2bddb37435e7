"""What keeps people safe: an emergency kit, a child's seat."""
import math

import numpy as np

from ..curves import Array, step
from ..mesh import Mesh, join, polygonise, unit
from ..outlines import box_sdf, round_poly
from .forms import at_height, bar, belt, bent, dense, inset, rectangle, ring, slab, smooth, soft_box, stitches, sweep, turned, within
from .kit import Good, Parts

W, D, H = .30, .10, .20         # of the bag


def _bag() -> Parts:
    """A soft bag that stands, a zip around its front, a cross on it, a handle on top."""
    def body(q: Array) -> Array:
        x, y, z = q.T
        swell = .010 * (1 - np.minimum((x / W * 2) ** 2, 1)) * (1 - np.minimum(((z - H / 2) / H * 2) ** 2, 1))
        f = box_sdf(np.stack([x, np.sign(y) * np.maximum(np.abs(y) - swell, 0), z - H / 2], 1), (0, 0, 0), (W / 2, D / 2, H / 2), .032)
        crease = .0016 * np.sin(38 * x + 30 * z) * np.sin(23 * z - 17 * x + 40 * y)
        return f + crease * step(.03, .06, np.abs(y) + .02) + .004 * np.exp(-((y + .018) / .004) ** 2)
    m = polygonise(body, (-W / 2 - .02, -D / 2 - .03, -.01), (W / 2 + .02, D / 2 + .03, H + .02), .0042, 1)
    zip_line = dense(rectangle(W + .003, H + .003, .034, (0, H / 2), 10), .004)
    up = np.column_stack([zip_line[:, 0], np.full(len(zip_line), -.018), zip_line[:, 1]])
    teeth = stitches(np.concatenate([up, up[:1]]), .0022, .0024, .0042)
    pipes = [turned(ring(at_height(zip_line, 0, closed=False), .0026, 8), x=90).moved((0, y, 0)) for y in (-.030, -.006)]
    tape = sweep(inset(zip_line, .0065), [(.004, -.011), (-.004, -.009), (-.004, .009), (.004, .011)])
    tape = turned(tape, x=90).moved((0, -.018, 0))
    cross = _cross(.068, .024)
    front = -D / 2 - .0122
    cross = bent(turned(slab(dense(cross, .006), -.010, .0012, .0010, .008), x=90),
                 lambda q: q + np.stack([0 * q[:, 0], front + .010 * ((q[:, 0] / W * 2) ** 2 + (q[:, 2] / H * 2) ** 2), H / 2 + 0 * q[:, 0]], 1), 60)
    rim = inset(_cross(.068, .024), .004)
    sewn = np.array([(x, front - .0004 + .010 * ((x / W * 2) ** 2 + (z / H * 2) ** 2), z + H / 2)
                     for x, z in dense(np.concatenate([rim, rim[:1]]), .004, closed=False)]) - [0, .0014, 0]
    grip = smooth([(-.075, 0, H - .006), (-.072, 0, H + .012), (-.045, 0, H + .030), (0, 0, H + .034), (.045, 0, H + .030), (.072, 0, H + .012),
                   (.075, 0, H - .006)])
    pull = belt([(W / 2 - .09, -.021, H + .002), (W / 2 - .10, -.030, H - .004), (W / 2 - .105, -.036, H - .02), (W / 2 - .107, -.0385, H - .04)],
                (1, 0, 0), .010, .0025)
    slider = soft_box((W / 2 - .09, -.018, H + .004), (.009, .006, .0035), .002, .001)
    return {'bag': (m, 'FabricRed'), 'zip': (teeth, 'SteelDark'), 'tape': (tape, 'Fabric'), 'pipes': (join(pipes), 'Fabric'), 'cross': (cross, 'FabricWhite'),
            'cross_thread': (stitches(sewn, .0007, .005, .0075), 'PlasticGrey'), 'grip': (belt(grip, (0, 1, 0), .030, .005), 'Webbing'),
            'pull': (pull, 'Webbing'), 'slider': (slider, 'Steel')}


def _cross(long: float, half: float) -> Array:
    p = [(half, half), (half, long), (-half, long), (-half, half), (-long, half), (-long, -half), (-half, -half), (-half, -long), (half, -long),
         (half, -half), (long, -half), (long, half)]
    return round_poly(p, .004, 4)


def _triangle() -> Parts:
    """A warning triangle on its feet, leaning back a little."""
    side = .43
    tall = side * math.sqrt(3) / 2
    corner = np.array([(-side / 2, 0), (side / 2, 0), (0, tall)])
    outer = dense(round_poly(corner, .035, 8), .02)
    hole = within(outer, .052)
    back = slab(outer, -.006, .003, .003, holes=(hole,))
    red = slab(inset(outer, .004), .0028, .0055, .0012, holes=(within(outer, .026),))
    glow = slab(within(outer, .028), .0028, .0048, .0010, holes=(within(outer, .049),))
    prisms = []
    for k in range(3):
        a, b = corner[k], corner[(k + 1) % 3]
        along, middle = unit(b - a), corner.mean(0)
        normal = unit(middle - (a + b) / 2)
        start, end = a + along * .052 + normal * .0145, b - along * .052 + normal * .0145
        for shift in (-.0065, -.0022, .0022, .0065):
            line = np.linspace(start, end, 12) + normal * shift
            prisms.append(bar(at_height(line, .0053, closed=False), .0014, 6))
    rivets = [bar([(*c * .80 + corner.mean(0) * .20, .003), (*c * .80 + corner.mean(0) * .20, .006), (*c * .80 + corner.mean(0) * .20, .0075)], .0065,
                  14) for c in corner]
    foot = [bar(smooth([(sx * .06, .025, -.008), (sx * .10, -.005, -.012), (sx * .16, -.030, -.07), (sx * .17, -.034, -.10)]), .0045, 8) for sx in (-1, 1)]
    foot += [bar(smooth([(sx * .06, .025, -.008), (sx * .10, -.005, .0), (sx * .15, -.030, .06), (sx * .16, -.034, .09)]), .0045, 8) for sx in (-1, 1)]
    plate = slab(dense(rectangle(.16, .026, .006, (0, .026)), .03), -.014, -.006, .002)
    parts = {'back': (back, 'PlasticLight'), 'red': (red, 'Reflector'), 'glow': (glow, 'Orange'), 'prisms': (join(prisms), 'Reflector'),
             'rivets': (join(rivets), 'Steel'),
             'feet': (join([*foot, plate]), 'SteelDark')}
    return {f'triangle_{k}': (turned(m, x=82).moved((0, 0, .040)), material) for k, (m, material) in parts.items()}


def _fold(w: float, h: float, z: float, seed: float) -> Mesh:
    """A layer of folded cloth: a pillow with soft edges and creases."""
    def field(q: Array) -> Array:
        x, y, u = q.T
        wave = .0018 * np.sin(31 * x + seed) * np.sin(27 * y + 2 * seed) + .0012 * np.sin(64 * x - 40 * y + seed)
        edge = .003 * np.sin(22 * (x + y) + seed)
        return box_sdf(np.stack([x + edge, y + .7 * edge, u - z - wave], 1), (0, 0, 0), (w / 2, h / 2, .0075), .0072)
    return polygonise(field, (-w / 2 - .01, -h / 2 - .01, z - .014), (w / 2 + .01, h / 2 + .01, z + .014), .0032, 1)


def _vest() -> Parts:
    """A hi-vis vest folded into a packet, its bands on top."""
    layers = [_fold(.25, .185, .0085, 0), _fold(.246, .182, .0225, 1.3), _fold(.249, .184, .0365, 2.9)]
    top = .0440
    def lie(q: Array) -> Array:
        x, y = q[:, 0], q[:, 1]
        wave = .0018 * np.sin(31 * x + 2.9) * np.sin(27 * y + 5.8) + .0012 * np.sin(64 * x - 40 * y + 2.9)
        over = np.maximum(np.abs(y) - .083, 0) * 0 + np.maximum(np.abs(x) - .113, 0)
        return q + np.stack([0 * x, 0 * x, top + wave - over ** 2 * 32], 1)
    bands, sewn = [], []
    for y in (-.040, .040):
        strip = dense(rectangle(.246, .040, .002, (0, y)), .006)
        bands.append(bent(slab(strip, -.001, .0011, .0007, .006), lie, 60))
        sewn += [stitches(lie(at_height(dense(np.array([(-.115, y + s), (.115, y + s)]), .004, closed=False), .0013, closed=False)), .0006, .004,
                          .006) for s in (-.017, .017)]
    parts = {'cloth': (join(layers), 'FabricSignal'), 'bands': (join(bands), 'Reflective'), 'sewn': (join(sewn), 'PlasticLight')}
    return {f'vest_{k}': (turned(m, -16).moved((.165, -.165, 0)), material) for k, (m, material) in parts.items()}


def first_aid() -> Parts:
    """Bag, triangle and vest."""
    bag = {k: (turned(m, -8).moved((-.145, -.02, 0)), material) for k, (m, material) in _bag().items()}
    triangle = {k: (turned(m, -6).moved((.115, .075, 0)), material) for k, (m, material) in _triangle().items()}
    return bag | triangle | _vest()


GOODS = {
    'first-aid': Good(first_aid, -12, 20),
}
