"""Small things a buyer looks for: wipers, handles at the rear, exhaust, reflectors."""
import numpy as np

from .car import Car
from .curves import Array, smax
from .mesh import Mesh, join, polygonise
from .solids import lathe, orient, tube


def add_wipers(car: Car) -> None:
    """Two arms parked along the foot of the windscreen."""
    d, b = car.design, car.body
    reach = min(.62, b.half_width - .24)
    arms = []
    for pivot, tip in ((reach * .95, reach * .05), (-.02, -reach * .85)):
        y = np.linspace(pivot, tip, 14)
        z = d.cowl[1] + .010 + .075 * np.sin(np.linspace(0, 1, 14) * 1.4) - .030 * (y / .65) ** 2
        blade = np.stack([b.screen_x(y, z) - .012, y, z], 1)
        arms += [tube(blade, .007), tube(blade[3:] - [.012, 0, -.004], .010)]
    car.add('wipers', join(arms), 'Trim', mirror=False)


def _rear_bar(car: Car, z0: float, half: float, height: float, y0: float = 0.) -> Mesh:
    """A rounded bar on the tail, centred at height z0."""
    b = car.body
    tail = float(b.tail(z0))

    def bar(q: Array) -> Array:
        x, y, z = q.T
        skin = b.tail_x(y, z)
        flat = smax(np.abs(y - y0) - half, np.abs(z - z0) - height / 2, .012)
        return smax(flat, smax(x - skin - .016, skin - .01 - x, .006), .010)
    return polygonise(bar, (tail - .12, y0 - half - .03, z0 - height), (tail + .06, y0 + half + .03, z0 + height),
                      min(.010, height / 4))


def add_rear_handle(car: Car) -> None:
    """Grip of the tailgate over the plate, of a pickup's gate near its edge, of rear wings beside their seam."""
    d = car.design
    if d.spare:
        return
    if d.barn_doors:
        m = _rear_bar(car, d.plate[1] + .30, .020, .16, .06)
    elif d.bed:
        m = _rear_bar(car, float(car.body.belt(d.bed[1])) - .085, .11, .045)
    else:
        m = _rear_bar(car, d.plate[1] + .105, .26, .024)
    car.add('rear_handle', m, 'Chrome' if d.chrome and not d.bed else 'Gloss', mirror=False)


def add_exhaust(car: Car) -> None:
    """A pipe below the rear bumper, two where the design says so."""
    d, b = car.design, car.body
    if not d.exhausts:
        return
    pipe = lathe([(.030, -.16), (.034, .0), (.038, .004), (.034, .006), (.030, -.002), (.028, -.15), (.001, -.15)], 28)
    y, z = b.half_width - .34, d.clearance + .10
    at = (float(b.tail_x(np.array(y), np.array(z))) + .004, y, z)
    car.add('exhaust', orient(pipe, (1, 0, -.05), at), 'Chrome', mirror=d.exhausts > 1)


def add_reflectors(car: Car) -> None:
    """A red strip low on each rear corner."""
    d, b = car.design, car.body
    z = d.clearance + max(d.sill_h[2], .12) + .045
    y = b.half_width - .30
    tail = float(b.tail(z))

    def strip(q: Array) -> Array:
        x, across, up = q.T
        skin = b.tail_x(across, up)
        flat = smax(np.abs(across - y) - .085, np.abs(up - z) - .013, .010)
        return smax(flat, smax(x - skin - .004, skin - .012 - x, .004), .006)
    low, high = (tail - .16, y - .12, z - .04), (tail + .03, y + .12, z + .04)
    car.add('reflectors', polygonise(strip, low, high, .006), 'LampRear')


DETAILS = (add_wipers, add_rear_handle, add_exhaust, add_reflectors)
