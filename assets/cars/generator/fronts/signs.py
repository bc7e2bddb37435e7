"""Brand names in plain letters of our own: raised letters on bands, on panels and on the pylon by the street."""
import numpy as np

from ..curves import Array
from ..faces.lettering import LETTERS, NAMES
from ..goods.forms import crisp
from ..mesh import Mesh, join
from .site import Band, Site

Strokes = tuple[tuple[tuple[float, float], ...], ...]
NAME = NAMES | {'citroen': 'CITROËN'}
DOTS: Strokes = (((.13, 1.30), (.13, 1.302)), ((.42, 1.30), (.42, 1.302)))
HALF, GAP = .088, .40                       # half a stroke, between letters; in heights of a capital
DEPTH = .11                                 # of letters, in their heights
PANEL = {'fiat': ('PanelRed', 'LetterWhite'), 'jeep': ('PanelGraphite', 'LetterWhite'), 'ram': ('PanelBlack', 'LetterWhite'),
         'citroen': ('PanelWhite', 'LetterRed'), 'peugeot': ('PanelNavy', 'LetterWhite')}

LIGHT_WALLS = ('PanelLight', 'MetalWhite', 'BrickPale', 'BoardConcrete', 'Stucco', 'Concrete')


def strokes(letter: str) -> Strokes:
    return LETTERS['E'] + DOTS if letter == 'Ë' else LETTERS[letter]


def rounded(line: Array) -> Array:
    """Corners of less than 65 degrees are cut three times over: chamfers become arcs, corners stay corners."""
    for _ in range(3):
        out = [line[0]]
        for a, b, c in zip(line, line[1:], line[2:]):
            u, v = (b - a) / np.linalg.norm(b - a), (c - b) / np.linalg.norm(c - b)
            soft = u @ v > .42
            out += [b - .25 * (b - a), b + .25 * (c - b)] if soft else [b]
        line = np.array([*out, line[-1]])
    return line


def pieces(line: Array) -> list[Array]:
    """A stroke parted where an upright meets a slope at a sharp angle, as in N; uprights and ends of slopes reach as far as level strokes are thick."""
    d = np.diff(line, axis=0)
    d /= np.linalg.norm(d, axis=1)[:, None]
    upright = np.abs(d[:, 0]) < 1e-6
    cuts = [i + 1 for i in range(len(d) - 1) if d[i] @ d[i + 1] < -.5 and upright[i] != upright[i + 1]]
    out = []
    for a, b in zip([0, *cuts], [*cuts, len(d)]):
        part = line[a:b + 1].copy()
        if upright[a] or (a == 0 and abs(d[0, 1]) > .8):
            part[0] -= d[a] * HALF
        if upright[b - 1] or (b == len(d) and abs(d[-1, 1]) > .8):
            part[-1] += d[b - 1] * HALF
        out.append(part)
    return out


def bar(line: Array, half: float, front: float, back: float) -> Mesh:
    """A flat bar along a line in the x-z plane, mitred at corners, its face at y = front."""
    along = np.diff(line, axis=0)
    along /= np.linalg.norm(along, axis=1)[:, None]
    side = np.stack([-along[:, 1], along[:, 0]], 1)
    ends = np.concatenate([side[:1], side]), np.concatenate([side, side[-1:]])
    both = ends[0] + ends[1]
    mitre = both / np.maximum((both * ends[0]).sum(1), .55)[:, None] * half
    left, right, n = line + mitre, line - mitre, len(line)
    v = np.concatenate([np.insert(p, 1, y, axis=1) for y in (front, back) for p in (left, right)])
    i = np.arange(n - 1)
    quads = [np.stack([i + a * n, i + 1 + a * n, i + 1 + b * n, i + b * n], 1) for a, b in ((1, 0), (2, 3), (0, 2), (3, 1))]
    quads += [np.array([[0, n, 3 * n, 2 * n][::-1], [n - 1, 3 * n - 1, 4 * n - 1, 2 * n - 1][::-1]])]
    q = np.concatenate(quads)
    return crisp(v, np.concatenate([q[:, :3], q[:, [0, 2, 3]]]))


def width(text: str) -> float:
    """In heights of a letter."""
    return sum(max(p[0] for s in strokes(c) for p in s) for c in text) + GAP * (len(text) - 1) + 2 * HALF


def word(text: str, x: float, z: float, y: float, height: float) -> Mesh:
    """A word around (x, z), its letters standing before the plane y; height is that of a capital."""
    scale = height / (1 + 2 * HALF)
    at, bars = x - width(text) * scale / 2 + HALF * scale, []
    for letter in text:
        parts = [part for s in strokes(letter) for part in pieces(rounded(np.array(s, float)))]
        bars += [bar(part * scale + (at, z - scale / 2), HALF * scale, y - DEPTH * height - .002 * k, y - .01) for k, part in enumerate(parts)]
        at += (max(p[0] for s in strokes(letter) for p in s) + GAP) * scale
    return join(bars)


def ink_on(wall: str, brands: tuple[str, ...], is_night: bool) -> str:
    """Letters that stand out from a wall; by night they shine."""
    if wall not in LIGHT_WALLS or (is_night and wall == 'BoardConcrete'):
        return 'LetterWhite'
    return 'LetterRed' if brands[0] in ('fiat', 'citroen') and len(brands) == 1 else 'LetterDark'


def write(site: Site, brands: tuple[str, ...], band: Band, on_panels: bool, is_night: bool) -> None:
    """The brands' names side by side on a band: each on a panel of its colour, or all in one colour on the wall."""
    room = band.right - band.left
    air = 1.5 if on_panels else min(2.4, max(1.2, room / band.height / len(brands) - width(NAME[brands[0]])))
    share = [width(NAME[b]) + air for b in brands]
    height = min(band.height, room / sum(share))
    at = (band.left + band.right - sum(share) * height) / 2
    for brand, part in zip(brands, share):
        x, end = at + part * height / 2, at + part * height
        panel, ink = PANEL[brand]
        if on_panels:
            site.box(panel, (at + .03, band.y - .10, band.z - band.height * .82), (end - .03, band.y + .02, band.z + band.height * .82))
        low = height * .14 if 'Ë' in NAME[brand] else 0
        site.add(ink if on_panels else ink_on(band.wall, brands, is_night), word(NAME[brand], x, band.z - low / 2, band.y - .10 * on_panels, height - low))
        at = end


def pylon(site: Site, brands: tuple[str, ...], x: float, y: float, height: float) -> None:
    """The sign by the street: a slab on a plinth, one panel a brand, names on the side that looks to the street."""
    half, deep = 1.05, .22
    site.box('Concrete', (x - half - .15, y - deep - .2, 0), (x + half + .15, y + deep + .2, .22))
    site.box('MetalDark', (x - half, y - deep, .22), (x + half, y + deep, height))
    panel = min(1.55, (height - 1.6) / len(brands))
    for k, brand in enumerate(brands):
        top = height - .12 - k * panel
        colour, ink = PANEL[brand]
        site.box(colour, (x - half + .08, y - deep - .05, top - panel + .08), (x + half - .08, y - deep + .01, top))
        site.box(colour, (x - half + .08, y + deep - .01, top - panel + .08), (x + half - .08, y + deep + .05, top))
        fits = min(.62, (2 * half - .4) / width(NAME[brand]), panel * .55)
        site.add(ink, word(NAME[brand], x, top - panel / 2 + .04, y - deep - .05, fits))
