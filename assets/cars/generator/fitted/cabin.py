"""What is worn in the cabin, as the driver sees it: lines of light, a larger screen, a camera beside the mirror, a telephone, a picture on the windscreen."""
from collections.abc import Callable
from dataclasses import replace

import bpy
import numpy as np

from ..curves import Array
from ..inside.dash import _add_screen
from ..inside.screens import Glass, show_screen
from ..inside.shapes import block
from ..inside.shell import _card_depth
from ..inside.space import Space
from ..inside.style import Size
from ..mesh import join, unit
from ..scene import to_object
from ..solids import lathe, orient, tube
from .offers import INSIDE

Materials = dict[str, bpy.types.Material]
Maker = Callable[[Space, Materials, bpy.types.Collection], None]
MAKERS: dict[str, Maker] = {}
LIGHT = .0021           # radius of a line of light, m
BOLD = .0012             # how far the strokes of words on the windscreen are widened, m
LARGE = (.238, .146)      # of a van's large screen, m
WIDE = (.292, .160)       # of a wide one, and what it has at least over a small one, m
OVER = (.012, .008)
BEFORE = .006           # that it stands before the small one, m
ROUTE = [(-.010, -.050), (-.010, -.018), (.006, .002), (.006, .030)]


def inside(name: str) -> Callable[[Maker], Maker]:
    """Decorator: file a maker under the fitting's name."""
    def file(maker: Maker) -> Maker:
        MAKERS[INSIDE + name] = maker
        return maker
    return file


def _card(space: Space, x: Array, z: Array) -> Array:
    """Distance of the door's card from the middle of the car."""
    b = space.body
    bulge = np.clip(b.side_y(x, np.maximum(z, space.design.clearance + .25)) - b.side_y(x, b.belt(x)), -.06, .03)
    return space.side(x) + .6 * bulge - _card_depth(space, x, z)


@inside('ambient-light')
def add_lines(space: Space, made: Materials, into: bpy.types.Collection) -> None:
    """Below the band across the dashboard and over the inserts of the doors."""
    x, z = space.dash_x + .006, space.dash_top - .196
    wide = float(space.side(x)) - .075
    parts = []
    for ends in ((.168, wide), (-wide, -.168)):
        y = np.linspace(*ends, 24)
        parts.append(tube(np.stack([0 * y + x, y, 0 * y + z], 1), LIGHT, 10))
    x = np.linspace(space.dash_x + .10, space.design.b_pillar - .05, 60)
    z = np.maximum(space.sill(x) - .115, space.hip + .235) + .004
    y = _card(space, x, z) - .001
    line = tube(np.stack([x, y, z], 1), LIGHT, 10)
    doors = [line.mirrored()] if 'frame' in space.parts else [line.mirrored(), line]
    to_object('lines', join([*parts, *doors]), made['ScreenAccent'], into)


class Widened(Space):
    """A cabin with another screen, which hides the small one: its lower edge is where that of the other is."""

    def __init__(self, space: Space, screen: Size) -> None:
        super().__init__(space.design, replace(space.style, screen=screen))
        self.growth = screen[1] - space.style.screen[1]

    @property
    def dash_x(self) -> float:
        return super().dash_x + BEFORE

    @property
    def dash_top(self) -> float:
        return super().dash_top + 1.25 * self.growth


def _put(screen: Size, space: Space, made: Materials, into: bpy.types.Collection) -> None:
    """A screen of this size with the same map on it."""
    wide = Widened(space, screen)
    _add_screen(wide)
    for name, (m, material) in wide.parts.items():
        to_object(name, m, made[material], into)
    show_screen(wide, made, into)


@inside('screen')
def add_large_screen(space: Space, made: Materials, into: bpy.types.Collection) -> None:
    """A van's."""
    _put(LARGE, space, made, into)


@inside('wide-screen')
def add_wide_screen(space: Space, made: Materials, into: bpy.types.Collection) -> None:
    """That of a car for people."""
    _put((max(WIDE[0], space.style.screen[0] + OVER[0]), max(WIDE[1], space.style.screen[1] + OVER[1])), space, made, into)


@inside('dashcam')
def add_dashcam(space: Space, made: Materials, into: bpy.types.Collection) -> None:
    """Beside the mirror's foot on the windscreen, its screen to the driver."""
    hx, hz = space.design.header
    x, y, z = hx - .050, .235, hz - .120
    glass = float(space.body.screen_x(np.array(y), np.array(z + .05))) + .02
    case = join([block((x, y, z), (.016, .046, .026), .010, .003), tube([(x - .004, y, z + .018), (glass, y, z + .052)], .010, 14),
                 block((glass + .004, y, z + .054), (.016, .026, .006), .005, .003)])
    to_object('case', case, made['Plastic'], into)
    g = Glass((x + .0155, y, z), (1, 0, .06), made, into)
    g.tile(-.004, .001, .068, .039, 'ScreenBack')
    g.area(np.array([(-.036, .004), (.028, .004), (.028, .019), (-.036, .019)]), 'ScreenText')
    g.area(np.array([(-.036, -.018), (.028, -.018), (.028, .004), (-.036, .004)]), 'ScreenLand')
    g.area(np.array([(-.024, -.018), (.016, -.018), (-.001, .004), (-.007, .004)]), 'ScreenRoad')
    g.tile(-.029, .0145, .006, .006, 'ScreenRed')
    g.tile(.0355, .010, .0045, .007, 'ScreenDim')


@inside('phone-mount')
def add_phone(space: Space, made: Materials, into: bpy.types.Collection) -> None:
    """On the dashboard beside the screen, a map on it."""
    x, y, z = space.dash_x - .015, max(.235, space.style.screen[0] / 2 + .085), space.dash_top + .066
    out = unit(np.array([1, 0, .22]))
    back = np.array([x, y, z]) - .012 * out
    to_object('phone', block((x, y, z), (.0045, .0375, .077), .007, .0025, lean=.22), made['GlossBlack'], into)
    clamp = [block((x - .001, y + s * .041, z - .012), (.008, .004, .014), .003, .0025, lean=.22) for s in (-1, 1)]
    clamp += [block((x + .002, y, z - .0795), (.010, .020, .004), .003, .0025), block(tuple(back), (.006, .030, .030), .005, .003, lean=.22)]
    foot = np.array([x - .085, y, space.dash_top - .004])
    arm = [tube([back - .004 * out, back - .04 * out - [0, 0, .03], foot + [.004, 0, .012]], .009, 14),
           orient(lathe([(.034, -.010), (.032, .004), (.020, .012), (.0005, .014)], 36), (0, 0, 1), foot)]
    to_object('holder', join(clamp + arm), made['DashTop'], into)
    g = Glass((x + .0042, y, z), tuple(out), made, into)
    g.tile(0, 0, .069, .148, 'ScreenBack')
    g.tile(0, -.012, .067, .114, 'ScreenLand')
    for u, v in (((-.033, .010), (.033, -.006)), ((-.020, -.066), (.020, .042))):
        g.line(np.array([u, v]), .0035, 'ScreenRoad')
    g.line(np.array(ROUTE), .0062, 'ScreenAccent')
    g.area(np.array([(-.017, -.056), (-.003, -.056), (-.010, -.040)]), 'ScreenText')
    g.tile(0, .059, .067, .026, 'ScreenTile')
    g.word('350 m', .004, .059, .014, 'ScreenText')


@inside('head-up')
def add_head_up(space: Space, made: Materials, into: bpy.types.Collection) -> None:
    """Speed and the next turn, as if they stood before the car."""
    g = Glass((space.dash_x - .34, -space.aside + .01, space.dash_top + .085 + 1.4 * space.style.cluster_rise), (1, 0, .1), made, into)
    g.word('62', -.064, .004, .092, 'HeadUp')
    g.word('km/h', -.064, -.046, .027, 'HeadUp')
    g.line(np.array([(.038, -.026), (.038, .014)]), .012, 'HeadUp')
    g.line(np.array([(.032, .014), (.080, .014)]), .012, 'HeadUp')
    g.area(np.array([(.078, -.006), (.104, .014), (.078, .034)]), 'HeadUp')
    g.word('120 m', .066, -.046, .027, 'HeadUp')
    for o in into.objects:
        if o.type == 'FONT':
            o.data.offset = BOLD
