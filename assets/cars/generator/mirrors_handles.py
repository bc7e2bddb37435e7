"""Door mirrors and handles."""
import numpy as np

from .car import Car
from .curves import Array, smax
from .cutting import cut
from .mesh import Mesh, join, polygonise
from .panels import panel


def add_mirrors(car: Car) -> None:
    """Painted cap on a black foot and stalk."""
    d, b = car.design, car.body
    mx, belt = d.cowl[0] + .42, float(b.belt(d.cowl[0] + .5))
    my = float(b.glass_y(np.array(mx), np.array(belt + .05)))
    cx, cy, cz = mx + .03, my + .165, belt + .105

    def housing(q: Array) -> Array:
        x, y, z = (q - np.array([cx, cy, cz])).T
        u = y / .115
        f = smax(-x - (.085 - .045 * u * u - .6 * z ** 2 / .08), x - .045 + .10 * y, .04)
        f = smax(f, smax(z - .070 + .12 * y, -.066 - z + .06 * y, .05), .06)
        return smax(f, np.abs(y) - .118, .06)

    def above(q: Array) -> Array:
        return q[:, 2] - (cz - .030)

    def ahead(q: Array) -> Array:
        return (cx + .020) - q[:, 0]

    def stalk(q: Array) -> Array:
        x, y, z = q.T
        across = np.hypot((x - mx - .02) * .55, z - (cz - .060) - .25 * (y - cy + .1)) - .018
        return smax(np.abs(y - (my + .03)) - .09, across, .01)
    m = polygonise(housing, (cx - .15, cy - .16, cz - .12), (cx + .15, cy + .16, cz + .12), .007)
    m = cut(cut(m, housing, above, snap=.002), housing, ahead, snap=.002)
    c = m.centroids()
    cap = (above(c) >= 0) & (ahead(c) > 0)
    car.add('mirror_cap', panel(m.take(cap), gap=.002, radius=.001, depth=.006), 'RoofPaint')
    car.add('mirror_low', m.take(~cap), 'Trim')
    low, high = (cx - .12, my - .10, cz - .14), (cx + .12, my + .16, cz + .06)
    car.add('mirror_stalk', polygonise(stalk, low, high, .009), 'Trim')


def handle(car: Car, x0: float) -> Mesh:
    """A bow handle just over the crease, centred at x0."""
    b = car.body
    z0 = float(b.crease(np.array(x0))) + .045
    y0 = float(b.side_y(np.array(x0), np.array(z0)))

    def bow(q: Array) -> Array:
        x, y, z = q.T
        t, side = x - x0, b.side_y(x, z)
        f = smax(np.abs(t) - .105, np.abs(z - z0 - .02 * t) - .0155 + .03 * np.maximum(-t, 0), .02)
        return smax(f, smax(y - (side + .022 - .9 * t ** 2), (side - .004) - y, .004), .010)
    return polygonise(bow, (x0 - .13, y0 - .05, z0 - .04), (x0 + .13, y0 + .05, z0 + .04), .0045)


def add_handles(car: Car) -> None:
    d = car.design
    places = [d.b_pillar - .16] + ([d.door_rear - .10] if d.doors > 2 else [])
    car.add('handles', join([handle(car, x) for x in places]), 'Paint')
