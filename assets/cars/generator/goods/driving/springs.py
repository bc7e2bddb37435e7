"""What carries the car: coloured springs on their dampers, a leaf spring and what holds it."""
import math

import numpy as np

from ...curves import Array
from ...mesh import Mesh
from ...outlines import round_poly
from ..forms import belt, slab
from ..kit import Good, Parts
from ..shaping import Pieces, circle, gathered, hex_bolt, ngon, oblong, pipe, piled, prism, put, rounded, turn

WIRE, WOUND = .0074, .0600          # of the coloured springs
LEAF, WIDE = .0115, .080            # thickness and width of a leaf
REACH, RISE = .50, .122             # of the longest leaf, from its middle


def _spring(low: float, high: float) -> Mesh:
    """Wound ever closer towards its top; its ends lie flat."""
    turns = np.array([0, .75, 1.6, 2.6, 3.6, 4.45, 5.15, 5.75, 6.3, 7.1])
    heights = np.array([0, .04, .16, .345, .53, .675, .785, .865, .925, 1.])
    t = np.linspace(0, turns[-1], 330)
    z = np.interp(t, turns, heights)
    z = np.convolve(np.pad(z, 12, mode='edge'), np.ones(25) / 25, 'valid')
    r = WOUND - .006 * np.clip((t - 6.2) / .9, 0, 1) - .004 * np.clip((.8 - t) / .8, 0, 1)
    a = 2 * math.pi * t
    return pipe(np.stack([r * np.cos(a), r * np.sin(a), low + (high - low) * z], 1), WIRE, 18, True)


def _thread(r: float, low: float, high: float, pitch: float = .0022) -> Mesh:
    profile = [(r - .001, low)]
    for z in np.arange(low, high - pitch, pitch):
        profile += [(r - .0006, z), (r, z + pitch * .35), (r, z + pitch * .6), (r - .0006, z + pitch * .95)]
    return turn([*profile, (r - .001, high), (0, high)], 0, 64)


def _collar(z: float, r: float, high: float) -> Mesh:
    """A nut for a hook key: slots around it."""
    a = np.linspace(0, 2 * math.pi, 192, endpoint=False)
    notch = np.clip(np.cos(8 * a) * 6 - 4.2, 0, 1) * .0032
    return prism(np.stack([np.cos(a), np.sin(a)], 1) * (r - notch)[:, None], z, z + high, .0012, .0012)


def _clevis() -> Pieces:
    """The two cheeks at a strut's foot that take the knuckle, with their bolts."""
    outline = np.array([(-.030, .020), (.004, .006), (.056, .020), (.062, .050), (.054, .086), (.062, .112), (.058, .142), (-.004, .160), (-.030, .150)])
    holes = tuple(circle(.0066, 28) + at for at in ((.044, .048), (.044, .118)))
    cheek = slab(round_poly(outline, .014), -.0022, .0022, .0011, 0, holes)
    cheeks = [put([(cheek, '')], (0, s * .0265, 0), x=90)[0][0] for s in (-1, 1)]
    band = turn([(.0262, .022), (.0292, .022), (.0292, .150), (.0262, .150)], .0012, 64)
    bolts: Pieces = []
    for z in (.048, .118):
        head = put([(hex_bolt(.0120), 'Steel')], (.044, -.0287, z), x=90)
        shank = put([(turn([(0, -.029), (.0060, -.029), (.0060, .044), (.0052, .046), (0, .046)], .0006, 32), 'Steel')], (.044, 0, z), x=-90)
        nut = put([(prism(ngon(6, .018, .001), 0, .0105, .001), 'Steel')], (.044, .0287, z), x=-90)
        bolts += [*head, *shank, *nut]
    return [*piled([*cheeks, band], 'SteelGraphite'), *bolts]


def _top_mount(z: float) -> Pieces:
    """Spring seat, bearing, rubber and the plate with its three studs."""
    seat = turn([(0, z - .004), (.040, z - .004), (.052, z - .002), (.069, z - .003), (.0715, z + .001), (.0690, z + .0045), (.044, z + .010), (0, z + .010)], .002, 80)
    bearing = turn([(0, z + .010), (.043, z + .010), (.043, z + .017), (0, z + .017)], .0015, 72)
    rubber = turn([(0, z + .017), (.046, z + .017), (.050, z + .022), (.044, z + .030), (.034, z + .036), (0, z + .037)], .002, 72)
    a = np.linspace(0, 2 * math.pi, 120, endpoint=False)
    plate = prism(np.stack([np.cos(a), np.sin(a)], 1) * (.0575 + .0125 * np.cos(3 * a))[:, None], z + .0215, z + .0265, .0014, .0014)
    dome = turn([(0, z + .0265), (.041, z + .0265), (.037, z + .040), (.030, z + .045), (.022, z + .046), (.0205, z + .044), (0, z + .044)], .002, 72)
    rod = turn([(0, z + .02), (.0065, z + .02), (.0065, z + .066), (.0055, z + .068), (0, z + .068)], .0005, 32)
    nut = prism(ngon(6, .020, .001), z + .046, z + .057, .0012).moved((0, 0, 0))
    washer = turn([(0, z + .044), (.0155, z + .044), (.0155, z + .0465), (0, z + .0465)], .0006, 40)
    studs = []
    for k in range(3):
        c, s = .0585 * math.cos(2 * math.pi * k / 3), .0585 * math.sin(2 * math.pi * k / 3)
        studs += [turn([(0, 0), (.0042, 0), (.0042, .025), (.0034, .0265), (0, .0265)], .0004, 24).moved((c, s, z + .026)),
                  prism(ngon(6, .0125, .0008), 0, .0070, .0008).moved((c, s, z + .0268))]
    return [(seat, 'SteelGraphite'), (bearing, 'Plastic'), (rubber, 'Rubber'), (plate, 'SteelGraphite'), (dome, 'SteelGraphite'),
            *piled([rod, nut, washer, *studs], 'Steel')]


def _coilover(tint: str) -> Pieces:
    """A strut with its spring; stands on z = 0."""
    foot = turn([(0, 0), (.020, 0), (.0255, .004), (.0262, .010), (.0262, .170), (0, .170)], .002, 64)
    ring = turn([(0, .168), (.0300, .168), (.0300, .176), (0, .176)], .001, 64)
    neck = turn([(0, .296), (.0285, .296), (.0285, .304), (.022, .312), (.0135, .313), (.0125, .318), (0, .318)], .0015, 64)
    locks = [_collar(.216, .0395, .011), _collar(.2285, .0395, .009)]
    perch = turn([(.028, .2385), (.046, .2385), (.062, .2405), (.0700, .2430), (.0715, .2475), (.0690, .2490), (.0660, .2455), (.052, .2440), (.028, .2440)], .0008, 80)
    pad = turn([(.030, .2442), (.066, .2456), (.0660, .2475), (.030, .2475)], .0006, 64)
    rod = turn([(0, .30), (.0110, .30), (.0110, .55), (0, .55)], 0, 48)
    stop = [(0, .418)]
    for k in range(3):
        z = .418 + k * .024
        stop += [(.0150, z + .001), (.0225, z + .007), (.0225, z + .015), (.0160, z + .022)]
    bump = turn([*stop, (.016, .492), (.026, .497), (.026, .505), (0, .505)], .003, 56)
    spring = _spring(.2475 + WIRE, .5145 - WIRE)
    return [(foot, 'SteelGraphite'), (_thread(.0272, .172, .298), 'Silver'), (ring, 'Silver'), (neck, 'Silver'), *piled(locks, tint), (perch, 'Aluminium'),
            (pad, 'Rubber'), (rod, 'Chrome'), (bump, 'Yellow'), (spring, tint), *_clevis(), *_top_mount(.518)]


def sport_suspension() -> Parts:
    """Two of them side by side."""
    one = _coilover('Red')
    return gathered([*put(one, (-.105, 0, 0), z=-150), *put(one, (.105, .03, 0), z=-35)])


def _arc(x: Array) -> Array:
    """Height of the longest leaf's lower face."""
    return RISE * (x / REACH) ** 2


def _leaf(half: float, below: float) -> Mesh:
    """Half as long as given, so far below the longest; its ends thinner."""
    x = np.linspace(-half, half, 70)
    slope = 2 * RISE * x / REACH ** 2
    n = np.stack([-slope, np.ones_like(x)], 1) / np.sqrt(1 + slope ** 2)[:, None]
    middle = np.stack([x, _arc(x)], 1) - n * below
    thin = LEAF * (1 - .45 * np.clip((np.abs(x) - half + .05) / .05, 0, 1) * (below > 0))
    low, high = middle + n * (LEAF - thin)[:, None], middle + n * LEAF
    m = slab(np.concatenate([low, high[::-1]]), -WIDE / 2, WIDE / 2, .0016)
    return put([(m, '')], x=90)[0][0]


def _across(m: Mesh, x: float, z: float) -> Mesh:
    """A part built along z, laid across the spring."""
    return put([(m, '')], (x, 0, z), x=90)[0][0]


def _eye(x: float, z: float) -> Pieces:
    """A leaf's rolled end with its bush."""
    shell = turn([(.0205, -WIDE / 2), (.0290, -WIDE / 2), (.0290, WIDE / 2), (.0205, WIDE / 2)], .0012, 64)
    bush = turn([(.0090, -.0415), (.0200, -.0415), (.0206, -.039), (.0206, .039), (.0200, .0415), (.0090, .0415)], .0012, 56)
    sleeve = turn([(.0055, -.0435), (.0095, -.0435), (.0095, .0435), (.0055, .0435)], .0004, 40)
    return [(_across(shell, x, z), 'SteelLeaf'), (_across(bush, x, z), 'Rubber'), (_across(sleeve, x, z), 'Steel')]


def _pin(x: float, z: float, half: float) -> Pieces:
    """A bolt through an eye."""
    shank = turn([(0, -half - .014), (.0072, -half - .014), (.0078, -half - .012), (.0078, half), (0, half)], .0004, 36)
    head = put([(hex_bolt(.0160), '')], (x, -half, z), x=90)[0][0]
    nut = put([(prism(ngon(6, .024, .001), 0, .014, .0012), '')], (x, half, z), x=-90)[0][0]
    return piled([_across(shank, x, z), head, nut], 'Steel')


def _shackle(x: float, z: float) -> Pieces:
    """Two plates from the rear eye up to the frame's bush."""
    lean, long = math.radians(14), .105
    top = np.array([x + long * math.sin(lean), z + long * math.cos(lean)])
    a = np.linspace(0, 2 * math.pi, 72, endpoint=False)
    shape = np.stack([.0245 * np.cos(a), .0245 * np.sin(a) + long / 2 * np.sign(np.sin(a))], 1)
    shape[:, 0] *= 1 - .22 * np.cos(np.clip(shape[:, 1] / (long / 2 + .0245), -1, 1) * math.pi / 2)
    plate = slab(shape, -.004, .004, .0014)
    turn_by = np.degrees(lean)
    pieces: Pieces = []
    for s in (-1, 1):
        pieces += put([(plate, 'SteelGraphite')], ((x + top[0]) / 2, s * (WIDE / 2 + .0085), (z + top[1]) / 2), x=90, y=turn_by)
    tube = turn([(.0200, -.036), (.0270, -.036), (.0270, .036), (.0200, .036)], .0012, 56)
    bush = turn([(.0075, -.0385), (.0198, -.0385), (.0204, -.036), (.0204, .036), (.0198, .0385), (.0075, .0385)], .0012, 48)
    return [*pieces, (_across(tube, *top), 'SteelGraphite'), (_across(bush, *top), 'Rubber'), *_pin(x, z, WIDE / 2 + .0126), *_pin(*top, WIDE / 2 + .0126)]


def _hanger(x: float, z: float) -> Pieces:
    """The bracket of the fixed eye: two cheeks under a foot with bolts."""
    shape = round_poly(np.array([(-.034, -.034), (.034, -.034), (.058, .086), (-.058, .086)]), .030)
    cheek = slab(shape, -.003, .003, .0012, 0, (circle(.0080, 28),))
    pieces: Pieces = []
    for s in (-1, 1):
        pieces += put([(cheek, 'SteelGraphite')], (x, s * (WIDE / 2 + .0065), z), x=90)
    foot = prism(oblong(.150, .122, .014), z + .080, z + .087, .0018, .0018).moved((x, 0, 0))
    bolts = [hex_bolt(.0120).moved((x + a, b, z + .087)) for a in (-.055, .055) for b in (-.044, .044)]
    return [*pieces, (foot, 'SteelGraphite'), *piled(bolts, 'Steel'), *_pin(x, z, WIDE / 2 + .0096)]


def _u_bolt(x: float, low: float, high: float) -> Pieces:
    """Over the pack, its nuts below the plate."""
    half = WIDE / 2 + .0095
    line = rounded([(0, -half, low), (0, -half, high), (0, half, high), (0, half, low)], .022, 9)
    threads = [_thread(.0076, low - .001, low + .040, .0018).moved((0, s * half, 0)) for s in (-1, 1)]
    nuts = [prism(ngon(6, .0215, .001), low + .012, low + .026, .0012).moved((0, s * half, 0)) for s in (-1, 1)]
    washers = [turn([(0, low + .026), (.0145, low + .026), (.0145, low + .0285), (0, low + .0285)], .0006, 36).moved((0, s * half, 0)) for s in (-1, 1)]
    return put(piled([pipe(line, .0072, 16, True), *threads, *nuts, *washers], 'Steel'), (x, 0, 0))


def _clip(x: float, deep: float) -> Pieces:
    """The band that keeps the leaves together."""
    slope = math.degrees(math.atan(2 * RISE * x / REACH ** 2))
    half, top = WIDE / 2 + .0035, LEAF + .004
    line = rounded([(0, -half, top), (0, -half, -deep), (0, half, -deep), (0, half, top)], .004, 4)
    band = belt(line, (1, 0, 0), .026, .0030)
    bolt = _across(turn([(0, -half - .006), (.0045, -half - .006), (.0045, half + .006), (0, half + .006)], .0008, 24), 0, top)
    sleeve = _across(turn([(0, -half + .002), (.0066, -half + .002), (.0066, half - .002), (0, half - .002)], .0008, 28), 0, top + .001)
    return put([(band, 'SteelGraphite'), (bolt, 'Steel'), (sleeve, 'SteelGraphite')], (x, 0, float(_arc(np.array(x)))), y=-slope)


def _heavy_damper() -> Pieces:
    """Upright: its eyes at z = 0 and .50, across y."""
    body = turn([(0, .022), (.026, .022), (.0335, .027), (.0345, .036), (.0345, .262), (.0325, .268), (.030, .272), (0, .272)], .003, 72)
    rod = turn([(0, .27), (.0095, .27), (.0095, .48), (0, .48)], 0, 40)
    sleeve = turn([(.0375, .235), (.0395, .235), (.0395, .448), (.034, .458), (.018, .466), (0, .467)], .002, 72)
    band = turn([(.0396, .405), (.0402, .406), (.0402, .416), (.0396, .417)], .0003, 72)
    weld = turn([(.0344, .040), (.0362, .0415), (.0362, .0435), (.0344, .045)], .0004, 64)
    pieces: Pieces = [(body, 'Blue'), (rod, 'Chrome'), (sleeve, 'Plastic'), (band, 'Silver'), (weld, 'Blue')]
    for z in (0, .490):
        shell = turn([(.0165, -.0175), (.0225, -.0175), (.0225, .0175), (.0165, .0175)], .0012, 56)
        bush = turn([(.0085, -.022), (.0155, -.022), (.0168, -.0185), (.0168, .0185), (.0155, .022), (.0085, .022)], .0012, 48)
        core = turn([(.0060, -.0250), (.0088, -.0250), (.0088, .0250), (.0060, .0250)], .0004, 36)
        pieces += [(_across(shell, 0, z), 'Steel'), (_across(bush, 0, z), 'Rubber'), (_across(core, 0, z), 'Steel')]
    return pieces


def suspension() -> Parts:
    """The pack with all that holds it, the damper lying before it."""
    pieces: Pieces = piled([_leaf(REACH - .012, 0), *(_leaf(half, k * (LEAF + .0006)) for k, half in ((1, .470), (2, .375), (3, .275), (4, .175)))], 'SteelLeaf')
    deep = 4 * (LEAF + .0006)
    z = RISE + .0205 + LEAF * .5
    pieces += [*_eye(-REACH, z), *_eye(REACH, z), *_hanger(-REACH, z), *_shackle(REACH, z)]
    pieces += [*_clip(-.30, 2 * LEAF + .004), *_clip(.30, 2 * LEAF + .004), *_clip(-.215, 3 * LEAF + .005), *_clip(.215, 3 * LEAF + .005)]
    plate = prism(oblong(.170, .122, .014), -deep - .014, -deep - .002, .002, .002)
    cap = prism(oblong(.150, WIDE, .006), LEAF + .0005, LEAF + .017, .003, .001)
    centre = hex_bolt(.013).moved((0, 0, LEAF + .017))
    pieces += [(plate, 'SteelGraphite'), (cap, 'SteelGraphite'), (centre, 'Steel')]
    for x in (-.052, .052):
        pieces += _u_bolt(x, -deep - .042, LEAF + .0245)
    pieces = put(pieces, (0, .10, deep + .042))
    damper = put(_heavy_damper(), (-.30, -.165, .040), y=90, z=-6)
    return gathered([*pieces, *damper])


GOODS = {
    'sport-suspension': Good(sport_suspension, azimuth=-8, elevation=14),
    'suspension': Good(suspension, azimuth=-24, elevation=26),
}
