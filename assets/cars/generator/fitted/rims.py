"""Rims of the fittings: each differs at a glance from every rim a model leaves the works with."""
import math

import numpy as np

from ..curves import Array, smax, smin, step
from ..registries import RIMS, Rim, named
from ..rims import HUB, crowned, sector, straight


def _joined(r: Array, spoke: Array, r_out: float, lip: float) -> Array:
    """Slim spokes joined with hub and ring by small fillets."""
    return smin(smin(spoke, r - HUB, .016), (r_out - lip) - r, .012)


@named(RIMS, 'cut5')
def cut5(r_out: float) -> Rim:
    """Machined: five pairs of slim spokes that spread from the hub and meet again at the ring."""
    def off(r: Array, theta: Array) -> Array:
        spread = .30 * step(.02, .55 * r_out, r) - .11 * step(.50 * r_out, r_out, r)
        return r * (np.abs(sector(theta, 5)) - spread)

    def solid(r: Array, theta: Array) -> Array:
        return _joined(r, np.abs(off(r, theta)) - .0085 - .003 * r / r_out, r_out, .012)

    def height(r: Array, theta: Array) -> Array:
        return crowned(r, off(r, theta), np.full(np.shape(r), .03), r_out, .010)
    return Rim(5, solid, height)


@named(RIMS, 'cut5-pocket')
def cut5_pocket(r_out: float) -> Rim:
    """What stays black behind the machined spokes."""
    def solid(r: Array, theta: Array) -> Array:
        inner = np.abs(r * np.sin(np.abs(sector(theta, 5)))) - .028 * step(r_out, .4 * r_out, r) - .008
        return smin(smin(inner, r - HUB - .01, .03), (r_out - .030) - r, .02)
    return Rim(5, solid, lambda r, theta: np.full(np.shape(r), -.009), face='Gloss', depth=.02)


@named(RIMS, 'net10')
def net10(r_out: float) -> Rim:
    """Machined: ten crossed pairs of thin spokes, a net."""
    def off(r: Array, theta: Array) -> Array:
        lean = .30 * (r / r_out)
        return np.minimum(np.abs(r * sector(theta - lean, 10)), np.abs(r * sector(theta + lean, 10)))

    def solid(r: Array, theta: Array) -> Array:
        return _joined(r, off(r, theta) - .0062, r_out, .014)

    def height(r: Array, theta: Array) -> Array:
        return crowned(r, off(r, theta), np.full(np.shape(r), .022), r_out, .008)
    return Rim(10, solid, height)


@named(RIMS, 'aero5')
def aero5(r_out: float) -> Rim:
    """Closed for the wind: five bright wings and a wide ring over a black disc."""
    def solid(r: Array, theta: Array) -> Array:
        wing = r * np.abs(sector(theta, 5)) - .020 - .52 * np.maximum(r - .10, 0) ** 1.25 * step(r_out, .6 * r_out, r) - .02 * r
        return smin(smin(wing, r - HUB - .006, .020), (r_out - .026) - r, .030)

    def height(r: Array, theta: Array) -> Array:
        return .008 * step(r_out * .3, r_out * .7, r) * step(r_out, r_out - .03, r) + .005 * step(.09, .06, r)
    return Rim(5, solid, height, face='Satin', depth=.010)


@named(RIMS, 'aero5-pocket')
def aero5_pocket(r_out: float) -> Rim:
    """The black disc, with a narrow slot for the brakes' air in every gap."""
    def solid(r: Array, theta: Array) -> Array:
        across = np.abs(r * sector(theta + math.pi / 5, 5))
        slot = smax(across - .18 * r, np.abs(r - .80 * r_out) - .016, .008)
        return np.maximum(-slot, r - r_out + .006)
    return Rim(5, solid, lambda r, theta: np.full(np.shape(r), -.004), face='Gloss', depth=.012)


@named(RIMS, 'night12')
def night12(r_out: float) -> Rim:
    """Twelve straight spokes in gloss black."""
    return straight(r_out, 12, .020, .020, face='Gloss', flank='Gloss')


@named(RIMS, 'night7')
def night7(r_out: float) -> Rim:
    """Seven pairs of spokes in gloss black."""
    def off(r: Array, theta: Array) -> Array:
        return r * (np.abs(sector(theta, 7)) - .155)

    def solid(r: Array, theta: Array) -> Array:
        return _joined(r, np.abs(off(r, theta)) - .0105, r_out, .010)

    def height(r: Array, theta: Array) -> Array:
        return crowned(r, off(r, theta), np.full(np.shape(r), .026), r_out, .008)
    return Rim(7, solid, height, face='Gloss', flank='Gloss')


@named(RIMS, 'rock6')
def rock6(r_out: float) -> Rim:
    """Off-road: six dark spokes that part towards a bright bolted ring."""
    def solid(r: Array, theta: Array) -> Array:
        side = np.abs(sector(theta, 6))
        spoke = r * side - .030 - .012 * r / r_out
        notch = smax(r * side - .020 * step(.55 * r_out, .8 * r_out, r), .58 * r_out - r, .012)
        return smin(smin(smax(spoke, -notch, .008), r - HUB - .012, .030), (r_out - .034) - r, .016)

    def height(r: Array, theta: Array) -> Array:
        across = r * np.abs(sector(theta, 6))
        return .010 * step(.05, .02, across) * step(.07, .11, r) * step(r_out, .84 * r_out, r)
    return Rim(6, solid, height, face='RimDark', depth=.040)
