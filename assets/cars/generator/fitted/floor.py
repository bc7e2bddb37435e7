"""What lies on the cabin's floor: mats of carpet or rubber, plates on the sills. Seen through the open door."""
from collections.abc import Callable

import bpy
import numpy as np

from ..curves import Array
from ..goods.forms import bent
from ..goods.kit import Parts
from ..goods.mats import FRONT, carpet_mat, rubber_mat, sill_plate
from ..goods.matter import materials
from ..inside.opening import ledge
from ..inside.shell import floor_height
from ..inside.space import Space
from ..scene import to_object
from .cabin import Materials, inside

UNDER_SEAT, BESIDE = .06, .015      # m: of a mat below the cushion, between it and what stands beside it
CONSOLE = .140                      # half of its width on the floor
ABOVE = .004
LONG = .56                          # of a plate


def _put(parts: Parts, into: bpy.types.Collection, shape: Callable[[Array], Array]) -> None:
    """Parts in the place a function brings their points to."""
    made = materials()
    for name, (m, material) in parts.items():
        to_object(name, bent(m, shape, 50), made[material], into)


def _lay_mats(space: Space, into: bpy.types.Collection, mat: Callable[..., Parts]) -> None:
    """One before each front seat, as large as there is room, its end up the slope towards the pedals."""
    outer = float(space.side(space.dash_x + .1)) - .055
    size = min(1.12, (outer - CONSOLE - 2 * BESIDE) / np.ptp(FRONT, axis=0)[0])
    y0, end = (outer + CONSOLE) / 2, space.seat_x - .505 + UNDER_SEAT

    def shape(q: Array, side: int) -> Array:
        x = end - size * (q[:, 1] - np.min(FRONT, axis=0)[1])
        y = side * y0 + size * q[:, 0]
        return np.stack([x, y, floor_height(space, x, y) + ABOVE + size * q[:, 2]], 1)
    for side in (-1, 1):
        _put(mat(FRONT, side < 0), into, lambda q, side=side: shape(q, side))


@inside('carpet-mats')
def add_carpet_mats(space: Space, made: Materials, into: bpy.types.Collection) -> None:
    """With a sewn edge and a pad for the heels."""
    _lay_mats(space, into, carpet_mat)


@inside('rubber-mats')
def add_rubber_mats(space: Space, made: Materials, into: bpy.types.Collection) -> None:
    """With a rim that holds water."""
    _lay_mats(space, into, rubber_mat)


@inside('door-sills')
def add_door_sills(space: Space, made: Materials, into: bpy.types.Collection) -> None:
    """The plate on the sill of the open door."""
    x0, y0, z0 = ledge(space)
    _put(sill_plate(LONG), into, lambda q: q * [-1, -1, 1] + [x0, y0, z0])
