"""Lamps with depth: lens, housing, light signature, modules."""
import numpy as np

from .car import Car
from .curves import Array
from .cutting import cut, refine
from .mesh import join, unit
from .panels import panel, walls
from .registries import LAMPS, REAR_LAMPS, named
from .solids import lathe, orient

PROJECTOR = [(.0185, -.01), (.0185, .004), (.016, .011), (.010, .0165), (.004, .0185), (.0004, .019)]
CUP = [(.0185, -.012), (.0215, .010), (.0235, .010), (.0235, -.012)]


def front_housing(car: Car, depth: float = .050) -> None:
    """Clear lens, dark walls and back of the opening lamp_f."""
    skin = car.pieces['lamp_f']
    car.add('lampf_lens', panel(skin, gap=.004, radius=.002, depth=.006), 'LampFront')
    car.add('lampf_wall', walls(skin, depth, .006).flipped(), 'LampInner')
    car.add('lampf_back', skin.offset(.005 - depth), 'LampInner')


def projectors(car: Car, positions: list[tuple[float, float]], sink: float = .040, size: float = 1.) -> None:
    """Round light modules in chrome cups behind the lens at (s, z); size 1 is 37 mm across."""
    skin, modules, cups = car.pieces['lamp_f'], [], []
    for s, z in positions:
        k = np.argmin((car.body.s_front(skin.V) - s) ** 2 + (skin.V[:, 2] - z) ** 2 * 3)
        at = skin.V[k] - skin.N[k] * sink
        direction = unit(skin.N[k] * [1, 1, .2] + np.array([-.8, 0, 0]))
        modules.append(orient(lathe(np.array(PROJECTOR) * size, 28), direction, at))
        cups.append(orient(lathe(np.array(CUP) * size, 28), direction, at))
    car.add('lampf_mod', join(modules), 'Lens')
    car.add('lampf_cup', join(cups), 'Chrome')


@named(LAMPS, 'band')
def band_lamp(car: Car) -> None:
    """A lit band along the lower edge, four projectors above it."""
    b, lamp = car.body, car.layout.lamp_f
    outline = np.array(car.design.lamp_front)
    centre = outline[:, 1].mean()

    def above(q: Array) -> Array:
        return q[:, 2] - np.interp(b.s_front(q), [outline[0, 0], 1.0], [outline[0, 1] - .003, centre + .045])
    front_housing(car)
    m = refine(car.pieces['lamp_f'], b)
    for field in (lambda q: lamp(q) + .008, lambda q: lamp(q) + .019, above):
        m = cut(m, b, field, snap=.001)
    c = m.centroids()
    inside = lamp(c)
    lit = (inside < -.008) & (inside > -.019) & (above(c) < 0)
    car.add('lampf_led', panel(m.take(lit), gap=0, radius=.002, depth=.016, lift=-.012), 'Led')
    s0, s1 = np.percentile(b.s_front(car.pieces['lamp_f'].V), [22, 86])
    projectors(car, [(s, np.interp(s, [s0, s1], [centre - .005, centre + .022])) for s in np.linspace(s0, s1, 4)])


@named(LAMPS, 'round')
def round_lamp(car: Car) -> None:
    """A lit ring along the edge, one large projector in the middle."""
    b, lamp = car.body, car.layout.lamp_f
    front_housing(car)
    m = refine(car.pieces['lamp_f'], b)
    for inset in (.010, .022):
        m = cut(m, b, lambda q, inset=inset: lamp(q) + inset, snap=.001)
    inside = lamp(m.centroids())
    lit = m.take((inside < -.010) & (inside > -.022))
    car.add('lampf_led', panel(lit, gap=0, radius=.002, depth=.016, lift=-.012), 'Led')
    s, z = np.array(car.design.lamp_front).mean(0)
    projectors(car, [(s, z)], size=1.9)


@named(REAR_LAMPS, 'ring')
def ring_lamp(car: Car) -> None:
    """A lit line all round inside the red lens."""
    b, lamp, skin = car.body, car.layout.lamp_r, car.pieces['lamp_r']
    m = cut(cut(refine(skin, b), b, lambda q: lamp(q) + .014, snap=.001), b, lambda q: lamp(q) + .024, snap=.001)
    inside = lamp(m.centroids())
    car.add('lampr_lens', panel(skin, gap=.004, radius=.002, depth=.012), 'LampRear')
    car.add('lampr_led', panel(m.take((inside < -.014) & (inside > -.024)), gap=0, radius=.001, depth=.002, lift=.0006),
            'LedRear')


def add_lamps(car: Car) -> None:
    if 'lamp_f' in car.pieces:
        LAMPS[car.design.lamp_style](car)
    if 'lamp_r' in car.pieces:
        REAR_LAMPS[car.design.rear_lamp_style](car)
