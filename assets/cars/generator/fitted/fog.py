"""Fog lamps: round ones in the bumper, between the grille and the vents beside it."""
import numpy as np

from ..car import Car
from ..curves import Array
from ..mesh import project, unit
from ..solids import lathe, orient
from .registry import fitting

# Radius and height over the bumper, m; from the middle, so that faces look ahead.
BEZEL = [(.045, .006), (.047, .0105), (.05, .012), (.0535, .0105), (.055, .007), (.055, -.04)]
BOWL = [(.026, .008), (.032, .006), (.036, .006)]
LENS = [(.0004, .0158), (.008, .0155), (.017, .0145), (.024, .0125), (.028, .0095), (.028, .0075)]
LIGHT = [(.0345, .005), (.0365, .0095), (.0425, .0095), (.0445, .005)]


def _place(car: Car) -> tuple[Array, Array]:
    """The middle of a lamp on the skin, and where it looks."""
    d, b = car.design, car.body
    grille = np.array(d.grille)
    z = float(grille[:, 1].min()) + .075
    inner = float(np.interp(z, *grille[:len(grille) // 2 + 1, ::-1].T))
    outer = min((s for s, _ in d.vent), default=inner + .30)
    s = (inner + outer) / 2 + .01
    y = s
    for _ in range(8):
        x = b.nose_x(np.array(y), np.array(z))
        y = s - .65 * max(float(x - b.nose(z)), 0)
    at = project(b, np.array([[float(x), y, z]]))[0]
    step = np.eye(3) * .002
    normal = unit(np.array([[float(b((at + e)[None])[0] - b((at - e)[None])[0]) for e in step]]))[0]
    return at, unit((normal * [1, 1, .3] + [-.6, 0, 0])[None])[0]


@fitting('fog-lamps')
def add_fog_lamps(car: Car) -> None:
    """A dark ring, a bowl with a lit line in it, a lens."""
    at, ahead = _place(car)
    for name, profile, material in (('bezel', BEZEL, 'Gloss'), ('bowl', BOWL, 'Chrome'), ('light', LIGHT, 'Led'), ('lens', LENS, 'Lens')):
        car.add(name, orient(lathe(profile, 40), tuple(ahead), tuple(at)), material)
