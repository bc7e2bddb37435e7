"""Solids of a cabin that are used again and again."""
import numpy as np

from ..curves import Array
from ..mesh import Mesh, polygonise
from ..outlines import box_sdf

Place = tuple[float, float, float]


def at(q: Array, x: float, y: float, z: float) -> Array:
    """Points seen from a place."""
    return q - np.array([x, y, z])


def block(place: Place, half: Place, r: float, cell: float, lean: float = 0, fall: float = 0) -> Mesh:
    """A box around a place with edges rounded by r; lean is how far it leans to the front, fall how far it falls to the rear
    (metres a metre)."""
    def field(q: Array) -> Array:
        x, y, z = at(q, *place).T
        return box_sdf(np.stack([x + lean * z, y, z + fall * x], 1), (0, 0, 0), half, r)
    reach = np.array(half) + 2 * cell + [lean * half[2], 0, abs(fall) * half[0]]
    return polygonise(field, np.array(place) - reach, np.array(place) + reach, cell, 1)
