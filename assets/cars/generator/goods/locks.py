"""What keeps thieves away: wheel bolts, the lock of a load compartment."""
import math

import numpy as np

from ..curves import Array
from ..mesh import Mesh, polygonise
from ..outlines import poly_sdf
from .shaping import Pieces, circle, coil, gathered, hex_bolt, ngon, oblong, pipe, piled, prism, put, turn
from .kit import Good, Parts


def _pattern(radius: float = .0082, n: int = 120) -> Array:
    """The wavy outline that only its own key fits."""
    a = np.linspace(0, 2 * math.pi, n, endpoint=False)
    r = radius * (1 + .13 * np.cos(5 * a) + .085 * np.cos(2 * a + .8) + .05 * np.cos(8 * a + 2))
    return np.stack([r * np.cos(a), r * np.sin(a)], 1)


def _bored(outside, low: float, high: float, mouth: float, radius: float) -> Mesh:
    """A solid with the pattern sunk into its top, down to mouth."""
    outline = _pattern()

    def field(q: Array) -> Array:
        rho, z = np.hypot(q[:, 0], q[:, 1]), q[:, 2]
        hole = np.maximum(poly_sdf(outline, q[:, 0], q[:, 1]), mouth - z)
        return np.maximum(outside(rho, z), -hole)
    return polygonise(field, (-radius, -radius, low), (radius, radius, high), .00045, 1)


def _wheel_bolt() -> Pieces:
    """M12: thread, cone, head. Stands on the end of its thread."""
    def head(rho: Array, z: Array) -> Array:
        cone = np.maximum((rho - .0066 - (z - .026) * .577) * .866, .026 - z)
        seat = np.maximum(np.maximum(cone, rho - .0128), z - .0395)
        top = np.maximum(np.maximum(rho - .0118 + .0006 * np.maximum(z - .0505, 0) / .001, z - .0525), .034 - z)
        groove = .0009 * np.exp(-((z - .0405) / .0008) ** 2)
        return np.minimum(seat, top) + groove
    z = np.linspace(.0018, .0255, 14)
    shank = turn([(0, 0), (.0046, 0), (.0055, .0015), (.0055, .027), (0, .027)], .0003, 48)
    thread = pipe(coil(np.stack([0 * z, 0 * z, z], 1), .00545, 15.8, 40), .00062, 8)
    return [(_bored(head, .024, .054, .0445, .0145), 'Bright'), *piled([shank, thread], 'Steel'),
            (prism(_pattern(.0040), .0444, .0502, .0006), 'Bright')]


def _key() -> Pieces:
    """Its socket: hexagon for the wrench, collar, and the pattern that stands out at the other end."""
    body = turn([(0, 0), (.0125, 0), (.0135, .001), (.0135, .026), (.0125, .027), (.0125, .029), (.0135, .030), (.0135, .034), (0, .034)], .0006)
    collar = turn([(.0133, .0105), (.0139, .0105), (.0139, .0165), (.0133, .0165)], .0002)
    return [(body, 'Bright'), (collar, 'Gloss'), (prism(ngon(6, .0205, .0008), .033, .050, .0012), 'Bright'),
            (prism(_pattern(.0078), -.009, .001, .0007), 'Steel'), (prism(circle(.0045), .0499, .0501), 'Gloss')]


def _lying(pieces: Pieces, turn_z: float, at: tuple[float, float], radius: float) -> Pieces:
    """On its side, its head to the front."""
    return put(pieces, (*at, radius), x=90, z=turn_z)


def wheel_locks() -> Parts:
    bolt = _wheel_bolt()
    pieces = put(bolt, (-.042, .024, 0)) + put(bolt, (-.004, .036, 0), z=50)
    for spin, yaw, at in ((15, -42, (-.056, -.018)), (70, -4, (-.010, -.014))):
        pieces += _lying(put(bolt, z=spin), yaw, at, .0128)
    pieces += _lying(put(_key(), (0, 0, -.05), z=20, x=180), 52, (.074, .006), .0139)
    return gathered(pieces)


def _puck() -> Pieces:
    """The lock: a hardened disc, its face to -y, standing on its rim."""
    r = .0365
    body = turn([(0, 0), (r - .003, 0), (r, .003), (r, .021), (r - .0045, .0255), (.027, .0275), (0, .0275)], .0022, 96)
    ring = turn([(.0262, .0268), (.0262, .0285), (.0240, .0285), (.0235, .0272), (0, .0272)], .0005, 96)
    core = [turn([(0, .027), (.0088, .027), (.0088, .0292), (.0082, .0298), (0, .0298)], .0004, 56)]
    cover = turn([(.0088, .0272), (.0128, .0272), (.0128, .0284), (.0120, .0288), (.0088, .0288)], .0003, 56)
    slot = prism(oblong(.0016, .0088, .0004), .0297, .02995)
    dots = [prism(circle(.0013, 20), .0275, .0281).moved((.0190 * math.cos(a), .0190 * math.sin(a), 0)) for a in np.arange(3) * 2.094 + .52]
    pieces = [(body, 'Steel'), (ring, 'SteelDark'), (cover, 'Chrome'), *piled(core, 'Brass'), (slot, 'Gloss'), *piled(dots, 'Chrome')]
    return put(pieces, x=90)


def _plates() -> Pieces:
    """A hasp: two plates with a collar between them, bolted to the doors."""
    pieces: Pieces = []
    for side in (-1, 1):
        plate = prism(oblong(.066, .124, .010), 0, .0045, .0012).moved((side * .0365, 0, 0))
        bolts = [hex_bolt(.008).moved((side * (.0365 + x), y, .0045)) for x in (-.020, .020) for y in (-.050, .050)]
        pieces += [(plate, 'SteelDark'), *piled(bolts, 'Steel')]
    shroud = turn([(.0375, .0035), (.0440, .0035), (.0440, .020), (.0425, .0215), (.0385, .0215), (.0375, .0205), (.0375, .0035)], .0008, 96)
    return put([*pieces, (shroud, 'SteelDark')], x=90)


def _door_key(at: tuple[float, float, float], yaw: float) -> Pieces:
    """Flat on the floor, its tip to +y: bow with a moulded grip, blade with dimples."""
    bow = prism(oblong(.026, .030, .010), 0, .0058, .0018).moved((0, -.015, 0))
    hole = [prism(circle(.0042, 28), .0057, .0060).moved((0, -.0225, 0))]
    blade = prism(oblong(.0085, .042, .0022), .0018, .0042, .0005).moved((0, .0195, 0))
    rail = prism(oblong(.0020, .034, .0008), .0040, .0046, .0002).moved((-.0020, .018, 0))
    pits = [prism(circle(.0012, 18), .0041, .00432).moved((.0016, y, 0)) for y in (.008, .014, .020, .026, .032)]
    inset = prism(oblong(.014, .010, .003), .0056, .0062, .0002).moved((0, -.0105, 0))
    pieces = [(bow, 'Plastic'), *piled(hole, 'PlasticLight'), *piled([blade, rail], 'Chrome'), *piled(pits, 'SteelDark'), (inset, 'PlasticGrey')]
    return put(pieces, at, z=yaw)


def door_lock() -> Parts:
    pieces = put(_plates(), (0, .01, .062)) + put(_puck(), (0, .004, .062))
    pieces += _door_key((.052, -.066, 0), 62) + _door_key((.020, -.090, 0), 28)
    return gathered(pieces)


GOODS = {
    'wheel-locks': Good(wheel_locks, azimuth=-12, elevation=40),
    'door-lock': Good(door_lock, azimuth=-26, elevation=26),
}
