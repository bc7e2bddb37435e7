"""Climate panel with a camera; a screen with a charging tray."""
import math

import numpy as np

from ...curves import Array
from ...mesh import Mesh
from ...outlines import round_poly
from ..kit import Good, Parts
from ..senses import rear_camera
from ..shaping import Pieces, circle, gathered, oblong, pipe, piled, prism, put, spline, turn
from . import glass

SCREEN = (.272, .156)           # of what shines, a 12-inch one


def _knob() -> Pieces:
    """Its foot on z = 0."""
    skirt = turn([(0, 0), (.0275, 0), (.0275, .0030), (.0255, .0045), (0, .0045)], .0008, 96)
    glow = turn([(.0288, .0), (.0294, .0012), (.0280, .0014)], .0002, 96)
    body = turn([(0, .004), (.0236, .004), (.0226, .0230), (0, .0230)], .0008, 96)
    ribs = [prism(circle(.00075, 8), .0055, .0215).moved((.0232 * math.cos(a), .0232 * math.sin(a), 0)) for a in np.arange(64) * math.pi / 32]
    rim = turn([(.0228, .0222), (.0230, .0240), (.0216, .0256), (.0196, .0252), (.0192, .0240)], .0006, 96)
    face = turn([(0, .023), (.0196, .023), (.0196, .0244), (0, .0240)], .0004, 72)
    mark = prism(oblong(.0018, .0070, .0008), .0240, .0250, .0002).moved((0, .0150, 0))
    return [(skirt, 'PlasticDeep'), (glow, 'Lit'), (body, 'Plastic'), *piled(ribs, 'PlasticDeep'), (rim, 'Chrome'), (face, 'Gloss'), (mark, 'Lit')]


def _display() -> Pieces:
    """Two temperatures, the fan between them, the place of the air."""
    z = .0024
    screen = prism(oblong(.104, .046, .004), 0, .0020, .0004)
    numbers = [glass.digits(text, .0130, z).moved((x, .0055, 0)) for text, x in (('21.5', -.0325), ('22.0', .0325))]
    fan = [glass.line(glass.arc(.0027, a, a + 150, 16) + glass.arc(.0027, a, a, 1), .0011, z).moved((0, .0090, 0)) for a in (90, 210, 330)]
    steps = [glass.tile(-.0105 + k * .0042, -.0145 + k * .0006, .0028, .0030 + k * .0012, z, .0004) for k in range(6)]
    frame = [glass.line([(x, -.018), (x, -.0095)], .0006, z) for x in (-.020, .020)]
    head = [glass.line(glass.arc(.0024, 0, 360, 20), .0009, z).moved((-.036, -.0105, 0)),
            glass.line([(-.036, -.0130), (-.0335, -.0175), (-.0290, -.0175)], .0010, z),
            glass.line([(-.046, -.0125), (-.0405, -.0125)], .0009, z), glass.line([(-.0425, -.0110), (-.0405, -.0125), (-.0425, -.0140)], .0009, z)]
    flake = [glass.line([(-.0036 * c, -.0036 * s), (.0036 * c, .0036 * s)], .0009, z).moved((.0330, -.0140, 0))
             for c, s in ((math.cos(a), math.sin(a)) for a in np.arange(3) * math.pi / 3 + .52)]
    return [(screen, 'Screen'), *piled([*numbers, *head], 'Lit'), *piled([*fan, *flake, *steps[:4]], 'LedBlue'), *piled([*steps[4:], *frame], 'LitDim')]


def _climate() -> Pieces:
    """Face to +z, its foot at y = -.052."""
    frame = prism(oblong(.270, .104, .024, 12), -.006, .0016, .0022, .001)
    panel = prism(oblong(.262, .096, .021, 12), 0, .0030, .0012)
    case = prism(oblong(.246, .084, .010), -.070, -.005, .002, .004)
    plugs = [prism(oblong(w, .020, .002), -.082, -.068, .001).moved((x, .012, 0)) for w, x in ((.042, -.06), (.060, .03))]
    knobs = [p for x in (-.094, .094) for p in put(_knob(), (x, .004, .0028), z=(30 if x < 0 else -40))]
    keys, signs = [], []
    for k in range(5):
        x = -.0436 + k * .0218
        keys.append(prism(oblong(.0200, .0125, .0022), .0028, .0060, .0009).moved((x, -.0315, 0)))
    z = .0063
    window = [glass.line(glass.arc(.010, 60, 120, 14) + [0, -.0075], .0009, z),
              glass.line([(-.005, .0012), (-.0038, -.0030), (.0038, -.0030), (.005, .0012)], .0009, z)]
    signs += [m.moved((-.0436, -.0312, 0)) for m in window]
    box = glass.line([(-.005, -.003), (.005, -.003), (.005, .003), (-.005, .003), (-.005, -.003)], .0009, z)
    waves = [glass.line([(x, -.0018), (x + .0007, 0), (x, .0018)], .0008, z) for x in (-.0024, 0, .0024)]
    signs += [m.moved((-.0218, -.0315, 0)) for m in (box, *waves)]
    signs += [glass.power(.0030, .0009, z).moved((0, -.0318, 0))]
    turnaround = glass.arc(.0036, 20, 320)
    signs += [glass.line(turnaround * [1.3, .8], .0009, z).moved((.0218, -.0315, 0))]
    signs += [glass.line([(-.004, y), (-.0015, y + .001), (.0015, y - .001), (.004, y)], .0009, z).moved((.0436, -.0315, 0)) for y in (-.0024, 0, .0024)]
    lamps = [glass.tile(-.0436 + k * .0218, -.0362, .0070, .0010, z, .0004) for k in (2, 4)]
    return [(frame, 'Brushed'), (panel, 'Gloss'), (case, 'Plastic'), *piled(plugs, 'PlasticGrey'), *knobs, *put(_display(), (0, .0085, .0028)),
            *piled(keys, 'PlasticDeep'), *piled(signs, 'Lit'), *piled(lamps, 'LedGreen')]


def _standing(pieces: Pieces, at: tuple[float, float], lean: float, yaw: float) -> Pieces:
    """Face to the front, on the floor."""
    up = put(pieces, x=90 - lean, z=yaw)
    low = min(m.V[:, 2].min() for m, _ in up)
    return put(up, (*at, -low))


def comfort() -> Parts:
    """The panel behind, the camera before it."""
    camera = [(Mesh(m.V * 1.35, m.N, m.F), of) for m, of in rear_camera().values()]         # a little larger, so that its lens is seen
    return gathered([*_standing(_climate(), (-.02, .055), 24, 8), *put(camera, (.065, -.075, 0), z=-14)])


def _tiles() -> Pieces:
    """What the screen shows: a map with its way, music, a row of signs."""
    w, h = SCREEN
    z, step = .0076, .0001
    land = glass.tile(-w * .17, .004, w * .60, h * .80, z, .005)
    roads = []
    t = np.linspace(-.5, .5, 40)
    for k, (slope, off) in enumerate(((.35, .24), (-.55, -.10), (.10, -.32), (.9, .22), (-1.3, .30))):
        v = (slope * t + off + .05 * np.sin(6 * t + k)) * h * .74
        inside = np.abs(v) < h * .385
        roads.append(glass.line(np.stack([-w * .17 + t * w * .58, .004 + v], 1)[inside], .0022, z + step * (k + 1)))
    way: Array = spline([(-w * .33, -h * .30), (-w * .24, -h * .14), (-w * .20, .002), (-w * .10, .018), (-w * .04, h * .20), (w * .06, h * .33)], 60)
    goal = glass.tile(w * .06, h * .33, .0100, .0100, z + .0010, .005)
    here = prism(round_poly([(-.0060, -.0060), (0, -.0034), (.0060, -.0060), (0, .0085)], .0012, 4), z, z + .0010).moved((-w * .33, -h * .30, 0))
    cards = [glass.tile(w * .315, .004 + s * h * .2075, w * .335, h * .385, z, .005) for s in (-1, 1)]
    cover = glass.tile(w * .205, h * .245, .0290, .0290, z + step, .003)
    lines = [glass.tile(w * .375, h * .295, .040, .0040, z + step, .002), glass.tile(w * .355, h * .235, .029, .0034, z + step, .0016)]
    play = prism(round_poly([(-.0034, -.0044), (.0046, 0), (-.0034, .0044)], .0008, 4), z, z + step * 2).moved((w * .315, h * .085, 0))
    skips = [glass.line([(s * .0146, .0032), (s * .0182, 0), (s * .0146, -.0032)], .0012, z + step).moved((w * .315, h * .085, 0)) for s in (-1, 1)]
    number = glass.digits('21.5', .0150, z + step).moved((w * .315, -h * .150, 0))
    bar = [glass.tile(w * .315, -h * .325, w * .27, .0030, z + step, .0014)]
    filled = glass.tile(w * .255, -h * .325, w * .15, .0030, z + step * 2, .0014)
    dock = [glass.tile(-w * .40 + k * w * .16, -h * .465, .0085, .0060, z, .0022) for k in range(6)]
    return [*piled([land, *cards], 'LitDim'), *piled(roads, 'Screen'), *piled([glass.line(way, .0042, z + .0008), cover, filled], 'LedBlue'),
            *piled([goal, here, *lines, play, *skips, number, *dock], 'Lit'), *piled(bar, 'Screen')]


def _screen() -> Pieces:
    """Face to +z, its middle at the origin."""
    w, h = SCREEN
    back = prism(oblong(w + .018, h + .020, .012, 12), -.010, .004, .004, .005)
    frame = prism(oblong(w + .0212, h + .0232, .0135, 12), -.002, .0052, .0014, .0014)
    front = prism(oblong(w + .016, h + .018, .011, 12), .004, .0072, .0010)
    return [(back, 'Plastic'), (frame, 'Brushed'), (front, 'Screen'), *_tiles()]


def _stand() -> Pieces:
    """A foot and an arm up to the screen's back at (0, 0, .118)."""
    foot = prism(oblong(.150, .096, .030, 12), 0, .008, .003, .001).moved((0, .045, 0))
    arm = pipe(spline([(0, .060, .006), (0, .066, .045), (0, .050, .088), (0, .016, .116)], 30), .0105, 24, True)
    collar = turn([(0, 0), (.022, 0), (.020, .006), (.0125, .009), (0, .009)], .001, 48).moved((0, .060, .0075))
    return [(foot, 'Plastic'), (arm, 'Brushed'), (collar, 'PlasticDeep')]


def _telephone() -> Pieces:
    """On its back, long along y."""
    body = prism(oblong(.0720, .150, .013, 12), 0, .0082, .0028, .0028)
    band = prism(oblong(.0728, .1508, .0134, 12), .0022, .0060, .0008, .0008)
    face = prism(oblong(.0690, .147, .0115, 12), .0078, .0086, .0006)
    lens = turn([(0, .0085), (.0018, .0085), (.0018, .0088), (0, .0089)], 0, 24).moved((0, .067, 0))
    z = .0088
    bolt = prism(round_poly([(-.0060, -.0010), (-.0008, -.0010), (-.0040, -.0120), (.0062, .0022), (.0010, .0022), (.0034, .0120)], .0005, 3), z - .0002, z)
    ring = glass.line(glass.arc(.0200, 90, 345, 60), .0022, z)
    rest = glass.line(glass.arc(.0200, 345, 450, 30), .0022, z)
    return [(body, 'Gloss'), (band, 'Steel'), (face, 'Screen'), (lens, 'Glass'), (bolt.moved((0, .005, 0)), 'LedGreen'), (ring.moved((0, .005, 0)), 'LedGreen'),
            (rest.moved((0, .005, 0)), 'LitDim'), (glass.tile(0, -.066, .024, .0018, z, .0008), 'Lit')]


def _tray() -> Pieces:
    """A rim around a soft mat, the telephone on it."""
    base = prism(oblong(.104, .192, .020, 12), 0, .010, .004, .003)
    glow = prism(oblong(.0985, .1865, .0175, 12), .0085, .0106, .0003)
    mat = prism(oblong(.0950, .183, .0160, 12), .0085, .0116, .0012)
    ribs = [prism(oblong(.080, .0022, .0010), .0112, .0122, .0005).moved((0, y, 0)) for y in np.arange(-13, 14) * .0060]
    lamp = glass.tile(0, -.0830, .0120, .0020, .0120, .0009)
    return [(base, 'Plastic'), (glow, 'LedBlue'), (mat, 'RubberMat'), *piled(ribs, 'Rubber'), (lamp, 'LedGreen'), *put(_telephone(), (.002, .004, .0122), z=2)]


def connect() -> Parts:
    """The screen on its stand, the tray before it."""
    screen = put(put(_screen(), x=78), (0, .0, .122))
    tray = put(_tray(), (.120, -.120, 0), z=-20)
    lead = pipe(spline([(.150, -.030, .006), (.160, .010, .0024), (.140, .070, .0022), (.075, .092, .0022), (.03, .085, .004)], 60), .0022, 12, True)
    return gathered([*put([*screen, *_stand()], z=10), *tray, (lead, 'Cable')])


GOODS = {
    'comfort': Good(comfort, azimuth=-10, elevation=26),
    'connect': Good(connect, azimuth=-8, elevation=30),
}
