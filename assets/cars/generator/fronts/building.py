"""Five showrooms. Each stands with its front on y = 0, the middle of its width over the origin, on a floor 15 cm over the yard."""
from collections.abc import Callable
from dataclasses import dataclass

from .rooms import downlights, fins, glazing, places, room, shelter, side_glazing
from .site import Band, Site

FLOOR = .15
Brands = tuple[str, ...]


@dataclass(frozen=True)
class Dress:
    """Materials of a building: of its walls, of its fascia, under its roof, behind its cars."""

    wall: str = 'PanelLight'
    fascia: str = 'MetalDark'
    soffit: str = 'Wood'
    accent: str = 'Wood'
    panels: bool = False            # names on panels in the brands' colours


def glass_box(site: Site, brands: Brands, dress: Dress) -> None:
    """A flat glass box under a deep canopy on slender columns."""
    w, d, h = 13., 15., 4.7
    site.box('Concrete', (-w - .4, -2.9, 0), (w + .4, d + .4, FLOOR - .02))
    room(site, brands, (-w, .1, FLOOR), (w, d, h - .1), dress.accent)
    glazing(site, -w, w, 0, FLOOR, h, 2.6, 2.62, door=0)
    for s in (-1, 1):
        side_glazing(site, s * w, 0, 9, FLOOR, h, 2.25, 2.62)
        site.box(dress.wall, (s * w - .15, 9, 0), (s * w + .15, d, h))
    shelter(site, -w - .9, w + .9, -2.9, d + .5, h, h + 1.45, dress.fascia, dress.soffit)
    for k in range(5):
        x = -w + .2 + k * (2 * w - .4) / 4
        site.box('Frame', (x - .09, -2.65, FLOOR - .05), (x + .09, -2.47, h))
    downlights(site, -w, w, -1.4, h, 2.6)
    site.bands.append(Band(-w + .6, w - .6, h + .74, -2.9, 1.02, dress.fascia))
    places(site, -w + 1, -1.8, 3.4, FLOOR, 4.6, 32)
    places(site, 1.8, w - 1, 3.4, FLOOR, 4.6, 32)
    places(site, -w + 2, w - 2, 8.6, FLOOR, 6.0, -40)


def set_back_corner(site: Site, brands: Brands, dress: Dress) -> None:
    """A closed volume of brick or concrete, and beside it a set-back corner of glass under a thin slab."""
    left, joint, right, d, h = -13.5, -3.5, 13., 14., 5.0
    site.box('Concrete', (left - .3, -.4, 0), (right + 1.2, d, FLOOR - .02))
    site.box(dress.wall, (left, 0, 0), (joint, d, 7.6))
    site.box('MetalDark', (left - .04, -.04, 7.55), (joint + .04, d, 7.68))
    for x in (left + 1.6, left + 3.0, left + 4.4):
        site.box('WindowDark', (x - .3, -.015, .9), (x + .3, .2, 5.0))
        site.box('Frame', (x - .36, -.05, .84), (x - .30, .02, 5.06))
        site.box('Frame', (x + .30, -.05, .84), (x + .36, .02, 5.06))
    room(site, brands, (joint, 1.9, FLOOR), (right, d, h - .1), dress.accent)
    glazing(site, joint, right, 1.8, FLOOR, h, 2.36, 2.62, door=joint + 3.5)
    side_glazing(site, right, 1.8, 11, FLOOR, h, 2.3, 2.62)
    site.box(dress.wall, (right - .15, 11, 0), (right + .15, d, h))
    shelter(site, joint - .3, right + 1.3, -1.0, d + .2, h, h + .55, dress.fascia, dress.soffit)
    site.box('Frame', (right + .7, -.5, 0), (right + .9, -.3, h))
    downlights(site, joint + .4, right, .5, h, 2.4)
    if len(brands) > 2:
        site.box(dress.fascia, (joint - .3, -.85, h + .5), (right + 1.3, -.6, h + 1.85))
        site.bands.append(Band(joint, right + 1, h + 1.18, -.85, .95, dress.fascia))
    else:
        site.bands.append(Band(left + .8, joint - .6, 6.5, 0, 1.0, dress.wall))
    places(site, joint + 1, right - .6, 5.0, FLOOR, 4.7, -32)
    places(site, joint + 2, right - 2, 9.6, FLOOR, 6.0, 35)


def pavilion(site: Site, brands: Brands, dress: Dress) -> None:
    """Long and low: glass below, a band of upright fins above, a portal around the door."""
    w, d, h, top = 17., 13., 3.7, 5.5
    site.box('Concrete', (-w - .4, -1.6, 0), (w + .4, d + .4, FLOOR - .02))
    room(site, brands, (-w, .1, FLOOR), (w, d, h - .05), dress.accent)
    glazing(site, -w, w, 0, FLOOR, h, 2.83, door=0)
    for s in (-1, 1):
        side_glazing(site, s * w, 0, 8, FLOOR, h, 2.66)
        site.box(dress.wall, (s * w - .15, 8, 0), (s * w + .15, d, h))
    site.box('MetalDark', (-w - .15, -.5, h), (w + .15, d, top))
    site.box(dress.soffit, (-w - .1, -.45, h - .04), (w + .1, .2, h + .01))
    fins(site, -w - .15, w + .15, -.5, h - .12, top + .18, .36, dress.fascia)
    part = Site(site.rng)
    fins(part, -.5, d, 0, h - .12, top + .18, .36, dress.fascia)
    site.put(part, 90, (w + .15, 0, 0))
    site.put(part, 90, (-w - .15 - .28, 0, 0))
    half = 3.4 if len(brands) == 1 else 5.6 if len(brands) < 4 else 8.2
    low = h - .35
    site.box(dress.wall, (-half, -1.5, low), (half, -.45, top + .75))
    for s in (-1, 1):
        site.box(dress.wall, (s * half - .22, -1.5, FLOOR - .02), (s * half + .22, .1, low))
    downlights(site, -half + .4, half - .4, -.95, low, 1.6)
    site.bands.append(Band(-half + .3, half - .3, (low + top + .75) / 2, -1.5, 1.05 if len(brands) < 3 else .85, dress.wall))
    places(site, -w + .6, -3, 3.2, FLOOR, 4.7, 35)
    places(site, 3, w - .6, 3.2, FLOOR, 4.7, -35)
    places(site, -w + 2, w - 2, 8.0, FLOOR, 7.0, 20)


def two_storeys(site: Site, brands: Brands, dress: Dress) -> None:
    """Two glazed floors in a frame: cars below, and above on the upper floor."""
    w, d, h, up, top = 12., 13., 4.1, 5.3, 8.7
    site.box('Concrete', (-w - .4, -1.6, 0), (w + .4, d + .4, FLOOR - .02))
    room(site, brands, (-w, .1, FLOOR), (w, d, h - .05), dress.accent)
    room(site, brands, (-w, .1, up), (w, d, top - .1), dress.accent)
    glazing(site, -w, w, 0, FLOOR, h, 2.4, 2.62, door=w * .2)
    glazing(site, -w, w, 0, up, top, 2.4)
    site.box(dress.fascia, (-w, -.55, h), (w, .12, up - .02))
    site.box('MetalDark', (-w, -.5, h - .1), (w, d, up - .13))
    for s in (-1, 1):
        x = s * (w + .35)
        site.box(dress.wall, (x - .35, -1.5, 0), (x + .35, d, top - .001))
    site.box(dress.wall, (-w - .7, -1.5, top), (w + .7, d, top + .7))
    site.box(dress.soffit, (-w, -1.4, top - .03), (w, 0, top + .02))
    downlights(site, -w, w, -.75, top - .03, 2.4)
    site.bands.append(Band(-w + .5, w - .5, (h + up) / 2 - .01, -.55, .78, dress.fascia))
    places(site, -w + .6, w - .6, 3.2, FLOOR, 4.8, 30)
    places(site, -w + 1.4, w - 1.4, 2.5, up, 5.2, -30)
    places(site, -w + 2, w - 2, 8.2, FLOOR, 6.5, -25)


def city_corner(site: Site, brands: Brands, dress: Dress) -> None:
    """A town house of three floors whose ground floor became a showroom: tall windows between pilasters, a cornice on top."""
    left, right, d, h = -11., 10., 14., 4.4
    site.box('Stone', (left - .12, -.12, 0), (right + .12, d, .5))
    room(site, brands, (left + .5, .3, FLOOR), (right - .5, d - .3, h - .2), dress.accent)
    for part, z, at in ((front(site, left, right, dress.wall, .4), 0, 0), (front(site, 0, d, dress.wall), 90, right)):
        site.put(part, z, (at, 0, 0))
    site.box(dress.wall, (left, 9, 0), (left + .4, d, h))
    site.box(dress.wall, (left, d - .3, 0), (right, d, 12.2))
    site.box('Ceiling', (left, .2, h + .1), (right - .2, d, h + .4))
    site.box('MetalDark', (left, .4, 12.0), (right - .4, d, 12.2))
    site.box(dress.fascia, (left + .2, -.20, h - .05), (right + .02, -.02, h + 1.2))
    site.box(dress.fascia, (right + .02, -.20, h - .05), (right + .20, d - .5, h + 1.2))
    site.bands.append(Band(left + .6, right - .4, h + .58, -.20, .86, dress.fascia))
    places(site, left + 1, right - .8, 3.4, FLOOR, 5.0, 34)
    places(site, left + 2, right - 2, 8.4, FLOOR, 6.0, -30)


def front(site: Site, left: float, right: float, wall: str, corner: float = 0) -> Site:
    """One front of the town house along x: shop windows below, two rows of windows above, string courses and cornice.

    corner is how much earlier its wall ends on the right, where another front's begins.
    """
    part = Site(site.rng)
    bays = round((right - left) / 4.2)
    step = (right - left) / bays
    for k in range(bays + 1):
        x = left + k * step
        part.box(wall, (x - .42, -.06, 0), (x + .42, .4, 4.45))
        part.box('Stone', (x - .48, -.12, 0), (x + .48, .1, .75))
    for k in range(bays):
        x = left + (k + .5) * step
        glazing(part, x - step / 2 + .42, x + step / 2 - .42, .16, .42 if k != bays // 2 else FLOOR, 4.4, 1.7, 3.0, door=x if k == bays // 2 else None)
        for low in (5.85, 9.0):
            for dx in (-step / 4, step / 4):
                upper_window(part, x + dx, low)
    for low, high in ((4.4, 5.85), (8.05, 9.0), (11.2, 12.3)):
        part.box(wall, (left, 0, low), (right - corner, .4, high))
    for low in (5.85, 9.0):
        edges = [left] + [left + (k + .5) * step + dx + s * .62 for k in range(bays) for dx in (-step / 4, step / 4) for s in (-1, 1)] + [right - corner]
        for a, b in zip(edges[::2], edges[1::2]):
            part.box(wall, (a, 0, low), (b, .4, low + 2.2))
    for z, out, tall in ((5.58, .12, .14), (8.55, .12, .16), (11.55, .22, .18), (11.73, .42, .16), (12.2, .3, .12)):
        part.box('Stone', (left - out, -out, z), (right - (.1 if corner else 0), .1, z + tall))
    return part


def upper_window(part: Site, x: float, low: float) -> None:
    """A casement 1.24 by 2.2 m with stone around it and a sill."""
    part.box('WindowLit' if part.rng.random() < .3 else 'WindowDark', (x - .62, .22, low), (x + .62, .25, low + 2.2))
    for dx in (-.60, 0, .60):
        part.box('FrameLight', (x + dx - .035, .15, low), (x + dx + .035, .25, low + 2.2))
    for z in (low + .03, low + 1.55, low + 2.17):
        part.box('FrameLight', (x - .62, .15, z - .035), (x + .62, .25, z + .035))
    part.box('Stone', (x - .78, -.14, low - .12), (x + .78, .2, low))
    part.box('Stone', (x - .74, -.05, low + 2.2), (x + .74, .1, low + 2.4))
    for s in (-1, 1):
        part.box('Stone', (x + s * .68 - .06, -.04, low), (x + s * .68 + .06, .1, low + 2.2))


DESIGNS: dict[str, Callable[[Site, Brands, Dress], None]] = {
    'box': glass_box, 'corner': set_back_corner, 'pavilion': pavilion, 'storeys': two_storeys, 'city': city_corner}
