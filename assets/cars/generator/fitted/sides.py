"""Along the sides: mouldings, steps, sliders, a snorkel."""
import numpy as np

from ..car import Car
from ..curves import Array, smax
from ..mesh import Mesh, join, polygonise
from ..solids import box, tube
from .registry import fitting


def between_wheels(car: Car, gap: float) -> tuple[float, float]:
    """x from behind the front arch to before the rear one."""
    d, b = car.design, car.body
    return d.axles[0] + b.arch_r + d.cladding + gap, d.axles[1] - b.arch_r - d.cladding - gap


@fitting('side-moulding')
def add_moulding(car: Car) -> None:
    """A black strip along the doors, open at the gap between them."""
    d, b = car.design, car.body
    x0, x1 = between_wheels(car, .10)

    def middle(x: Array) -> Array:
        return (b.crease(x) + d.clearance + d.lower_line[0]) / 2 + .02

    def strip(q: Array, a: float, e: float) -> Array:
        x, y, z = q.T
        skin = b.side_y(x, z)
        across = smax(np.abs(z - middle(x)) - .030, y - skin - .013 + 6 * (z - middle(x)) ** 2, .010)
        ends = np.maximum(a + .5 * (z - middle(x)) - x, x - e - .5 * (z - middle(x)))
        return np.maximum(smax(across, ends, .012), skin - .008 - y)
    pieces = []
    for a, e in ((x0, d.b_pillar - .006), (d.b_pillar + .006, x1)):
        if e - a < .15:
            continue
        zs = middle(np.array([a, e]))
        low = (a - .04, b.half_width - .12, float(zs.min()) - .06)
        pieces.append(polygonise(lambda q: strip(q, a, e), low, (e + .04, b.half_width + .06, float(zs.max()) + .06), car.cell))
    car.add('moulding', join(pieces), 'Trim')


@fitting('running-boards')
def add_boards(car: Car) -> None:
    """A flat step below each sill, bright at its edge."""
    d, b = car.design, car.body
    x0, x1 = between_wheels(car, .05)
    y0, y1, z0, z1 = b.half_width - .14, b.half_width + .060, d.clearance - .055, d.clearance + .018

    def board(q: Array) -> Array:
        x, y, z = q.T
        slant = .8 * np.maximum(y - b.half_width, 0) + .3 * np.maximum(z1 - z, 0)
        ends = np.maximum(x0 + slant - x, x - x1 + slant)
        return smax(smax(smax(y - y1, y0 - y, .02), smax(z - z1, z0 + .35 * np.maximum(y - y1 + .10, 0) - z, .02), .025), ends, .03)
    car.add('board', polygonise(board, (x0 - .04, y0 - .03, z0 - .03), (x1 + .04, y1 + .03, z1 + .03), car.cell * 1.4), 'Trim')
    car.add('edge', box((x0 + .10, y1 - .012, z1 - .022), (x1 - .10, y1 + .003, z1 - .008)), 'Satin')
    pads = [box((x - .16, y1 - .075, z1 - .002), (x + .16, y1 - .018, z1 + .004)) for x in np.linspace(x0 + .45, x1 - .45, 3)]
    car.add('pads', join(pads), 'Satin')


@fitting('rock-sliders')
def add_sliders(car: Car) -> None:
    """A steel beam below each sill, and a tube outside of it on struts."""
    d, b = car.design, car.body
    x0, x1 = between_wheels(car, .06)
    y, z = b.half_width + .075, d.clearance - .022

    def beam(q: Array) -> Array:
        x, yy, zz = q.T
        across = smax(np.abs(yy - b.half_width + .03) - .072, np.abs(zz - d.clearance + .018) - .042, .018)
        return smax(across, np.maximum(x0 - x, x - x1), .02)
    made = [polygonise(beam, (x0 - .03, b.half_width - .13, d.clearance - .09), (x1 + .03, b.half_width + .07, d.clearance + .05), car.cell * 1.4)]
    path = [(x0 + .05, b.half_width - .01, z), (x0 + .12, y - .03, z), (x0 + .19, y, z), *((x, y, z) for x in np.linspace(x0 + .3, x1 - .3, 6)),
            (x1 - .19, y, z), (x1 - .12, y - .03, z), (x1 - .05, b.half_width - .01, z)]
    made.append(tube(path, .027, 14))
    made += [tube([(x, b.half_width - .02, z), (x, y, z)], .020, 10) for x in np.linspace(x0 + .34, x1 - .34, 4)]
    car.add('sliders', join(made), 'Trim')


@fitting('snorkel')
def add_snorkel(car: Car) -> None:
    """Out of the fender, up along the windscreen's pillar, with a head that looks forward; on the driver's side."""
    d, b = car.design, car.body
    u = np.linspace(.10, .96, 10)
    z = d.cowl[1] + u * (d.header[1] - d.cowl[1])
    y = np.full(len(u), b.half_width - .1)
    for _ in range(6):
        x = b.screen_x(y, z)
        y = b.glass_y(x, z)
    rise = np.stack([x - .030, y + .026, z], 1)
    xf = d.cowl[0] - .42
    zf = float(b.belt(xf)) - .085
    start = [(xf + t, float(b.side_y(np.array(xf + t), np.array(zf))) + out, zf + up) for t, out, up in
             ((0, -.03, 0), (.02, .012, .0), (.07, .030, .012), (.16, .030, .04))]
    foot = np.array([rise[0] + (np.array(start[-1]) - rise[0]) * s for s in (.66, .33)])
    foot[:, 1] += (.012, .018)
    top = rise[-1] + [[.05, -.004, .035], [.085, -.008, .085], [.10, -.008, .13]]
    path = np.concatenate([start, foot, rise, top])
    for _ in range(2):
        path[1:-1] = (path[:-2] + 2 * path[1:-1] + path[2:]) / 4
    end = path[-1]

    def head(q: Array) -> Array:
        px, py, pz = (q - end - [-.015, 0, .075]).T
        return smax(smax(np.abs(px) - .062 + .10 * np.maximum(pz, 0), np.abs(py) - .044, .03), np.abs(pz) - .075, .04)
    m = join([tube(path, .031, 14), polygonise(head, end - [.10, .07, .02], end + [.08, .07, .18], .008)])
    car.add('snorkel', m.mirrored(), 'Trim', mirror=False)
    grid = [box((end[0] - .0795, end[1] - .030, end[2] + h), (end[0] - .068, end[1] + .030, end[2] + h + .006)) for h in (.03, .05, .07, .09, .11)]
    car.add('grid', join(grid).mirrored(), 'Satin', mirror=False)
    base = [(xf + dx, float(b.side_y(np.array(xf + dx), np.array(zf + dz))), zf + dz) for dx, dz in ((-.05, -.045), (.10, .055))]
    outer = max(p[1] for p in base) + .012
    plate = box((base[0][0], outer - .05, base[0][2]), (base[1][0], outer, base[1][2]))
    car.add('base', plate.mirrored(), 'Trim', mirror=False)
