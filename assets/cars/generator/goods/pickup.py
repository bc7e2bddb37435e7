"""What works hard: a sump guard, a divider and a step of a pick-up's bed, lights of a load compartment."""
import math
from collections.abc import Callable

import numpy as np

from ..curves import Array, smax, step
from ..mesh import Mesh, polygonise, unit
from ..outlines import box_sdf, round_poly
from .shaping import Pieces, aimed, gathered, hex_bolt, oblong, pipe, piled, prism, put, rounded, socket_bolt, spline, turn
from .kit import Good, Parts

Plane = Callable[[Array, Array], Array]


def _formed(outline: Plane, height: Plane, half: tuple[float, float], thick: float, cell: float) -> Mesh:
    """Sheet metal: an outline (distances), with its holes, pressed to heights."""
    flat = 2.5 * cell / thick

    def field(q: Array) -> Array:
        return smax(outline(q[:, 0], q[:, 1]), np.abs(q[:, 2]) - 2.5 * cell / 2, cell)
    m = polygonise(field, (-half[0], -half[1], -3 * cell), (half[0], half[1], 3 * cell), cell, 1)
    x, y, w = m.V.T
    e = 1e-4
    slope_x, slope_y = ((height(x + dx, y + dy) - height(x - dx, y - dy)) / (2 * e) for dx, dy in ((e, 0), (0, e)))
    n = np.stack([m.N[:, 0] - m.N[:, 2] * flat * slope_x, m.N[:, 1] - m.N[:, 2] * flat * slope_y, m.N[:, 2] * flat], 1)
    return Mesh(np.stack([x, y, height(x, y) + w / flat], 1), unit(n), m.F)


def _slot(x: Array, y: Array, at: tuple[float, float], half: float, r: float) -> Array:
    """A long hole across."""
    return np.hypot(np.maximum(np.abs(x - at[0]) - half, 0), y - at[1]) - r


GUARD_BOLTS = [(x, y) for x in (-.335, .335) for y in (-.165, .055, .235)] + [(x, y) for x in (-.19, .19) for y in (-.282, )]


def _guard_height(x: Array, y: Array) -> Array:
    """Its nose rises to the front; ribs along it, a raised field, sunk seats of the bolts, sides turned up."""
    s = np.abs(x)
    z = .46 * np.maximum(-.205 - y, 0) * step(-.195, -.245, y) + .30 * np.maximum(y - .255, 0) * step(.25, .29, y)
    z = z + .75 * np.maximum(s - .375, 0) * step(.37, .395, s)
    for k in (-.225, -.075, .075, .225):
        z = z + .0105 * step(.021, .011, np.abs(x - k)) * step(-.155, -.130, y) * step(.215, .190, y)
    for k in (-.262,):
        z = z + .009 * step(.015, .007, np.abs(y - k)) * step(.15, .12, s)
    for bx, by in GUARD_BOLTS:
        z = z - .0075 * step(.030, .019, np.hypot(x - bx, y - by))
    return z + .012


def _guard_outline(x: Array, y: Array) -> Array:
    s = np.abs(x)
    f = smax(smax(s - .42 + .30 * np.maximum(-y - .16, 0), np.abs(y + .01) - .325, .05), (s + .9 * y - .605) * .74, .03)
    for at, half, r in (((0, .268), .075, .017), ((-.15, .10), .026, .0095), ((-.15, -.06), .026, .0095), ((.15, .10), .026, .0095),
                        ((.15, -.06), .026, .0095)):
        f = np.maximum(f, -_slot(x, y, at, half, r))
    f = np.maximum(f, -(np.hypot(x, y - .02) - .040))
    for k in (-.285, .285):
        for j in (-.02, .145):
            f = np.maximum(f, -(np.hypot(x - k, y - j) - .011))
    return f


def skid_plate() -> Parts:
    plate = _formed(_guard_outline, _guard_height, (.44, .36), .0035, .0030)
    bolts, washers = [], []
    for bx, by in GUARD_BOLTS:
        e = .012
        z = float(_guard_height(np.array([bx]), np.array([by]))[0])
        fall = (float(_guard_height(np.array([bx]), np.array([by - e]))[0]) - float(_guard_height(np.array([bx]), np.array([by + e]))[0])) / (2 * e)
        bolts.append(aimed(hex_bolt(.012), (0, fall, 1), (bx, by, z + .0030)))
        washers.append(aimed(turn([(0, 0), (.0170, 0), (.0170, .0016), (0, .0016)], .0005, 48), (0, fall, 1), (bx, by, z + .0016)))
    x = np.linspace(-.155, .155, 40)
    lip = pipe(np.stack([x, 0 * x - .330, _guard_height(x, 0 * x - .330) + .001], 1), .0042, 12, True)
    pieces = [(plate, 'Steel'), *piled(bolts, 'Bright'), *piled(washers, 'SteelDark'), (lip, 'Steel')]
    return gathered(put(pieces, (0, 0, .2), x=22))


def _knob() -> Pieces:
    """A star grip on its screw, along +z."""
    a = np.linspace(0, 2 * math.pi, 84, endpoint=False)
    r = .026 + .0042 * np.cos(6 * a)
    star = prism(np.stack([r * np.cos(a), r * np.sin(a)], 1), .014, .036, .005)
    stem = turn([(0, -.012), (.0060, -.012), (.0060, .004), (.014, .006), (.012, .016), (0, .016)], .0012, 36)
    cap = turn([(0, .0355), (.0125, .0355), (.0118, .0372), (0, .0374)], .0004, 40)
    return [(star, 'Plastic'), (stem, 'Steel'), (cap, 'PlasticGrey')]


def _clamp(side: int) -> Pieces:
    """Holds the frame to the bed's side."""
    jaw = prism(round_poly([(-.030, -.045), (.030, -.045), (.030, .045), (-.030, .045)], .012), -.026, .026, .004)
    pad = prism(oblong(.070, .100, .012), -.006, .006, .002)
    pieces = put([(jaw, 'SteelDark')], x=90)
    pieces += [(aimed(pad, (side, 0, 0), (side * .042, 0, 0)), 'Rubber'),
               (aimed(turn([(0, 0), (.011, 0), (.011, .014), (0, .014)], .001, 32), (side, 0, 0), (side * .028, 0, 0)), 'Steel')]
    pieces += [(aimed(m, (0, -1, 0), (0, -.030, 0)), of) for m, of in _knob()]
    for x in (-.020, .020):
        for z in (-.034, .034):
            pieces += [(aimed(m, (0, -1, 0), (x, -.0255, z)), of) for m, of in socket_bolt(.0085)]
    return pieces


def bed_divider() -> Parts:
    wide, high, r = .66, .43, .019
    frame = [pipe(rounded([(0, 0, .075), (-wide, 0, .075), (-wide, 0, high), (wide, 0, high), (wide, 0, .075), (0, 0, .075)], .085, 14), r, 28)]
    frame += [pipe([(x, 0, .08), (x, 0, high - .005)], .0125, 24) for x in (-.225, .225)]
    frame += [pipe([(-wide, 0, .262), (wide, 0, .262)], .0105, 24)]

    def outline(x: Array, z: Array) -> Array:
        edge = box_sdf(np.stack([x, z, 0 * x], 1), (0, 0, 0), (wide - .006, .166, 1), .07)
        u, row = x / .040, np.round(z / .0346)
        cx = (np.round(u - .5 * (row % 2)) + .5 * (row % 2)) * .040
        near = np.hypot(x - cx, z - row * .0346) - .0128
        is_free = (np.abs(cx) < .61) & (np.abs(row) < 4.5) & (np.abs(np.abs(cx) - .225) > .026) & (np.abs(row * .0346 - .009) > .012)
        return np.maximum(edge, -np.where(is_free, near, .02))
    sheet = _formed(outline, lambda x, z: 0 * x, (wide + .01, .18), .0035, .0030)
    sheet = put([(sheet, '')], (0, .004, (high + .075) / 2), x=90)[0][0]
    rivets = [aimed(turn([(0, 0), (.0075, 0), (.0060, .0030), (0, .0042)], .001, 28), (0, -1, 0), (x, -.0118, z)) for x in (-.225, .225) for z in (.115,
        .20, .32, .39)]
    pieces = [*piled(frame, 'Aluminium'), (sheet, 'SteelDark'), *piled(rivets, 'Bright')]
    for side in (-1, 1):
        for z in (.165, .335):
            pieces += put(_clamp(side), (side * (wide + .004), 0, z))
        foot = turn([(0, 0), (.030, 0), (.030, .008), (.020, .018), (.020, .040), (0, .040)], .003, 40)
        pieces += [(foot.moved((side * .42, 0, .016)), 'Rubber')]
    return gathered(pieces)


def _tread() -> Pieces:
    """Its middle at the origin, its top at z = 0."""
    pan = prism(oblong(.340, .150, .034), -.026, -.002, .005, .008)
    rim = prism(oblong(.344, .154, .036), -.014, -.006, .002, .002)
    ribs = [prism(oblong(.0085, long, .0042), -.003, .0032, .0014).moved((x, 0, 0)) for x,
            long in ((k * .0225, .122 - (abs(k) > 5) * .020) for k in range(-6, 7))]
    teeth = [turn([(0, -.003), (.0032, -.003), (.0026, .0040), (0, .0044)], .0008, 16).moved((k * .0225 + .01125, y, 0)) for k in range(-6,
        6) for y in (-.042, -.014, .014, .042)]
    bolts = [m for x in (-.155, .155) for m in (hex_bolt(.007).moved((x, 0, -.002)),)]
    return [(pan, 'Aluminium'), (rim, 'SteelDark'), *piled(ribs, 'Rubber'), *piled(teeth, 'Bright'), *piled(bolts, 'Steel')]


def _box_bar(line: Array, wide: float, deep: float) -> Mesh:
    """A bar of rounded section along a line in the plane x = 0; wide along x."""
    section = oblong(wide, deep, deep * .28, 7)
    along = unit(np.gradient(line, axis=0))
    up = np.stack([0 * along[:, 0], -along[:, 2], along[:, 1]], 1)
    n, k = len(line), len(section)
    d = np.roll(section, -1, 0) - np.roll(section, 1, 0)
    out = unit(np.stack([d[:, 1], -d[:, 0]], 1))
    v = line[:, None] + section[:, 0, None] * np.array([1., 0, 0]) + section[:, 1, None] * up[:, None]
    normals = out[:, 0, None] * np.array([1., 0, 0]) + out[:, 1, None] * up[:, None]
    i, j = np.meshgrid(np.arange(n - 1), np.arange(k), indexing='ij')
    q = np.stack([i * k + j, i * k + (j + 1) % k, (i + 1) * k + (j + 1) % k, (i + 1) * k + j], -1).reshape(-1, 4)
    f = np.concatenate([q[:, :3], q[:, [0, 2, 3]]])
    v, normals = np.broadcast_to(v, (n, k, 3)).reshape(-1, 3), np.broadcast_to(normals, (n, k, 3)).reshape(-1, 3)
    return Mesh(v, normals, f[:, ::-1])


def bed_step() -> Parts:
    """Swung out to the front: bracket above and behind, hinge, arm, tread below."""
    mount = put([(prism(oblong(.200, .085, .014), 0, .006, .0016), '')], (0, .150, .318), x=0)[0][0]
    cheeks = []
    for s in (-1, 1):
        shape = round_poly([(-.055, .012), (-.040, -.060), (.010, -.068), (.052, -.020), (.055, .012)], .020)
        cheeks.append(put([(prism(shape, -.003, .003, .0010), '')], (s * .044, .150, .306), x=90, z=90)[0][0])
    pin = put([(turn([(0, -.062), (.012, -.062), (.012, .062), (0, .062)], .002, 40), '')], (0, .146, .268), y=90)[0][0]
    nuts = [aimed(hex_bolt(.014), (s, 0, 0), (s * .0475, .146, .268)) for s in (-1, 1)]
    hub = put([(turn([(0, -.034), (.026, -.034), (.026, .034), (0, .034)], .003, 56), '')], (0, .146, .268), y=90)[0][0]
    line = spline([(0, .146, .268), (0, .105, .215), (0, .060, .120), (0, .010, .062), (0, -.080, .040), (0, -.160, .036)], 70)
    arm = _box_bar(line, .052, .032)
    gusset = _box_bar(line[26:58] + [0, .004, .014], .012, .030)
    stop = put([(turn([(0, -.040), (.009, -.040), (.009, .040), (0, .040)], .002, 32), '')], (0, .186, .285), y=90)[0][0]
    bolts = [hex_bolt(.011).moved((x, y, .324)) for x in (-.078, .078) for y in (.125, .175)]
    spring = put(_spring(), (.031, .146, .268))
    pieces = [*piled([mount, *cheeks], 'SteelDark'), (pin, 'Steel'), *piled([*nuts, *bolts], 'Bright'), *piled([arm, hub, gusset], 'SteelDark'),
              (stop, 'Rubber'), *spring]
    return gathered(pieces + put(_tread(), (0, -.150, .080)) + _arm_pads())


def _spring() -> Pieces:
    """Wound around the hinge, its leg on the arm."""
    t = np.linspace(0, 5 * 2 * math.pi, 160)
    wound = np.stack([.0004 * t - .004, .0285 * np.cos(t), .0285 * np.sin(t)], 1)
    leg = spline([wound[-1], wound[-1] + [.001, -.004, -.030], (.001, -.040, -.070)], 12)
    return piled([pipe(wound, .0019, 10), pipe(leg, .0019, 10)], 'Bright')


def _arm_pads() -> Pieces:
    """What the tread is bolted to."""
    plate = prism(oblong(.110, .100, .012), .048, .056, .002).moved((0, -.140, 0))
    return [(plate, 'SteelDark')]


def _light_bar(long: float) -> Pieces:
    """Along x, its back on the floor."""
    profile = prism(oblong(long, .026, .003), 0, .0085, .0008)
    rails = [prism(oblong(long, .0042, .0012), .0080, .0112, .0010).moved((0, s * .0105, 0)) for s in (-1, 1)]
    grooves = [prism(oblong(long + .0004, .0264, .003), z, z + .0012) for z in (.0028, .0056)]
    lens = prism(oblong(long - .006, .0164, .004), .0070, .0128, .0042)
    caps = [prism(oblong(.011, .0282, .0042), -.0004, .0136, .0022, .0012).moved((s * (long / 2 + .002), 0, .0004)) for s in (-1, 1)]
    screws = [turn([(0, .0134), (.0026, .0134), (.0026, .0142), (0, .0144)], .0003, 24).moved((s * (long / 2 + .002), 0, 0)) for s in (-1, 1)]
    relief = aimed(turn([(0, 0), (.0042, 0), (.0042, .006), (.0030, .008), (.0030, .013), (0, .013)], .0006, 28), (1, 0, 0), (long / 2 + .0065, 0, .0062))
    return [(profile, 'Aluminium'), *piled(rails, 'Aluminium'), *piled(grooves, 'SteelDark'), (lens, 'Led'), *piled(caps, 'Plastic'),
            *piled(screws, 'Steel'), (relief, 'Rubber')]


def _switch() -> Pieces:
    """A rocker in its small box."""
    case = prism(oblong(.034, .052, .006), 0, .0170, .0030)
    frame = prism(oblong(.0215, .0330, .0028), .0165, .0185, .0010)
    rocker = polygonise(lambda q: smax(box_sdf(q, (0, 0, .0185), (.0085, .0140, .0036), .0010), q[:, 2] - .0190 - .16 * np.abs(q[:, 1]), .0008),
                        (-.010, -.016, .013), (.010, .016, .024), .0007, 1)
    mark = prism(oblong(.0075, .0018, .0006), .0208, .0216).moved((0, .0095, 0))
    ears = prism(oblong(.050, .016, .007), 0, .0030, .0008)
    screws = [turn([(0, .003), (.0030, .003), (.0030, .0040), (0, .0043)], .0004, 24).moved((s * .0205, 0, 0)) for s in (-1, 1)]
    return [(case, 'Plastic'), (frame, 'Gloss'), (rocker, 'PlasticDeep'), (mark, 'LedGreen'), (ears, 'Plastic'), *piled(screws, 'Steel')]


def cargo_light() -> Parts:
    long, wire = .250, .0021
    pieces = put(_light_bar(long), (-.020, .070, 0)) + put(_light_bar(long), (-.045, .010, 0)) + put(_switch(), (.035, -.082, 0), z=24)
    ends = [np.array([-.020 + long / 2 + .019, .070, .0062]), np.array([-.045 + long / 2 + .019, .010, .0062])]
    into = np.array([.020, -.050, .0075])
    for k, end in enumerate(ends):
        line = spline([end - [.004, 0, 0], end + [.012, 0, -.001], end + [.030 + .004 * k, -.022, wire - .0062], (.150 - .050 * k, -.010 - .012 * k, wire),
                       (.096 - .03 * k, -.020 - .006 * k, wire),
                       into + [.006 - .008 * k, .022, -.004], into + [.002 - .004 * k, .002, 0], into + [.004, -.010, 0]], 90)
        pieces += piled([pipe(line, wire, 12)], 'Cable')
    t = np.linspace(0, 3.15, 170) * 2 * math.pi
    rings = np.stack([-.105 + (.036 + .0010 * t / 6) * np.cos(t), -.082 + (.027 + .0007 * t) * np.sin(t), wire + np.linspace(0, .0085, 170)], 1)
    lead = spline([(.046, -.108, .0075), (.050, -.118, .0070), (.030, -.138, wire), (-.010, -.125, wire), *rings[4:16:4]], 60)
    pieces += piled([pipe(lead, wire, 12), pipe(rings[10:], wire, 12, True)], 'Cable')
    return gathered(pieces)


GOODS = {
    'skid-plate': Good(skid_plate, azimuth=-24, elevation=40),
    'bed-divider': Good(bed_divider, azimuth=-22, elevation=14),
    'bed-step': Good(bed_step, azimuth=-38, elevation=24),
    'cargo-light': Good(cargo_light, azimuth=-16, elevation=40),
}
