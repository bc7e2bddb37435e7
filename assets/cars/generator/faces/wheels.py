"""The brands' own cast wheels, and which of them a brand wears where a model names a common one."""
import math

import numpy as np

from ..curves import Array, smax, smin, step
from ..registries import RIMS, Rim, named
from ..rims import HUB, closed, crowned, sector


@named(RIMS, 'star5')
def star5(r_out: float) -> Rim:
    """Five broad spokes that widen towards the edge, each with a groove."""
    def parts(r: Array, theta: Array) -> tuple[Array, Array]:
        return r * sector(theta, 5), .052 + .055 * step(.3 * r_out, r_out, r)

    def solid(r: Array, theta: Array) -> Array:
        off, width = parts(r, theta)
        return closed(r, np.abs(off) - width / 2, r_out)

    def height(r: Array, theta: Array) -> Array:
        off, width = parts(r, theta)
        groove = .006 * np.exp(-(off / .009) ** 2) * step(.30 * r_out, .45 * r_out, r) * step(r_out, .9 * r_out, r)
        return crowned(r, off, width, r_out, .012) - groove
    return Rim(5, solid, height)


@named(RIMS, 'fan10')
def fan10(r_out: float) -> Rim:
    """Ten slim spokes leaning in the direction of travel."""
    def lean(r: Array) -> Array:
        return .32 * (r / r_out) ** 1.3

    def off(r: Array, theta: Array) -> Array:
        return r * sector(theta - lean(r), 10)

    def solid(r: Array, theta: Array) -> Array:
        return closed(r, np.abs(off(r, theta)) - .010 - .006 * r / r_out, r_out)

    def height(r: Array, theta: Array) -> Array:
        return crowned(r, off(r, theta), np.full(np.shape(r), .030), r_out, .009)
    return Rim(10, solid, height)


@named(RIMS, 'fork7')
def fork7(r_out: float) -> Rim:
    """Seven spokes that part into a Y."""
    def spoke(r: Array, theta: Array) -> Array:
        part = .155 * step(.48 * r_out, .98 * r_out, r)
        return r * (np.abs(sector(theta, 7)) - part)

    def solid(r: Array, theta: Array) -> Array:
        return closed(r, np.abs(spoke(r, theta)) - .0125 - .006 * step(.55 * r_out, .3 * r_out, r), r_out)

    def height(r: Array, theta: Array) -> Array:
        return crowned(r, spoke(r, theta), np.full(np.shape(r), .034), r_out, .009)
    return Rim(7, solid, height)


@named(RIMS, 'block6')
def block6(r_out: float) -> Rim:
    """Off-road: six blocky spokes, a wide ring, dark."""
    def solid(r: Array, theta: Array) -> Array:
        beside = .024 + .016 * r / r_out - r * np.abs(sector(theta, 6))
        window = smax(np.abs(r - .64 * r_out) - .20 * r_out, beside, .030)
        return np.maximum(-window, r - r_out + .004)

    def height(r: Array, theta: Array) -> Array:
        across = r * sector(theta, 6)
        rib = .012 * np.exp(-(across / .030) ** 4) * step(.07, .11, r) * step(r_out, .86 * r_out, r)
        return rib + .006 * step(.84 * r_out, .90 * r_out, r)
    return Rim(6, solid, height, face='RimDark', depth=.034)


@named(RIMS, 'blade5')
def blade5(r_out: float) -> Rim:
    """Closed for the wind: five large blades with narrow gaps between them."""
    def turned(r: Array, theta: Array) -> Array:
        return sector(theta - .22 * (r / r_out), 5)

    def solid(r: Array, theta: Array) -> Array:
        gap = r * (math.pi / 5 - np.abs(turned(r, theta))) - .009 - .012 * step(.45 * r_out, r_out, r)
        opening = smax(gap, np.abs(r - .645 * r_out) - .285 * r_out, .012)
        return np.maximum(-opening, r - r_out + .004)

    def height(r: Array, theta: Array) -> Array:
        tilt = .010 * turned(r, theta) * step(.30 * r_out, .5 * r_out, r) * step(r_out, .9 * r_out, r)
        return tilt + .006 * step(.09, .05, r)
    return Rim(5, solid, height, depth=.018)


@named(RIMS, 'slim9')
def slim9(r_out: float) -> Rim:
    """Nine pairs of thin spokes."""
    def off(r: Array, theta: Array) -> Array:
        return r * (np.abs(sector(theta, 9)) - .085 - .02 * step(.2 * r_out, r_out, r))

    def solid(r: Array, theta: Array) -> Array:
        spoke = np.abs(off(r, theta)) - .0075
        return smin(smin(spoke, r - HUB - .012, .020), (r_out - .010) - r, .016)

    def height(r: Array, theta: Array) -> Array:
        return crowned(r, off(r, theta), np.full(np.shape(r), .022), r_out, .007)
    return Rim(9, solid, height)


# brand/common name: a look that asks for the common wheel gets the brand's own
BRAND_WHEELS = {
    'fiat': {'multi10': 'fork7'}, 'fiat-abarth': {'multi10': 'star5', 'double5': 'star5'},
    'jeep': {'double5': 'star5', 'multi10': 'slim9'}, 'ram': {'double5': 'star5', 'multi10': 'fork7', 'offroad6': 'block6'},
    'dodge': {'multi10': 'star5'}, 'chrysler': {'double5': 'slim9', 'multi10': 'slim9'},
    'citroen': {'multi10': 'blade5', 'double5': 'blade5'}, 'peugeot': {'multi10': 'fan10', 'double5': 'fan10'},
}
for brand, worn in BRAND_WHEELS.items():
    RIMS.update({f'{brand}/{common}': RIMS[own] for common, own in worn.items()})
