"""What is drawn on glass and keys: tiles, strokes, signs and digits, flat in (x, y) at a height z."""
import numpy as np

from ...mesh import Mesh, join, unit
from ..shaping import arc, line, oblong, prism

SEGMENTS = {'0': 'abcdef', '1': 'bc', '2': 'abged', '3': 'abgcd', '4': 'fgbc', '5': 'afgcd', '6': 'afgedc', '7': 'abc', '8': 'abcdefg', '9': 'abfgcd'}


def tile(u: float, v: float, wide: float, high: float, z: float, r: float = .0012) -> Mesh:
    return prism(oblong(wide, high, min(r, .4 * wide, .4 * high)), z - .0003, z).moved((u, v, 0))


def digits(text: str, high: float, z: float) -> Mesh:
    """Seven segments each, leaning; a point takes less room. Their middle is at the origin."""
    wide, thick, at, made = .50 * high, .11 * high, 0., []
    x, y = wide / 2, high / 2
    ends = {'a': ((-x, y), (x, y)), 'b': ((x, y), (x, 0)), 'c': ((x, 0), (x, -y)), 'd': ((-x, -y), (x, -y)), 'e': ((-x, 0), (-x, -y)),
            'f': ((-x, y), (-x, 0)), 'g': ((-x, 0), (x, 0))}
    for sign in text:
        if sign == '.':
            made.append(tile(at - .02 * high, -y, thick * 1.2, thick * 1.2, z, thick))
            at += .22 * high
            continue
        for name in SEGMENTS[sign]:
            a, b = np.array(ends[name])
            gap = unit(b - a) * thick * .65
            made.append(line([a + gap, b - gap], thick, z).moved((at + wide * .5, 0, 0)))
        at += wide + .30 * high
    m = join(made)
    m.V[:, 0] += .12 * m.V[:, 1] - (at - .30 * high) / 2
    return m


def plus(size: float, wide: float, z: float) -> Mesh:
    return join([line([(-size, 0), (size, 0)], wide, z), line([(0, -size), (0, size)], wide, z)])


def minus(size: float, wide: float, z: float) -> Mesh:
    return line([(-size, 0), (size, 0)], wide, z)


def dial(size: float, wide: float, z: float) -> Mesh:
    """A speedometer with its needle and an arrow at its rim."""
    tip = arc(size * 1.30, 52, 52, 1)[0]
    marks = [line([tip + (size * .42, size * .34), tip, tip + (size * .48, -size * .14)], wide, z)]
    return join([line(arc(size, -35, 215), wide, z), line([(0, -.15 * size), (.48 * size, .42 * size)], wide * 1.2, z), *marks])


def lock(size: float, wide: float, z: float, is_open: bool = False) -> Mesh:
    """A padlock."""
    bow = arc(size * .42, 0, 180, 20) + [0, size * .35]
    bow = np.concatenate([[[size * .42, 0]], bow, [[-size * .42, size * (.28 if is_open else 0)]]])
    return join([tile(0, -size * .35, size * 1.25, size * .85, z, size * .15), line(bow + [size * .5 * is_open, 0], wide, z)])


def power(size: float, wide: float, z: float) -> Mesh:
    """A ring open at its top, with a stroke."""
    return join([line(arc(size, 122, 418), wide, z), line([(0, size * .35), (0, size * 1.15)], wide, z)])
