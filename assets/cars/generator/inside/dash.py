"""Dashboard, instruments, screen in the middle, vents, console with lever, pedals."""
import math

import numpy as np

from ..curves import Array, smax, smin, step
from ..mesh import Mesh, join, polygonise
from ..outlines import box_sdf
from ..solids import lathe, orient, sheet, tube
from .shapes import at, block
from .space import Space

TO_REAR = np.array([1., 0, 0])


def _reach(space: Space, q: Array) -> Array:
    """Outside of what fits between the doors: positive."""
    return np.abs(q[:, 1]) - (space.side(q[:, 0]) - .045)


def add_dashboard(space: Space) -> None:
    top, face = space.dash_top, space.dash_x
    front = space.design.cowl[0] - .06
    deep = (face - front) / 2
    wy = -space.aside
    hood = space.style.cluster_rise

    def upper(q: Array) -> Array:
        """The soft pad, higher before the driver, with the instruments' hood."""
        fall = .05 * step(face - .16, face, q[:, 0]) + .015 * (np.abs(q[:, 1]) / .7) ** 2
        f = box_sdf(at(q, front + deep, 0, top - .075) + np.stack([0 * fall, 0 * fall, fall], 1), (0, 0, 0), (deep, 2, .075), .045)
        rise = box_sdf(at(q, face - .055, wy, top + .012 + hood / 2), (0, 0, 0), (.105, .185, .030 + hood / 2), .028)
        cave = box_sdf(at(q, face + .06, wy, top - .045 + hood / 2), (0, 0, 0), (.115, .158, .065 + hood / 2), .02)
        return smax(smax(smin(f, rise, .045), -cave, .014), _reach(space, q), .02)

    def lower(q: Array) -> Array:
        tuck = .14 * step(top - .20, top - .48, q[:, 2])
        p = at(q, front + deep, 0, top - .29)
        f = box_sdf(p + np.stack([tuck, 0 * tuck, 0 * tuck], 1), (0, 0, 0), (deep - .012, 2, .17), .05)
        middle = box_sdf(at(q, face - .10, 0, top - .27), (0, 0, 0), (.135, .155, .19), .04)
        cave = box_sdf(at(q, face + .05, wy, top - .055 + hood / 2), (0, 0, 0), (.10, .158, .07), .02)
        f = smax(smin(f, middle, .05), -cave, .012)
        box_line = np.abs(smax(np.abs(q[:, 1] - space.aside) - .215, np.abs(q[:, 2] - (top - .285)) - .085, .03))
        return smax(f + .005 * np.exp(-(box_line / .004) ** 2) * step(face - .12, face - .05, q[:, 0]), _reach(space, q), .02)
    wide = float(space.side(face)) + .05
    space.add('dash_top', polygonise(upper, (front - .05, -wide, top - .18), (face + .10, wide, top + .09 + hood), .010, 2), 'DashTop')
    space.add('dash_low', polygonise(lower, (front + .05, -wide, top - .50), (face + .10, wide, top - .10), .010, 2), 'Plastic')
    _add_band(space)
    _add_vents(space)
    _add_cluster(space)
    _add_screen(space)
    _add_climate(space)


def _add_band(space: Space) -> None:
    """The trim that runs across, left out before the driver."""
    face, z = space.dash_x, space.dash_top - .165

    def band(q: Array) -> Array:
        f = box_sdf(at(q, face - .006, 0, z), (0, 0, 0), (.012, 2, .024), .007)
        away = -box_sdf(at(q, face, -space.aside, z), (0, 0, 0), (.2, .20, .2), .02)
        return smax(smax(f, away, .004), _reach(space, q), .006)
    wide = float(space.side(face))
    space.add('band', polygonise(band, (face - .03, -wide, z - .04), (face + .02, wide, z + .04), .0055, 1), space.style.decor)

    def pad(q: Array) -> Array:
        f = box_sdf(at(q, face - .012, space.aside + .06, z + .062), (0, 0, 0), (.02, .28, .030), .014)
        return smax(f, _reach(space, q), .01)
    space.add('pad', polygonise(pad, (face - .05, space.aside - .26, z), (face + .02, wide, z + .11), .007, 1), 'Pad')
    y = np.linspace(space.aside - .19, space.aside + .30, 160)
    y = y[y < wide - .07]
    dashes = [tube(np.stack([np.full(3, face + .0082), [a, a + .004, a + .008], np.full(3, z + .085)], 1), .0016, 5) for a in y[::4]]
    space.add('pad_thread', join(dashes), 'PadThread')


def _vent(style: str) -> dict[str, Mesh]:
    """Frame, depth and blades of one vent that looks to the rear, around its middle."""
    if style == 'round':
        ring = orient(lathe([(.043, -.012), (.047, .004), (.043, .009), (.037, .006), (.036, -.012)], 48), TO_REAR, (0, 0, 0))
        blades = [tube([(.0, -.034 * math.cos(t), h), (.0, .034 * math.cos(t), h)], .0032, 8)
                  for h in (-.022, -.011, 0, .011, .022) for t in [math.asin(h / .036)]]
        back = orient(lathe([(.037, -.012), (.0005, -.012)], 32), TO_REAR, (0, 0, 0))
        return {'frame': ring, 'blades': join(blades), 'back': back}
    w, h = {'slim': (.085, .021), 'tall': (.048, .042)}[style]

    def frame(q: Array) -> Array:
        out = smax(np.abs(q[:, 1]) - w, np.abs(q[:, 2]) - h, .014)
        return smax(np.abs(out) - .0042, np.abs(q[:, 0]) - .010, .004)
    count = 3 if style == 'slim' else 5
    blades = [tube([(-.002, -w + .004, z), (-.002, w - .004, z)], .0034, 8) for z in np.linspace(-h + .010, h - .010, count)]
    tab = tube([(.006, .0, -.007), (.006, .0, .007)], .006, 8)
    back = orient(sheet(2 * w, 2 * h, .01), TO_REAR, (-.009, 0, 0))
    return {'frame': polygonise(frame, (-.014, -w - .01, -h - .01), (.014, w + .01, h + .01), .0032, 1), 'blades': join([*blades, tab]), 'back': back}


def _add_vents(space: Space) -> None:
    style = space.style.vents
    made = _vent(style)
    wide = float(space.side(space.dash_x)) - {'slim': .155, 'tall': .115, 'round': .115}[style]
    z = space.dash_top - .105
    screen = space.style.screen
    near = {'slim': .092, 'tall': .058, 'round': .055}[style]
    places = [(wide, z), (near, z), (-near, z), (-wide, z)]
    if screen[1] > .2:                                  # a tall screen has them at its sides
        places = [(wide, z), (screen[0] / 2 + .06, z), (-screen[0] / 2 - .06, z), (-wide, z)]
    for name, material in (('frame', 'Satin'), ('blades', 'Plastic'), ('back', 'Under')):
        space.add(f'vent_{name}', join([made[name].moved((space.dash_x + .006, y, h)) for y, h in places]), material)


def _add_cluster(space: Space) -> None:
    """Where the instruments are; what they show is drawn by `screens.py`."""
    style, face = space.style, space.dash_x
    z = space.dash_top - .035 + style.cluster_rise
    space.add('cluster', orient(sheet(.29, .105, .018), (1, 0, .25), (face - .028, -space.aside, z)), 'GlossBlack', False)


def screen_at(space: Space) -> tuple[float, float, float]:
    """Middle of the screen's face."""
    w, h = space.style.screen
    top = space.dash_top
    return space.dash_x + .035, 0, (top + .055 - (h - .14) * .75 if h < .2 else top - .09)


def _add_screen(space: Space) -> None:
    (w, h), (x, y, z) = space.style.screen, screen_at(space)

    space.add('screen_case', block((x - .012, y, z), (.0115, w / 2 + .010, h / 2 + .010), .008, .0045), 'GlossBlack')
    space.add('screen_foot', block((x - .06, y, z - .03), (.05, w * .3, h * .3), .015, .012), 'DashTop')


def _add_climate(space: Space) -> None:
    """Knobs and keys below the middle vents."""
    x, z = space.dash_x + .036, space.dash_top - (.235 if space.style.screen[1] < .2 else .285)
    knob = orient(lathe([(.024, -.01), (.023, .018), (.020, .022), (.0005, .0215)], 40), TO_REAR, (0, 0, 0))
    ring = orient(lathe([(.0275, -.004), (.0275, .004), (.024, .005)], 40), TO_REAR, (0, 0, 0))
    places = [(x, s * .098, z) for s in (-1, 1)]
    space.add('knobs', join([knob.moved(p) for p in places]), 'DashTop')
    space.add('knob_rings', join([ring.moved(p) for p in places]), 'Satin')

    def keys(q: Array) -> Array:
        u = q[:, 1]
        at = np.stack([q[:, 0] - x, np.abs(np.abs(u) - .032) - .0155, q[:, 2] - z], 1)
        return box_sdf(at, (0, 0, 0), (.006, .0135, .011), .003)
    space.add('keys', polygonise(keys, (x - .01, -.07, z - .02), (x + .01, .07, z + .02), .0032, 1), 'GlossBlack')


def add_console(space: Space) -> None:
    """From the dashboard to between the seats."""
    x0, x1 = space.dash_x - .10, space.seat_x + .12
    high = space.hip - .02
    low = space.floor - .02
    knee = space.dash_top - .40

    def body(q: Array) -> Array:
        x, y, z = q.T
        top = high + (max(knee, high + .04) - high) * step(x0 + .34, x0 + .04, x)
        f = smax(np.abs(y) - .105 - .03 * step(high, low, z), smax(x0 - x, x - x1, .03), .03)
        f = smax(smax(f, z - top, .035), low - z, .01)
        tray = smax(smax(np.abs(y) - .07, np.abs(x - space.seat_x + .30) - .22, .03), top - .012 - z, .008)
        return smax(f, -tray, .008)
    space.add('console', polygonise(body, (x0 - .03, -.16, low - .03), (x1 + .04, .16, max(high, knee) + .06), .0085, 2), 'Plastic')

    space.add('arm_rest', block((space.seat_x + .04, 0, high + .055), (.145, .092, .045), .032, .008), 'Bolster')
    cups = [lathe([(.040, .004), (.043, .006), (.043, -.01), (.039, -.012), (.036, -.05), (.0005, -.05)], 40) for _ in range(2)]
    placed = [orient(c, (0, 0, 1), (space.seat_x - .16 - .095 * k, 0, high - .008)) for k, c in enumerate(cups)]
    space.add('cups', join(placed), 'Satin')
    _add_lever(space, space.seat_x - .40, high)


def _add_lever(space: Space, x: float, z: float) -> None:
    if space.style.is_automatic:
        knob = block((x, 0, z + .055), (.030, .026, .055), .022, .006, lean=.25)
        plate = block((x, 0, z - .004), (.085, .05, .008), .006, .005)
        space.add('lever_plate', plate, 'GlossBlack')
        space.add('lever', knob, 'WheelLeather')
        return
    boot = orient(lathe([(.068, -.01), (.060, .012), (.046, .045), (.030, .075), (.016, .10), (.013, .12)], 40), (.12, 0, 1), (x, 0, z))
    stick = tube([(x + .010, 0, z + .09), (x + .022, 0, z + .16)], .008, 12)
    knob = orient(lathe([(.012, -.03), (.021, -.018), (.027, .002), (.025, .022), (.016, .033), (.0005, .036)], 40), (.12, 0, 1), (x + .024, 0, z + .18))
    ring = orient(lathe([(.072, -.012), (.074, .004), (.066, .006)], 40), (.05, 0, 1), (x, 0, z))
    space.add('lever_boot', boot, 'WheelLeather')
    space.add('lever_stick', join([stick, ring]), 'Satin')
    space.add('lever', knob, 'DashTop')


def add_pedals(space: Space) -> None:
    places = [(-space.aside + .11, .028), (-space.aside - .01, .045)] + ([] if space.style.is_automatic else [(-space.aside - .13, .04)])
    x, z = space.dash_x - .16, space.floor + .15
    pads = [block((x, y, z), (.010, half, .05), .008, .008, lean=.5) for y, half in places]
    space.add('pedals', join(pads), 'Satin')
