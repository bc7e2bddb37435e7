"""The body skin as an implicit function of (x, y, z), negative inside."""
import math
from collections.abc import Callable

import numpy as np
from numpy.typing import ArrayLike

from .curves import Array, Curve, ramp, smax, smin, step
from .design import Design


class Body:
    """Side, top, nose, tail, screen, roof as height fields of C2 curves, joined by C2 fillets."""

    def __init__(self, design: Design) -> None:
        self.design = d = design
        self.belt, self.crown, self.crease = Curve(d.belt), Curve(d.crown), Curve(d.crease)
        self.nose, self.tail = Curve(d.nose), Curve(d.tail)
        self.roof, self.section = Curve(d.roof), Curve(d.section)
        self.half_width = w = d.width / 2 - d.fenders + d.side_shift
        self.plan = Curve([(t * d.length, w - inset) for t, inset in (
            (0, .075), (.10, .035), (.22, .016), (.4, .006), (.6, 0), (.8, .008), (.92, .03), (1, .075))])
        self.arch_r = d.wheel_d / 2 + d.arch_gap

    # elementary surfaces

    def side_y(self, x: Array, z: Array) -> Array:
        """Half width of the body side."""
        d = self.design
        crease, low = self.crease(x), d.clearance + .02
        t = 1 - ramp(1 - (z - low) / (crease - low), .05)
        y = self.plan(x) + self.section(t) - d.shoulder_slope * ramp(z - crease, d.crease_soft) \
            - .9 * ramp(low + .012 - z, .02)
        y = y + d.lower_slope * ramp(d.clearance + d.lower_line[0] + d.lower_line[1] * (x - d.axles[0]) - z, .05)
        for axle in d.axles:
            away = np.maximum(np.hypot(x - axle, z - d.wheel_z) - self.arch_r, 0)
            y = y + d.flare * np.exp(-(away / .15) ** 2) + .006 * np.exp(-(away / .03) ** 4)
        return y

    def nose_x(self, y: Array, z: Array) -> Array:
        sweep, power = self.design.nose_plan
        return self.nose(z) + sweep * (np.abs(y) / self.half_width) ** power

    def tail_x(self, y: Array, z: Array) -> Array:
        sweep, power = self.design.tail_plan
        return self.tail(z) - sweep * (np.abs(y) / self.half_width) ** power

    def top_z(self, x: Array, y: Array) -> Array:
        """Hood and deck."""
        z = self.belt(x) + self.crown(x) * (1 - (y / (self.half_width - .08)) ** 2)
        on_hood = 1 - step(self.design.cowl[0] - .1, self.design.cowl[0] + .2, x)
        start, spread, strength = self.design.hood_crease
        return z - strength * on_hood * ramp(np.abs(y) - start - spread * x, .016)

    def glass_y(self, x: Array, z: Array) -> Array:
        """Half width of the cabin at the side glass."""
        d = self.design
        u = (x - d.cowl[0]) / (d.rear_bottom[0] - d.cowl[0])
        foot = self.half_width - d.ledge - .065 - .05 * np.maximum(.35 - u, 0) ** 2 / .1225 \
            - d.boat_tail * np.maximum(u - .45, 0) ** 2 / .3025
        up = z - self.belt(x)
        return foot - d.tumble * up - d.tumble_curve * up * np.abs(up)

    def roof_z(self, x: Array, y: Array) -> Array:
        return self.roof(x) - self.design.roof_crown * (y / .55) ** 2

    def screen_x(self, y: Array, z: Array) -> Array:
        (x0, z0), (x1, z1) = self.design.cowl, self.design.header
        u = (z - z0) / (z1 - z0)
        return x0 + (x1 - x0) * u + self.design.screen_bow * (y / .65) ** 2 - .05 * 4 * u * (1 - u)

    def rear_x(self, y: Array, z: Array) -> Array:
        (x0, z0), (x1, z1) = self.design.rear_bottom, self.design.rear_top
        u = (z - z0) / (z1 - z0)
        return x0 + (x1 - x0) * u - self.design.rear_bow * (y / .6) ** 2 + .03 * 4 * u * (1 - u)

    # fields

    def f_screen(self, x: Array, y: Array, z: Array) -> Array:
        (x0, z0), (x1, z1) = self.design.cowl, self.design.header
        return (self.screen_x(y, z) - x) * (z1 - z0) / math.hypot(x1 - x0, z1 - z0)

    def f_rear(self, x: Array, y: Array, z: Array) -> Array:
        (x0, z0), (x1, z1) = self.design.rear_bottom, self.design.rear_top
        return (x - self.rear_x(y, z)) * (z1 - z0) / math.hypot(x1 - x0, z1 - z0)

    def _across(self, y: Array, plan: tuple[float, float]) -> Array:
        """Length of the gradient of a nose or tail swept back in plan."""
        sweep, power = plan
        w = self.half_width
        return np.sqrt(1 + (sweep * power / w * (np.abs(y) / w) ** (power - 1)) ** 2)

    def lower(self, x: Array, y: Array, z: Array) -> Array:
        """Everything below the glass."""
        d = self.design
        front = (self.nose_x(y, z) - x) / self._across(y, d.nose_plan)
        rear = (x - self.tail_x(y, z)) / self._across(y, d.tail_plan)
        f = smax(np.abs(y) - self.side_y(x, z), front, d.corner_r)
        f = smax(f, rear, .16 if d.tail_plan[0] > .06 else .08)
        if d.plate_recess:
            f = smax(f, -self.plate_niche(x, y, z), .02)
        return smax(f, z - self.top_z(x, y), .055 + .075 * (1 - step(0, .9, x)))

    def plate_niche(self, x: Array, y: Array, z: Array) -> Array:
        """The flat niche behind the rear number plate."""
        d = self.design
        across = smax(np.abs(y) - .285, np.abs(z - d.plate[1]) - .082, .03)
        return np.maximum(across, self.tail(z) - d.plate_recess - x)

    def roof_spoiler(self, x: Array, y: Array, z: Array) -> Array:
        d = self.design
        end, top = d.rear_top[0] + d.spoiler, self.roof_z(x, y)
        f = smax(smax(z - top, top - .04 - .10 * np.maximum(end - x, 0) - z, .03),
                 smax(x - (end - .10 * (y / .5) ** 2), np.abs(y) - (self.glass_y(x, z) - .02), .06), .03)
        return np.maximum(f, d.rear_top[0] - .25 - x)

    @staticmethod
    def _limit(surface: Callable[[Array], Array], line: ArrayLike, z: Array, end: float) -> Array:
        """How far the cabin may reach past a surface of the body, which it stands on along a line (heights): above the line it
        leans out of it, below it sinks the second half of the way to its end, so that it leaves neither crease nor ledge."""
        done = np.clip(2 * (line - z) / np.maximum(line - end, .05) - 1, 0, 1)
        return surface(np.minimum(z, line)) + .35 * ramp(z - line, .05) - .06 * done * done * (3 - 2 * done)

    def upper(self, x: Array, y: Array, z: Array) -> Array:
        """Cabin: screen, side glass, roof, rear glass, spoiler."""
        f = smax(self.f_screen(x, y, z), self.f_rear(x, y, z), .02)
        f = smax(f, np.abs(y) - self.glass_y(x, z), .10)
        f = smax(f, z - self.roof_z(x, y), .13)
        if self.design.spoiler:
            f = smin(f, self.roof_spoiler(x, y, z), .03)
        end = self.design.cowl[1] - .22
        f = smax(f, x - self._limit(lambda z: self.tail_x(y, z), self.design.rear_bottom[1], z, end), .03)
        if self.design.ledge < 0:                            # a cabin wider than the body
            f = smax(f, np.abs(y) - self._limit(lambda z: self.side_y(x, z), self.belt(x), z, end), .03)
        return np.maximum(f, end - z)

    def __call__(self, q: Array) -> Array:
        x, y, z = q[:, 0], q[:, 1], q[:, 2]
        f = smin(self.lower(x, y, z), self.upper(x, y, z), .035)
        if self.design.bed:
            x0, x1, y1, z0 = self.design.bed
            box = np.maximum(np.maximum(np.maximum(x0 - x, x - x1), np.abs(y) - y1), z0 - z)
            f = smax(f, -box, .03)
        return f

    # distance from the centre line along the skin, for lamps and grille

    def s_front(self, q: Array) -> Array:
        return np.abs(q[:, 1]) + .65 * np.maximum(q[:, 0] - self.nose(q[:, 2]), 0)

    def s_rear(self, q: Array) -> Array:
        return np.abs(q[:, 1]) + .65 * np.maximum(self.tail(q[:, 2]) - q[:, 0], 0)
