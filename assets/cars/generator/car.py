"""The car being built: its skin cut in pieces, and the parts made so far."""
from dataclasses import dataclass, field

from .body import Body
from .design import Design
from .layout import Layout
from .mesh import Mesh, join

Part = tuple[Mesh, str]          # mesh and material name


@dataclass
class Car:
    """What every part function gets: measures, surfaces, skin pieces by label; and where it puts its meshes."""

    design: Design
    body: Body
    layout: Layout
    cell: float                                       # edge of the skin's triangles, m
    pieces: dict[str, Mesh] = field(default_factory=dict)
    parts: dict[str, Part] = field(default_factory=dict)

    def add(self, name: str, mesh: Mesh, material: str, mirror: bool = True) -> None:
        """Add a part of the half y > 0 and, if mirror, its image."""
        if len(mesh.F):
            self.parts[name] = (join([mesh, mesh.mirrored()]) if mirror else mesh, material)
