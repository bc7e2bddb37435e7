"""Openings of the front: grille with bars, lower intake, side vents, the slot between the lamps."""
import numpy as np

from .car import Car
from .curves import Array
from .cutting import cut, refine
from .mesh import Field, Mesh
from .panels import panel, walls
from .registries import GRILLES, named


def stripe(v: Array, pitch: float) -> Array:
    """Distance of v to the nearest line of a grid with the given pitch."""
    return np.abs((v + 9) % pitch - pitch / 2)


@named(GRILLES, 'bars')
def bars(car: Car) -> Field:
    return lambda q: stripe(q[:, 2], .042) - .006


@named(GRILLES, 'vertical')
def vertical(car: Car) -> Field:
    return lambda q: stripe(car.body.s_front(q), .040) - .006


@named(GRILLES, 'mesh')
def mesh(car: Car) -> Field:
    return lambda q: np.minimum(stripe(q[:, 1] + 1.15 * q[:, 2], .036), stripe(q[:, 1] - 1.15 * q[:, 2], .036)) - .003


@named(GRILLES, 'ports')
def ports(car: Car) -> Field:
    """Two rows of upright openings in a painted wall."""
    outline = np.array(car.design.grille)
    pitch, middle = outline[1, 0] / 4.75, (outline[:, 1].min() + outline[:, 1].max()) / 2

    def field(q: Array) -> Array:
        upright = .27 * pitch - np.abs((q[:, 1] + 9.5 * pitch) % pitch - pitch / 2)
        return np.minimum(upright, np.abs(q[:, 2] - middle) - .3 * pitch)
    return field


def add_opening(car: Car, name: str, depth: float = .05) -> Mesh | None:
    """Walls and dark back of the opening; answers its skin for bars, None if the car has no such opening."""
    if name not in car.pieces:
        return None
    skin = car.pieces[name]
    car.add(name + '_wall', walls(skin, depth, .001).flipped(), 'Gloss')
    car.add(name + '_back', skin.offset(-depth), 'Under')
    return refine(skin, car.body)


def add_bars(car: Car, name: str, skin: Mesh, field: Field, lift: float, material: str = 'Gloss') -> None:
    """Bars where field is negative, lift metres off the skin."""
    m = cut(skin, car.body, field, snap=.0008)
    car.add(name, panel(m.take(field(m.centroids()) < 0), gap=0, radius=.002, depth=.018, lift=lift), material)


def add_slot(car: Car) -> None:
    """Black band between the lamps with a bright line."""
    d, b, skin = car.design, car.body, car.pieces['slot']
    car.add('slot', panel(skin, gap=.003, radius=.002, depth=.012, lift=-.003), 'Gloss')

    def line(q: Array) -> Array:
        return np.abs(q[:, 2] - (d.slot[0][1] + d.slot[-1][1]) / 2 - .006 * np.abs(q[:, 1])) - .0035
    m = cut(refine(skin, b), b, line, snap=.0008)
    c = m.centroids()
    bright = m.take((line(c) < 0) & (car.layout.openings['slot'](c) < -.012))
    car.add('slot_led', panel(bright, gap=0, radius=.001, depth=.004, lift=.0015), 'Chrome')


def add_grille(car: Car) -> None:
    skin = add_opening(car, 'grille')
    if skin is not None:
        d = car.design
        skin = refine(skin, car.body) if car.cell > .008 else skin
        add_bars(car, 'grille_bars', skin, GRILLES[d.grille_style](car), -d.grille_sink, d.grille_material)
    add_opening(car, 'vent', .04)
    skin = add_opening(car, 'intake')
    if skin is not None:
        add_bars(car, 'intake_bars', skin, lambda q: stripe(q[:, 2], .040) - .005, -.015)
    if 'slot' in car.pieces:
        add_slot(car)
