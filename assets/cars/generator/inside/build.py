"""A design becomes the parts of a cabin, or of the load space behind it."""
from ..design import Design
from .dash import add_console, add_dashboard, add_pedals
from .load import add_load_space
from .seat import add_seats
from .shell import add_shell
from .space import Space
from .style import Style
from .wheel import add_wheel

BEHIND = 1.5                        # m behind the front seats up to which there is anything


def furnished(design: Design, style: Style, is_open: bool = False) -> Space:
    """All parts of the cabin; open: without the door on the right."""
    space = Space(design, style)
    end = min(space.seat_x + BEHIND, design.rear_top[0] - .05) if space.has_back_row else design.b_pillar + .42
    add_seats(space)
    add_dashboard(space)
    add_wheel(space)
    add_console(space)
    add_pedals(space)
    add_shell(space, end, is_open)
    return space


def loadable(design: Design, style: Style) -> Space:
    """All parts of the load space, and nothing of the cabin."""
    space = Space(design, style)
    add_load_space(space)
    return space
