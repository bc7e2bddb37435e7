"""What lies around a showroom: yard with bays and beds, pavement, street, and the town behind haze. The street lies to -y; metres."""
import math
from dataclasses import dataclass

from ..goods.forms import turned
from ..solids import box, tube
from .site import Place, Plant, Site

ROAD = -.13             # the roadway lies lower than the pavement
EDGE = -15.2            # where the yard ends and the pavement begins
TALL = 'tall'


@dataclass(frozen=True)
class Grounds:
    """Materials of the yard, and what grows: trees, shrubs of the beds, hedge or lawn by the pavement."""

    yard: str = 'Paver'
    trees: str = 'plane'
    shrubs: str = 'bush'
    low: str = 'grass'


def ground(site: Site, grounds: Grounds, edge: float) -> None:
    """Plain to the horizon, yard, pavement, kerb, road with its lines; edge is where the yard meets the pavement."""
    site.box('FarGround', (-2500, -2500, -.4), (2500, 2500, -.16))
    site.box(grounds.yard, (-60, edge, -.2), (60, 60, 0))
    site.box('Tile', (-400, edge - 2.6, -.2), (400, edge, -.002))
    site.box('Kerb', (-400, edge - 2.76, -.2), (400, edge - 2.6, .004))
    site.box('Asphalt', (-400, edge - 13.5, -.3), (400, edge - 2.76, ROAD))
    site.box('Kerb', (-400, edge - 13.66, -.2), (400, edge - 13.5, 0))
    site.box('Tile', (-400, edge - 17, -.2), (400, edge - 13.66, -.002))
    for k in range(-14, 15):
        site.box('LineWhite', (k * 7 - 1.6, edge - 8.2, ROAD), (k * 7 + 1.6, edge - 8.08, ROAD + .004))
    site.box('LineYellow', (-120, edge - 3.2, ROAD), (120, edge - 3.1, ROAD + .004))


def bays(site: Site, left: float, right: float, y: float, step: float, turn: float, z: float = 0) -> None:
    """A row of parking bays 5 m long, lines between them, a car's place in each; turn is where noses point."""
    n = max(int((right - left) / step + .1), 1)
    start = (left + right) / 2 - n * step / 2
    for k in range(n + 1):
        line = turned(box((-.05, -2.7, 0), (.05, 2.7, .004)), z=turn).moved((start + k * step, y, z))
        site.add('LineWhite', line)
    for k in range(n):
        site.outside.append(Place((start + (k + .5) * step, y + site.rng.uniform(-.25, .25), z), turn + site.rng.uniform(-2, 2)))


def bed(site: Site, grounds: Grounds, left: float, right: float, near: float, far: float) -> None:
    """A planted bed within kerbs: lawn or a hedge, shrubs here and there."""
    site.box('Kerb', (left - .12, near - .12, -.1), (right + .12, far + .12, .10))
    is_lawn = grounds.low == 'grass'
    site.box('Lawn' if is_lawn else 'Soil', (left, near, 0), (right, far, .13))
    middle = (near + far) / 2
    if is_lawn:
        for k in range(round((right - left) / 2)):
            site.plants.append(Plant('grass', (left + 1 + k * 2, middle, .12), 1., 180. * (k % 2)))
        for _ in range(int((right - left) / 4.5)):
            site.grow(grounds.shrubs, site.rng.uniform(left + .6, right - .6), middle + site.rng.uniform(-.3, .3), .12, site.rng.uniform(.55, .85))
    else:
        for k in range(round((right - left) / 1.9)):
            site.plants.append(Plant('hedge', (left + .95 + k * 1.9, middle, .12), 1., 180. * (k % 2)))


def street_lamp(site: Site, x: float, y: float) -> None:
    """Seven metres, with an arm over the road."""
    site.add('Pole', tube([(x, y, 0), (x, y, 3), (x, y, 6.2), (x, y - .3, 6.9), (x, y - 1.6, 7.1)], .055, 8))
    site.box('Pole', (x - .14, y - 2.3, 7.04), (x + .14, y - 1.5, 7.14))
    site.box('LightSpot', (x - .10, y - 2.2, 7.03), (x + .10, y - 1.6, 7.042))


def town(site: Site, trees: str, width: float) -> None:
    """Trees and houses beside and behind the building, and across the street, where glass mirrors them."""
    rng = site.rng
    for k in range(16):
        x = -90 + k * 12 + rng.uniform(-3, 3)
        site.grow(TALL, x, 34 + rng.uniform(0, 16), 0, rng.uniform(.7, 1.1))
        site.grow(TALL, x * 1.6, 70 + rng.uniform(0, 30), 0, rng.uniform(.8, 1.2))
        site.grow(TALL, x, -47 - rng.uniform(0, 10), 0, rng.uniform(.7, 1.))
    for s in (-1, 1):
        for k in range(5):
            site.grow(trees, s * (width + 5 + k * 6.5 + rng.uniform(-1, 1)), 6 + rng.uniform(-2, 8))
    for k in range(60):
        a, far = math.radians(rng.uniform(-75, 75)), rng.uniform(110, 420)
        house(site, far * math.sin(a), far * math.cos(a), 9 + rng.random() ** 2 * (10 + far * .13))
    for k in range(14):
        house(site, -110 + k * 17 + rng.uniform(-3, 3), -62 - rng.uniform(0, 25), rng.uniform(6, 18))


def house(site: Site, x: float, y: float, high: float) -> None:
    wide, deep = site.rng.uniform(9, 22), site.rng.uniform(9, 16)
    high = max(round(high / 3.1), 2) * 3.1 + .6
    site.box(f'Block{site.rng.randrange(5)}', (x - wide / 2, y, -.2), (x + wide / 2, y + deep, high))
    site.box('Concrete', (x - wide * .2, y + 2, high), (x + wide * .1, y + 6, high + 2.2))


def yard(site: Site, grounds: Grounds, width: float, turn: float, gap: float, side: float) -> float:
    """Before a showroom of a half width: two rows of bays beside the way to the door, beds along the pavement; gives where the pylon stands.

    side is the side of the drive to the street (-1 or 1).
    """
    ground(site, grounds, EDGE)
    bays(site, -width, -gap, -7.0, 3.1 / math.cos(math.radians(turn)), turn)
    bays(site, gap, width, -7.0, 3.1 / math.cos(math.radians(turn)), -turn)
    drive = side * width * .55
    for left, right in ((-width - 14, drive - 3.6), (drive + 3.6, width + 14)):
        bed(site, grounds, left, right, EDGE + .25, EDGE + 1.75)
    for s in (-1, 1):
        bed(site, grounds, s * (width + 4) - 1.4, s * (width + 4) + 1.4, -10, 4)
    for k in (-1, 1):
        site.grow(grounds.trees, k * (width + 4.2), -8.5, .1)
    street_lamp(site, -side * (width * .9 + 2), EDGE - .5)
    street_lamp(site, side * (width * .9 + 16), EDGE - .5)
    town(site, grounds.trees, width)
    return -side * (width + 2.9)


def street(site: Site, grounds: Grounds, left: float, right: float) -> float:
    """Before a town house between left and right: a broad pavement with trees, bays along the kerb, neighbours; gives where the pylon stands."""
    ground(site, grounds, -4.2)
    site.box('Tile', (left - 40, -4.2, 0), (right + 5, 0, .02))
    for x in (left - 7, left - .4, right + 1.8):
        site.grow(grounds.trees, x, -3.2, 0, .8)
        site.box('Soil', (x - .6, -3.8, 0), (x + .6, -2.6, .03))
    bays(site, left, right + 2, -9.6, 3.4, 28, ROAD)
    for k, (wide, high) in enumerate(((13, 12.9), (15, 9.8), (16, 16.0))):
        x = left - .2 - sum((13, 15, 16)[:k])
        site.box(f'Block{(k + 2) % 4}', (x - wide, .1, 0), (x, 14, high))
    for k, (wide, high) in enumerate(((16, 12.9), (18, 19.1))):
        x = right + 13 + 16 * k
        site.box(f'Block{k + 1}', (x, -.2, 0), (x + wide, 16, high))
    site.box('Asphalt', (right + 3.2, -4, -.2), (right + 11, 60, .006))
    site.box('Tile', (right, -.2, 0), (right + 3.2, 20, .03))
    street_lamp(site, right + 2.6, -5.6)
    town(site, grounds.trees, 60)
    return right + 2.2
