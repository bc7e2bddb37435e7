"""What carries loads: shelves for a van, a liner for a pick-up's bed."""
import numpy as np

from ..curves import Array, smax, smin, step
from ..mesh import Mesh, join, polygonise
from ..outlines import box_sdf, round_poly
from .forms import bar, dense, rectangle, ring, slab, soft_box, sweep, turned
from .kit import Good, Parts

LONG, DEEP, TALL = 1.10, .36, 1.16      # of the shelves
SHELVES = (.14, .50, .83)


def _holes(w: float, h: float, pitch: tuple[float, float], size: tuple[float, float]) -> tuple[Array, ...]:
    """Slots in rows over a plate around the origin."""
    nx, ny = int(w / pitch[0]), int(h / pitch[1])
    return tuple(rectangle(*size, min(size) * .48, ((i - (nx - 1) / 2) * pitch[0], (k - (ny - 1) / 2) * pitch[1]), 3) for i in range(nx) for k in range(ny))


def _upright(x: float, y: float) -> tuple[Mesh, Mesh]:
    """A post of folded steel with keyhole slots in front; its bolts."""
    c, t = .045, .0025
    s = [(-c / 2, .020), (-c / 2, -.018), (c / 2, -.018), (c / 2, .020), (c / 2 - t, .020), (c / 2 - t, -.018 + t), (-c / 2 + t, -.018 + t), (-c / 2 + t, .020)]
    post = slab(round_poly(np.array(s), .003, 3), .0, TALL, .0008)
    holes = tuple(h + [0, TALL / 2] for h in _holes(.031, TALL - .06, (.030, .0325), (.010, .018)))
    front = slab(rectangle(c - .006, TALL - .02, .002, (0, TALL / 2), 2), -.001, .0016, .0004, holes=holes)
    slots = join([slab(h, 0, .0004, .0001) for h in holes])
    face = turned(front, x=90).moved((0, -.0182, 0))
    bolts = [bar([(0, -.020, z), (0, -.024, z), (0, -.0255, z)], .0085, 6) for z in np.array(SHELVES) + .02]
    back = turned(slots, x=90).moved((0, -.0179, 0))
    return join([post, face]).moved((x, y, 0)), back.moved((x, y, 0)), join(bolts).moved((x, y, 0))


def _shelf(z: float) -> tuple[Mesh, Mesh]:
    """A tray of steel: a perforated floor, edges turned up, the front one rolled."""
    w, d = LONG - .055, DEEP - .02
    floor = slab(rectangle(w, d, .004, n=3), z, z + .002, .0006, holes=_holes(w - .10, d - .08, (.062, .052), (.034, .009)))
    edge = rectangle(w, d, .008, n=4)
    lip = sweep(edge, [(.0, z), (0, z + .052), (.002, z + .0555), (.006, z + .0565), (.0095, z + .0555), (.0105, z + .052), (.0095, z + .0495),
                       (.0022, z + .049), (.0022, z + .002)], angle=50)
    beads = [bar([(-w / 2 + .03, s * (d / 2 + .0002), z + .025), (0, s * (d / 2 + .0002), z + .025), (w / 2 - .03, s * (d / 2 + .0002), z + .025)],
                 .0040, 8) for s in (-1, 1)]
    mat = slab(rectangle(w - .012, d - .012, .006, n=3), z + .002, z + .0045, .001)
    ribs = [bar([(x, -d / 2 + .015, z + .0048), (x, 0, z + .0048), (x, d / 2 - .015, z + .0048)], .0022, 6) for x in np.arange(-w / 2 + .02, w / 2 - .01, .016)]
    return join([floor, lip, *beads]), join([mat, *ribs])


def _bin(x: float, y: float, z: float, w: float = .118, d: float = .24, h: float = .115) -> tuple[Mesh, Mesh]:
    """An open stacking bin, its front cut low; its label."""
    def field(q: Array) -> Array:
        u, v, t = q.T
        taper = .03 * (h - t)
        outer = box_sdf(np.stack([np.abs(u) + taper * .5, v, t - h / 2], 1), (0, 0, 0), (w / 2, d / 2, h / 2), .010)
        inner = box_sdf(np.stack([np.abs(u) + taper * .5, v, t - h / 2 - .030], 1), (0, 0, 0), (w / 2 - .0042, d / 2 - .0042, h / 2 + .0275), .008)
        cut = .046 + .90 * np.maximum(v + d / 2 - .012, 0)
        rim = box_sdf(np.stack([np.abs(u) + taper * .5, v, t - h + .006], 1), (0, 0, 0), (w / 2 + .003, d / 2 + .003, .0055), .003)
        body = smax(smin(outer, rim, .003), t - np.minimum(cut, h), .006)
        front = box_sdf(np.stack([u, v + d / 2, t - .043], 1), (0, 0, 0), (w / 2 - .010, .008, .006), .004)
        return smin(smax(body, -inner, .003), front, .004)
    m = polygonise(field, (-w / 2 - .012, -d / 2 - .014, -.006), (w / 2 + .012, d / 2 + .012, h + .008), .0042, 1).moved((x, y, z))
    label = soft_box((x, y - d / 2 - .0005, z + .022), (.032, .0022, .010), .0016, .0025)
    return m, label


def _drawer(x: float, y: float, z: float, w: float, d: float, h: float) -> tuple[Mesh, Mesh, Mesh]:
    """A closed drawer: its front with a pressed field, a grip, a label."""
    front = soft_box((x, y - d / 2, z + h / 2), (w / 2 - .002, .008, h / 2 - .002), .005, .0055)
    panel = soft_box((x, y + .004, z + h / 2), (w / 2 - .006, d / 2 - .01, h / 2 - .008), .004, .012)
    grip = bar([(x - w * .28, y - d / 2 - .009, z + h * .74), (x - w * .26, y - d / 2 - .021, z + h * .74), (x, y - d / 2 - .023, z + h * .74),
                (x + w * .26, y - d / 2 - .021, z + h * .74), (x + w * .28, y - d / 2 - .009, z + h * .74)], .0062, 10)
    label = soft_box((x, y - d / 2 - .0085, z + h * .34), (.030, .0018, .011), .0014, .0025)
    return join([front, panel]), grip, label


def shelving() -> Parts:
    """Two ends of posts, three shelves, bins and drawers in them."""
    posts, slots, bolts, trays, mats, bins, labels, fronts, grips = ([] for _ in range(9))
    for x in (-LONG / 2 + .022, LONG / 2 - .022):
        for y in (-DEEP / 2 + .02, DEEP / 2 - .02):
            for store, m in zip((posts, slots, bolts), _upright(x, y)):
                store.append(m)
        for z in (.06, .42, .78, TALL - .04):
            posts.append(slab(rectangle(.004, DEEP - .05, .001, (x, 0), 2), z - .022, z + .022, .0006))
        a, b = np.array([x, -DEEP / 2 + .03, .10]), np.array([x, DEEP / 2 - .03, .40])
        for low in (.0, .36, .70):
            posts.append(bar([a + [0, 0, low], (a + b) / 2 + [0, 0, low], b + [0, 0, low]], .008, 8))
        trays += [soft_box((x, s * (DEEP / 2 - .02), .006), (.034, .034, .006), .003, .003) for s in (-1, 1)]
    for z in SHELVES:
        tray, mat = _shelf(z)
        trays.append(tray)
        mats.append(mat)
    for k, x in enumerate(np.linspace(-.43, .43, 7)):
        m, label = _bin(x, -.02, SHELVES[2] + .007, .132, .27, .15)
        bins.append((m, k))
        labels.append(label)
    for k, x in enumerate(np.linspace(-.43, -.02, 4)):
        m, label = _bin(x, -.02, SHELVES[1] + .007, .128, .27, .14)
        bins.append((m, k + 1))
        labels.append(label)
    for x in (.165, .385):
        for z in (.0, .108):
            for store, m in zip((fronts, grips, labels), _drawer(x, -.005, SHELVES[1] + .010 + z, .215, .30, .106)):
                store.append(m)
    for x in (-.345, 0, .345):
        for store, m in zip((fronts, grips, labels), _drawer(x, -.005, SHELVES[0] + .010, .335, .30, .20)):
            store.append(m)
    return {'posts': (join(posts), 'SteelPaint'), 'slots': (join(slots), 'Gloss'), 'bolts': (join(bolts), 'Chrome'),
            'trays': (join(trays), 'SteelPaint'), 'mats': (join(mats), 'Rubber'),
            'bins': (join(m for m, k in bins if k % 3), 'BinBlue'), 'bins_light': (join(m for m, k in bins if k % 3 == 0), 'Orange'),
            'labels': (join(labels), 'White'), 'drawers': (join(fronts), 'SteelGraphite'), 'grips': (join(grips), 'Aluminium')}


BED = (1.42, 1.56, .48)         # wide, long, high


def _tub(q: Array) -> Array:
    """The liner's outside without its thickness: a tub open above and at its tail, arches at both sides."""
    x, y, z = q.T
    s = np.abs(x)
    wall = BED[0] / 2 - .035 * (BED[2] - z)
    box = smax(smax(s - wall, y - BED[1] / 2 + .05 * (BED[2] - z), .10), -z, .06)
    arch = smax(np.sqrt((y - .10) ** 2 + (z + .06) ** 2 * 1.0) - .36, BED[0] / 2 - .22 - s, .07)
    arch = smax(arch, z - .25, .06)
    return smax(box, -arch, .05)


def _ribbed(q: Array) -> Array:
    """With ribs: along the floor, upright in its walls."""
    x, y, z = q.T
    s = np.abs(x)
    f = _tub(q)
    def wave(t: Array, pitch: float) -> Array:
        u = np.abs(((t / pitch) % 1) - .5) * 2
        return step(.30, .62, u)
    floor = wave(x + .0425, .085) * step(.06, .03, z) * step(.56, .52, np.maximum(s, .0)) * step(.70, .66, np.abs(y))
    walls = wave(y, .13) * step(.10, .14, z) * step(.43, .39, z) * step(.60, .64, s) * step(.70, .66, np.abs(y))
    head = wave(x, .14) * step(.10, .14, z) * step(.43, .39, z) * step(.66, .70, y) * step(.60, .55, s)
    return f + .014 * (floor + walls + head)


def bed_liner() -> Parts:
    """A tub for a pick-up's bed, its tail to the front."""
    def field(q: Array) -> Array:
        y, z = q[:, 1], q[:, 2]
        inner = _ribbed(q)
        return smax(smax(smax(inner - .024, -inner, .006), z - BED[2], .010), -y - BED[1] / 2, .010)
    m = polygonise(field, (-.80, -.84, -.04), (.80, .86, .52), .0105, 1)
    u = dense(np.array([(-BED[0] / 2, -BED[1] / 2), (-BED[0] / 2, BED[1] / 2 - .06), (-BED[0] / 2 + .06, BED[1] / 2), (BED[0] / 2 - .06, BED[1] / 2),
                        (BED[0] / 2, BED[1] / 2 - .06), (BED[0] / 2, -BED[1] / 2)]), .03, closed=False)
    rail = sweep(u, [(-.006, BED[2] - .015), (-.006, BED[2] + .002), (.0, BED[2] + .008), (.05, BED[2] + .008), (.058, BED[2] + .002),
                     (.060, BED[2] - .045), (.055, BED[2] - .045), (.053, BED[2] - .004), (.0, BED[2] - .004), (-.006, BED[2] - .015)], closed=False,
                     angle=50)
    pads, bolts = [], []
    for s in (-1, 1):
        for y in (-.60, -.20, .22, .60):
            x = s * (BED[0] / 2 + .024)
            bolts.append(bar([(x, y, BED[2] + .006), (x, y, BED[2] + .012), (x, y, BED[2] + .015)], .014, 18))
        for y in (-.66, .63):
            x = s * (BED[0] / 2 - .045)
            pads.append(soft_box((x, y, .30), (.012, .038, .050), .010, .004))
            bolts.append(turned(ring(np.stack([.022 * np.cos(a := np.linspace(0, 6.283, 24, endpoint=False)), .024 * np.sin(a), 0 * a], 1), .0055, 8),
                                y=90).moved((x - s * .014, y, .290)))
    return {'tub': (m, 'Liner'), 'rail': (rail, 'Liner'), 'pads': (join(pads), 'Plastic'), 'bolts': (join(bolts), 'Chrome')}


GOODS = {'bed-liner': Good(bed_liner, -30, 34)}
