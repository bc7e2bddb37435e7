"""Faces of rims that any brand may use."""
import math

import numpy as np

from .curves import Array, smin, step
from .registries import RIMS, Rim, named

HUB = .062


def sector(theta: Array, n: int) -> Array:
    """Angle from the middle of the nearest of n spokes."""
    width = 2 * math.pi / n
    return (theta + width / 2) % width - width / 2


def closed(r: Array, spoke: Array, r_out: float, lip: float = .010) -> Array:
    """Spokes joined with hub and outer ring by fillets."""
    return smin(smin(spoke, r - HUB, .030), (r_out - lip) - r, .024)


def crowned(r: Array, off: Array, width: Array, r_out: float, height: float = .010) -> Array:
    """A rounded back along each spoke, none at hub and ring."""
    return height * np.exp(-(off / (width * .55)) ** 2) * step(.055, .10, r) * step(r_out, r_out - .035, r)


@named(RIMS, 'double5')
def double5(r_out: float) -> Rim:
    """Five forked spokes."""
    def spoke(r: Array, theta: Array) -> tuple[Array, Array]:
        fork = .10 + .17 * step(.04, r_out, r)
        return r * (np.abs(sector(theta, 5)) - fork), .034 + .010 * (r / r_out)

    def solid(r: Array, theta: Array) -> Array:
        off, width = spoke(r, theta)
        return closed(r, np.abs(off) - width / 2, r_out)

    def height(r: Array, theta: Array) -> Array:
        off, width = spoke(r, theta)
        return crowned(r, off, width, r_out)
    return Rim(5, solid, height)


def straight(r_out: float, n: int, inner: float, outer: float, **look: str | float) -> Rim:
    """n straight spokes whose width runs from inner to outer (m)."""
    def width(r: Array) -> Array:
        return inner + (outer - inner) * r / r_out

    def off(r: Array, theta: Array) -> Array:
        return r * np.sin(np.abs(sector(theta, n)))

    def solid(r: Array, theta: Array) -> Array:
        return closed(r, off(r, theta) - width(r) / 2, r_out)

    def height(r: Array, theta: Array) -> Array:
        return crowned(r, off(r, theta), width(r), r_out)
    return Rim(n, solid, height, **look)


@named(RIMS, 'multi10')
def multi10(r_out: float) -> Rim:
    """Ten slim spokes."""
    return straight(r_out, 10, .030, .026)


@named(RIMS, 'five')
def five(r_out: float) -> Rim:
    """Five broad spokes."""
    return straight(r_out, 5, .085, .060)


@named(RIMS, 'dark5')
def dark5(r_out: float) -> Rim:
    """Five broad spokes in black."""
    return straight(r_out, 5, .075, .050, face='RimDark')


@named(RIMS, 'offroad6')
def offroad6(r_out: float) -> Rim:
    """Six short, deep spokes that widen outwards."""
    return straight(r_out, 6, .060, .100, face='RimDark', depth=.045)


@named(RIMS, 'offroad6-bright')
def offroad6_bright(r_out: float) -> Rim:
    """Six short, deep spokes, machined."""
    return straight(r_out, 6, .060, .100, depth=.045)


@named(RIMS, 'turbine')
def turbine(r_out: float) -> Rim:
    """Nine swept blades."""
    def off(r: Array, theta: Array) -> Array:
        return r * np.sin(np.abs(sector(theta + 1.1 * (r / r_out - .3), 9)))

    def solid(r: Array, theta: Array) -> Array:
        return closed(r, off(r, theta) - (.018 + .030 * r / r_out) / 2, r_out)

    def height(r: Array, theta: Array) -> Array:
        return crowned(r, off(r, theta), .04 + 0 * r, r_out)
    return Rim(9, solid, height)


@named(RIMS, 'cover')
def cover(r_out: float) -> Rim:
    """A wheel cover with seven windows near its edge."""
    def solid(r: Array, theta: Array) -> Array:
        across = r * np.abs(sector(theta, 7))
        return -np.maximum(across - .30 * r + .012, np.abs(r - r_out * .72) - r_out * .14)

    def height(r: Array, theta: Array) -> Array:
        return .010 * step(r_out * .35, r_out * .6, r) * step(r_out, r_out - .04, r)
    return Rim(7, solid, height, face='Satin')


@named(RIMS, 'steel')
def steel(r_out: float) -> Rim:
    """A bare steel wheel with ten round holes."""
    def solid(r: Array, theta: Array) -> Array:
        return .020 - np.hypot(r * sector(theta, 10), r - r_out * .70)

    def height(r: Array, theta: Array) -> Array:
        return -.018 * step(r_out * .85, r_out * .65, r) + .022 * step(r_out * .45, r_out * .3, r)
    return Rim(10, solid, height, face='RimDark')
