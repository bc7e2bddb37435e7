"""One entry: a design becomes the parts of a car."""
import time
from collections.abc import Callable

from . import rims as _rims  # noqa: F401  files its designs in RIMS
from .body import Body
from .cabin import add_cabin
from .car import Car
from .design import Design
from .details import DETAILS
from .extras import EXTRAS
from .faces.lettering import add_lettering
from .fittings import add_antenna, add_plates, add_rails
from .grille import add_grille
from .lamps import add_lamps
from .layout import Layout
from .mirrors_handles import add_handles, add_mirrors
from .skin import add_inner_shell, add_panels, cut_skin
from .underbody import add_underbody
from .wheels import add_wheels

STEPS: tuple[Callable[[Car], None], ...] = (
    add_panels, add_lamps, add_grille, add_wheels, add_underbody, add_inner_shell, add_mirrors, add_handles,
    add_plates, add_rails, add_antenna, add_cabin, *EXTRAS, *DETAILS, add_lettering)


def build(design: Design, cell: float = .010, log: Callable[..., None] = print,
          without: tuple[Callable[[Car], None], ...] = ()) -> Car:
    """All parts of the car {name: (mesh, material)} in car.parts; cell is the edge of the skin's triangles (m)."""
    start = time.time()
    body = Body(design)
    car = Car(design, body, Layout(body), cell)
    car.pieces = cut_skin(car)
    for add in STEPS:
        if add not in without:
            add(car)
    triangles = sum(len(m.F) for m, _ in car.parts.values())
    log(f'BUILT {design.name}: {len(car.parts)} parts, {triangles} triangles, {time.time() - start:.1f} s')
    return car
