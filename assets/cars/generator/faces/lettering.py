"""Raised lettering on nose and tail: the brand's name in plain strokes of our own, no maker's mark."""
import numpy as np

from ..car import Car
from ..curves import Array
from ..mesh import Mesh, join
from ..panels import panel
from .shapes import drawn, is_tall, near

NAMES = {'fiat': 'FIAT', 'fiat-abarth': 'ABARTH', 'jeep': 'JEEP', 'ram': 'RAM', 'dodge': 'DODGE', 'chrysler': 'CHRYSLER',
         'citroen': 'CITROEN', 'peugeot': 'PEUGEOT'}
BOW = ((.62, .82), (.47, 1), (.15, 1), (0, .82), (0, .18), (.15, 0), (.47, 0), (.62, .18))
LOOP = ((0, .46), (.42, .46), (.58, .58), (.58, .88), (.42, 1), (0, 1))
LETTERS = {      # strokes in units of the letters' height
    'A': (((0, 0), (.33, 1), (.66, 0)), ((.12, .34), (.54, .34))), 'B': ((*LOOP, (0, 0), (.45, 0), (.62, .12), (.62, .34), (.42, .46)),),
    'C': (BOW,), 'D': (((0, 0), (0, 1), (.40, 1), (.62, .78), (.62, .22), (.40, 0), (0, 0)),),
    'E': (((.55, 1), (0, 1), (0, 0), (.55, 0)), ((0, .5), (.46, .5))), 'F': (((.55, 1), (0, 1), (0, 0)), ((0, .5), (.46, .5))),
    'G': ((*BOW, (.62, .46), (.36, .46)),), 'H': (((0, 0), (0, 1)), ((.6, 0), (.6, 1)), ((0, .5), (.6, .5))),
    'I': (((0, 0), (0, 1)),), 'J': (((.45, 1), (.45, .16), (.33, 0), (.12, 0), (0, .16)),), 'L': (((0, 1), (0, 0), (.5, 0)),),
    'M': (((0, 0), (0, 1), (.37, .38), (.74, 1), (.74, 0)),), 'N': (((0, 0), (0, 1), (.6, 0), (.6, 1)),),
    'O': ((*BOW, (.62, .82)),), 'P': ((*LOOP, (0, 0)),), 'R': ((*LOOP, (0, 0)), ((.30, .46), (.60, 0))),
    'S': (((.56, .86), (.42, 1), (.14, 1), (0, .84), (0, .64), (.14, .52), (.44, .48), (.58, .36), (.58, .16), (.44, 0), (.14, 0), (0, .14)),),
    'T': (((0, 1), (.62, 1)), ((.31, 1), (.31, 0))), 'U': (((0, 1), (0, .18), (.15, 0), (.45, 0), (.6, .18), (.6, 1)),),
    'V': (((0, 1), (.33, 0), (.66, 1)),),
    '2': (((0, .82), (.14, 1), (.44, 1), (.58, .84), (.58, .64), (0, 0), (.6, 0)),),
    '4': (((.46, 0), (.46, 1), (0, .3), (.62, .3)),),
    '6': (((.5, 1), (.18, 1), (0, .78), (0, .16), (.14, 0), (.44, 0), (.58, .16), (.58, .42), (.44, .56), (.12, .56), (0, .44)),),
    'Y': (((0, 1), (.32, .48), (.64, 1)), ((.32, .48), (.32, 0))),
}


def write(car: Car, piece: str, text: str, z: float, height: float, ahead: bool, gap: float = .42, half: float = .075) -> None:
    """Letters of the given height (m) centred at height z on a piece of skin that looks ahead or backwards."""
    if piece not in car.pieces:
        return
    widths = [max(p[0] for stroke in LETTERS[c] for p in stroke) for c in text]
    total = (sum(widths) + gap * (len(text) - 1)) * height
    side = -1 if ahead else 1                   # writing runs to the reader's right
    lines, at = [], -total / 2
    for letter, width in zip(text, widths, strict=True):
        lines += [near(tuple((at + x * height, z - height / 2 + y * height) for x, y in stroke), half * height)
                  for stroke in LETTERS[letter]]
        at += (width + gap) * height

    def field(q: Array) -> Array:
        return np.minimum.reduce([line(side * q[:, 1], q[:, 2]) for line in lines])
    skin = car.pieces[piece]
    made: list[Mesh] = [drawn(car, m, field) for m in (skin, skin.mirrored())]
    full = [panel(m, gap=0, radius=.0008, depth=.004, lift=.0022, plane=False) for m in made if len(m.F)]
    if full:
        car.add(f'letters_{"front" if ahead else "rear"}', join(full), 'Chrome', mirror=False)


def add_lettering(car: Car) -> None:
    """The brand's name across the tail, and on the nose where there is a clear band over the grille."""
    d, name = car.design, NAMES.get(car.design.face)
    if not name:
        return
    if d.bed:
        write(car, 'tailgate', name, (d.tailgate[1] + float(car.body.belt(d.bed[1]))) / 2 + .03, .085, ahead=False)
    else:
        middle = [z for s, z in d.lamp_rear if s < .05]         # of a lamp that crosses the tail
        write(car, 'tailgate', name, max(middle) + .040 if middle else d.plate[1] + .105, .036, ahead=False, gap=.6)
    top, band = max(z for _, z in d.grille), min(z for _, z in d.slot or d.lamp_front)
    if not is_tall(d) and band - top > .05:
        write(car, 'bumper_f', name, (top + band) / 2, min(.032, (band - top) * .5), ahead=True, gap=.6)
