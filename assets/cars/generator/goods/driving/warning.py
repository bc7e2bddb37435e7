"""A radar that keeps the distance, and a mirror that warns of the blind spot."""
import numpy as np

from ...curves import Array, smax, smin
from ...mesh import polygonise
from ...outlines import box_sdf, round_poly
from ..forms import rectangle, slab
from ..kit import Good, Parts
from ..shaping import Pieces, arc, gathered, oblong, prism, put, turn
from .cameras import radar
from .drawn import face, stroke

WIDE, HIGH = .126, .090             # half the mirror's measures


def _outline(q: Array, less: float = 0) -> Array:
    """The mirror seen from behind: broad outside (to -x), its upper edge falling a little to the outside."""
    x, _, z = q.T
    high = HIGH - less - .10 * np.maximum(-x - .02, 0) ** 1.3
    return smax(smax(np.abs(x) - WIDE + less + .10 * z * np.sign(-x), np.abs(z) - high, .060), (np.abs(x) + np.abs(z) * 1.15) - .192 + less * 1.3, .05)


def _shell(q: Array) -> Array:
    """The housing: open to -y, round in front (+y)."""
    x, y, z = q.T
    depth = .082 - 3.2 * x * x - 4.6 * z * z + .10 * (x - .02)
    f = smax(_outline(q) + .25 * np.maximum(y - .01, 0), y - depth, .070)
    f = smax(f, -y - .030, .006)
    well = np.maximum(_outline(q, .0065), y + .012)
    return smax(f, -well, .003)


def _split(q: Array) -> Array:
    """Above it the painted cap, below it the black base."""
    x, y, z = q.T
    return z + .046 - .10 * (x + .05) + .25 * np.maximum(y, -.02)


def _foot(q: Array) -> Array:
    """The arm to the door, to +x, and its plate."""
    x, y, z = q.T
    arm = smax(np.hypot((z + .052 + .30 * (x - .10)) * 1.5, (y - .022) * .85) - .030, np.abs(x - .115) - .060, .014)
    plate = box_sdf(np.stack([x - .176, y - .020 - .30 * (z + .075), z + .070], 1), (0, 0, 0), (.0085, .058, .046), .0075)
    return smin(arm, plate, .030)


def _sign() -> Pieces:
    """Lit in the glass: a car seen from behind with waves at its side."""
    body = round_poly([(-.0120, -.0075), (.0120, -.0075), (.0120, .0020), (.0095, .0040), (.0070, .0115), (-.0070, .0115), (-.0095, .0040), (-.0120, .0020)], .0022, 4)
    window = round_poly([(-.0076, .0042), (.0076, .0042), (.0056, .0096), (-.0056, .0096)], .0010, 4)
    pieces = [*face(body, 1, 'Warning'), *face(window, 2, 'Screen')]
    for s in (-1, 1):
        pieces += face(rectangle(.0046, .0026, .0010, (s * .0082, -.0010)), 2, 'Screen')
        pieces += face(rectangle(.0046, .0042, .0010, (s * .0082, -.0092)), 1, 'Warning')
    for k in range(2):
        pieces += stroke(arc(.0130 + .0062 * k, 148, 212, middle=(-.006, .001)), .0026, 1, 'Warning')
    return pieces


def _mirror() -> Pieces:
    """Its glass to -y, its middle at the origin."""
    low, high, cell = (-.142, -.036, -.104), (.142, .092, .098), .0026
    cap = polygonise(lambda q: smax(_shell(q), -_split(q) + .0006, .0016), low, high, cell, 2)
    base = polygonise(lambda q: smax(_shell(q), _split(q) + .0006, .0016), low, high, cell, 2)
    inside = polygonise(lambda q: np.maximum(_outline(q, .0040), np.abs(q[:, 1] + .0085) - .0035), (-.14, -.016, -.10), (.14, -.002, .10), .0016, 1)
    glass = polygonise(lambda q: smax(_outline(q, .0115), np.abs(q[:, 1] + .0165) - .0022, .0012), (-.14, -.024, -.10), (.14, -.012, .10), .0012, 1)
    edge = polygonise(lambda q: np.maximum(_outline(q, .0098), np.abs(q[:, 1] + .0150) - .0020), (-.14, -.024, -.10), (.14, -.010, .10), .0012, 1)
    foot = polygonise(_foot, (.045, -.07, -.135), (.192, .10, .0), .0032, 2)
    lamp = polygonise(lambda q: np.maximum(_shell(q) - .0012, np.maximum(np.abs(_split(q) - .0055) - .0045, np.maximum(q[:, 0] + .035, .006 - q[:, 1]))),
                      low, high, .0022, 0)
    sign = put(_sign(), (-.066, -.0190, .030), x=90)
    return [(cap, 'PaintBlue'), (base, 'Plastic'), (inside, 'PlasticDeep'), (edge, 'Plastic'), (glass, 'MirrorGlass'), (foot, 'Plastic'), (lamp, 'Amber'), *sign]


def _cover() -> Pieces:
    """The plain glossy plate of the grille before the radar, with its bars; its face to -y."""
    disc = turn([(0, -.004), (.053, -.004), (.056, -.001), (.0555, .002), (.050, .0045), (.035, .0062), (.015, .0070), (0, .0071)], .0012, 96)
    ring = turn([(.0545, -.002), (.0600, -.002), (.0615, .0015), (.0600, .0050), (.0570, .0058), (.0550, .0040)], .0012, 96)
    bars: Pieces = []
    for z in (-.044, -.022, 0, .022, .044):
        half = .090 - .20 * abs(z)
        inner = np.sqrt(max(.0590 ** 2 - z * z, 0)) if abs(z) < .059 else 0
        for s in (-1, 1):
            wide = half - inner
            bars.append((prism(oblong(wide, .0085, .0035), -.010, .0010, .0026).moved((s * (inner + wide / 2), z, 0)), 'Gloss'))
    frame = slab(round_poly([(-.084, -.068), (.084, -.068), (.098, 0), (.084, .068), (-.084, .068), (-.098, 0)], .022, 8), -.014, -.002, .0035, 0,
                 (round_poly([(-.077, -.061), (.077, -.061), (.090, 0), (.077, .061), (-.077, .061), (-.090, 0)], .018, 8),))
    return put([(disc, 'Gloss'), (ring, 'Chrome'), *bars, (frame, 'PlasticDeep')], x=90)


def high_tech() -> Parts:
    """The mirror behind, the cover of the radar and the radar itself before it."""
    mirror = put(_mirror(), (-.115, .050, .1165), z=20)
    sensor = put(radar(), (.120, -.045, .0515), z=8)
    cover = put(put(_cover(), x=-16), (.240, -.125, .0715), z=16)
    return gathered([*mirror, *sensor, *cover])


GOODS = {'high-tech': Good(high_tech, azimuth=-8, elevation=22)}
