"""Signed fields of all panel borders (metres, negative inside the panel); q is (n, 3) points."""
import math
from collections.abc import Callable

import numpy as np

from .body import Body
from .curves import Array, ramp, smax, step
from .mesh import Field
from .outlines import Points, mirrored_poly, poly_sdf, round_poly


class Layout:
    """Where hood, doors, glass, lamps, bumpers ... of one body begin and end."""

    def __init__(self, body: Body) -> None:
        self.body, self.design = body, body.design
        d = self.design
        front, rear = body.s_front, body.s_rear
        self.lamp_f = _outline(round_poly(d.lamp_front, .03), front)
        self.lamp_r = _outline(round_poly(d.lamp_rear, .03), rear)
        self.openings = {name: _outline(mirrored_poly(points, radius), front) for name, points, radius in (
            ('grille', d.grille, .05), ('slot', d.slot, .02), ('intake', d.intake, .04)) if points}
        if d.vent:
            self.openings['vent'] = _outline(round_poly(d.vent, .03), front)

    # wheels and lower edge

    def bottom(self, q: Array) -> Array:
        d = self.design
        edge = d.clearance + .03 * step(.5, 0, q[:, 0]) + .06 * step(d.length - .5, d.length, q[:, 0])
        return edge - q[:, 2]

    def arch(self, i: int, extra: float = 0.0) -> Field:
        """Circle of wheel arch i (0 front, 1 rear), grown by extra."""
        axle = self.design.axles[i]
        return lambda q: np.hypot(q[:, 0] - axle, q[:, 2] - self.design.wheel_z) - self.body.arch_r - extra

    def sill(self, q: Array) -> Array:
        d, x = self.design, q[:, 0]
        side, front, rear, diffuser = d.sill_h
        lip = side + (front - side) * step(.55, .25, x) + (rear - side) * step(d.length - .45, d.length - .2, x)
        lip += (diffuser - rear) * step(d.length - .3, d.length - .2, x) * step(.68, .60, np.abs(q[:, 1]))
        return q[:, 2] - (d.clearance + lip)

    def skid(self, q: Array) -> Array:
        d, (x, y, z) = self.design, q.T
        end = np.minimum(np.abs(x), np.abs(d.length - x))
        return smax(smax(np.abs(y) - .46 + .5 * (z - d.clearance), z - d.clearance - d.skid, .04), end - .42, .02)

    # glass

    def cowl_line(self, q: Array) -> Array:
        """Positive in front of the screen's lower edge (measured along the screen)."""
        return (self.design.cowl[1] - .015 - .045 * (q[:, 1] / .65) ** 2) - q[:, 2]

    def screen(self, q: Array, grow: float = 0.0) -> Array:
        d, (x, y, z) = self.design, q.T
        side = np.abs(y) - (self.body.glass_y(x, z) - .060)
        top = z - (d.header[1] - .028 - .06 * (y / .6) ** 2)
        return smax(smax(side, top, .05), self.cowl_line(q), .04) - grow

    def rear_glass(self, q: Array, grow: float = 0.0) -> Array:
        d, (x, y, z) = self.design, q.T
        side = np.abs(y) - (self.body.glass_y(x, z) - .075)
        top = z - (d.rear_top[1] - .065)
        low = (d.rear_bottom[1] + .045) - z
        return smax(smax(side, top, .05), low, .07) - grow

    def dlo_top(self, x: Array) -> Array:
        """Height of the side glass' upper edge."""
        d = self.design
        return np.minimum(self.body.roof(x) - .088 - .02 * step(d.dlo_rear - .9, d.dlo_rear, x), d.glass_top)

    def along_screen(self, x: Array, z: Array, behind: float) -> Array:
        """Positive in front of a line parallel to the windscreen, `behind` metres after its foot."""
        d, slope = self.design, self.design.screen_slope
        return ((d.cowl[0] + behind + slope * (z - d.cowl[1])) - x) / math.hypot(1, slope)

    def dlo(self, q: Array, grow: float = 0.0) -> Array:
        """Daylight opening: the band of side glass."""
        x, _, z = q.T
        low = self.body.belt(x) + .040 - z
        rear = self.b_pillar(q) + .05 if self.design.cargo else (x - (self.design.dlo_rear + self.design.dlo_lean * (z - 1.15))) * .94
        front = smax(self.along_screen(x, z, self.design.dlo_front), low, .03)
        f = smax(front, smax(rear, z - self.dlo_top(x), .10), .05)
        return smax(f, low, .04) - grow

    def b_pillar(self, q: Array) -> Array:
        """Signed distance behind the line between the doors."""
        return q[:, 0] - (self.design.b_pillar + .03 * (q[:, 2] - .9))

    def quarter(self, q: Array) -> Array:
        """Signed distance behind the line between rear door glass and quarter glass."""
        return q[:, 0] - (self.design.door_rear - .10 + .30 * (q[:, 2] - 1.0))

    # doors, hood, bumpers, tailgate

    def door_front(self, q: Array) -> Array:
        d, (x, _, z) = self.design, q.T
        low, top = d.clearance + .075 - z, z - (self.dlo_top(x) + .036)
        front = smax(d.axles[0] + self.body.arch_r + .085 - x, self.along_screen(x, z, d.dlo_front - .055), .10)
        return smax(smax(smax(front, low, .08), self.b_pillar(q), .02), top, .05)

    def door_rear(self, q: Array) -> Array:
        d, (x, _, z) = self.design, q.T
        low, top = d.clearance + .075 - z, z - (self.dlo_top(x) + .036)
        arch = (self.body.arch_r + .055) - np.hypot(x - d.axles[1], z - d.wheel_z)
        rear = smax((x - (d.door_rear + .30 * (z - 1.0))) * .95, arch, .10)
        return smax(smax(smax(rear, low, .06), -self.b_pillar(q), .02), top, .06)

    def hood_side(self, q: Array) -> Array:
        """Positive outside of the hood (top view)."""
        return np.abs(q[:, 1]) - (self.body.half_width - .135 - .10 * step(1.0, .1, q[:, 0]))

    def hood_rear(self, q: Array) -> Array:
        """Positive behind the hood's rear edge."""
        return q[:, 0] - (self.design.cowl[0] - .085 + .14 * (q[:, 1] / .65) ** 2)

    def hood_front(self, q: Array) -> Array:
        """Positive below the hood's leading edge."""
        edge = self.design.hood_edge or self.design.slot[-1][1] + .02
        return edge + .055 * (q[:, 1] / .55) ** 2 - q[:, 2]

    def bumper_f(self, q: Array) -> Array:
        d = self.design
        z0, x0 = d.bumper_edge or d.lamp_front[2][1] - .014, .34
        r = self.body.arch_r + d.cladding
        xa, za = d.axles[0] - r * math.cos(math.radians(48)), d.wheel_z + r * math.sin(math.radians(48))
        return q[:, 2] - (z0 + (za - z0) / (xa - x0) * ramp(q[:, 0] - x0, .03))

    def bumper_r(self, q: Array) -> Array:
        d = self.design
        return q[:, 2] - (d.tailgate[1] + .02 * (d.length - q[:, 0]))

    def tailgate(self, q: Array) -> Array:
        d, (x, y, z) = self.design, q.T
        half, low = d.tailgate
        if d.notchback:
            side = np.abs(y) - (half + .10 * step(low + .18, low + .30, z))
            lid = smax(smax(side, (d.rear_bottom[0] + .02) - x, .08), z - d.rear_bottom[1] - .03, .02)
            return smax(lid, low - z, .10)
        if d.bed:
            return smax(smax(np.abs(y) - half, low - z, .06), d.bed[1] + .03 - x, .02)
        side = np.abs(y) - np.minimum(half, self.body.glass_y(x, np.maximum(z, self.body.belt(x))) - .025)
        return smax(smax(side, low - z, .10), z - (d.rear_top[1] - .012), .04)

    def seam(self, q: Array) -> Array:
        """The gap between two rear wings."""
        return np.abs(q[:, 1]) - .0035

    def roof_ditch(self, q: Array) -> Array:
        x, y, _ = q.T
        return np.abs(y) - (self.body.glass_y(x, self.dlo_top(x)) - .075)

    def bed_in(self, q: Array) -> Array:
        x0, x1, y1, _ = self.design.bed
        return np.maximum(np.maximum(x0 + .006 - q[:, 0], q[:, 0] - x1 + .006), np.abs(q[:, 1]) - y1 + .006)


def _outline(poly: Points, across: Callable[[Array], Array]) -> Field:
    """The field of a polygon in (distance along the skin, height)."""
    return lambda q: poly_sdf(poly, across(q), q[:, 2])
