"""What opens and starts a car without a key: a fob and a button."""
import math

import numpy as np

from ...outlines import round_poly
from ..kit import Good, Parts
from ..shaping import Pieces, gathered, oblong, piled, pipe, prism, put, rounded, turn
from . import glass


def _fob() -> Pieces:
    """Flat on the floor, long along y."""
    shape = round_poly([(-.0175, -.036), (.0175, -.036), (.0205, .012), (.0165, .038), (-.0165, .038), (-.0205, .012)], .017, 12)

    def grown(by: float) -> np.ndarray:
        return shape * (1 + by / .020 * np.array([1, .52]))
    lower = prism(shape, 0, .0068, .001, .0042)
    band = prism(grown(.0006), .0062, .0088, .0008, .0008)
    upper = prism(grown(-.0004), .0084, .0140, .0040, .0004)
    keys = []
    for k, y in enumerate((.0205, .0035, -.0135)):
        wide = .0250 - .0012 * k
        keys.append(prism(oblong(wide, .0135, .0050), .0130, .01475, .0007).moved((0, y, 0)))
    z = .01502
    signs = [glass.lock(.0040, .0010, z).moved((0, .0205, 0)), glass.lock(.0040, .0010, z, True).moved((-.001, .0035, 0))]
    boot = [(-.0052, -.0016), (-.0046, .0002), (-.0022, .0010), (-.0004, .0028), (.0024, .0028)]
    signs += [glass.line(rounded(line, .0012, 5), .0010, z).moved((0, -.0138, 0)) for line in
              (boot, [(-.0052, -.0016), (.0050, -.0016), (.0050, .0008)], [(.0024, .0042), (.0058, .0024)])]
    loop = pipe(rounded([(-.0065, .036, .0072), (-.0065, .0445, .0072), (.0065, .0445, .0072), (.0065, .036, .0072)], .005, 8), .0017, 14, True)
    lamp = turn([(0, .0135), (.0011, .0135), (.0011, .0142), (0, .0143)], .0002, 20).moved((0, -.0270, 0))
    return [(lower, 'Plastic'), (band, 'Chrome'), (upper, 'Gloss'), *piled(keys, 'PlasticDeep'), *piled(signs, 'PlasticLight'), (loop, 'Chrome'),
            (lamp, 'Red')]


def _ring(at: tuple[float, float], radius: float) -> Pieces:
    """A split ring that lies on the floor, half through the loop."""
    a = np.linspace(0, 4 * math.pi, 160)
    lift = .0012 + .0016 * a / a[-1]
    tilt = .0062 * np.clip(-np.sin(a), 0, 1)
    return [(pipe(np.stack([at[0] + radius * np.cos(a), at[1] + radius * np.sin(a), lift + tilt], 1), .00085, 10, True), 'Steel')]


def _button() -> Pieces:
    """In a piece of dashboard: its face to +z, its foot at y = -.040."""
    panel = prism(oblong(.080, .080, .016, 12), -.010, 0, .003)
    trim = prism(oblong(.064, .064, .031, 24), -.001, .0012, .0008)
    bezel = turn([(.0245, 0), (.0250, .0030), (.0236, .0052), (.0216, .0048), (.0206, .0020)], .0008, 96)
    well = turn([(.0208, .0022), (.0190, .0008)], 0, 96)
    glow = turn([(.0200, .0016), (.0200, .0042), (.0191, .0046), (.0188, .0040)], .0002, 96)
    cap = turn([(0, 0), (.0186, 0), (.0186, .0056), (.0176, .0068), (.0150, .0066), (0, .0060)], .0008, 96)
    sign = glass.power(.0062, .0015, .00655)
    can = turn([(0, -.040), (.021, -.040), (.0225, -.038), (.0225, -.009), (0, -.009)], .001, 64)
    plug = prism(oblong(.024, .016, .002), -.052, -.039, .001)
    clips = [prism(oblong(.004, .012, .001), -.030, -.010, .001).moved((s * .0235, 0, 0)) for s in (-1, 1)]
    return [(panel, 'Grained'), (trim, 'Gloss'), (bezel, 'Chrome'), (well, 'Plastic'), (glow, 'LedBlue'), (cap, 'PlasticDeep'), (sign, 'Lit'),
            (can, 'Plastic'), (plug, 'PlasticGrey'), *piled(clips, 'PlasticGrey')]


def keyless() -> Parts:
    """The fob lies before the button."""
    fob = put([*_fob(), *_ring((.0, .0555), .0125)], (.043, -.028, 0), z=-24)
    button = put(_button(), x=62)
    floor = min(m.V[:, 2].min() for m, of in button if of == 'Grained')
    return gathered([*fob, *put(put(button, (0, 0, -floor)), (-.031, .024, 0), z=12)])


GOODS = {'keyless': Good(keyless, azimuth=-6, elevation=34)}
