"""A model of the catalogue: its design and the looks its versions wear."""
import importlib
import pkgutil
from dataclasses import dataclass, field, replace
from typing import Any

from . import models
from .design import Design
from .faces import dressed, load_faces
from .fit import CALIBRATED, calibrated


@dataclass(frozen=True)
class Look:
    """How some versions differ: changed fields of the design. versions are version codes; '*' is every other one."""

    name: str = 'base'
    versions: tuple[str, ...] = ('*',)
    changes: dict[str, Any] = field(default_factory=dict)
    contrast_roof: bool = True          # can be had with a roof of another colour


@dataclass(frozen=True)
class Model:
    """slug is the address name; the first look is base."""

    slug: str
    brand: str
    body: str
    design: Design
    looks: tuple[Look, ...] = (Look(),)
    keeps: tuple[str, ...] = ()         # fields of the design that the brand's face leaves alone

    def look(self, name: str) -> Look:
        return next(look for look in self.looks if look.name == name)

    def design_of(self, look: str = 'base') -> Design:
        """The brand's face first, then the look. The base look has exact measures; the others share its surfaces."""
        face = dressed(replace(self.design, face=self.brand))
        own = {name: getattr(self.design, name) for name in self.keeps}
        base = calibrated(replace(face, **(own | self.looks[0].changes)))
        if look == self.looks[0].name:
            return base
        shared = {name: getattr(base, name) for name in CALIBRATED}
        return replace(face, **(own | shared | self.look(look).changes))


def slugs() -> list[str]:
    """Every model there is a file for."""
    return sorted(module.name for module in pkgutil.iter_modules(models.__path__))


def load(slug: str) -> Model:
    """The model of models/<slug>.py."""
    load_faces()
    return importlib.import_module(f'{models.__name__}.{slug}').MODEL
