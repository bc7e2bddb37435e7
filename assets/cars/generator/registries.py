"""Named designs of lamps, grilles and rims. A brand's face adds its own under new names."""
from collections.abc import Callable
from dataclasses import dataclass
from typing import TypeVar

from .car import Car
from .curves import Array
from .mesh import Field

Maker = TypeVar('Maker')


@dataclass
class Rim:
    """A rim's face in polar coordinates (r in metres, theta in radians) around its centre."""

    repeats: int                                        # the pattern's symmetry, so that the grid meets itself
    solid: Callable[[Array, Array], Array]              # (r, theta) -> metres, negative on metal
    height: Callable[[Array, Array], Array]             # (r, theta) -> metres above the dish
    face: str = 'Rim'                                   # material of the face
    flank: str = 'RimDark'                              # material of the spokes' flanks
    depth: float = .030                                 # of the spokes


LAMPS: dict[str, Callable[[Car], None]] = {}            # front lamps: fills piece 'lamp_f'
REAR_LAMPS: dict[str, Callable[[Car], None]] = {}       # rear lamps: fills piece 'lamp_r'
GRILLES: dict[str, Callable[[Car], Field]] = {}         # bars inside the opening: field negative on a bar
RIMS: dict[str, Callable[[float], Rim]] = {}            # outer radius (m) -> face of the rim


def named(registry: dict[str, Maker], name: str) -> Callable[[Maker], Maker]:
    """Decorator: file a design under its name; a name taken twice is a mistake."""
    def file(maker: Maker) -> Maker:
        if name in registry:
            raise ValueError(f'{name} is taken')
        registry[name] = maker
        return maker
    return file
