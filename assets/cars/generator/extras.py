"""What some cars carry outside: separate fenders, hinges, spare wheel, steps, sport bar, roof bars."""
import numpy as np

from .car import Car
from .curves import Array, smax
from .mesh import Mesh, join, polygonise
from .solids import box
from .wheels import wheel_parts


def fender(car: Car, axle: float) -> Mesh:
    """A flat-topped fender around the wheel at an axle."""
    d, b = car.design, car.body
    inner, outer = float(b.plan(axle)) - .16, d.width / 2
    reach, top = b.arch_r + .13, d.wheel_z + b.arch_r + .055

    def field(q: Array) -> Array:
        x, y, z = q[:, 0] - axle, q[:, 1], q[:, 2]
        up = z - d.wheel_z
        ends = (np.abs(x) - reach + .42 * np.maximum(up, 0)) * .92
        droop = np.maximum(y - outer + .12, 0) * .25
        shell = smax(smax(ends, z - top + droop, .06), smax(y - outer, inner - y, .02), .04)
        shell = smax(shell, d.wheel_z - .10 - z, .02)
        return smax(shell, b.arch_r + .012 - np.hypot(x, up), .015)
    low, high = (axle - reach - .05, inner - .05, d.wheel_z - .2), (axle + reach + .05, outer + .05, top + .06)
    return polygonise(field, low, high, max(.014, car.cell))


def add_fenders(car: Car) -> None:
    """Over all wheels, standing off the tub."""
    if car.design.fenders:
        made = join([fender(car, axle) for axle in car.design.axles])
        car.add('fenders', made, car.design.fender_material)


def add_hinges(car: Car) -> None:
    """Two exposed hinges at the front edge of every door."""
    d, b = car.design, car.body
    if not d.hinges:
        return
    plates = []
    for x in [d.axles[0] + b.arch_r + .075] + ([d.b_pillar] if d.doors > 2 else []):
        for share in (.30, .80):
            z = d.clearance + .12 + share * (float(b.belt(x)) - d.clearance - .12)
            y = float(b.side_y(np.array(x), np.array(z)))
            plates.append(box((x - .065, y - .02, z - .022), (x + .045, y + .014, z + .022)))
    car.add('hinges', join(plates), 'Paint')


def add_spare(car: Car) -> None:
    """A wheel on the tailgate."""
    d = car.design
    if not d.spare:
        return
    turn = np.array([[0, -1., 0], [1, 0, 0], [0, 0, 1]])        # +y of the wheel looks backwards (+x)
    x = d.length - d.tyre_w / 2
    for name, (m, material) in wheel_parts(d, .009).items():
        if name in ('disc', 'caliper'):
            continue
        turned = Mesh(m.V @ turn, m.N @ turn, m.F)
        car.add('spare_' + name, turned.moved((x, 0, d.clearance + .62)), material, mirror=False)


def add_side_steps(car: Car) -> None:
    """A tube below each sill."""
    d, b = car.design, car.body
    if not d.side_steps:
        return
    x0, x1 = d.axles[0] + b.arch_r + .08, d.axles[1] - b.arch_r - .08

    def tube(q: Array) -> Array:
        x, y, z = q.T
        across = np.hypot((y - b.half_width + .02) / 1.8, z - d.clearance + .015) - .030
        return smax(across, np.maximum(x0 - x, x - x1), .06)
    low, high = (x0 - .05, b.half_width - .13, d.clearance - .08), (x1 + .05, b.half_width + .08, d.clearance + .05)
    car.add('side_steps', polygonise(tube, low, high, .012), 'Trim')


def add_roll_bar(car: Car) -> None:
    """Sport bar leaning on the bed behind the cab."""
    d, b = car.design, car.body
    if not (d.roll_bar and d.bed):
        return
    x0, y0 = d.bed[0] + .02, d.bed[2] + .035
    z0, z1 = float(b.belt(x0)) - .02, d.rear_top[1] - .10

    def bar(q: Array) -> Array:
        x, y, z = q.T
        t = np.clip((z - z0) / (z1 - z0), 0, 1)
        side = y - (y0 - .10 * t)
        hoop = smax(np.abs(side) - .030, np.abs(x - x0 - .03 - .55 * (1 - t) ** 1.5) - .045 - .05 * (1 - t), .03)
        hoop = smax(hoop, smax(z0 - z, z - z1, .03), .03)
        cross = smax(np.hypot(x - x0 - .03, z - z1 + .035) - .034, y - y0 + .08, .02)
        return np.minimum(hoop, cross)
    m = polygonise(bar, (x0 - .1, -.02, z0 - .05), (x0 + .75, y0 + .06, z1 + .06), .014)
    car.add('roll_bar', m.take(m.centroids()[:, 1] > -.001), 'Gloss')


def add_roof_bars(car: Car) -> None:
    """Two cross bars over the roof."""
    d, b = car.design, car.body
    if not d.roof_bars:
        return
    bars = []
    for share in (.22, .72):
        x = d.header[0] + share * (d.rear_top[0] - d.header[0])
        y, z = float(b.glass_y(x, b.roof(x) - .09)) - .04, float(b.roof(x)) - .004
        bars.append(box((x - .022, 0, z - .014), (x + .022, y, z + .004)))
    car.add('roof_bars', join(bars), 'Trim')


EXTRAS = (add_fenders, add_hinges, add_spare, add_side_steps, add_roll_bar, add_roof_bars)
