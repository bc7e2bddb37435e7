"""Wheel houses and floor: dark, only there to close the view."""
import math

import numpy as np

from .car import Car
from .mesh import Mesh, join


def add_wheel_house(car: Car, i: int) -> None:
    """Half a drum over wheel i with its inner wall."""
    d, b, axle = car.design, car.body, car.design.axles[i]
    r, inner = b.arch_r + .003, float(b.plan(axle)) - .42
    low = math.asin(np.clip((d.clearance + .012 - d.wheel_z) / r, -.9, .2))
    a = np.linspace(low, math.pi - low, 56)
    x, z, n = axle + r * np.cos(a), d.wheel_z + r * np.sin(a), len(a)
    outer = b.side_y(x, z) - .010
    for _ in range(3):                          # where the tail or nose is swept in, less
        outer = outer - np.maximum(b.lower(x, outer, z) + .010, 0)
    v = np.concatenate([np.stack([x, y, z], 1) for y in (outer, 0 * a + inner)])
    normals = np.tile(np.stack([-np.cos(a), 0 * a, -np.sin(a)], 1), (2, 1))
    drum = Mesh(v, normals, np.array([t for k in range(n - 1) for t in ((k, k + 1, n + k), (k + 1, n + k + 1, n + k))]))
    wall = Mesh(np.concatenate([[[axle, inner, d.wheel_z]], v[n:]]), np.tile([0, 1., 0], (n + 1, 1)),
                np.array([(0, k + 2, k + 1) for k in range(n - 1)]))
    car.add(f'house{i}', join([drum, wall]), 'Under')


def add_floor(car: Car) -> None:
    """Flat floor between and around the wheels."""
    d, r, w = car.design, car.body.arch_r, car.body.half_width
    z, (front, rear) = d.clearance + .015, d.axles
    rects = ((.20, d.length - .18, w - .40), (front + r, rear - r, w - .05),
             (.26, front - r, w - .30), (rear + r, d.length - .24, w - .24))
    sheets = [Mesh(np.array([(x0, 0, z), (x1, 0, z), (x1, y, z), (x0, y, z)]), np.tile([0, 0, -1.], (4, 1)),
                   np.array([(0, 2, 1), (0, 3, 2)])) for x0, x1, y in rects]
    car.add('under', join(sheets), 'Under')


def add_underbody(car: Car) -> None:
    for i in (0, 1):
        add_wheel_house(car, i)
    add_floor(car)
