"""What showrooms have in common: glass fronts with frames and doors, the lit room behind them, slabs and fins."""
from ..solids import box
from .signs import NAME, PANEL, word
from .site import Lamp, Place, Plant, Site

FRAME = .06             # width of a mullion (m)


def glazing(site: Site, left: float, right: float, y: float, low: float, high: float, bay: float, rail: float = 0,
            door: float | None = None, material: str = 'Frame') -> None:
    """A glass front in the plane y: equal bays of about a width, a rail at a height, a double door around an x."""
    n = max(round((right - left) / bay), 1)
    at = [left + (right - left) * k / n for k in range(n + 1)]
    k = min(range(n), key=lambda k: abs((at[k] + at[k + 1]) / 2 - door)) if door is not None else -1
    for x in at:
        site.box(material, (x - FRAME / 2, y - .07, low), (x + FRAME / 2, y + .07, high))
    for z in (low + .03, high - .03, *([rail] if rail else [])):
        site.box(material, (left, y - .06, z - FRAME / 2), (right, y + .06, z + FRAME / 2))
    levels = [low, rail, high] if rail else [low, high]
    for i, (a, b) in enumerate(zip(at, at[1:])):
        for z0, z1 in zip(levels, levels[1:]):
            site.pane(a, b, y, z0, z1)
        if i == k:
            _door(site, a, b, y, low, material)


def _door(site: Site, left: float, right: float, y: float, low: float, material: str) -> None:
    """Two leaves of 2.4 m with stiles and long handles."""
    middle, top = (left + right) / 2, low + 2.4
    half = min((right - left) / 2, 1.1)
    site.box(material, (left, y - .08, top - .05), (right, y + .08, top + .07))
    for x in (middle - half, middle, middle + half):
        site.box(material, (x - .055, y - .08, low), (x + .055, y + .08, top))
    for s in (-1, 1):
        site.box('Steel', (middle + s * .14 - .018, y - .15, low + .75), (middle + s * .14 + .018, y - .115, low + 1.65))
    for s in (-1, 1):
        x = middle + s * (half + .55)
        site.box('Frame', (x - .3, y - .95, low - .02), (x + .3, y - .35, low + .55))
        site.plants.append(Plant('bush', (x, y - .65, low + .5), .85, 40. * s))
    site.box('Mat', (middle - half, y - 1.5, low - .02), (middle + half, y - .1, low + .012))


def side_glazing(site: Site, x: float, near: float, far: float, low: float, high: float, bay: float, rail: float = 0) -> None:
    """A glass wall from front to back in the plane x."""
    part = Site(site.rng)
    glazing(part, near, far, 0, low, high, bay, rail)
    site.put(part, 90, (x, 0, 0))


def room(site: Site, brands: tuple[str, ...], low: tuple[float, float, float], high: tuple[float, float, float],
         accent: str = 'Wood', lamps: float = 9.) -> None:
    """A showroom: tiled floor, light ceiling with rows of lights, back wall with panels and names; lamps is their radiance."""
    (x0, y0, z0), (x1, y1, z1) = low, high
    site.box('FloorTile', (x0, y0, z0 - .12), (x1, y1, z0))
    site.box('Ceiling', (x0, y0, z1), (x1, y1, z1 + .1))
    site.box('WallWhite', (x0, y1 - .2, z0), (x1, y1, z1))
    rows = max(round((x1 - x0) / 3.2), 1)
    for k in range(rows):
        x = x0 + (k + .5) * (x1 - x0) / rows
        site.box('LightStrip', (x - .07, y0 + 1, z1 - .05), (x + .07, y1 - 1, z1 - .01))
    n = max(round((x1 - x0) / 13), 1)
    for k in range(n):
        wide = (x1 - x0) / n
        site.lamps.append(Lamp((x0 + (k + .5) * wide, (y0 + y1) / 2, z1 - .08), (wide * .8, (y1 - y0) * .72), lamps / 9))
    _furniture(site, brands, x0, x1, y1 - .2, z0, z1, accent)


def _furniture(site: Site, brands: tuple[str, ...], x0: float, x1: float, y: float, z0: float, z1: float, accent: str) -> None:
    """Along the back wall: panels with the brands' names, doors to offices, a counter, seats, plants."""
    wide = (x1 - x0) / (len(brands) + 1)
    for k, brand in enumerate(brands):
        x = x0 + (k + 1) * wide
        half, (panel, ink) = min(wide * .40, 2.6), PANEL[brand]
        site.box(panel, (x - half, y - .08, z0 + .9), (x + half, y, z1 - .25))
        site.add(ink, word(NAME[brand], x, z0 + (z1 - z0) * .68, y - .08, min(.55, half * .42)))
    site.box('WallGrey', (x0, y - .03, z0), (x1, y, z0 + 2.7))
    for k in range(len(brands) + 1):
        x = x0 + (k + .5) * wide
        site.box(accent, (x - wide * .12, y - .05, z0), (x + wide * .12, y, z1))
    middle = (x0 + x1) / 2 + site.rng.uniform(-2, 2)
    site.box('WallWhite', (middle - 1.7, y - 2.6, z0), (middle + 1.7, y - 1.9, z0 + 1.05))
    site.box(accent, (middle - 1.75, y - 2.66, z0 + 1.05), (middle + 1.75, y - 1.85, z0 + 1.11))
    for s in (-1, 1):
        x = middle + s * 4.2
        site.box('Sofa', (x - .9, y - 3.2, z0 + .1), (x + .9, y - 2.4, z0 + .44))
        site.box('Sofa', (x - .9, y - 2.5, z0 + .44), (x + .9, y - 2.3, z0 + .85))


def shelter(site: Site, left: float, right: float, near: float, far: float, low: float, high: float, fascia: str, soffit: str) -> None:
    """A flat roof: fascia all round, soffit below with small lights, gravel edge above."""
    site.add(fascia, box((left, near, low + .04), (right, far, high)))
    site.box(soffit, (left + .06, near + .06, low), (right - .06, far - .06, low + .05))
    site.box('MetalDark', (left - .03, near - .03, high - .02), (right + .03, far + .03, high + .05))


def downlights(site: Site, left: float, right: float, y: float, z: float, step: float) -> None:
    """Small round lights in a soffit, seen as bright squares of 16 cm."""
    n = max(round((right - left) / step), 1)
    for k in range(n):
        x = left + (k + .5) * (right - left) / n
        site.box('LightSpot', (x - .08, y - .08, z - .012), (x + .08, y + .08, z + .01))


def fins(site: Site, left: float, right: float, y: float, low: float, high: float, step: float, material: str, deep: float = .28) -> None:
    """Upright blades before a wall."""
    n = round((right - left) / step)
    for k in range(n + 1):
        x = left + (right - left) * k / n
        site.box(material, (x - .03, y - deep, low), (x + .03, y, high))


def places(site: Site, left: float, right: float, y: float, z: float, step: float, turn: float) -> None:
    """Where cars stand in a room: a row, noses towards the glass, each turned a little differently."""
    n = max(int((right - left) / step), 1)
    for k in range(n):
        x = left + (k + .5) * (right - left) / n
        site.inside.append(Place((x, y + site.rng.uniform(-.4, .4), z), turn + site.rng.uniform(-8, 8)))


