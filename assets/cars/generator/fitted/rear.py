"""At the rear: tow bar, bicycle carrier, spoiler."""
import numpy as np

from ..car import Car
from ..curves import Array, Curve, smax, step
from ..mesh import Mesh, join, polygonise
from ..solids import box, lathe, tube
from .bicycle import BASE, bicycle
from .registry import fitting


@fitting('spoiler')
def add_spoiler(car: Car) -> None:
    """In the body's colour: on the lid of a sedan, else over the rear glass."""
    make = _lid_spoiler if car.design.notchback else _roof_spoiler
    m = make(car)
    car.add('spoiler', m.take(m.centroids()[:, 1] > -.001), 'Paint')


def _roof_spoiler(car: Car) -> Mesh:
    d, b = car.design, car.body
    start, end = d.rear_top[0] - .13, d.rear_top[0] + d.spoiler + .075

    def wing(q: Array) -> Array:
        x, y, z = q.T
        t = np.clip((x - start) / (end - start), 0, 1)
        top = b.roof_z(np.minimum(x, end), y) + .006 + .050 * t * t
        side = np.abs(y) - (b.glass_y(np.minimum(x, d.rear_top[0]), top) + .004)
        flat = smax(smax(z - top, top - .030 - .035 * t * (1 - t) - z, .018), smax(x - end + .12 * (y / .5) ** 2, side, .08), .02)
        return np.maximum(flat, start - x)
    z = float(b.roof(start))
    return polygonise(wing, (start - .02, -.02, z - .28), (end + .03, b.half_width, z + .10), .007)


def _lid_spoiler(car: Car) -> Mesh:
    d, b = car.design, car.body
    deck = float(b.top_z(np.array(d.length - .12), np.array(0.)))
    end = float(b.tail(deck - .07)) - .012
    start = end - .17

    def lip(q: Array) -> Array:
        x, y, z = q.T
        sweep = d.tail_plan[0] * (np.abs(y) / b.half_width) ** d.tail_plan[1]
        t = np.clip((x + sweep - start) / (end - start), 0, 1)
        top = b.top_z(np.minimum(x, end), y) - .004 + .062 * t ** 1.6 - .05 * step(b.half_width - .32, b.half_width - .12, np.abs(y))
        back = x + sweep - end - .30 * (z - deck)
        f = smax(smax(z - top, back, .016), np.abs(y) - b.half_width + .13, .03)
        return np.maximum(f, np.maximum(start - x - sweep, deck - .11 - z))
    return polygonise(lip, (start - .25, -.02, deck - .14), (end + .06, b.half_width, deck + .12), .007)


def ball_at(car: Car) -> tuple[float, float]:
    """x and height of the tow ball."""
    d = car.design
    return d.length + .075, max(.39, d.clearance + .17)


def tow_parts(car: Car) -> None:
    d, (x, z) = car.design, ball_at(car)
    low = d.clearance + .030
    ways = Curve([(0, low + .02), (.12, low), (.24, low - .005), (.335, low + .035), (.365, z - .055), (.375, z)])
    x0 = x - .375
    t = np.array([0, .06, .12, .18, .24, .28, .31, .335, .35])
    neck = [(x0 + a, 0, float(ways(a))) for a in t] + [(x - .008, 0, low + .085), (x, 0, low + .12), (x, 0, z - .02)]
    car.add('neck', tube(neck, .021, 12), 'Trim', mirror=False)
    a = np.linspace(.35, np.pi, 12)
    profile = [(.014, -.03), *((.025 * np.sin(one) + .0004, -.025 * np.cos(one)) for one in a)]
    upright = lathe(profile, 20)
    turned = Mesh(upright.V[:, [0, 2, 1]] * [1, -1, 1], upright.N[:, [0, 2, 1]] * [1, -1, 1], upright.F)
    car.add('ball', turned.moved((x, 0, z)), 'Chrome', mirror=False)
    beam = box((x0 - .02, 0, low - .030), (x0 + .05, .40, low + .035))
    car.add('beam', beam, 'Trim')
    socket = join([box((x0 + .10, .07, low - .022), (x0 + .20, .14, low + .05)), box((x0 + .195, .078, low - .014), (x0 + .215, .132, low + .042))])
    car.add('socket', socket, 'Trim', mirror=False)


@fitting('tow')
def add_tow(car: Car) -> None:
    """A removable ball on its neck, a socket beside it, at the bumper's lower edge."""
    tow_parts(car)


@fitting('hitch-bike')
def add_hitch_bike(car: Car) -> None:
    """A carrier on the tow ball, with lamps, and a bicycle across the car."""
    tow_parts(car)
    d, (xb, zb) = car.design, ball_at(car)
    x, z = d.length + .165, zb + .085
    car.add('foot', join([box((xb - .045, -.06, zb - .03), (xb + .05, .06, zb + .045)), box((xb - .02, -.035, zb + .03), (x + .03, .035, z))]),
            'Trim', mirror=False)
    tray = [box((x - .050, -.66, z - .012), (x + .050, .66, z)), box((x - .056, -.66, z - .012), (x - .046, .66, z + .020)),
            box((x + .046, -.66, z - .012), (x + .056, .66, z + .020))]
    mast = [tube([(x - .07, -.05, zb + .03), (x - .07, -.05, z + .60)], .016), tube([(x - .07, .05, zb + .03), (x - .07, .05, z + .60)], .016),
            tube([(x - .07, -.058, z + .59), (x - .07, .058, z + .59)], .016), tube([(x - .07, .0, z + .55), (x - .005, .0, z + .50)], .012)]
    car.add('tray', join(tray + mast), 'Satin', mirror=False)
    car.add('board', join([box((x + .02, .36, z - .085), (x + .05, .64, z - .018))]), 'Trim')
    car.add('lamps', join([box((x + .048, .40, z - .072), (x + .056, .60, z - .030))]), 'LampRear')
    straps = [box((x - .060, s * BASE / 2 - .02, z), (x + .060, s * BASE / 2 + .02, z + .05)) for s in (1, -1)]
    car.add('straps', join(straps), 'Trim', mirror=False)
    for name, (m, material) in bicycle(bars_across=False).items():
        turned = Mesh(m.V[:, [1, 0, 2]] * [-1, 1, 1], m.N[:, [1, 0, 2]] * [-1, 1, 1], m.F)
        car.add(f'bike_{name}', turned.moved((x, -BASE / 2, z + .001)), material, mirror=False)
