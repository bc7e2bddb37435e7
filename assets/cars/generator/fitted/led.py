"""What shines in front by LED: the headlamps' own modules, and slim fog lamps low in the bumper."""
import numpy as np

from ..car import Car
from ..curves import Array
from ..faces.shapes import drawn, near
from ..lamps import PROJECTOR
from ..mesh import Mesh, polygonise, unit
from ..registries import LAMPS
from ..skin import cut_skin
from .registry import fitting

CELL = .014             # edge of the skin's triangles, like those of the car in pictures: lamps find their places on them
GROWN = 1.10, 1.60      # size of a module: so that it hides the dark one, and where there are few, so that one sees them
REACH = .0271           # from a module's middle to its edge, m
ENOUGH = 3 * REACH ** 2 # of a lamp's modules: number times reach squared, m²
BEFORE = .0015          # that it stands before it, m
FOG_CELL = .006
LONG, HALF, LIT = .190, .029, .0105     # of a fog lamp: its length, half its height, half that of its light; m
AWAY = .030             # from the openings beside it, m


@fitting('led-lamps')
def add_led_lamps(car: Car) -> None:
    """The lamp's own light modules, lit."""
    lamp = Car(car.design, car.body, car.layout, max(car.cell, CELL))
    lamp.pieces = cut_skin(lamp)
    LAMPS[car.design.lamp_style](lamp)
    modules, _ = lamp.parts['lampf_mod']
    v, n = (a.reshape(-1, 28 * len(PROJECTOR), 3) for a in (modules.V, modules.N))
    middle = v.mean(1, keepdims=True)
    ahead = unit(n.mean(1))[:, None]
    reach = np.linalg.norm(v - middle, axis=2).max()
    grown = np.clip(GROWN[0] * np.sqrt(ENOUGH / (len(v) / 2 * reach ** 2)), *GROWN)
    lit = middle + (v - middle) * grown + BEFORE * ahead
    car.add('lit', Mesh(lit.reshape(-1, 3), modules.N, modules.F), 'Led', mirror=False)


def _fog_line(car: Car) -> Array:
    """Ends (s, z) of a fog lamp's light: beside the lowest opening, before the vent."""
    d = car.design
    low = np.array(d.intake or d.grille)
    z = low[:, 1].min() + min(.5 * np.ptp(low[:, 1]), .07)
    inner = float(np.interp(z, *low[:len(low) // 2 + 1, ::-1].T)) if not d.intake else low[:, 0].max()
    first = inner + AWAY + HALF
    last = min(first + LONG - 2 * HALF, min((s for s, _ in d.vent), default=9) - AWAY - HALF)
    return np.array([(first, z), (last, z + .006)])


@fitting('led-fog-lamps')
def add_led_fog_lamps(car: Car) -> None:
    """A dark capsule in the skin with a lit line in it."""
    line = _fog_line(car)
    b, z = car.body, line[:, 1]
    low, high = (-.05, line[0, 0] - .30, z.min() - .06), (.80, b.half_width + .02, z.max() + .06)
    skin = polygonise(b, low, high, min(car.cell, FOG_CELL))
    inset = [(.006, 0), (-.006, 0)]
    for name, ends, half, lift, material in (('capsule', line, HALF, .0012, 'Gloss'), ('line', line + inset, LIT, .0022, 'Led')):
        shape = near(tuple(map(tuple, ends)), half)
        car.add(name, drawn(car, skin, lambda q, shape=shape: shape(b.s_front(q), q[:, 2]), 1).offset(lift), material)
