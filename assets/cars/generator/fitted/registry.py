"""The makers of fittings by name, and a car that consists of one fitting alone."""
from collections.abc import Callable

from ..body import Body
from ..car import Car
from ..design import Design
from ..layout import Layout

Maker = Callable[[Car], None]
FITTINGS: dict[str, Maker] = {}
CELL = .008                             # edge of a fitting's triangles, m


def fitting(name: str) -> Callable[[Maker], Maker]:
    """Decorator: file a maker under the fitting's name."""
    def file(maker: Maker) -> Maker:
        FITTINGS[name] = maker
        return maker
    return file


def alone(design: Design, name: str, cell: float = CELL) -> Car:
    """A car that consists of a fitting's parts, in their places."""
    body = Body(design)
    car = Car(design, body, Layout(body), cell)
    FITTINGS[name](car)
    return car


def is_wheel(name: str) -> bool:
    """Whether a fitting takes the place of the car's wheels."""
    return name.startswith('wheels-')
