"""What keeps a boot in order: a box with compartments, a liner, a net, an emergency kit."""
import math

import numpy as np

from ..curves import Array
from ..mesh import Mesh, join
from .forms import at_height, bar, belt, bent, dense, inset, rectangle, ring, sheet_of, slab, smooth, stitches, sweep, turned, within
from .kit import Good, Parts
from .mats import pieces

WIDE, DEEP, HIGH = .56, .36, .27           # of the box


def _panel(w: float, h: float) -> tuple[Mesh, Mesh, Mesh]:
    """A rigid panel covered with cloth, upright, facing -y: cloth, its binding, its thread."""
    edge = dense(rectangle(w, h, .016), .02)
    frame = inset(edge, .004)
    body = slab(frame, -.005, .005, .004, .03)
    swell = bent(body, lambda q: q * [1, 1, 1.4], 60)
    bind = ring(at_height(edge, 0, closed=False)[:, [0, 1, 2]], .0068, 10, .75)
    thread = join([stitches(at_height(dense(inset(edge, .013), .006), z), .0009, .006, .010) for z in (.0074, -.0074)])
    return tuple(turned(m, x=90) for m in (swell, bind, thread))


def _handle(x: float, y: float, z: float, out: float) -> tuple[Mesh, Mesh]:
    """A loop of webbing sewn to a panel, its grip standing off; out: to which side in y."""
    s = smooth([(-.10, 0, -.09), (-.10, .0, -.03), (-.085, .016, .012), (-.04, .030, .034), (.04, .030, .034), (.085, .016, .012), (.10, 0, -.03),
                (.10, 0, -.09)], n=8)
    line = s * [1, out, 1] + [x, y + out * .009, z]
    cross = [np.stack([np.array([-.008, .008, .008, -.008, -.008, .008]) + sx * .10 + x, np.full(6, y + out * .0115),
                       z - .085 + .045 * np.array([0, 0, 1, 1, 0, 1])], 1) for sx in (-1, 1)]
    return belt(line, _across(line), .028, .003), join([stitches(dense(c, .003, closed=False), .0009, .005, .0075) for c in cross])


def _across(line: Array) -> Array:
    """For a band that lies on an upright plane in x: its width is square to its way, in that plane."""
    d = np.gradient(line, axis=0)
    return np.stack([d[:, 2], 0 * d[:, 1], -d[:, 0]], 1)


def boot_organiser() -> Parts:
    """A foldable box: rigid panels, two partitions, handles, a net pocket in front."""
    cloth, bind, thread, straps, trims = [], [], [], [], []
    def put(m: tuple[Mesh, Mesh, Mesh], turn: float, place: tuple[float, float, float]) -> None:
        for store, part in zip((cloth, bind, thread), m):
            store.append(turned(part, turn).moved(place))
    z = HIGH / 2 + .008
    for y in (-DEEP / 2, DEEP / 2):
        put(_panel(WIDE, HIGH), 0, (0, y, z))
    for x in (-WIDE / 2 + .004, WIDE / 2 - .004):
        put(_panel(DEEP - .008, HIGH), 90, (x, 0, z))
    for x in (-.085, .115):
        put(_panel(DEEP - .03, HIGH - .05), 90, (x, 0, z - .025))
    put(_panel(.19, HIGH - .07), 0, (.015, .03, z - .035))
    for y, out in ((-DEEP / 2, -1), (DEEP / 2, 1)):
        band, sewn = _handle(0, y, z + .035, out)
        straps.append(band)
        thread.append(sewn)
    side_band, sewn = _handle(0, -WIDE / 2 + .004, z + .035, -1)
    for turn in (90, -90):
        straps.append(turned(side_band, turn))
        thread.append(turned(sewn, turn))
    for x in (-.19, .19):
        pocket = slab(dense(rectangle(.13, .13, .02), .02), 0, .012, .005, .02)
        trims.append(turned(pocket, x=90).moved((x, -DEEP / 2 - .006, z - .05)))
        bind.append(turned(ring(at_height(dense(rectangle(.134, .134, .02), .01), .010, closed=False), .005, 8, .6),
                           x=90).moved((x, -DEEP / 2 - .005, z - .05)))
        thread.append(turned(stitches(at_height(dense(rectangle(.112, .112, .015), .006), .0125), .0009, .006, .010),
                             x=90).moved((x, -DEEP / 2 - .006, z - .05)))
        flap = slab(dense(rectangle(.13, .045, .014), .02), .012, .018, .003)
        straps.append(turned(flap, x=90).moved((x, -DEEP / 2 - .006, z + .010)))
    base = slab(dense(rectangle(WIDE - .01, DEEP - .01, .01), .03), .004, .016, .004)
    return {'cloth': (join(cloth + [base]), 'FabricGrey'), 'bind': (join(bind), 'Fabric'), 'thread': (join(thread), 'PlasticLight'),
            'straps': (join(straps), 'Webbing'), 'pockets': (join(trims), 'FabricGrey')}


def _tray_outline(d: float = 0) -> Array:
    """A boot's floor: straight at its sill, waisted by the wheel arches."""
    half = smooth([(.0, -.43), (.36, -.428), (.455, -.415), (.492, -.385), (.505, -.31), (.502, -.20), (.478, -.135), (.458, -.08), (.45, .0),
                   (.448, .22), (.44, .335), (.415, .37), (.36, .38), (0, .38)], n=8)
    poly = np.concatenate([half, half[-2:0:-1] * [-1, 1]])
    return inset(dense(poly, .015), d)


def boot_tray() -> Parts:
    """A moulded liner with a raised rim and grips."""
    poly = _tray_outline()
    wall = [(.052, 0), (.040, .001), (.030, .008), (.004, .052), (-.001, .057), (-.016, .059), (-.020, .057), (-.022, .052), (-.020, .0505),
            (-.018, .054), (-.0155, .056),
            (-.002, .054), (.002, .0515), (.0285, .010), (.036, .0052), (.046, .0042), (.056, .0040)]
    floor = sheet_of(inset(poly, .055), .0041, .03)
    under = floor.moved((0, 0, -.0041)).flipped()
    step_ = [(.0, .0035), (.0015, .0085), (.0035, .0097), (.009, .0097), (.011, .0085), (.0125, .0035)]
    field, ribs = within(poly, .098), []
    t = np.linspace(-.6, .6, 601)
    for k in range(-17, 18):
        for line in (np.stack([t, 0 * t + k * .036], 1),):
            for part in pieces(field, line, 0, 12):
                for a in np.arange(part[0, 0] + .012, part[-1, 0] - .05, .068):
                    start = a + (.034 if k % 2 else 0)
                    if start + .05 < part[-1, 0]:
                        ribs.append(bar([(start, k * .036, .0050), (start + .022, k * .036, .0050), (start + .044, k * .036, .0050)], .0058, 8, 1.15))
    return {'wall': (sweep(poly, wall, angle=45), 'RubberMat'), 'floor': (join([floor, under]), 'RubberMat'),
            'step': (sweep(within(poly, .070), step_, angle=50), 'RubberMat'),
            'grips': (join(ribs), 'RubberMat')}


def _net_knots(columns: int, rows: int, w: float, h: float) -> list[list[Array]]:
    """Places of the knots of a net of diamonds, drawn in at its sides."""
    out = []
    for r in range(rows + 1):
        v = r / rows - .5
        row = []
        for c in range(columns + 1 - r % 2):
            u = (c + .5 * (r % 2)) / columns - .5
            pull = 1 - .10 * (1 - (2 * v) ** 2) * abs(2 * u) ** 2
            sag = 1 - .12 * (1 - (2 * u) ** 2) * abs(2 * v) ** 2
            row.append(np.array([u * w * pull, v * h * sag, .010 + .006 * math.sin(c * 2.4 + r * 1.7)]))
        out.append(row)
    return out


def _hook(corner: Array, away: Array) -> tuple[Mesh, Mesh]:
    """A hook of plastic on a loop of cord, laid away from its corner."""
    turn = math.degrees(math.atan2(away[1], away[0]))
    s = [(.030, 0, 0), (.055, 0, .0), (.075, 0, .0), (.092, .004, 0), (.102, .014, 0), (.100, .028, 0), (.088, .034, 0), (.078, .028, 0), (.077, .020, 0)]
    hook = bar(smooth(s, n=6), .0052, 12)
    collar = bar([(.022, 0, 0), (.034, 0, 0), (.046, 0, 0)], .0088, 14)
    loop = bar(smooth([(0, 0, 0), (.008, .006, .001), (.018, .004, 0), (.03, 0, 0)], n=5), .0042, 8)
    return tuple(turned(m, turn).moved(corner) for m in (join([hook, collar]), loop))


def cargo_net() -> Parts:
    """An elastic net: cords with knots in a frame of thicker cord, hooks at its corners and sides."""
    w, h, columns, rows = .90, .62, 9, 12
    knots = _net_knots(columns, rows, w, h)
    cords, ties, balls = [], [], []
    for r in range(rows):
        for c, a in enumerate(knots[r]):
            for b in ((c, c + 1) if r % 2 else (c - 1, c)):
                if 0 <= b < len(knots[r + 1]):
                    e = knots[r + 1][b]
                    cords.append(bar([a, (a + e) / 2 + [0, 0, -.003], e], .0026, 7))
    for r, row in enumerate(knots):
        for c, k in enumerate(row):
            balls.append(bar([k + [-.004, 0, 0], k, k + [.004, 0, 0]], .0058, 8))
    left, right = [row[0] for row in knots[::2]], [row[-1] for row in knots[::2]]
    around = np.array([*knots[0], *right[1:-1], *knots[-1][::-1], *left[::-1][:-1]])
    frame = ring(np.concatenate([dense(around, .01)]), .0058, 10)
    hooks = []
    corners = [knots[0][0], knots[0][-1], knots[-1][0], knots[-1][-1], left[3], right[3], ]
    for p in corners:
        away = np.sign(p) * [1, .8 if abs(p[1]) > .1 else 0, 0]
        hook, loop = _hook(p, away)
        hooks.append(hook)
        ties.append(loop)
        balls.append(bar([p + [-.006, 0, 0], p, p + [.006, 0, 0]], .010, 10))
    return {'cords': (join(cords), 'Cable'), 'frame': (join([frame, *ties]), 'Webbing'), 'knots': (join(balls), 'Cable'), 'hooks': (join(hooks), 'PlasticGrey')}


GOODS = {
    'boot-organiser': Good(boot_organiser, -30, 30),
    'boot-tray': Good(boot_tray, -22, 46),
    'cargo-net': Good(cargo_net, -12, 52),
}
