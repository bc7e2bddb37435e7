"""The cabin seen through the glass: dashboard, seats, steering wheel."""
import math

import numpy as np

from .car import Car
from .curves import Array
from .mesh import Mesh, join, polygonise
from .outlines import box_sdf
from .solids import box, lathe, orient

SEAT_SIDE = .36                             # m from the middle of the car
TOWARDS_DRIVER = (1, 0, .35)                # where the steering wheel looks


def seat_rows(car: Car) -> list[tuple[float, float]]:
    """x and height of the head rests of every row: one in a cargo cab, more where there is glass beside them."""
    d = car.design
    head = min(d.height - .24, float(car.body.belt(d.b_pillar)) + .44)
    rows = [(d.b_pillar - .58, head)]
    if d.cargo or d.b_pillar + .3 > d.dlo_rear:
        return rows
    x = min(d.door_rear, d.dlo_rear) - .20
    while x < d.dlo_rear - .05 and not (d.bed and len(rows) > 1):
        rows.append((x, head - .06))
        x += .86
    return rows


def seat_side(car: Car, rows: list[tuple[float, float]]) -> float:
    """Distance of a seat's middle from the car's: a narrow car's shoulders stay inside its glass."""
    return min(SEAT_SIDE, *(float(car.body.glass_y(x + .06, top - .2)) - .29 for x, top in rows))


def add_cabin(car: Car) -> None:
    d, b = car.design, car.body
    floor = d.clearance + .18
    rows = seat_rows(car)
    aside = seat_side(car, rows)
    hands = rows[0][0] - .10                              # x of the steering wheel
    front, rear = d.cowl[0] + .08, hands - .08            # of the dashboard

    def field(q: Array) -> Array:
        side = np.abs(q[:, 1])
        upright = np.stack([q[:, 0], side, q[:, 2]], 1)
        leaning = np.stack([q[:, 0] - (q[:, 2] - .5) * .32, side, q[:, 2]], 1)
        shapes = [box_sdf(upright, ((front + rear) / 2, 0, d.cowl[1] - .15), ((rear - front) / 2, b.half_width - .15, .11), .05)]
        for x, top in rows:
            half = (top - .2 - floor) / 2
            shapes.append(box_sdf(leaning, (x + .28, aside, floor + half + .08), (.065, .25, half + .05), .06))
            shapes.append(box_sdf(leaning, (x + .28, aside, top - .10), (.045, .12, .075), .045))
            shapes.append(box_sdf(upright, (x + .02, aside, floor + .14), (.26, .25, .08), .06))
        return np.minimum.reduce(shapes)
    low = (d.cowl[0] + .1, -.02, d.clearance + .1)
    high = (min(d.rear_top[0], d.length - .3), b.half_width - .12, d.height - .02)
    m = polygonise(field, low, high, .022)
    car.add('cabin', m.take(m.centroids()[:, 1] > -.001), 'Interior')
    car.add('driver', _drivers_place((hands, -aside, d.cowl[1] - .10), rear), 'Interior', mirror=False)


def _drivers_place(at: tuple[float, float, float], rear: float) -> Mesh:
    """Steering wheel on its column with three spokes, the hood over the instruments, and the screen in the middle of the car.

    The driver sits on the left in every country of the platform: y < 0, with the nose at x = 0.
    """
    x, y, z = at
    rim = lathe([(.185 + .015 * math.cos(t), .015 * math.sin(t)) for t in np.linspace(0, 2 * math.pi, 10)], 40)
    cushion = lathe([(.002, .012), (.045, .010), (.064, -.004), (.064, -.03)], 20)
    spokes = [box((-.18, -.022, -.024), (.18, -.006, .018)), box((-.020, -.022, -.18), (.020, -.006, 0))]
    column = lathe([(.045, -.02), (.045, -.26)], 12)
    wheel = orient(join([rim, cushion, *spokes, column]), TOWARDS_DRIVER, at)

    def field(q: Array) -> Array:
        hood = box_sdf(q, (x - .20, y, z + .065), (.10, .17, .04), .035)
        screen = box_sdf(q + np.outer(.30 * (q[:, 2] - z), (1, 0, 0)), (rear - .015, 0, z + .06), (.012, .13, .075), .01)
        return np.minimum(hood, screen)
    return join([wheel, polygonise(field, (x - .34, y - .2, z - .05), (x + .06, .16, z + .17), .016)])
