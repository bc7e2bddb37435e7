"""What some cars carry outside: separate fenders, bar bumpers, hinges, spare wheel, steps, sport bar, roof bars."""
import numpy as np

from .car import Car
from .curves import Array, smax
from .mesh import Mesh, join, polygonise
from .solids import box, lathe, orient
from .wheels import wheel_parts


def fender(car: Car, axle: float) -> Mesh:
    """A flat board over the wheel at an axle, its ends bent down: outside a trapezoid, inside a smaller one."""
    d, b = car.design, car.body
    inner, outer = float(b.plan(axle)) - .16, d.width / 2
    top, thick = d.wheel_d / 2 + d.arch_gap + .062, .068
    flat, lean = d.wheel_d * .36, .62              # half the flat top; metres outwards a metre down

    def field(q: Array) -> Array:
        x, y, z = np.abs(q[:, 0] - axle), q[:, 1], q[:, 2]
        up = z - d.wheel_z
        droop = .12 * np.maximum(y - outer + .10, 0)
        ends = (x - flat - lean * (top - up)) / np.hypot(1, lean)
        shell = smax(ends, up - top + droop, .05)
        board = smax(shell, -(shell + thick), .02)
        board = smax(board, smax(y - outer, inner - y, .02), .03)
        return smax(board, .02 - up, .03)
    low, high = (axle - 1, inner - .05, d.wheel_z - .04), (axle + 1, outer + .05, d.wheel_z + top + .05)
    return polygonise(field, low, high, max(.012, car.cell))


def add_fenders(car: Car) -> None:
    """Over all wheels, standing off the tub."""
    if car.design.fenders:
        made = join([fender(car, axle) for axle in car.design.axles])
        car.add('fenders', made, car.design.fender_material)


def _bar(length_at: float, ahead: int, z: float, half: float, tall: float, deep: float) -> Mesh:
    """A bar with bevelled ends across nose (ahead -1) or tail (1), its outer face at x = length_at."""
    def field(q: Array) -> Array:
        x, y, up = ahead * (q[:, 0] - length_at), np.abs(q[:, 1]), q[:, 2] - z
        cut = .30 * np.maximum(y - half + .34, 0)
        f = smax(smax(x + cut, -x - deep, .02), np.abs(up - .10 * np.maximum(y - half + .3, 0)) - tall / 2, .03)
        return smax(f, y - half, .03)
    at = sorted((length_at + ahead * .02, length_at - ahead * (deep + .02)))
    m = polygonise(field, (at[0], -.02, z - tall), (at[1], half + .04, z + tall), .012)
    return m.take(m.centroids()[:, 1] > -.001)


def add_bar_bumpers(car: Car) -> None:
    """Separate bars before nose and tail, with round lamps in the front one."""
    d, b = car.design, car.body
    if not d.bar_bumper:
        return
    z, half = d.plate[0], d.width / 2 - .06
    front = float(min(b.nose(np.linspace(z - .1, z + .1, 9)))) - d.bar_bumper
    car.add('bar_f', _bar(front, -1, z, half, .20, .20), 'Trim')
    lamp = lathe([(.050, -.02), (.052, .004), (.046, .006), (.040, -.004), (.02, -.002), (.0005, 0)], 28)
    car.add('bar_lamp', orient(lamp, (-1, 0, 0), (front + .004, half - .33, z)), 'Lens')
    rear = d.length - (d.tyre_w * .9 if d.spare else 0)
    car.add('bar_r', _bar(rear, 1, d.plate[1] - (.12 if d.spare else .10), half, .17, .20), 'Trim')


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


EXTRAS = (add_fenders, add_bar_bumpers, add_hinges, add_spare, add_side_steps, add_roll_bar, add_roof_bars)
