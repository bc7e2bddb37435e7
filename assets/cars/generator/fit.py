"""Fitting a body type to the measures of a real model."""
from bisect import bisect_right
from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Any

import numpy as np

from .body import Body
from .curves import step
from .design import Design, Points

CURVES = ('belt', 'crease', 'roof')                                   # (x, z)
CORNERS = ('cowl', 'header', 'rear_top', 'rear_bottom')
OUTLINES = ('lamp_front', 'lamp_rear', 'grille', 'intake', 'slot', 'vent')     # (s, z)
POSITIONS = ('b_pillar', 'dlo_rear', 'door_rear')
CALIBRATED = ('side_shift', 'nose', 'tail', 'roof', 'header', 'rear_top')
SKIRT = .03       # the body's lower edge over the ground clearance of the data sheet


@dataclass(frozen=True)
class Measures:
    """Of the catalogue: millimetres and the tyre's own notation."""

    length: int
    width: int
    height: int
    wheelbase: int
    clearance: int
    tyre: str

    def tyre_sizes(self) -> tuple[float, float, int]:
        """Outer diameter and width (m) and the rim's inches of e.g. 205/55 R17."""
        width, rest = self.tyre.split('/')
        ratio, inches = rest.split(' R')
        return int(inches) * .0254 + 2 * int(width) / 1000 * int(ratio) / 100, int(width) / 1000, int(inches)


def _mapping(knots: list[tuple[float, float]]) -> Callable[[float], float]:
    """Straight pieces through (from, to) knots, going on beyond the ends."""
    def mapped(t: float) -> float:
        i = min(max(bisect_right([k[0] for k in knots], t), 1), len(knots) - 1)
        (a, fa), (b, fb) = knots[i - 1], knots[i]
        return fa + (t - a) / (b - a) * (fb - fa)
    return mapped


def rim(inches: float) -> float:
    """Diameter of what one sees of a wheel of that many inches, metres."""
    return inches * .0254 + .035


def fit(base: Design, name: str, measures: Measures, front_overhang: float, belt: float = 0.0, wheel: int = 0,
        **changes: Any) -> Design:
    """The body type stretched to the measures.

    front_overhang in metres; belt the height of the belt line at the B pillar (0: in proportion);
    wheel the visible rim in inches (0: the tyre's); changes replace fields of the result.
    """
    m = {k: getattr(measures, k) / 1000 for k in ('length', 'width', 'height', 'wheelbase')}
    clearance = measures.clearance / 1000 + SKIRT
    outer, tyre_w, inches = measures.tyre_sizes()
    fx = _mapping([(0, 0), (base.axles[0], front_overhang), (base.axles[1], front_overhang + m['wheelbase']),
                   (base.length, m['length'])])
    old_belt = float(Body(base).belt(base.b_pillar))
    share = (old_belt - base.clearance) / (base.height - base.clearance)
    fz = _mapping([(0, 0), (base.clearance, clearance),
                   (old_belt, belt or clearance + share * (m['height'] - clearance)), (base.height, m['height'])])
    across = m['width'] / base.width
    stretched: dict[str, Any] = {k: _points(getattr(base, k), fx, fz) for k in CURVES}
    stretched |= {k: (fx(getattr(base, k)[0]), fz(getattr(base, k)[1])) for k in CORNERS}
    stretched |= {k: _points(getattr(base, k), fz, fx) for k in ('nose', 'tail')}
    stretched |= {k: _points(getattr(base, k), lambda s: s * across, fz) for k in OUTLINES}
    stretched |= {k: fx(getattr(base, k)) for k in POSITIONS}
    stretched['crown'] = tuple((fx(x), h) for x, h in base.crown)
    stretched['plate'] = tuple(fz(z) for z in base.plate)
    stretched['tailgate'] = (base.tailgate[0] * across, fz(base.tailgate[1]))
    if base.glass_top < base.height:
        stretched['glass_top'] = fz(base.glass_top)
    if base.bed:
        x0, x1, y, z = base.bed
        stretched['bed'] = (fx(x0), fx(x1), y * across, fz(z))
    stretched |= {k: fz(getattr(base, k)) for k in ('hood_edge', 'bumper_edge') if getattr(base, k)}
    wheels = {'wheel_d': outer, 'tyre_w': tyre_w, 'rim_d': rim(wheel or inches)}
    fitted = {'name': name, 'front_overhang': front_overhang, 'clearance': clearance, **wheels, **m, **stretched}
    return replace(base, **(fitted | changes))


def _points(points: Points, fu: Callable[[float], float], fv: Callable[[float], float]) -> Points:
    return tuple((fu(u), fv(v)) for u, v in points)


def shift(design: Design, **by: tuple[float, float]) -> Design:
    """Move corners (cowl, header, rear_top, rear_bottom) by (dx, dz) metres."""
    corners = {k: (getattr(design, k), move) for k, move in by.items()}
    return replace(design, **{k: (x + dx, z + dz) for k, ((x, z), (dx, dz)) in corners.items()})


def move(design: Design, **by: float) -> Design:
    """Move pillars along the car (b_pillar, dlo_rear, door_rear) by metres."""
    return replace(design, **{k: getattr(design, k) + dx for k, dx in by.items()})


def kick(design: Design, start: float, rise: float) -> Design:
    """Let the belt line rise by metres behind start, as a share of the length."""
    lifted = tuple((x, z + rise * float(step(start * design.length, (start + .2) * design.length, x))) for x, z in design.belt)
    return replace(design, belt=lifted)


def extents(design: Design) -> tuple[float, float, float, float]:
    """Front x, rear x, half width, height of the skin with its rails (metres), read off the surfaces."""
    b, d = Body(design), design
    front_z = np.linspace(d.clearance + .05, d.cowl[1] - .05, 200)
    rear_z = np.linspace(d.clearance + .08, d.rear_bottom[1] + .04, 200)
    x = np.linspace(.2, d.length - .2, 400)
    roof_x = np.linspace(d.header[0], d.rear_top[0] + d.spoiler, 200)
    xx, zz = (g.ravel() for g in np.meshgrid(x, np.linspace(d.clearance + .05, float(b.belt(x).min()), 60)))
    top = float(b.roof(roof_x).max())
    if d.rails:
        edge = b.glass_y(roof_x, b.roof(roof_x) - .09)
        top = max(top, float((b.roof_z(roof_x, edge) + .048).max()))
    return float(b.nose(front_z).min()) - d.bar_bumper, float(b.tail(rear_z).max()), float(b.side_y(xx, zz).max()), top


def calibrated(design: Design) -> Design:
    """The design, its CALIBRATED fields moved by what curves overshoot: the skin has exactly its measures."""
    for _ in range(2):
        d = design
        front, rear, half, top = extents(d)
        up = d.height - top
        half_goal = d.width / 2 - d.fenders - (.006 if d.cladding else 0)
        design = replace(
            d, side_shift=d.side_shift + half_goal - half,
            nose=tuple((z, x - front) for z, x in d.nose),
            tail=tuple((z, x + d.length - (d.tyre_w * .9 if d.spare else 0) - rear) for z, x in d.tail),
            roof=tuple((x, z + up) for x, z in d.roof),
            header=(d.header[0], d.header[1] + up), rear_top=(d.rear_top[0], d.rear_top[1] + up))
    return design
