"""A whole wheel to change to, with what is needed for it."""
import math
from dataclasses import replace

import numpy as np

from ... import rims as _rims  # noqa: F401  files its designs in RIMS
from ...design import Design
from ...mesh import Mesh
from ...outlines import round_poly
from ...solids import lathe
from ...wheels import wheel_parts
from ..forms import slab
from ..kit import Good, Parts
from ..shaping import Pieces, circle, gathered, hex_bolt, ngon, oblong, pipe, piled, prism, put, rounded, turn

SIZE, RIM, BROAD = .655, .452, .210         # diameter, rim and width of the wheel
LIFT, ARM = .086, .150                      # half the jack's height, length of its arms
OF = {'tyre': 'Tyre', 'barrel': 'SteelDark', 'face': 'Alloy', 'flank': 'SteelGraphite', 'cap': 'SteelGraphite', 'back': 'PlasticDeep'}


def _blocks() -> list[Mesh]:
    """The tread around y: two rows in the middle, a row on each shoulder, their gaps slanted."""
    outer, half, count, made = SIZE / 2, BROAD / 2, 58, []
    step = 2 * math.pi * outer / count
    for low, high, slant, first in ((.56, .93, .25, 0), (.06, .46, -.5, .5), (-.46, -.06, -.5, .2), (-.93, -.56, .25, .7)):
        y = np.array([low, high]) * half
        lean, wide = slant * (y[1] - y[0]) * .5, step * .452
        shape = round_poly([(-wide - lean, y[0]), (wide - lean, y[0]), (wide + lean, y[1]), (-wide + lean, y[1])], .004, 3)
        block = prism(shape, outer - .016, outer - .0010, .0016, 0)
        for k in range(count):
            made.append(put([(block, '')], y=(k + first) * 360 / count)[0][0])
    return made


def _letters() -> list[Mesh]:
    """Ribs on the side wall where a tyre carries its writing, and the line that guards the rim."""
    r, y, made = SIZE / 2 * .875, BROAD / 2 * 1.0, []
    for a in np.radians([*range(30, 78, 4), *range(210, 258, 4)]):
        bar = prism(oblong(.0042, .019, .001), y - .004, y + .0030, .0008)
        turned = put([(bar, '')], x=-90)[0][0]
        made.append(put([(turned.moved((0, 0, r)), '')], y=math.degrees(a))[0][0])
    guard = lathe([(RIM / 2 + .016, BROAD / 2 * .95), (RIM / 2 + .018, BROAD / 2 * .985), (RIM / 2 + .023, BROAD / 2 * .99), (RIM / 2 + .026, BROAD / 2 * .96)], 120)
    return [*made, guard]


def _wheel() -> Pieces:
    """Upright, its face to -y."""
    d = replace(Design(), rim_style='multi10', wheel_d=SIZE - .012, rim_d=RIM, tyre_w=BROAD)
    parts = wheel_parts(d, .0045)
    pieces = [(m, OF[name]) for name, (m, _) in parts.items() if name in OF]
    valve = turn([(0, 0), (.0045, 0), (.0045, .020), (.0036, .021), (.0036, .034), (0, .034)], .0008, 24)
    pieces += put([(valve, 'Rubber')], (.0, BROAD / 2 * .72, -RIM / 2 + .022), x=-62)
    bolts = [put([(hex_bolt(.0135), '')], (.050 * math.sin(a), BROAD / 2 * .86 - .026, .050 * math.cos(a)), x=-90)[0][0] for a in np.arange(5) * 2 * math.pi / 5]
    pieces += [*piled([*_blocks(), *_letters()], 'Tyre'), *piled(bolts, 'Steel')]
    return put(pieces, (0, 0, SIZE / 2), y=9, z=180)


def _arm(half: float) -> Pieces:
    """A channel along +x from its pivot: two cheeks and a web."""
    a = np.linspace(math.pi / 2, 3 * math.pi / 2, 14)
    ends = np.stack([np.cos(a), np.sin(a)], 1) * .0165
    outline = np.concatenate([ends, -ends + [ARM, 0]])
    cheek = slab(outline, -.0013, .0013, .0006, 0, (circle(.0050, 20), circle(.0050, 20) + [ARM, 0]))
    cheeks = [put([(cheek, '')], (0, s * half, 0), x=90)[0][0] for s in (-1, 1)]
    web = prism(oblong(ARM - .050, 2 * half, .002), .0135, .0160, .0006).moved((ARM / 2, 0, 0))
    return piled([*cheeks, web], 'SteelPaint' if half > .022 else 'SteelGraphite')


def _pivot(x: float, z: float, half: float) -> Pieces:
    heads = [put([(turn([(0, half), (.0085, half), (.0080, half + .004), (.0050, half + .0058), (0, half + .006)], .001, 32), '')], (x, 0, z), x=90 * s)[0][0]
             for s in (-1, 1)]
    shank = put([(turn([(0, -half), (.0055, -half), (.0055, half), (0, half)], 0, 24), '')], (x, 0, z), x=90)[0][0]
    return piled([*heads, shank], 'Steel')


def _screw(wide: float, z: float) -> Pieces:
    """Through both side pivots; a hook's eye at its end."""
    line = [(0, -wide - .03)]
    for y in np.arange(-wide - .03, wide + .012, .004):
        line += [(.0052, y), (.0066, y + .0013), (.0066, y + .0023), (.0052, y + .0036)]
    rod = put([(turn([*line, (.005, wide + .02), (0, wide + .02)], 0, 32), 'Steel')], (0, 0, z), y=90)
    drums = [put([(turn([(0, -.0215), (.0115, -.0215), (.0115, .0215), (0, .0215)], .001, 40), 'Steel')], (s * wide, 0, z), x=90)[0] for s in (-1, 1)]
    washer = put([(turn([(0, 0), (.012, 0), (.012, .009), (.009, .012), (0, .012)], .001, 36), 'Steel')], (wide + .013, 0, z), y=90)
    a = np.linspace(0, 2 * math.pi, 40)
    eye = pipe(np.stack([wide + .042 + .015 * np.cos(a), 0 * a, z + .015 * np.sin(a)], 1), .0042, 14)
    return [*rod, *drums, *washer, (eye, 'Steel')]


def _jack() -> Pieces:
    """Of the scissor kind, half raised; along x."""
    rise = math.degrees(math.asin(LIFT / ARM))
    wide, low = ARM * math.cos(math.radians(rise)), .024
    pieces: Pieces = [(prism(oblong(.120, .078, .010), 0, .0035, .0012, .0012), 'SteelGraphite')]
    for x, z, half, turns in ((.012, low, .0200, (-rise, 0)), (-.012, low, .0200, (-rise, 180)),
                              (.012, low + 2 * LIFT, .0240, (rise, 0)), (-.012, low + 2 * LIFT, .0240, (rise, 180))):
        pieces += put(put(_arm(half), y=turns[0]), (x, 0, z), z=turns[1])
    ear = slab(round_poly([(-.032, -.022), (.032, -.022), (.026, .016), (-.026, .016)], .012, 5), -.0015, .0015, .0006)
    for s in (-1, 1):
        pieces += put([(ear, 'SteelGraphite')], (0, s * .0275, low), x=90)
        pieces += put([(ear, 'SteelGraphite')], (0, s * .0300, low + 2 * LIFT + .004), x=90)
    saddle = prism(oblong(.070, .064, .006), low + 2 * LIFT + .018, low + 2 * LIFT + .024, .0015)
    lips = [prism(oblong(.070, .010, .003), low + 2 * LIFT + .022, low + 2 * LIFT + .034, .002).moved((0, s * .026, 0)) for s in (-1, 1)]
    pieces += piled([saddle, *lips], 'SteelGraphite')
    for x in (-.012, .012):
        pieces += [*_pivot(x, low, .029), *_pivot(x, low + 2 * LIFT, .0315)]
    for s in (-1, 1):
        pieces += _pivot(s * (wide + .012), low + LIFT, .0260)
    return [*pieces, *_screw(wide + .012, low + LIFT)]


def _wrench() -> Pieces:
    """An angled bar on the floor with its socket, its other end flat."""
    line = rounded([(0, 0, .0125), (0, .062, .0125), (.300, .062, .0095)], .034, 12)
    bar = pipe(line, .0088, 24, True)
    socket = turn([(.0098, .002), (.0098, 0), (.0128, 0), (.0150, .0012), (.0150, .040), (.0115, .047), (0, .048)], .0010, 48)
    hole = prism(ngon(6, .0192, .001), .0022, .0026)
    inner = turn([(0, .0030), (.0099, .0030), (.0099, .001)], 0, 40)
    head = put([(socket, 'Steel'), (inner, 'PlasticDeep'), (hole, 'Gloss')], (0, -.030, .0152), x=-90)
    flat = prism(oblong(.052, .019, .005), -.0032, .0032, .0022, .0022)
    return [(bar, 'Steel'), *head, (flat.moved((.308, .062, .0093)), 'Steel')]


def full_spare() -> Parts:
    """The wheel stands; the jack and the wrench before it."""
    wheel = put(_wheel(), (-.10, .10, 0), z=14)
    jack = put(_jack(), (.255, -.175, 0), z=-18)
    return gathered([*wheel, *jack, *put(_wrench(), (-.20, -.285, 0), z=8)])


GOODS = {'full-spare': Good(full_spare, azimuth=-20, elevation=20)}
