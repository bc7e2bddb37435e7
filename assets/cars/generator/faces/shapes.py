"""What the faces are drawn with: outlines in the proportions of a body, lit strokes in lamps, bars."""
from collections.abc import Callable, Sequence
from dataclasses import replace

import numpy as np

from ..car import Car
from ..curves import Array
from ..cutting import cut, refine
from ..design import Design, Points
from ..lamps import front_housing, projectors
from ..mesh import Field, Mesh
from ..panels import panel
from ..registries import LAMPS, REAR_LAMPS, named

Stroke = Sequence[tuple[float, float]]      # polyline in the lamp's box, (0, 0) inner lower, (1, 1) outer upper corner


def box(points: Points) -> tuple[float, float, float, float]:
    """Least and largest s and z of an outline."""
    s, z = zip(*points, strict=True)
    return max(min(s), 0), min(z), max(s), max(z)


def within(outline: Points, points: Stroke) -> Points:
    """Points (0..1) placed in the box around an outline."""
    s0, z0, s1, z1 = box(outline)
    return tuple((s0 + u * (s1 - s0), z0 + v * (z1 - z0)) for u, v in points)


def is_tall(d: Design) -> bool:
    """Grille between the lamps (pickups, off-road) and not below them."""
    return max(z for _, z in d.grille) > min(z for _, z in d.lamp_front) + .02


def front_box(d: Design) -> Points:
    """From the centre line to the middle of the lamps, from the black lower edge up to the lamps (up to their tops if tall)."""
    s0, z0, s1, z1 = box(d.lamp_front)
    low = d.clearance + d.sill_h[1] + .015
    return ((0, low), (s0 - .03, z1 - .01)) if is_tall(d) else ((0, low), (s0 + .42 * (s1 - s0), z0 - .012))


def reshaped(d: Design, lamp: Stroke = (), rear: Stroke = (), **openings: Stroke) -> Design:
    """The design with outlines of front lamp and rear lamp drawn anew in their boxes, openings in the front's box."""
    changes: dict[str, Points] = {name: within(front_box(d), points) if points else () for name, points in openings.items()}
    if lamp and d.lamp_style != 'round':
        changes['lamp_front'] = within(d.lamp_front, lamp)
    if rear and box(d.lamp_rear)[0] > .1:       # a lamp that crosses the tail keeps its outline
        changes['lamp_rear'] = within(d.lamp_rear, rear)
    return replace(d, **changes)


def without_slot(d: Design) -> Design:
    """No dark band between the lamps; the bonnet ends where it did."""
    return replace(d, slot=(), hood_edge=d.hood_edge or d.slot[-1][1] + .02) if d.slot and not is_tall(d) else d


def near(points: Points, half: float) -> Callable[[Array, Array], Array]:
    """Distance to a polyline minus half its width: negative on the stroke."""
    def field(s: Array, z: Array) -> Array:
        best = np.full(np.shape(s), 9.)
        for (s0, z0), (s1, z1) in zip(points, points[1:], strict=False):
            ds, dz = s1 - s0, z1 - z0
            t = np.clip(((s - s0) * ds + (z - z0) * dz) / max(ds * ds + dz * dz, 1e-12), 0, 1)
            best = np.minimum(best, np.hypot(s - s0 - t * ds, z - z0 - t * dz))
        return best - half
    return field


def drawn(car: Car, skin: Mesh, field: Field, fine: int = 2) -> Mesh:
    """The piece of skin where field is negative."""
    close = skin.take(field(skin.centroids()) < 2.5 * car.cell)
    if not len(close.F):
        return close
    m = cut(refine(close, car.body, fine), car.body, field, snap=.0006)
    return m.take(field(m.centroids()) < 0)


def front_lamp(name: str, strokes: Sequence[Stroke], half: float, lights: Sequence[tuple[float, float]] = (),
               margin: float = .007) -> None:
    """File a front lamp: lit strokes and projectors, both placed in the lamp's box."""
    @named(LAMPS, name)
    def make(car: Car) -> None:
        front_housing(car)
        outline, lamp = car.design.lamp_front, car.layout.lamp_f
        lines = [near(within(outline, s), half) for s in strokes]

        def lit(q: Array) -> Array:
            s = car.body.s_front(q)
            return np.maximum(np.minimum.reduce([f(s, q[:, 2]) for f in lines]), lamp(q) + margin)
        m = drawn(car, car.pieces['lamp_f'], lit)
        if len(m.F):
            car.add('lampf_led', panel(m, gap=0, radius=.0015, depth=.016, lift=-.012), 'Led')
        if lights:
            projectors(car, list(within(outline, lights)))


def rear_lamp(name: str, strokes: Sequence[Stroke], half: float, margin: float = .006) -> None:
    """File a rear lamp: red lens with lit strokes."""
    @named(REAR_LAMPS, name)
    def make(car: Car) -> None:
        skin, lamp = car.pieces['lamp_r'], car.layout.lamp_r
        lines = [near(within(car.design.lamp_rear, s), half) for s in strokes]

        def lit(q: Array) -> Array:
            s = car.body.s_rear(q)
            return np.maximum(np.minimum.reduce([f(s, q[:, 2]) for f in lines]), lamp(q) + margin)
        car.add('lampr_lens', panel(skin, gap=.004, radius=.002, depth=.012), 'LampRear')
        m = drawn(car, skin, lit)
        if len(m.F):
            car.add('lampr_led', panel(m, gap=0, radius=.001, depth=.002, lift=.0006), 'LedRear')
