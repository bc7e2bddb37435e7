"""Wheels: tyre, rim, brake; built once around the y axis, outer face to +y, used four times."""
import math

import numpy as np

from .car import Car
from .curves import Array, Curve
from .cutting import cut
from .design import Design
from .mesh import Mesh, gradient, join, polygonise, unit
from .panels import border, panel
from .registries import RIMS, Rim
from .solids import lathe

ASIDE = 5.0        # the rim is cut this far from y = 0, clear of the mirror plane's rules


def tyre(d: Design) -> Mesh:
    """Side walls, shoulders and a tread with three grooves."""
    outer, inner, h = d.wheel_d / 2, d.rim_d / 2, d.tyre_w / 2
    wall, shoulder = outer - inner, .022

    def corner(side: int, angles: Array) -> list[tuple[float, float]]:
        return [(outer - shoulder + shoulder * math.sin(a),
                 side * (h * .985 - shoulder * 1.15 * (1 - math.cos(a)))) for a in np.radians(angles)]

    def ring(share: float, out: float) -> list[tuple[float, float]]:
        r = inner + wall * share
        return [(r - .004, h * out), (r - .0025, h * out + .0022), (r + .0025, h * out + .0022), (r + .004, h * out)]
    profile = [(inner - .004, h * .80), (inner + .004, h * .90), (inner + .014, h * .965),
               *ring(.30, 1.015), *ring(.56, 1.015), (inner + wall * .74, h * 1.0), *corner(1, np.linspace(0, 90, 7))]
    for y in (.50 * h, 0., -.50 * h):
        profile += [(outer, y + .0065), (outer, y + .0055), (outer - .007, y + .004),
                    (outer - .007, y - .004), (outer, y - .0055), (outer, y - .0065)]
    profile += [*corner(-1, np.linspace(90, 0, 5)), (inner + wall * .4, -h * 1.02), (inner - .004, -h * .8)]
    return lathe(profile, 96)


def barrel(d: Design) -> Mesh:
    """The rim's bed behind the spokes."""
    r, h = d.rim_d / 2, d.tyre_w / 2
    return lathe([(r + .007, h * .86), (r + .009, h * .90), (r + .006, h * .935), (r - .002, h * .94),
                  (r - .008, h * .90), (r - .012, h * .80), (r - .022, h * .55), (r - .030, h * .2),
                  (r - .030, -h * .5), (r - .01, -h * .85), (r + .005, -h * .9)], 96)


def rim_face(rim: Rim, r_out: float, y_rim: float, cell: float) -> tuple[Mesh, Mesh]:
    """Front and flanks of the spokes: a dished disc cut along the rim's pattern."""
    dish = Curve([(0, y_rim - .030), (.05, y_rim - .030), (.10, y_rim - .034), (r_out * .7, y_rim - .020),
                  (r_out, y_rim - .002)])

    def polar(q: Array) -> tuple[Array, Array]:
        return np.hypot(q[:, 0], q[:, 2]), np.arctan2(q[:, 2], q[:, 0])

    def surface(q: Array) -> Array:
        r, theta = polar(q)
        return q[:, 1] - ASIDE - dish(r) - rim.height(r, theta)

    def pattern(q: Array) -> Array:
        return rim.solid(*polar(q))
    m = _disc(rim.repeats, r_out, cell)
    m.V[:, 1] = -surface(m.V)
    m.N = unit(gradient(surface, m.V))
    m = cut(m, surface, pattern, snap=cell * .3)
    m = m.take(pattern(m.centroids()) < 0)
    spokes = panel(m, 0, .0025, rim.depth, segs=3, direction=(0, -1, 0))
    spokes.V[:, 1] -= ASIDE
    front = len(m.F) + len(border(m)) * 2 * 3
    return Mesh(spokes.V, spokes.N, spokes.F[:front]), Mesh(spokes.V, spokes.N, spokes.F[front:])


def _disc(repeats: int, r_out: float, cell: float) -> Mesh:
    """Flat polar grid, facing +y, that repeats with the rim's symmetry."""
    r = np.concatenate([[1e-4], np.linspace(.012, r_out, int(r_out / cell))])
    n = int(2 * math.pi * r_out * .75 / cell / repeats) * repeats
    theta = np.linspace(0, 2 * math.pi, n, endpoint=False)
    v = np.stack([np.outer(np.cos(theta), r), np.zeros((n, len(r))), np.outer(np.sin(theta), r)], -1).reshape(-1, 3)
    i, j = np.meshgrid(np.arange(n), np.arange(len(r) - 1), indexing='ij')
    a, b = i * len(r) + j, ((i + 1) % n) * len(r) + j
    f = np.concatenate([np.stack([a, b, b + 1], -1).reshape(-1, 3), np.stack([a, b + 1, a + 1], -1).reshape(-1, 3)])
    return Mesh(v, np.tile([0, 1., 0], (len(v), 1)), f)


def hub_cap(d: Design) -> Mesh:
    """Centre cap and five bolts."""
    y = d.tyre_w / 2 * .86 - .030
    parts = [lathe([(.030, y - .01), (.030, y + .004), (.027, y + .007), (.015, y + .009), (.0005, y + .0095)], 32)]
    bolt = lathe([(.0085, -.02), (.0085, .004), (.006, .006), (.0005, .006)], 12)
    for k in range(5):
        a = 2 * math.pi * (k + .5) / 5
        parts.append(bolt.moved((.046 * math.cos(a), y + .001, .046 * math.sin(a))))
    return join(parts)


def caliper(r: float) -> Mesh:
    """Brake caliper over the front edge of the disc; r is the rim's radius."""
    def field(q: Array) -> Array:
        over = np.maximum(np.abs(np.hypot(q[:, 0], q[:, 2]) - r * .70) - .030, np.abs(q[:, 1] + .03) - .035)
        return np.maximum(over, np.abs(np.arctan2(q[:, 2], -q[:, 0])) - .45) - .006
    return polygonise(field, (-r, -.1, -r * .6), (-r * .3, .05, r * .6), .008)


def wheel_parts(d: Design, cell: float) -> dict[str, tuple[Mesh, str]]:
    """The parts of one wheel on the left (+y) side, centre in the origin."""
    r, h = d.rim_d / 2, d.tyre_w / 2
    rim = RIMS.get(f'{d.face}/{d.rim_style}', RIMS[d.rim_style])(r - .006)
    face, flank = rim_face(rim, r - .006, h * .86, cell)
    disc = lathe([(.02, -.008), (.075, -.008), (.080, -.022), (r * .78, -.022), (r * .78, -.044), (.06, -.044)], 64)
    return {'tyre': (tyre(d), 'Tyre'), 'barrel': (barrel(d), 'RimDark'), 'face': (face, rim.face),
            'flank': (flank, rim.flank), 'cap': (hub_cap(d), 'RimDark'), 'disc': (disc, 'Disc'),
            'caliper': (caliper(r), 'Caliper'), 'back': (lathe([(r - .032, -h * .35), (.02, -h * .40)], 48), 'Under')}


def wheel_y(car: Car, axle: float) -> float:
    """Half track at an axle: the tyre just inside the arch."""
    d = car.design
    outer = d.width / 2 - .030 if d.fenders else float(car.body.plan(axle)) + d.flare - .040
    return outer - d.tyre_w / 2


def add_wheels(car: Car) -> None:
    """Four wheels, parts named wheel<axle><L|R>_<part>."""
    parts = wheel_parts(car.design, .005 if car.cell <= .012 else .009)
    for i, axle in enumerate(car.design.axles):
        for side in (1, -1):
            at = (axle, side * wheel_y(car, axle), car.design.wheel_z)
            for name, (m, material) in parts.items():
                placed = (m if side == 1 else m.mirrored()).moved(at)
                car.add(f'wheel{i}{"L" if side > 0 else "R"}_{name}', placed, material, mirror=False)
