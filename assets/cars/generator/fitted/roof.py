"""On the roof: glass, cross bars, and what stands on them."""
import math

import numpy as np

from ..car import Car
from ..curves import Array, smax
from ..mesh import Mesh, gradient, join, polygonise, project, unit
from ..outlines import round_poly
from ..render import camera
from ..solids import box, tube
from .bicycle import bicycle
from .registry import fitting

LIFT = .034             # the bars' lower side over the roof's highest point below them
THICK = .030            # of a bar
SMALLEST, LARGEST = .54, .80            # of a bicycle on the roof: children's, so that pictures hold it
Bars = tuple[tuple[float, ...], float]


def _finely(edge: Array, step: float) -> Array:
    """The same closed line with no piece longer than step, so that it follows a bent surface."""
    after = np.roll(edge, -1, 0)
    parts = [a + (b - a) * np.linspace(0, 1, max(1, math.ceil(float(np.hypot(*(b - a))) / step)), endpoint=False)[:, None]
             for a, b in zip(edge, after)]
    return np.concatenate(parts)


def _pane(car: Car, x0: float, x1: float) -> Mesh:
    """Glass between two x, a few millimetres over the roof, its edge bent down into it."""
    d, b = car.design, car.body

    def half(x: float) -> float:
        return float(b.glass_y(x, car.layout.dlo_top(x))) - .175
    edge = _finely(round_poly([(x0, -half(x0)), (x1, -half(x1)), (x1, half(x1)), (x0, half(x0))], .07, 8), .06)
    mid = edge.mean(0)
    shares = np.concatenate([np.linspace(.02, 1, 22), [1.]])
    flat = (mid + shares[:, None, None] * (edge - mid)).reshape(-1, 2)          # rings, outwards
    x, y = flat.T
    x = x + d.screen_bow * (y / .65) ** 2 * np.clip((d.rear_top[0] - x) / (d.rear_top[0] - d.header[0]), 0, 1)
    on = project(b, np.stack([x, y, b.roof_z(x, y)], 1))
    normal = unit(gradient(b, on))
    lift = np.where(np.arange(len(shares)) == len(shares) - 1, -.008, .005)
    n, k = len(edge), len(shares)
    i, j = np.meshgrid(np.arange(k - 1), np.arange(n), indexing='ij')
    p, q = i * n + j, i * n + (j + 1) % n
    f = np.concatenate([np.stack([p, p + n, q + n], -1).reshape(-1, 3), np.stack([p, q + n, q], -1).reshape(-1, 3)])
    f = np.concatenate([f, [(0, one, one + 1) for one in range(1, n - 1)]])
    m = Mesh(on + np.repeat(lift, n)[:, None] * normal, normal, f)
    up = np.cross(m.V[f[0, 1]] - m.V[f[0, 0]], m.V[f[0, 2]] - m.V[f[0, 0]])[2]
    return m if up > 0 else Mesh(m.V, m.N, m.F[:, ::-1])


@fitting('panoramic')
def add_panoramic(car: Car) -> None:
    """Two panes of dark glass, the front one larger, in a frame of the roof's colour."""
    d = car.design
    x0, x1 = d.header[0] + .07, d.rear_top[0] - .22
    seam = x0 + .58 * (x1 - x0)
    car.add('panes', join([_pane(car, x0, seam - .012), _pane(car, seam + .012, x1)]), 'Gloss', mirror=False)


def places(car: Car) -> Bars:
    """x of the bars, two or on a long roof three, and the height of their upper side."""
    d, b = car.design, car.body
    x = np.linspace(d.header[0] + .12, d.rear_top[0] - .16, 200)
    high = x[b.roof(x) > b.roof(x).max() - .07]
    front, rear = high[0], high[-1]
    inset = .14 * (rear - front)
    n = 3 if rear - front > 2.4 and not d.rails else 2
    at = tuple(np.linspace(front + inset, rear - inset - (.12 if n == 2 else 0), n))
    return at, float(max(b.roof(np.array(at)))) + LIFT + THICK


def bars(car: Car) -> tuple[Mesh, Mesh]:
    """Bars shaped like a wing, and their feet at the roof's edges; halves."""
    b, (xs, top) = car.body, places(car)
    made, feet = [], []
    for x0 in xs:
        edge = float(b.glass_y(x0, car.layout.dlo_top(x0))) - .062
        z0 = top - THICK / 2

        def wing(q: Array) -> Array:
            x, y, z = q.T
            return smax(np.hypot((x - x0) / 2.3, z - z0) - THICK / 2, y - edge - .045, .010)

        def foot(q: Array) -> Array:
            x, y, z = q.T
            roof = b.roof_z(x, y) - .02 - z
            lean = np.abs(y - edge + .012) - .040 - .22 * np.maximum(top - z, 0)
            return smax(smax(np.abs(x - x0) - .052, lean, .02), smax(z - top + .006, roof, .01), .012)
        made.append(polygonise(wing, (x0 - .05, -.01, z0 - .03), (x0 + .05, edge + .06, z0 + .03), car.cell))
        low = float(b.roof_z(np.array(x0), np.array(edge + .06)))
        feet.append(polygonise(foot, (x0 - .07, edge - .14, low - .06), (x0 + .07, edge + .14, top + .01), car.cell))
    both = join(made)
    return both.take(both.centroids()[:, 1] > -.001), join(feet)


@fitting('roof-bars')
def add_bars(car: Car) -> None:
    """Satin bars on dark feet."""
    wings, feet = bars(car)
    car.add('bars', wings, 'Satin')
    car.add('feet', feet, 'Trim')


def box_size(car: Car) -> tuple[float, float, float, float]:
    """Front and rear end of the roof box, half width, height."""
    d, (xs, _) = car.design, places(car)
    mid, length = (xs[0] + xs[-1]) / 2, min(1.95, (d.rear_top[0] - d.header[0]) * .93)
    length = max(length, 1.45)
    return mid - length * .54, mid + length * .46, .40, .30


@fitting('roof-box')
def add_box(car: Car) -> None:
    """A flat-nosed box with a seam between tray and lid, on the bars."""
    add_bars(car)
    _, top = places(car)
    x0, x1, half, tall = box_size(car)
    z0 = top + .004
    seam = z0 + tall * .34

    def shell(q: Array) -> Array:
        x, y, z = q.T
        t = np.clip((x - x0) / (x1 - x0), 0, 1)
        roof = z0 + tall * (1 - .62 * (1 - np.minimum(t / .58, 1)) ** 2.0 - .16 * np.maximum(t - .6, 0) ** 2 / .16)
        floor = z0 + .10 * np.maximum(.20 - t, 0) ** 1.5 / .09 * .9
        side = half * (1 - .30 * (1 - np.minimum(t / .5, 1)) ** 2.2 - .10 * np.maximum(t - .7, 0) ** 2 / .09)
        tumble = .16 * np.maximum(z - seam, 0) + .45 * np.maximum(z0 + .06 - z, 0)
        f = smax(np.abs(y) - side + tumble, z - roof + .10 * (y / half) ** 4 * tall, .10)
        f = smax(f, floor - z, .05)
        f = smax(f, x0 - x, .10)
        return smax(f, x - x1 + .25 * np.maximum(z - seam, 0), .12)

    def lid(q: Array) -> Array:
        return np.maximum(shell(q), seam + .004 - q[:, 2])

    def tray(q: Array) -> Array:
        return np.maximum(shell(q) - .006, q[:, 2] - seam + .003)
    cell = car.cell * 1.9
    low, high = (x0 - .06, -half - .05, z0 - .03), (x1 + .06, half + .05, z0 + tall + .05)
    car.add('lid', polygonise(lid, low, high, cell), 'Gloss', mirror=False)
    car.add('tray', polygonise(tray, low, high, cell), 'Trim', mirror=False)
    car.add('clamps', join([box((x - .03, .22, top - .045), (x + .03, .28, top + .01)) for x in places(car)[0]]), 'Trim')


def _room(car: Car, x: float) -> float:
    """The height up to which pictures from front and rear show what stands in the car's middle."""
    d = car.design
    size, z, least = camera.size_class(d.length, d.width, d.height), np.linspace(d.height, d.height + 1, 101), np.inf
    for view in (camera.VIEWS['front34'], camera.VIEWS['rear34']):
        dist = camera.distance(view, size)
        up = camera.project(view, dist, np.stack([0 * z + x - d.length / 2, 0 * z, z], 1))[:, 1] - camera.shift(view, dist, size)[1]
        least = min(least, float(z[up * camera.ASPECT < .49].max()))
    return least


@fitting('roof-bike')
def add_bike(car: Car) -> None:
    """A rail on the bars with a bicycle in it, its fork clamped, its front wheel left at home."""
    add_bars(car)
    xs, top = places(car)
    low = top - .012
    room = min((_room(car, xs[-1]) - low) / .70, (_room(car, xs[0]) - low) / .66)
    scale = float(np.clip(room, SMALLEST, LARGEST))
    rear = max(xs[-1] + .10, (xs[0] + xs[-1]) / 2 + .53 * scale)
    front, y = rear - 1.06 * scale, -.16
    channel = join([box((front - .10, y - .045, low - .008), (rear + .28, y + .045, low + .004)),
                    box((front - .10, y - .050, low - .008), (rear + .28, y - .040, low + .022)),
                    box((front - .10, y + .040, low - .008), (rear + .28, y + .050, low + .022))])
    car.add('channel', channel, 'Satin', mirror=False)
    clamp = join([box((front - .06, y - .06, low), (front + .06, y + .06, low + .035)),
                  *(box((x - .035, y - .07, top - .034), (x + .035, y + .07, low)) for x in xs),
                  box((rear - .03, y - .055, low), (rear + .03, y + .055, low + .05))])
    car.add('clamp', clamp, 'Trim', mirror=False)
    tilt = math.asin((.335 * scale - .045) / (1.06 * scale))
    for name, (m, material) in bicycle(scale, has_front_wheel=False, tilt=tilt).items():
        turned = Mesh(m.V * [-1, 1, 1], m.N * [-1, 1, 1], m.F[:, ::-1])
        car.add(f'bike_{name}', turned.moved((rear, y, low + .004)), material, mirror=False)


@fitting('ladder-rack')
def add_ladder(car: Car) -> None:
    """Stops at the bars' ends, a roller behind and an aluminium ladder between them."""
    add_bars(car)
    b, (xs, top) = car.body, places(car)
    stops = []
    for x in xs:
        y = float(b.glass_y(x, car.layout.dlo_top(x))) - .045
        stops += [tube([(x, y, top - .02), (x, y, top + .13)], .014), tube([(x, y, top + .12), (x, y, top + .135)], .018)]
    car.add('stops', join(stops), 'Trim')
    x0, x1 = xs[0] - .35, min(xs[-1] + .55, car.design.rear_top[0] + .12)
    y0, y1, z0, z1 = -.56, -.16, top + .004, top + .084
    if x1 - x0 > 3.4:
        x0 = x1 - 3.4
    rails = [box((x0, y - .014, z0), (x1, y + .014, z1)) for y in (y0, y1)]
    rungs = [tube([(x, y0, (z0 + z1) / 2), (x, y1, (z0 + z1) / 2)], .017) for x in np.arange(x0 + .16, x1 - .05, .28)]
    car.add('ladder', join(rails + rungs), 'Satin', mirror=False)
    caps = [box((x - .02, y - .019, z0 - .004), (x + .02, y + .019, z1 + .005)) for x in (x0, x1) for y in (y0, y1)]
    straps = [box((x - .018, y0 - .02, z1 - .002), (x + .018, y1 + .02, z1 + .006)) for x in (xs[0] + .03, xs[-1] + .03)]
    car.add('caps', join(caps + straps), 'Trim', mirror=False)
