"""Materials by name, for path tracing; the exporter reads their plain values."""
import bpy

from .colours import linear

FINISHES = {     # roughness, metalness, gain facing the camera, gain at grazing angles
    'metallic': (.28, .80, 1.30, .38),
    'solid': (.45, 0., 1.0, .92),
    'pearly': (.32, .45, 1.12, .65),
}
Colour = tuple[float, float, float]


def principled(name: str, colour: Colour, rough: float = .5, metal: float = 0., coat: float = 0.,
               coat_rough: float = .03, emission: float = 0., spec: float = .5) -> bpy.types.Material:
    """A Principled BSDF with linear colour."""
    m = bpy.data.materials.new(name)
    m.use_nodes = True
    inputs = m.node_tree.nodes['Principled BSDF'].inputs
    values = {'Base Color': (*colour, 1), 'Roughness': rough, 'Metallic': metal, 'Clearcoat': coat,
              'Clearcoat Roughness': coat_rough, 'Specular': spec}
    if emission:
        values |= {'Emission': (*colour, 1), 'Emission Strength': emission}
    for key, value in values.items():
        inputs[key].default_value = value
    m.use_backface_culling = False
    return m


def thin_glass(name: str, tint: Colour, alpha: float, plain: Colour) -> bpy.types.Material:
    """Thin tinted glass: transparent plus a mirror by Fresnel; no refraction, so no noise.

    tint is what it lets through; alpha and plain colour are what the glTF exporter reads.
    """
    m = principled(name, plain, .02)
    m.blend_method = 'BLEND'
    tree = m.node_tree
    tree.nodes['Principled BSDF'].inputs['Alpha'].default_value = alpha
    clear, mirror, mix, fresnel = (tree.nodes.new(k) for k in (
        'ShaderNodeBsdfTransparent', 'ShaderNodeBsdfGlossy', 'ShaderNodeMixShader', 'ShaderNodeFresnel'))
    clear.inputs[0].default_value = (*tint, 1)
    mirror.inputs['Roughness'].default_value = .005
    fresnel.inputs[0].default_value = 1.52
    _mix(tree, mix, fresnel, clear, mirror)
    return m


def _mix(tree: bpy.types.NodeTree, mix: bpy.types.Node, amount: bpy.types.Node, below: bpy.types.Node,
         above: bpy.types.Node) -> None:
    tree.links.new(amount.outputs[0], mix.inputs[0])
    tree.links.new(below.outputs[0], mix.inputs[1])
    tree.links.new(above.outputs[0], mix.inputs[2])
    tree.links.new(mix.outputs[0], tree.nodes['Material Output'].inputs['Surface'])


def paint(name: str, colour: Colour, finish: str) -> bpy.types.Material:
    """Base coat with flop (darker at grazing angles) under a glossy clear coat; linear colour."""
    rough, metal, _, _ = FINISHES[finish]
    m = principled(name, colour, rough, metal, spec=0)
    tree = m.node_tree
    base = tree.nodes['Principled BSDF']
    facing, flop, coat, fresnel, mix = (tree.nodes.new(k) for k in (
        'ShaderNodeLayerWeight', 'ShaderNodeMixRGB', 'ShaderNodeBsdfGlossy', 'ShaderNodeFresnel',
        'ShaderNodeMixShader'))
    facing.inputs[0].default_value = .35
    tree.links.new(facing.outputs['Facing'], flop.inputs[0])
    tree.links.new(flop.outputs[0], base.inputs['Base Color'])
    coat.inputs['Roughness'].default_value = .012
    fresnel.inputs[0].default_value = 1.62
    _mix(tree, mix, fresnel, base, coat)
    m['finish'] = finish
    tint(m, colour)
    return m


def tint(m: bpy.types.Material, colour: Colour) -> None:
    """Give a paint another linear colour."""
    flop = next(n for n in m.node_tree.nodes if n.type == 'MIX_RGB')
    _, _, face, edge = FINISHES[m['finish']]
    flop.inputs[1].default_value = (*[min(1, v * face) for v in colour], 1)
    flop.inputs[2].default_value = (*[v * edge for v in colour], 1)


def lining() -> bpy.types.Material:
    """The inner shell: black outwards, behind the shut gaps; inwards door cards below and a light headliner above."""
    outwards, below, above, heights = .008, .10, .62, (1.10, 1.24)
    m = principled('Lining', (outwards,) * 3, .9, spec=.1)
    tree = m.node_tree
    geometry, place, tone, colour = (tree.nodes.new(f'ShaderNode{k}') for k in (
        'NewGeometry', 'SeparateXYZ', 'MapRange', 'Math'))
    for k, number in enumerate((*heights, below, above), 1):
        tone.inputs[k].default_value = number
    colour.operation = 'MULTIPLY_ADD'
    colour.inputs[2].default_value = outwards
    tree.links.new(geometry.outputs['Position'], place.inputs[0])
    tree.links.new(place.outputs['Z'], tone.inputs[0])
    tree.links.new(tone.outputs[0], colour.inputs[0])
    tree.links.new(geometry.outputs['Backfacing'], colour.inputs[1])
    tree.links.new(colour.outputs[0], tree.nodes['Principled BSDF'].inputs['Base Color'])
    return m


def _glass_and_lamps() -> list[bpy.types.Material]:
    return [
        thin_glass('Glass', (.84, .87, .86), .60, (.34, .37, .37)),
        thin_glass('GlassDark', (.34, .375, .37), .92, (.032, .037, .038)),
        thin_glass('LampFront', (.96, .97, .98), .12, (.96, .97, .98)),
        principled('LampRear', (.055, .0008, .0012), .06, 0, 1., .01),
        principled('LedRear', (1., .03, .02), .3, emission=1.5),
        principled('Led', (.92, .96, 1.), .3, emission=1.4),
        principled('Lens', (.55, .60, .66), .04, .85, 1., .01),
        principled('LampInner', (.016, .017, .019), .28, .3),
    ]


def _trim() -> list[bpy.types.Material]:
    return [
        principled('Gloss', (.006, .006, .007), .10, 0, 1., .01),
        principled('Trim', (.010, .010, .0105), .45, spec=.4),
        principled('Chrome', (.78, .79, .80), .12, 1.),
        principled('Satin', (.42, .43, .44), .35, 1.),
        principled('Under', (.008, .008, .008), .9, spec=.1),
        principled('Interior', (.17, .17, .174), .6),
        principled('Plate', (.75, .75, .74), .4),
        principled('PlateBand', (.010, .035, .24), .35),
    ]


def _wheels() -> list[bpy.types.Material]:
    return [
        principled('Tyre', (.011, .011, .0115), .52, spec=.38),
        principled('Rim', (.46, .465, .48), .30, 1., .3, .04),
        principled('RimDark', (.030, .031, .034), .34, .6),
        principled('Disc', (.13, .13, .135), .42, 1.),
        principled('Caliper', (.05, .05, .055), .4, .4),
    ]


def materials(colour: str = '8a0a14', finish: str = 'metallic',
              roof: str | None = None) -> dict[str, bpy.types.Material]:
    """All materials by name; colours are sRGB hex, roof the contrast colour if any."""
    made = [paint('Paint', linear(colour), finish), paint('RoofPaint', linear(roof or colour), finish),
            *_glass_and_lamps(), *_trim(), *_wheels()]
    return {m.name: m for m in made}
