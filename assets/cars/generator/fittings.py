"""Number plates, roof rails, antenna."""
import numpy as np

from .car import Car
from .curves import Array, Curve, smax, step
from .mesh import polygonise
from .solids import orient, sheet


def _mount(curve: Curve, z: float, sign: int) -> tuple[tuple[float, float, float], tuple[float, float, float]]:
    """Direction and place of a plate leaning on nose (sign -1) or tail (+1) at height z."""
    xs = np.array([float(curve(np.array(z + d))) for d in (-.05, 0, .05)])
    slope = (xs[2] - xs[0]) / .1
    return (sign, 0, -sign * slope), (xs.max() + .010 if sign > 0 else xs.min() - .010, 0, z)


def add_plates(car: Car) -> None:
    d = car.design
    front, rear = d.plate
    for name, (direction, at) in (('plate_f', _mount(car.body.nose, front, -1)),
                                  ('plate_r', _mount(car.body.tail, rear, 1))):
        at = (at[0] - max(0, d.plate_recess - .004), *at[1:]) if name == 'plate_r' else at
        frame = sheet(.536, .128, .012).moved((0, -.002, 0))
        car.add(name, orient(sheet(.52, .112, .008), direction, at), 'Plate', mirror=False)
        car.add(name + '_frame', orient(frame, direction, at), 'Gloss', mirror=False)


def add_rails(car: Car) -> None:
    """Roof rails standing on feet at both ends."""
    d, b, lay = car.design, car.body, car.layout
    if not d.rails:
        return
    x0, x1 = d.header[0] + .12, d.rear_top[0] - .12

    def rail(q: Array) -> Array:
        x, y, z = q.T
        edge = b.glass_y(x, lay.dlo_top(x))
        lift = .055 * (step(x0, x0 + .14, x) - step(x1 - .14, x1, x)) - .020
        f = np.hypot((y - edge + .062) / 1.25, z - b.roof_z(x, edge) - lift) - .013
        return smax(f, np.maximum(x0 - x, x - x1), .03)
    low = (d.header[0] + .05, b.half_width - .45, d.header[1] - .12)
    m = polygonise(rail, low, (d.rear_top[0], b.half_width - .08, d.height + .06), .010)
    car.add('rails', m, 'Chrome' if d.chrome else 'Gloss')


def add_antenna(car: Car) -> None:
    """Fin on the rear of the roof."""
    x0 = car.design.rear_top[0] - .42
    z0 = float(car.body.roof(x0))

    def fin(q: Array) -> Array:
        x, y, z = q[:, 0] - x0, q[:, 1], q[:, 2] - z0
        f = smax(np.abs(y) - .022 + .21 * z, z - .055 + .9 * np.maximum(-x - .06, 0), .02)
        return smax(f, np.abs(x) - .085, .03)
    low, high = (x0 - .13, -.05, z0 - .04), (x0 + .14, .05, z0 + .09)
    car.add('fin', polygonise(fin, low, high, .007), 'Paint', mirror=False)
