"""Seats with what moves and warms them: heating loops, motors and rails, a swivel base."""
import math

import numpy as np

from ...curves import Array
from ...inside import seat
from ...mesh import Mesh, polygonise, project
from ...outlines import box_sdf, round_poly
from ..kit import Good, Parts
from ..shaping import (Pieces, aimed, circle, gathered, hex_bolt, oblong, piled, pipe, prism, put, rounded, spline, turn)

TRACK = .190                # from the middle of a seat to its rails
CUSHION_ROWS = (-.075, -.105, -.16, -.19, -.22, -.28, -.31, -.34, -.40, -.43)
BACK_ROWS = (.07, .10, .16, .19, .22, .28, .31, .34, .40, .43, .46, .49)
REACH = .108                # how far the heating loops run to the sides


def sideways(m: Mesh) -> Mesh:
    """Built along +z from an outline (y, z): now along +x."""
    return Mesh(m.V[:, [2, 0, 1]], m.N[:, [2, 0, 1]], m.F)


def facing(pieces: Pieces) -> Pieces:
    """From a car, where the front is -x, to the front of a picture."""
    return put(pieces, z=90)


def upholstery(insert: str = 'LeatherGrey', bolster: str = 'Leather') -> Pieces:
    parts = seat.parts()
    wanted = {'insert': insert, 'bolster': bolster, 'thread': 'PlasticLight', 'posts': 'Chrome'}
    return facing([(parts[name][0], material) for name, material in wanted.items()])


def _shield(side: int) -> Pieces:
    """What covers the cushion's frame, and the cap over the hinge."""
    outline = round_poly([(-.475, -.165), (-.44, -.192), (.02, -.200), (.075, -.165), (.085, -.060), (.035, -.030), (-.05, -.070), (-.455, -.105)], .03, 8)
    panel = sideways(prism(outline, .240, .276, .012))
    lip = sideways(prism(outline * [.985, .94] + [-.003, -.007], .270, .2772, .003))
    cap = sideways(turn([(0, .26), (.046, .26), (.046, .284), (.040, .292), (0, .294)], .006, 64)).moved((0, .020, -.030))
    ring = sideways(turn([(.0345, .2935), (.0335, .2955), (.032, .2935)], 0, 64)).moved((0, .020, -.030))
    pieces = [(panel, 'PlasticBase'), (lip, 'PlasticBase'), (cap, 'PlasticBase'), (ring, 'PlasticGrey')]
    return pieces if side > 0 else [(Mesh(m.V * [-1, 1, 1], m.N * [-1, 1, 1], m.F[:, ::-1]), of) for m, of in pieces]


def rails(top: float, length: float = .54, middle: float = -.215) -> Pieces:
    """Two tracks with their feet; top is the height where the seat's frame sits on them."""
    pieces: Pieces = []
    lower = round_poly([(-.024, 0), (.024, 0), (.024, .024), (.015, .024), (.015, .006), (-.015, .006), (-.015, .024), (-.024, .024)], .003, 4)
    for x in (-TRACK, TRACK):
        at = (x, middle, top - .040)
        track = [(_extruded(lower, length), 'Steel'), (prism(oblong(.026, length * .84, .004), .008, .036, .004), 'SteelDark')]
        feet = [prism(oblong(.052, .066, .012), -.010, -.002, .002).moved((0, s * (length / 2 - .02), 0)) for s in (-1, 1)]
        bolts = [hex_bolt(.010).moved((0, s * (length / 2 - .010), .004)) for s in (-1, 1)]
        pieces += put([*track, *piled(feet, 'SteelDark'), *piled(bolts, 'Bright')], at)
    return pieces


def _extruded(outline: Array, length: float) -> Mesh:
    """A profile (x, z) along y, its ends open."""
    k = len(outline)
    d = np.roll(outline, -1, 0) - outline
    n = np.stack([d[:, 1], -d[:, 0]], 1) / np.maximum(np.linalg.norm(d, axis=1), 1e-9)[:, None]
    a, b = outline, np.roll(outline, -1, 0)
    v = np.concatenate([np.stack([p[:, 0], np.full(k, y), p[:, 1]], 1) for y in (-length / 2, length / 2) for p in (a, b)])
    normals = np.tile(np.stack([n[:, 0], np.zeros(k), n[:, 1]], 1), (4, 1))
    i = np.arange(k)
    return Mesh(v, normals, np.concatenate([np.stack([i, i + 3 * k, i + k], 1), np.stack([i, i + 2 * k, i + 3 * k], 1)]))


def _frame(low: float) -> Pieces:
    """Steel sides under the cushion and the tubes across."""
    outline = round_poly([(-.46, low + .012), (.04, low + .002), (.06, -.13), (-.46, -.13)], .03, 6)
    sides = [sideways(prism(outline, -.0025, .0025, .001)).moved((x, 0, 0)) for x in (-TRACK - .02, TRACK + .02)]
    tubes = [pipe([(-TRACK - .026, y, z), (TRACK + .026, y, z)], .011, 20, True) for y, z in ((-.40, low + .045), (-.005, low + .040))]
    pan = prism(oblong(.40, .42, .05), -.168, -.158, .004).moved((0, -.22, 0))
    return [*piled(sides, 'SteelPaint'), *piled(tubes, 'SteelDark'), (pan, 'SteelGraphite')]


def _front_bar(low: float) -> Pieces:
    """The bow that frees the rails, under the cushion's front."""
    path = rounded([(-.17, -.28, low), (-.17, -.50, low + .006), (-.10, -.525, low + .03), (.10, -.525, low + .03), (.17, -.50, low + .006),
                    (.17, -.28, low)], .04, 8)
    return [(pipe(path, .006, 14, True), 'SteelDark')]


def plain_seat(insert: str = 'LeatherGrey') -> Pieces:
    return [*upholstery(insert), *_shield(1), *_shield(-1), *_frame(-.235), *rails(-.235), *_front_bar(-.225)]


def _snake(rows: tuple[float, ...]) -> Array:
    """There and back across the rows: (row, side)."""
    path = [(row, end * (REACH if k % 2 else -REACH)) for k, row in enumerate(rows) for end in (1, -1)]
    line = rounded(path, .014, 7)
    length = np.concatenate([[0], np.cumsum(np.linalg.norm(np.diff(line, axis=0), axis=1))])
    t = np.linspace(0, length[-1], int(length[-1] / .0045))
    return np.stack([np.interp(t, length, line[:, k]) for k in range(2)], 1)


def _loops() -> Pieces:
    """Heating wires on cushion and back."""
    row, y = _snake(CUSHION_ROWS).T
    cushion = np.stack([row, y, -.085 * row + .012], 1)
    u, s = _snake(BACK_ROWS).T
    back = np.stack([u * math.sin(seat.LEAN), s, u * math.cos(seat.LEAN)], 1)
    return [(pipe(project(lambda q: seat.surface(q) - .0010, line, 8), .0036, 8, True), 'Heat') for line in (cushion, back)]


def heated_seats() -> Parts:
    return gathered([*plain_seat(), *facing(_loops())])


def _motor(length: float = .105) -> Pieces:
    """Along +z: a can with its end, a gearbox below and a plug."""
    can = turn([(0, .030), (.0200, .030), (.0200, .030 + length * .66), (.0185, .030 + length * .70), (0, .030 + length * .70)], .002, 56)
    end = turn([(0, length * .70), (.0160, length * .70), (.0160, length * .96), (.009, length), (0, length)], .002, 40).moved((0, 0, .03))
    gear = prism(round_poly([(-.026, -.024), (.040, -.024), (.044, .024), (-.026, .024)], .014, 6), 0, .034, .004)
    lid = turn([(0, .0335), (.0165, .0335), (.0165, .0375), (0, .038)], .001, 40).moved((.022, 0, 0))
    screws = [turn([(0, .033), (.0034, .033), (.0034, .036), (0, .0364)], .0005, 20).moved((x, y, 0)) for x in (-.020, .036) for y in (-.017, .017)]
    band = turn([(.0203, .045), (.0206, .046), (.0206, .052), (.0203, .053)], 0, 56)
    plug = prism(oblong(.020, .014, .002), .006, .028, .002).moved((-.034, 0, 0))
    return [(can, 'Brushed'), (end, 'Plastic'), (gear, 'PlasticGrey'), (lid, 'Plastic'), *piled(screws, 'Bright'), (band, 'SteelDark'), (plug, 'White')]


def _spindle(start: Array, end: Array, radius: float = .0062) -> Mesh:
    """A threaded rod."""
    t = np.linspace(0, 1, 500)[:, None]
    long = float(np.linalg.norm(end - start))
    r = radius * (1 + .16 * np.sin(2 * math.pi * t[:, 0] * long / .005))
    return pipe(start + (end - start) * t, r, 18, True)


def _drives(low: float) -> Pieces:
    """Links, spindles and three motors on the outer side under the cushion."""
    x = TRACK + .035
    pieces: Pieces = []
    for y in (-.395, -.035):
        link = sideways(prism(round_poly([(-.022, -.062), (.018, -.066), (.058, .050), (.020, .062)], .022, 8), -.003, .003, .0015))
        pivots = [sideways(turn([(0, -.006), (.012, -.006), (.012, .008), (.008, .011), (0, .011)], .001, 36)).moved((0, *at))
                  for at in ((0, -.048), (.032, .044))]
        pieces += put([(link, 'Steel'), *piled(pivots, 'Bright')], (x, y, low + .075))
    rod = _spindle(np.array([x + .004, -.46, low + .030]), np.array([x + .004, .03, low + .030]))
    nut = sideways(prism(oblong(.046, .030, .005), -.013, .013, .003)).moved((x + .004, -.125, low + .030))
    lift = [(aimed(m, (0, -1, .10)), of) for m, of in _motor()]
    slide = [(aimed(m, (0, 1, 0)), of) for m, of in _motor()]
    pieces += [(rod, 'Bright'), (nut, 'White')]
    pieces += put(slide, (x + .006, -.30, low + .036)) + put(lift, (x + .008, -.130, low + .105))
    pieces += [(_spindle(np.array([x + .008, -.12, low + .105]), np.array([x + .008, .01, low + .11]), .005), 'Bright')]
    wires = [spline([(x, -.27, low + .07), (x + .012, -.30, low + .11), (x + .004, -.35, low + .13 - k * .006), (x - .03, -.36, low + .15)], 40)
             for k in range(2)]
    wires += [spline([(x + .01, -.115, low + .125), (x + .016, -.07, low + .14), (x, -.03, low + .155), (x - .03, -.05, low + .17)], 40)]
    return pieces + piled([pipe(w, .0030, 10, True) for w in wires], 'Cable')


def _switches() -> Pieces:
    """Shaped as a seat: cushion, back, and a round one for the lumbar support."""
    cushion = round_poly([(-.050, -.011), (.046, -.013), (.050, .004), (.036, .011), (-.040, .013), (-.052, .006)], .010, 8)
    back = round_poly([(-.010, -.032), (.010, -.034), (.026, .030), (.020, .042), (.006, .040)], .010, 8)
    field = round_poly([(-.115, -.040), (.095, -.048), (.105, .030), (.090, .048), (.030, .046), (-.02, .026), (-.115, .022)], .018, 8)
    base = sideways(prism(field, .274, .2785, .002)).moved((0, -.215, -.140))
    keys = [sideways(prism(cushion, .277, .2915, .004)).moved((0, -.268, -.143)), sideways(prism(back, .277, .2915, .004)).moved((0, -.188, -.133))]
    disc = turn([(0, .277), (.0165, .277), (.0165, .288), (.0145, .290), (.010, .2885), (0, .2885)], .001, 48)
    dots = [sideways(prism(circle(.0013, 12), .2885, .2892)).moved((0, .0115 * math.cos(a), .0115 * math.sin(a))) for a in np.arange(4) * math.pi / 2]
    at = (0, -.138, -.140)
    return [(base, 'Gloss'), *piled(keys, 'Silver'), (sideways(disc).moved(at), 'Silver'), *put(piled(dots, 'Plastic'), at)]


def electric_seat() -> Parts:
    low = -.335
    return gathered([*upholstery(), *_shield(1), *_shield(-1), *_frame(low + .035), *rails(low), *_drives(low), *_switches()])


def _armrest(side: int) -> Pieces:
    def body(q: Array) -> Array:
        x, y, z = q.T
        return box_sdf(np.stack([x, y, z - .10 * np.maximum(-y - .12, 0)], 1), (0, -.165, 0), (.028, .165, .022), .018)
    pad = polygonise(body, (-.035, -.345, -.035), (.035, .015, .055), .0052, 1)
    hub = sideways(turn([(0, -.036), (.034, -.036), (.034, .030), (.030, .036), (0, .037)], .004, 48))
    return put([(pad, 'Leather'), (hub, 'Plastic')], (side * .292, .095, .205))


def _turntable() -> Pieces:
    """Two plates on a ring of balls; z = 0 is its top."""
    upper = prism(oblong(.42, .42, .06), -.010, 0, .002)
    rim = turn([(0, -.034), (.188, -.034), (.192, -.030), (.192, -.014), (.188, -.010), (0, -.010)], .002, 96)
    groove = turn([(0, -.042), (.180, -.042), (.180, -.034), (0, -.034)], 0, 96)
    lower = turn([(0, -.070), (.212, -.070), (.216, -.066), (.216, -.046), (.212, -.042), (0, -.042)], .002, 96)
    bolts = [hex_bolt(.012).moved((.199 * math.cos(a), .199 * math.sin(a), -.042)) for a in np.arange(12) * math.pi / 6 + .2]
    return [(upper, 'SteelGraphite'), (rim, 'Brushed'), (groove, 'Gloss'), (lower, 'Brushed'), *piled(bolts, 'SteelDark')]


def _pedestal(top: float) -> Pieces:
    """A box of pressed steel, its flange bolted to the floor."""
    high = .200
    box = prism(oblong(.44, .42, .045), 0, high, .012, .004)
    flange = prism(oblong(.53, .51, .055), -.004, .004, .0015)
    lip = prism(oblong(.452, .432, .048), high - .022, high - .010, .004, .004)
    window = put([(prism(oblong(.24, .085, .030), .2085, .2115, .0012), 'Gloss')], (0, 0, .095), x=90)
    frame = put([(prism(oblong(.262, .107, .040), .2075, .2110, .0012), 'PlasticDeep')], (0, 0, .095), x=90)
    slats = [put([(prism(oblong(.232, .010, .004), .2110, .2135, .0010), 'PlasticDeep')], (0, 0, .095 + z), x=90)[0] for z in (-.026, -.009, .009, .026)]
    side = [(sideways(prism(oblong(.18, .010, .005), .2190, .2212, .0006)).moved((0, 0, z)), 'Gloss') for z in (.070, .095, .120)]
    bolts = [hex_bolt(.012).moved((x, y, .004)) for x in (-.243, .243) for y in (-.19, 0, .19)] + [hex_bolt(.012).moved((x, -.233, .004)) for x in (-.14, .14)]
    return put([(box, 'SteelPaint'), (flange, 'SteelPaint'), (lip, 'SteelPaint'), *frame, *window, *slats, *side, *piled(bolts, 'Bright')],
               (0, 0, top - high))


def _lever() -> Pieces:
    """The handle that lets the base turn."""
    path = spline([(.10, -.05, -.018), (.20, -.07, -.018), (.262, -.085, -.010), (.300, -.105, .004)], 30)
    grip = pipe(path[20:], np.interp(np.linspace(0, 1, 10), (0, .3, 1), (.008, .011, .010)), 18, True)
    return [(pipe(path, .006, 14, True), 'Steel'), (grip, 'Red')]


def swivel_seat() -> Parts:
    seated = [*upholstery('FabricGrey', 'Leather'), *_shield(1), *_shield(-1), *_armrest(1), *_armrest(-1), *_frame(-.235), *rails(-.235)]
    turning = put([*put(seated, (0, .215, .285)), *_turntable(), *_lever()], z=48)
    return gathered([*turning, *_pedestal(-.070)])


GOODS = {
    'heated-seats': Good(heated_seats, azimuth=-32, elevation=22),
    'electric-seat': Good(electric_seat, azimuth=64, elevation=13),
    'swivel-seat': Good(swivel_seat, azimuth=6, elevation=14),
}
