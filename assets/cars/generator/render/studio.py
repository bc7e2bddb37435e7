"""
The studio: one for all cars and views. A large soft box over the car draws roof, bonnet and
shoulders, a band of light all round at the height of a tall window draws one long line along the flanks; between them it
is dark, so that the forms read. It is the same from left and right and does not move with the camera.
"""
import bpy
from mathutils import Vector

from ..design import Design


Vec = tuple[float, float, float]
Pair = tuple[float, float]


def face(o: bpy.types.Object, target: Vec) -> None:
    o.rotation_euler = (Vector(target) - o.location).to_track_quat('-Z', 'Y').to_euler()


def fade(nt: bpy.types.NodeTree, emission: bpy.types.Node, soft: Pair) -> None:
    """Brightness that falls off towards the edges; soft is the share of each side (x, y) that fades."""
    geo, sep = nt.nodes.new('ShaderNodeNewGeometry'), nt.nodes.new('ShaderNodeSeparateXYZ')
    nt.links.new(geo.outputs['Parametric'], sep.inputs[0])
    product = nt.nodes.new('ShaderNodeMath')
    product.operation = 'MULTIPLY'
    for i, share in enumerate(soft):
        fold, rise = nt.nodes.new('ShaderNodeMath'), nt.nodes.new('ShaderNodeMapRange')
        fold.operation, rise.interpolation_type = 'PINGPONG', 'SMOOTHSTEP'
        fold.inputs[1].default_value = .5
        rise.inputs[1].default_value, rise.inputs[2].default_value = 0, share * .5
        nt.links.new(sep.outputs[i], fold.inputs[0])
        nt.links.new(fold.outputs[0], rise.inputs[0])
        nt.links.new(rise.outputs[0], product.inputs[i])
    nt.links.new(product.outputs[0], emission.inputs['Strength'])


def soft_box(name: str, at: Vec, target: Vec, size: Pair, radiance: float, soft: Pair) -> bpy.types.Object:
    """Rectangular light; radiance is what a mirror would show of it, whatever its size."""
    light = bpy.data.lights.new(name, 'AREA')
    light.shape, light.size, light.size_y = 'RECTANGLE', *size
    light.energy = radiance * size[0] * size[1] * 3.14159265
    light.use_nodes = True
    fade(light.node_tree, light.node_tree.nodes['Emission'], soft)
    o = bpy.data.objects.new(name, light)
    o.location = at
    o.visible_camera = False
    bpy.context.scene.collection.objects.link(o)
    face(o, target)
    return o


def lights(length: float, height: float) -> None:
    """Over the car, along both sides, before both ends."""
    k = length / 4.4
    soft_box('Top', (0, 0, height + 2.5), (0, 0, 0), (5.4 * k + 1, 2.4), 10.5, (.35, .6))
    for s in (-1, 1):
        soft_box(f'Side{s}', (0, s * 6.2, 2.15), (0, 0, 1.2), (18, 2.6), 4.2, (.3, 1))
        soft_box(f'End{s}', (s * (5.5 + length / 2), 0, 2.15), (0, 0, 1.0), (10, 2.2), 4.6, (.25, 1))


# grey of the walls by height of the direction (sine): the floor's rim, dark, a glow for bonnet and roof, dark above
RAMP = ((0, .16), (.04, .14), (.12, .26), (.24, .48), (.36, .34), (.52, .10), (1, .08))


def world() -> None:
    """The walls: grey by height alone."""
    w = bpy.data.worlds.new('Studio')
    bpy.context.scene.world = w
    w.use_nodes = True
    w.cycles.sampling_method = 'NONE'
    nt = w.node_tree
    tc, sep, ramp = (nt.nodes.new(f'ShaderNode{k}') for k in ('TexCoord', 'SeparateXYZ', 'ValToRGB'))
    nt.links.new(tc.outputs['Generated'], sep.inputs[0])
    nt.links.new(sep.outputs['Z'], ramp.inputs[0])
    nt.links.new(ramp.outputs[0], nt.nodes['Background'].inputs[0])
    stops = ramp.color_ramp.elements
    for k, (at, grey) in enumerate(RAMP):
        e = stops[0] if k == 0 else stops[1] if k == len(RAMP) - 1 else stops.new(at)
        e.position, e.color = at, (grey, grey, grey * 1.02, 1)


def floor() -> bpy.types.Object:
    """Grey and dull; it lights the sills from below."""
    bpy.ops.mesh.primitive_plane_add(size=60)
    o = bpy.context.object
    o.name = 'Floor'
    m = bpy.data.materials.new('Floor')
    m.use_nodes = True
    n = m.node_tree.nodes['Principled BSDF']
    n.inputs['Base Color'].default_value, n.inputs['Roughness'].default_value = (.46, .46, .465, 1), 1
    n.inputs['Specular'].default_value = 0
    o.data.materials.append(m)
    return o


def cabin_light(d: Design) -> None:
    """What a photographer lays under the roof, so that seats and dashboard are seen through the glass."""
    front, rear = d.header[0] - .25, d.rear_top[0]
    x, z = (front + rear - d.length) / 2, min(d.header[1] + d.rear_top[1], 2 * d.glass_top) / 2 - .09
    box = soft_box('Cabin', (x, 0, z), (x, 0, 0), (d.width - .75, rear - front), 2.6, (.5, .5))
    box.visible_glossy = False


def build(length: float, height: float) -> bpy.types.Object:
    """The studio for a car of this size (m); answers its floor."""
    world()
    lights(length, height)
    return floor()
