"""Which models and looks there are, for the pictures."""
from .. import model
from ..archetypes import ARCHETYPES
from ..design import Design
from ..model import Look, Model

TRIALS = {name: Model(name, 'plain', name, design, (Look(),)) for name, design in ARCHETYPES.items()}    # bare bodies


def slugs() -> list[str]:
    return model.slugs()


def find(slug: str) -> Model:
    return TRIALS.get(slug) or model.load(slug)


def looks_of(slug: str) -> list[str]:
    """Names of the looks, the base one first."""
    return [look.name for look in find(slug).looks]


def design_of(slug: str, look: str) -> tuple[Design, bool]:
    """The design of a look, and whether its roof can have a colour of its own."""
    m = find(slug)
    return m.design_of(look), m.look(look).contrast_roof
