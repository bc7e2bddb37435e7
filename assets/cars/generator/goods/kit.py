"""What accessories and options are made of: parts in metres, standing on z = 0, their front to -y."""
from collections.abc import Callable
from dataclasses import dataclass

from ..mesh import Mesh

Parts = dict[str, tuple[Mesh, str]]         # by name: the mesh and its material (matter.py)


@dataclass(frozen=True)
class Good:
    """How a thing is made, and from where its picture is taken (degrees): azimuth 0 looks at its front, 90 from its right; elevation over the floor."""

    make: Callable[[], Parts]
    azimuth: float = -28
    elevation: float = 24
