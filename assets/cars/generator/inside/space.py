"""Where people sit: the measures every part of the cabin is placed by. Axes as everywhere: x to the rear, the driver at y < 0."""
from dataclasses import dataclass, field
from functools import cached_property

import numpy as np

from ..body import Body
from ..design import Design
from ..layout import Layout
from ..mesh import Mesh, join
from .style import Style

Part = tuple[Mesh, str]


@dataclass
class Space:
    """Measures (m) of one car's cabin, and the parts made so far: name -> mesh and material."""

    design: Design
    style: Style
    parts: dict[str, Part] = field(default_factory=dict)

    @cached_property
    def body(self) -> Body:
        return Body(self.design)

    @cached_property
    def layout(self) -> Layout:
        return Layout(self.body)

    def add(self, name: str, mesh: Mesh, material: str, both_sides: bool = False) -> None:
        """A part, and on wish its mirror image on the other side."""
        if len(mesh.F):
            self.parts[name] = (join([mesh, mesh.mirrored()]) if both_sides else mesh, material)

    @property
    def has_back_row(self) -> bool:
        """Somebody can sit behind the front seats."""
        d = self.design
        return not d.cargo and d.b_pillar + .3 <= d.dlo_rear

    @cached_property
    def head(self) -> float:
        """Height of a head rest's upper edge."""
        d = self.design
        return min(d.height - .19, float(self.body.belt(d.b_pillar)) + .47, d.header[1] - .04)

    @property
    def hip(self) -> float:
        """Height of the cushion where it meets the seat's back."""
        return self.head - .76

    @property
    def floor(self) -> float:
        return self.hip - .31

    @property
    def seat_x(self) -> float:
        """Where cushion and back of the front seats meet."""
        return self.design.b_pillar - .14

    @property
    def aside(self) -> float:
        """From the middle of the car to that of a seat."""
        return min(.44, self.body.half_width * .42)

    @property
    def eye(self) -> tuple[float, float, float]:
        """The driver's."""
        return self.seat_x + .08, -self.aside, self.hip + .67

    @property
    def dash_top(self) -> float:
        return min(self.design.cowl[1] - .035, self.eye[2] - .20)

    @property
    def dash_x(self) -> float:
        """The face of the dashboard."""
        return max(self.design.cowl[0] + .30, self.seat_x - .66)

    @property
    def wheel(self) -> tuple[float, float, float]:
        """Middle of the steering wheel, which stays above the lap."""
        lowest = self.hip + self.style.wheel_radius + .004
        return self.seat_x - .44, -self.aside, max(self.dash_top - self.style.wheel_drop, lowest)

    def sill(self, x: np.ndarray | float) -> np.ndarray:
        """Height of the door's upper edge."""
        return self.body.belt(x) + .030

    def side(self, x: np.ndarray | float) -> np.ndarray:
        """Half width of the cabin at the windows' foot."""
        x = np.asarray(x, float)
        return self.body.glass_y(x, self.body.belt(x)) - .012
