"""Brand faces: every module here files lamps, grilles and rims in the registries and one face in FACES.

A face takes the body's design and answers it dressed: other outlines of lamps and grille, styles by name.
"""
import importlib
import pkgutil
from collections.abc import Callable

from ..design import Design

Face = Callable[[Design], Design]
FACES: dict[str, Face] = {'plain': lambda design: design}


def load_faces() -> None:
    """Import every module of this folder, so that its designs are filed."""
    for module in pkgutil.iter_modules(__path__):
        importlib.import_module(f'{__name__}.{module.name}')


def dressed(design: Design) -> Design:
    """The design with its brand's face; a brand without one stays plain."""
    return FACES.get(design.face, FACES['plain'])(design)
