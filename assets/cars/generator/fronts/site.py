"""What a scene is put together from: solids by material, lamps, places for cars. Metres; the street lies to -y, z up."""
import random
from dataclasses import dataclass, field

import numpy as np

from ..goods.forms import turned
from ..mesh import Mesh
from ..solids import box

Point = tuple[float, float, float]


@dataclass(frozen=True)
class Lamp:
    """A rectangle that shines downwards: its middle, size along x and y, radiance, tone (linear)."""

    at: Point
    size: tuple[float, float]
    radiance: float
    tone: tuple[float, float, float] = (1., .90, .78)


@dataclass(frozen=True)
class Place:
    """Where a car may stand, and where its nose then points (degrees, 0 = to the street, 90 = to the right)."""

    at: Point
    heading: float


@dataclass(frozen=True)
class Plant:
    """One of plants.SPECIES; scale 1 is its own height, turn in degrees."""

    species: str
    at: Point
    scale: float = 1.
    turn: float = 0.


@dataclass(frozen=True)
class Band:
    """Where names are written: left and right end, the middle's height, how far to -y, the tallest letter that fits, what is behind them."""

    left: float
    right: float
    z: float
    y: float
    height: float
    wall: str = ''


@dataclass
class Site:
    """Solids by material, and what stands among them."""

    rng: random.Random
    solids: dict[str, list[Mesh]] = field(default_factory=dict)
    lamps: list[Lamp] = field(default_factory=list)
    inside: list[Place] = field(default_factory=list)
    outside: list[Place] = field(default_factory=list)
    bands: list[Band] = field(default_factory=list)
    plants: list[Plant] = field(default_factory=list)

    def add(self, material: str, *meshes: Mesh) -> None:
        self.solids.setdefault(material, []).extend(meshes)

    def box(self, material: str, low: Point, high: Point) -> None:
        self.add(material, box(low, high))

    def grow(self, species: str, x: float, y: float, z: float = 0., scale: float = 1.) -> None:
        """A plant, turned and sized by chance."""
        self.plants.append(Plant(species, (x, y, z), scale * self.rng.uniform(.88, 1.12), self.rng.uniform(0, 360)))

    def put(self, other: 'Site', z: float, at: Point) -> None:
        """Solids of another site, turned about its origin by degrees and moved."""
        for material, meshes in other.solids.items():
            self.add(material, *(turned(m, z).moved(at) for m in meshes))

    def pane(self, left: float, right: float, y: float, low: float, high: float) -> None:
        """One sheet of glass in the plane y; each lies a little differently, so what it mirrors breaks at the frames."""
        v = np.array([(left, y, low), (right, y, low), (right, y, high), (left, y, high)])
        tilt = np.array([self.rng.gauss(0, .0022), -1, self.rng.gauss(0, .0022)])
        self.add('Glazing', Mesh(v, np.tile(tilt, (4, 1)), np.array([[0, 1, 2], [0, 2, 3]])))
