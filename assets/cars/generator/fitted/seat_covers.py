"""Covers over the front seats: ribbed in the middle, piped, with a pocket behind. As the seats they fit every model."""
import math
from functools import cache

import bpy
import numpy as np

from ..curves import Array
from ..cutting import cut
from ..inside.seat import LEAN, along_back, surface
from ..inside.space import Space
from ..materials import principled
from ..mesh import Mesh, join, polygonise, project, unit
from ..scene import to_object
from ..solids import tube

OVER, SLACK = .009, .010            # m: of the cover over the seat; it spans seams narrower than this
CELL = .008
MIDDLE, PIPE = .158, .0032          # half width of the ribbed panel, radius of the piping
HEM = -.085                         # height of the cushion's hem over the seat's own origin, at its middle
POCKET = .33                        # way up the back to the edge of its pocket
RIB, YARN = 26., 330.               # scales of Blender's wave and noise textures
Materials = dict[str, bpy.types.Material]


def cover(q: Array) -> Array:
    """The seat without its seams, a little larger."""
    steps = SLACK * np.concatenate([np.eye(3), -np.eye(3)])
    return sum(surface(q + by) for by in steps) / len(steps) - OVER


def _hem(q: Array) -> Array:
    """Positive below the edge of the cushion's cover and behind that of the back's."""
    x, _, z = q.T
    return HEM - .10 * np.maximum(-x - .20, 0) - z


def _laid(path: Array) -> Mesh:
    """Piping along a line that is laid on the cover."""
    return tube(project(lambda q: cover(q) - PIPE / 2, path, 6), PIPE, 8)


def _up(low: float, high: float, y: float, behind: float) -> Array:
    """A line up the back, before or behind it."""
    u, c, s = np.linspace(low, high, 70), math.cos(LEAN), math.sin(LEAN)
    return np.stack([u * s + behind * c, np.full_like(u, y), u * c - behind * s], 1)


def _piping() -> Mesh:
    x = np.linspace(-.05, -.50, 70)
    lines = [line for y in (-MIDDLE, MIDDLE) for line in (
        np.stack([x, np.full_like(x, y), -.085 * x + .01], 1), _up(.04, .60, y, 0), _up(-.05, .60, y, .12))]
    across = np.linspace(-MIDDLE, MIDDLE, 50)
    behind = _up(POCKET, POCKET, 0, .12)[:1]
    lines.append(behind + np.stack([0 * across, across, 0 * across], 1))
    return join([_laid(line) for line in lines])


@cache
def parts() -> dict[str, tuple[Mesh, str]]:
    """Meshes and materials around the seat's own origin."""
    m = polygonise(cover, (-.58, -.32, -.24), (.48, .32, .87), CELL, 2)
    m = cut(m, cover, _hem, snap=.3 * CELL)
    for side in (-1, 1):
        m = cut(m, cover, lambda q, side=side: side * q[:, 1] - MIDDLE, snap=.3 * CELL)
    c = m.centroids()
    m = m.take((_hem(c) < 0) & ((c[:, 2] > -.02) | (unit(m.N[m.F].mean(1))[:, 2] > -.5)))
    c = m.centroids()
    u, w = along_back(c)
    is_rest, is_cushion = u > .64, (w < .03) & (c[:, 0] < -.03) & (u < .25)
    middle = (np.abs(c[:, 1]) < MIDDLE) & ~is_rest
    ribbed = middle & (unit(m.N[m.F].mean(1))[:, 0] < .35)
    return {
        'sides': (m.take(~middle & ~is_rest), 'CoverSide'), 'behind': (m.take((middle & ~ribbed) | is_rest), 'CoverBack'),
        'seat': (m.take(ribbed & is_cushion), 'CoverSeat'), 'back': (m.take(ribbed & ~is_cushion), 'CoverRibs'),
        'piping': (_piping(), 'Piping'),
    }


def _cloth(name: str, tone: float, ribs: str | None = None) -> bpy.types.Material:
    """A dull knitted cloth of uneven yarn, with ribs across an axis where one is named."""
    m = principled(name, (tone,) * 3, .85, spec=.12)
    nt = m.node_tree
    base = nt.nodes['Principled BSDF'].inputs
    where = nt.nodes.new('ShaderNodeTexCoord').outputs['Object']
    yarn, shade = nt.nodes.new('ShaderNodeTexNoise'), nt.nodes.new('ShaderNodeMapRange')
    yarn.inputs['Scale'].default_value, yarn.inputs['Detail'].default_value = YARN, 0
    nt.links.new(where, yarn.inputs['Vector'])
    shade.inputs[1].default_value, shade.inputs[2].default_value = .3, .7
    shade.inputs[3].default_value, shade.inputs[4].default_value = .75 * tone, 1.25 * tone
    nt.links.new(yarn.outputs[0], shade.inputs[0])
    tint = shade.outputs[0]
    if ribs:
        wave, bump, deep = (nt.nodes.new(f'ShaderNode{k}') for k in ('TexWave', 'Bump', 'Math'))
        wave.bands_direction = ribs
        wave.inputs['Scale'].default_value = RIB
        nt.links.new(where, wave.inputs['Vector'])
        bump.inputs['Strength'].default_value, bump.inputs['Distance'].default_value = .6, .004
        nt.links.new(wave.outputs[1], bump.inputs['Height'])
        nt.links.new(bump.outputs[0], base['Normal'])
        deep.operation = 'MULTIPLY'
        nt.links.new(tint, deep.inputs[0])
        nt.links.new(wave.outputs[1], deep.inputs[1])
        tint = deep.outputs[0]
    nt.links.new(tint, base['Base Color'])
    return m


def add_covers(space: Space, into: bpy.types.Collection) -> None:
    """Over both front seats."""
    made = [_cloth('CoverSide', .080), _cloth('CoverBack', .026), _cloth('CoverSeat', .05, 'X'), _cloth('CoverRibs', .05, 'Z'),
            principled('Piping', (.34, .34, .35), .6, spec=.2)]
    by_name = {m.name: m for m in made}
    for y in (-space.aside, space.aside):
        for name, (m, material) in parts().items():
            to_object(name, m.moved((space.seat_x, y, space.hip)), by_name[material], into)
