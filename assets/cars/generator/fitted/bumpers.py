"""Bumpers in the colour of the body, over a van's black ones."""
from ..car import Car
from ..panels import panel
from ..skin import cut_skin
from .registry import fitting

OVER = .0008            # of the painted panels over those of the car, m
CELL = .014             # edge of their triangles, like those of the car in pictures


@fitting('bumpers')
def add_bumpers(car: Car) -> None:
    """The same two panels, painted."""
    pieces = cut_skin(Car(car.design, car.body, car.layout, max(car.cell, CELL)))
    for name in ('bumper_f', 'bumper_r'):
        car.add(name, panel(pieces[name], gap=.0046, radius=.0018, depth=.006, lift=OVER), 'Paint')
