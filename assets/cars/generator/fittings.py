"""Number plates, roof rails, antenna."""
import numpy as np

from .car import Car
from .curves import Array, Curve, smax, step
from .faces.lettering import LETTERS
from .mesh import Mesh, polygonise
from .solids import orient, sheet

PLATE = 'VOL4N26'


def _mount(curve: Curve, z: float, sign: int) -> tuple[tuple[float, float, float], tuple[float, float, float]]:
    """Direction and place of a plate leaning on nose (sign -1) or tail (+1) at height z."""
    xs = np.array([float(curve(np.array(z + d))) for d in (-.05, 0, .05)])
    slope = (xs[2] - xs[0]) / .1
    return (sign, 0, -sign * slope), (xs.max() + .010 if sign > 0 else xs.min() - .010, 0, z)


def _lettering(text: str, height: float) -> Mesh:
    """Flat letters in the x-z plane around the origin, for who looks against +y."""
    strokes, at = [], 0.
    for letter in text:
        strokes += [[(at + x * height, z * height) for x, z in stroke] for stroke in LETTERS[letter]]
        at += (max(x for stroke in LETTERS[letter] for x, _ in stroke) + .26) * height
    width = at - .26 * height
    half, bars = height * .085, []
    for stroke in strokes:
        for a, b in zip(stroke, stroke[1:]):
            along = np.subtract(b, a) / max(np.hypot(*np.subtract(b, a)), 1e-9) * half
            side = np.array([-along[1], along[0]])
            corners = [np.subtract(a, along) - side, np.add(b, along) - side, np.add(b, along) + side, np.subtract(a, along) + side]
            bars.append([(width / 2 - x, 0, z - height / 2) for x, z in corners])
    v = np.array(bars).reshape(-1, 3)
    first = np.arange(len(bars))[:, None] * 4
    faces = np.concatenate([first + [0, 1, 2], first + [0, 2, 3]])
    return Mesh(v, np.tile([0, 1., 0], (len(v), 1)), faces)


def add_plates(car: Car) -> None:
    """Plates of the Mercosur: white, a blue band above, seven signs. A spare wheel on the tail moves the rear one aside."""
    d = car.design
    front, rear = d.plate
    for name, (direction, at) in (('plate_f', _mount(car.body.nose, front, -1)),
                                  ('plate_r', _mount(car.body.tail, rear, 1))):
        if name == 'plate_r':
            at = (at[0] - max(0, d.plate_recess - .004), -.56 if d.spare else 0, at[2])
        elif d.bar_bumper:
            at = (at[0] - d.bar_bumper - .012, *at[1:])
        parts = {'_frame': (sheet(.424, .152, .012).moved((0, -.002, 0)), 'Gloss'),
                 '': (sheet(.40, .13, .008), 'Plate'),
                 '_band': (sheet(.392, .026, .004).moved((0, .0008, .048)), 'PlateBand'),
                 '_text': (_lettering(PLATE, .061).moved((0, .0012, -.014)), 'Trim')}
        for part, (m, material) in parts.items():
            car.add(name + part, orient(m, direction, at), material, mirror=False)


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
    """A shark's fin near the rear end of the roof; none on cars with a roof that comes off."""
    d = car.design
    if d.fenders:
        return
    x0 = d.rear_top[0] - .26
    z0 = float(car.body.roof(x0))
    length, tall = .165, .052

    def fin(q: Array) -> Array:
        along, y = (q[:, 0] - x0) / length + .5, np.abs(q[:, 1])
        up = q[:, 2] - car.body.roof(q[:, 0])
        back = np.clip(along, 0, 1)
        ridge = tall * step(-.12, .95, back) - .004
        thick = (.021 + .012 * (1 - back)) * np.clip(1 - up / (tall * 1.05), 0, 1) ** .8 * np.clip(back * 6, .15, 1) ** .5 + .0025
        f = smax(y - thick, (up - ridge) * .9, .006)
        return smax(f, smax(-along, along - 1 + .9 * np.maximum(up, 0) / length, .02) * length, .008)
    low, high = (x0 - .10, -.05, z0 - .04), (x0 + .10, .05, z0 + .08)
    car.add('fin', polygonise(fin, low, high, .005), 'Gloss', mirror=False)
