"""Bars of the brands' grilles: each a field that is negative on a bar."""
import numpy as np

from ..car import Car
from ..curves import Array
from ..grille import stripe
from ..mesh import Field
from ..registries import GRILLES, named


def middle(car: Car) -> tuple[float, float]:
    """Height of the grille's middle and half its height."""
    z = [p[1] for p in car.design.grille]
    return (min(z) + max(z)) / 2, (max(z) - min(z)) / 2


def near_edge(car: Car, width: float) -> Field:
    """A frame along the opening."""
    opening = car.layout.openings['grille']
    return lambda q: -opening(q) - width


@named(GRILLES, 'dashes')
def dashes(car: Car) -> Field:
    """Short lying dashes, every other row shifted by half."""
    def field(q: Array) -> Array:
        row = np.floor((q[:, 2] + 9) / .034)
        gap = stripe(q[:, 1] + (row % 2) * .045, .090) - .007
        return np.minimum(stripe(q[:, 2], .034) - .0055, gap)
    return field


@named(GRILLES, 'honeycomb')
def honeycomb(car: Car) -> Field:
    """Six-sided cells."""
    size = .040

    def field(q: Array) -> Array:
        y, z = np.abs(q[:, 1]), q[:, 2]

        def cell(dy: float, dz: float) -> Array:
            a = np.abs((y + dy + 9 * size) % size - size / 2)
            b = np.abs((z + dz + 9 * size * 1.732) % (size * 1.732) - size * .866)
            return np.maximum(a, a * .5 + b * .866)
        inner = np.minimum(cell(0, 0), cell(size / 2, size * .866))
        return size / 2 - .0034 - inner
    return field


@named(GRILLES, 'windows')
def windows(car: Car) -> Field:
    """Upright openings in two rows inside a broad frame."""
    z0, _ = middle(car)

    def field(q: Array) -> Array:
        upright = stripe(q[:, 1], .068) - .013
        return np.minimum(np.minimum(upright, np.abs(q[:, 2] - z0) - .011), near_edge(car, .014)(q))
    return field


@named(GRILLES, 'crossbar')
def crossbar(car: Car) -> Field:
    """Two broad bars with a fine net between them."""
    z0, half = middle(car)

    def field(q: Array) -> Array:
        y, z = np.abs(q[:, 1]), q[:, 2]
        broad = np.minimum(np.abs(z - z0 - .30 * half), np.abs(z - z0 + .42 * half)) - .024
        net = np.minimum(stripe(y + .6 * z, .030), stripe(y - .6 * z, .030)) - .0028
        return np.minimum(np.minimum(broad, net), near_edge(car, .012)(q))
    return field


@named(GRILLES, 'twin-line')
def twin_line(car: Car) -> Field:
    """Pairs of thin lines."""
    def field(q: Array) -> Array:
        v = (q[:, 2] + 9) % .058
        return np.minimum(np.abs(v - .020), np.abs(v - .036)) - .0045
    return field


@named(GRILLES, 'fine-lines')
def fine_lines(car: Car) -> Field:
    """Many fine lines in a frame."""
    return lambda q: np.minimum(stripe(q[:, 2], .022) - .0042, near_edge(car, .010)(q))


@named(GRILLES, 'fading-gems')
def fading_gems(car: Car) -> Field:
    """Lozenges that shrink from the middle outwards."""
    def field(q: Array) -> Array:
        y, z = np.abs(q[:, 1]), q[:, 2]
        row = np.floor((z + 9) / .030)
        u = (y + (row % 2) * .026 + 9 * .052) % .052 - .026
        v = (z + 9) % .030 - .015
        size = np.clip(1.02 - .75 * y / .62, .22, 1)
        return .0125 * (np.abs(u) / .026 + np.abs(v) / .015 - 1.0) * -1 - .0125 * (1 - size)
    return field
