"""Daylight through windows and open rear doors: a soft box in each of them, which no camera sees, and beyond them sky, haze and ground."""
import bpy

from ..render.studio import Vec, face
from .load import Room
from .space import Space

# Grey of the surroundings by height of the direction, -1..1 brought to 0..1: ground, horizon, haze, sky.
RAMP = ((.0, (.34, .34, .335)), (.42, (.46, .46, .45)), (.484, (.55, .56, .54)), (.492, (.36, .41, .40)), (.501, (.42, .47, .48)), (.507, (.80, .84, .87)), (.56, (.70, .79, .89)),
        (1, (.36, .52, .78)))


def surroundings() -> None:
    """A bright day without anything in it; hills far away."""
    w = bpy.data.worlds.new('Day')
    bpy.context.scene.world = w
    w.use_nodes = True
    nt = w.node_tree
    where, parts, noise, far, up, scale, ramp = (nt.nodes.new(f'ShaderNode{k}') for k in (
        'TexCoord', 'SeparateXYZ', 'TexNoise', 'Math', 'Math', 'Math', 'ValToRGB'))
    nt.links.new(where.outputs['Generated'], parts.inputs[0])
    noise.inputs['Scale'].default_value, noise.inputs['Detail'].default_value = 5, 2
    nt.links.new(where.outputs['Generated'], noise.inputs['Vector'])
    far.operation, up.operation, scale.operation = 'MULTIPLY_ADD', 'ADD', 'MULTIPLY_ADD'
    far.inputs[1].default_value, far.inputs[2].default_value = -.14, .05
    nt.links.new(noise.outputs[0], far.inputs[0])
    nt.links.new(parts.outputs['Z'], up.inputs[0])
    nt.links.new(far.outputs[0], up.inputs[1])
    nt.links.new(up.outputs[0], scale.inputs[0])
    scale.inputs[1].default_value, scale.inputs[2].default_value = .5, .5
    nt.links.new(scale.outputs[0], ramp.inputs[0])
    nt.links.new(ramp.outputs[0], nt.nodes['Background'].inputs[0])
    stops = ramp.color_ramp.elements
    stops[0].color, stops[1].color = (*RAMP[0][1], 1), (*RAMP[-1][1], 1)
    for at, tone in RAMP[1:-1]:
        stops.new(at).color = (*tone, 1)
    nt.nodes['Background'].inputs[1].default_value = 1.


def soft_box(name: str, at: Vec, target: Vec, size: tuple[float, float], radiance: float) -> bpy.types.Object:
    """Rectangular light; radiance is what a mirror would show of it, whatever its size."""
    light = bpy.data.lights.new(name, 'AREA')
    light.shape, light.size, light.size_y = 'RECTANGLE', *size
    light.energy = radiance * size[0] * size[1] * 3.14159265
    o = bpy.data.objects.new(name, light)
    o.location = at
    o.visible_camera = False
    bpy.context.scene.collection.objects.link(o)
    face(o, target)
    return o


def windows(space: Space, is_open: bool) -> None:
    """Light through windscreen, side windows and from behind, and a little under the roof."""
    d = space.design
    (cx, cz), (hx, hz) = d.cowl, d.header
    wide = 2 * float(space.side((cx + hx) / 2)) - .2
    mid = ((cx + hx) / 2 - .45, 0, (cz + hz) / 2 + .42)
    soft_box('Screen', mid, (space.seat_x, 0, space.hip + .1), (1.3, wide + .3), 14.)
    x = space.seat_x
    for s in (-1, 1):
        y = s * (float(space.side(x)) + .12)
        z = float(space.sill(x)) + .26
        soft_box(f'Side{s}', (x - .25, y, z), (x - .3, 0, space.hip), (.34, 1.2), 12. if s > 0 else 9.)
    if is_open:
        soft_box('Door', (x - .3, float(space.side(x)) + 1.2, space.hip + .8), (x, 0, space.hip), (1.2, 1.4), 5.)
    fill = soft_box('Fill', (x + .35, 0, space.hip + .78), (space.dash_x, 0, space.hip + .1), (.9, .5), 4.)
    fill.visible_glossy = False
    if space.has_back_row:
        behind = soft_box('Behind', (x + 1.45, 0, space.hip + .75), (x, 0, space.hip + .3), (1.1, .5), 8.)
        behind.visible_glossy = False


def load_space(space: Space) -> None:
    """Light through the rear doors, and a little under the roof."""
    room = Room(space)
    x, wide = (room.front + room.rear) / 2, space.body.half_width
    soft_box('Rear', (room.rear + 1.5, 0, room.floor + room.tall), (x, 0, room.floor + .3 * room.tall), (1.8 * wide, room.tall), 7.2)
    roof = soft_box('Roof', (x, 0, room.top - .06), (x - .1, 0, room.floor), (1.2 * wide, .8 * (room.rear - room.front)), 1.8)
    roof.visible_glossy = False
