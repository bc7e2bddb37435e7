"""The cabin seen through the glass: dashboard, seats, steering wheel."""
import math

import numpy as np

from .car import Car
from .curves import Array
from .mesh import polygonise
from .outlines import box_sdf
from .solids import lathe, orient

SEAT_SIDE = .36                             # m from the middle of the car


def seat_rows(car: Car) -> list[tuple[float, float]]:
    """x and height of the head rests of every row: one in a cargo cab, more where there is glass beside them."""
    d = car.design
    head = min(d.height - .24, float(car.body.belt(d.b_pillar)) + .44)
    rows = [(d.b_pillar - .34, head)]
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

    def field(q: Array) -> Array:
        side = np.abs(q[:, 1])
        upright = np.stack([q[:, 0], side, q[:, 2]], 1)
        leaning = np.stack([q[:, 0] - (q[:, 2] - .5) * .32, side, q[:, 2]], 1)
        shapes = [box_sdf(upright, (d.cowl[0] + .42, 0, d.cowl[1] - .15), (.34, b.half_width - .15, .11), .05)]
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
    ring = lathe([(.185 + .014 * math.cos(t), .014 * math.sin(t)) for t in np.linspace(0, 2 * math.pi, 10)], 40)
    at = (d.cowl[0] + .70, aside, d.cowl[1] - .06)
    car.add('steering', orient(ring, (1, 0, .35), at), 'Interior', mirror=False)
