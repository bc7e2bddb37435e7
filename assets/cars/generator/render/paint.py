"""
Paints of the layers. "Black" is the clear coat with nothing under it. The "probe" is the base coat alone, as it is lit
through the coat, and answers in three channels at once, so that one render gives the response of every finish:
    red = solid base coat, green = metallic base coat, blue = metallic base coat of the roof alone.
Light does not change channel, so each channel is a picture of its own. For the probe all other materials are black: what
is left out is paint mirrored in paint, which nobody misses.
"""
from collections.abc import Iterable

import bpy

LEVEL = .5              # reflectance of the probe; the response is divided by it
COAT_IOR, COAT_ROUGH = 1.62, .012
FLAKE_ROUGH, FLAKE_SHARE = .28, .8
SOLID_EDGE, METAL_FACE, METAL_EDGE = .92, 1.45, .40     # flop: brightness head on and at grazing angles


Tree, Socket, Material = bpy.types.NodeTree, bpy.types.NodeSocket, bpy.types.Material


def value(nt: Tree, socket: Socket, name: str, start: float) -> None:
    """A named number that feeds a socket, so that it can be changed between renders."""
    n = nt.nodes.new('ShaderNodeValue')
    n.name = name
    n.outputs[0].default_value = start
    nt.links.new(n.outputs[0], socket)


def flop(nt: Tree, face: float, edge: float) -> Socket:
    """Brightness that falls from face on to grazing."""
    facing, mix, level = (nt.nodes.new(f'ShaderNode{k}') for k in ('LayerWeight', 'MapRange', 'Math'))
    facing.inputs[0].default_value = .35
    nt.links.new(facing.outputs['Facing'], mix.inputs[0])
    mix.inputs[3].default_value, mix.inputs[4].default_value = face, edge
    level.operation = 'MULTIPLY'
    nt.links.new(mix.outputs[0], level.inputs[0])
    value(nt, level.inputs[1], f'Level {face}', 0)
    return level.outputs[0]


def times(nt: Tree, a: Socket, factor: float) -> Socket:
    n = nt.nodes.new('ShaderNodeMath')
    n.operation = 'MULTIPLY'
    nt.links.new(a, n.inputs[0])
    n.inputs[1].default_value = factor
    return n.outputs[0]


def colour(nt: Tree, socket: Socket, red: Socket | None, green: Socket | None, blue: Socket | None) -> None:
    n = nt.nodes.new('ShaderNodeCombineRGB')
    for k, v in enumerate((red, green, blue)):
        if v is not None:
            nt.links.new(v, n.inputs[k])
    nt.links.new(n.outputs[0], socket)


def base_coat(nt: Tree, roof: bool) -> Socket:
    """The probe: dull coat in red, flakes with a dull rest in green and, on the roof, in blue."""
    scatter, flakes, both = (nt.nodes.new(f'ShaderNode{k}') for k in ('BsdfDiffuse', 'BsdfGlossy', 'AddShader'))
    solid, metal = flop(nt, 1., SOLID_EDGE), flop(nt, METAL_FACE, METAL_EDGE)
    dull, bright = times(nt, metal, 1 - FLAKE_SHARE), times(nt, metal, FLAKE_SHARE)
    colour(nt, scatter.inputs['Color'], solid, dull, dull if roof else None)
    colour(nt, flakes.inputs['Color'], None, bright, bright if roof else None)
    flakes.inputs['Roughness'].default_value = FLAKE_ROUGH
    nt.links.new(scatter.outputs[0], both.inputs[0])
    nt.links.new(flakes.outputs[0], both.inputs[1])
    return both.outputs[0]


def layer_paint(name: str, roof: bool) -> Material:
    """Material of the body (roof False) or of the roof (True); `show` makes it black or the probe."""
    m = bpy.data.materials.new(name)
    m.use_nodes = True
    nt = m.node_tree
    nt.nodes.clear()
    kinds = ('BsdfGlossy', 'Fresnel', 'MixShader', 'OutputMaterial')
    coat, fresnel, mix, out = (nt.nodes.new(f'ShaderNode{k}') for k in kinds)
    coat.name = 'Coat'
    coat.inputs['Roughness'].default_value = COAT_ROUGH
    fresnel.inputs[0].default_value = COAT_IOR
    nt.links.new(fresnel.outputs[0], mix.inputs[0])
    nt.links.new(base_coat(nt, roof), mix.inputs[1])
    nt.links.new(coat.outputs[0], mix.inputs[2])
    nt.links.new(mix.outputs[0], out.inputs['Surface'])
    return m


def can_darken(m: Material) -> None:
    """Prepare any other material: `show` makes it black for the probe (glass stays clear, paint shows through)."""
    nt = m.node_tree
    out = nt.nodes['Material Output']
    shown = out.inputs['Surface'].links[0].from_socket
    dark, mix = nt.nodes.new('ShaderNodeBsdfTransparent'), nt.nodes.new('ShaderNodeMixShader')
    glass = any(n.type == 'BSDF_TRANSPARENT' for n in nt.nodes if n != dark)
    dark.inputs[0].default_value = (.3, .3, .3, 1) if glass else (0, 0, 0, 1)
    nt.links.new(shown, mix.inputs[1])
    nt.links.new(dark.outputs[0], mix.inputs[2])
    nt.links.new(mix.outputs[0], out.inputs['Surface'])
    value(nt, mix.inputs[0], 'Dark', 0)


def show(materials: Iterable[Material], probe: int) -> None:
    """Black paint in the finished car, or the probe in a car that is black otherwise."""
    for m in materials:
        for n in m.node_tree.nodes:
            if n.name.startswith('Level'):
                n.outputs[0].default_value = LEVEL * probe
            elif n.name == 'Dark':
                n.outputs[0].default_value = probe
            elif n.name == 'Coat':
                n.inputs['Color'].default_value = (*[1 - probe] * 3, 1)
