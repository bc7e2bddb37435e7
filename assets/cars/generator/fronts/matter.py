"""What buildings and streets are made of, by name; linear colours, metres."""
import bpy

from ..materials import principled
from .nodes import Socket, Tree, math, mixed, node, noise, on_walls, position, ramp

Colour = tuple[float, float, float]
Material = bpy.types.Material
PLAIN = {       # linear colour, roughness, metalness, clear coat
    'Frame': ((.022, .023, .025), .36, .5, 0.), 'FrameLight': ((.70, .70, .68), .4, 0., 0.), 'Steel': ((.55, .56, .57), .28, 1., 0.),
    'WindowDark': ((.012, .015, .018), .02, 0., 1.), 'Ceiling': ((.72, .72, .70), .8, 0., 0.), 'WallWhite': ((.56, .555, .545), .6, 0., 0.),
    'WallGrey': ((.20, .205, .21), .5, 0., 0.), 'Mat': ((.02, .02, .021), .95, 0., 0.), 'Sofa': ((.05, .052, .058), .7, 0., 0.),
    'LineWhite': ((.62, .62, .60), .7, 0., 0.), 'LineYellow': ((.62, .40, .03), .7, 0., 0.), 'Pole': ((.20, .205, .21), .4, .7, 0.),
}
SIGNS = {'PanelRed': (.42, .010, .014), 'PanelGraphite': (.045, .048, .050), 'PanelBlack': (.010, .010, .011), 'PanelWhite': (.78, .78, .77),
         'PanelNavy': (.012, .022, .055)}
LETTERS = {'LetterWhite': (.85, .85, .84), 'LetterRed': (.50, .012, .016), 'LetterDark': (.012, .0125, .014)}
# base colour, size of the grain, its share of the colour, roughness, how deep its bumps are (m)
ROUGH = {
    'Concrete': ((.36, .355, .34), 1.6, .30, .8, .002), 'Stone': ((.52, .49, .43), 1.2, .22, .7, .002), 'Stucco': ((.60, .52, .40), .7, .14, .85, .001),
    'StuccoGrey': ((.34, .35, .36), .7, .14, .85, .001), 'StuccoRose': ((.50, .30, .22), .7, .14, .85, .001), 'Asphalt': ((.070, .071, .074), .9, .45, .78, .004),
    'AsphaltNew': ((.040, .041, .044), .7, .35, .68, .004), 'Kerb': ((.42, .415, .40), 2.0, .3, .8, .002), 'Soil': ((.075, .052, .035), 3, .5, .95, .01),
    'Lawn': ((.050, .085, .022), 2.2, .55, .95, .01), 'Bark': ((.11, .085, .06), 6, .5, .9, .01), 'BarkPalm': ((.20, .17, .13), 5, .5, .9, .012),
    'FarGround': ((.10, .12, .07), .05, .5, .95, 0.),
}
# colours of two stones and of the joint, width, height and joint (m), offset of rows, roughness, walls or ground
LAID = {
    'Brick': ((.30, .105, .062), (.22, .075, .048), (.30, .27, .23), .24, .075, .008, .5, .82, True),
    'BrickPale': ((.52, .44, .34), (.44, .36, .27), (.50, .46, .40), .24, .075, .008, .5, .82, True),
    'BoardConcrete': ((.35, .345, .33), (.30, .295, .285), (.20, .198, .19), 2.4, 1.2, .012, 0., .75, True),
    'PanelLight': ((.68, .685, .69), (.66, .665, .67), (.25, .25, .25), 1.6, .95, .012, 0., .34, True),
    'PanelDark': ((.060, .063, .068), (.055, .058, .062), (.02, .02, .02), 1.6, .95, .012, 0., .34, True),
    'MetalDark': ((.036, .038, .041), (.034, .036, .039), (.012, .012, .013), 1.8, 4., .008, 0., .38, True),
    'MetalWhite': ((.74, .74, .735), (.72, .72, .715), (.30, .30, .30), 1.8, 4., .008, 0., .32, True),
    'MetalRed': ((.40, .010, .013), (.38, .009, .012), (.10, .003, .004), 1.8, 4., .008, 0., .32, True),
    'Wood': ((.36, .19, .085), (.26, .13, .055), (.08, .04, .02), 3.2, .13, .006, .37, .5, None),
    'WoodPale': ((.52, .36, .20), (.43, .28, .15), (.14, .09, .05), 3.2, .13, .006, .37, .5, None),
    'FloorTile': ((.46, .455, .45), (.44, .435, .43), (.30, .30, .30), 1.2, 1.2, .006, 0., .10, False),
    'Paver': ((.27, .255, .235), (.18, .17, .16), (.10, .095, .09), .20, .10, .006, .5, .85, False),
    'PaverRed': ((.27, .14, .095), (.20, .105, .075), (.12, .10, .09), .20, .10, .006, .5, .85, False),
    'Tile': ((.29, .28, .265), (.235, .225, .215), (.16, .155, .145), .40, .40, .010, 0., .7, False),
    'ConcreteYard': ((.25, .245, .236), (.215, .21, .204), (.10, .098, .095), 3.0, 3.0, .034, 0., .75, False),
}
LEAVES = {'Leaf': (.070, .130, .022), 'LeafDark': (.030, .075, .018), 'LeafOlive': (.110, .135, .050), 'LeafPalm': (.065, .115, .028), 'Blade': (.085, .125, .030),
          'LeafFlower': (.23, .12, .36)}

BLOCKS = {'Block0': (.46, .43, .38), 'Block1': (.36, .36, .37), 'Block2': (.52, .50, .47), 'Block3': (.34, .22, .16), 'Block4': (.20, .24, .28)}


def materials(glow: float, wet: float) -> dict[str, Material]:
    """All by name. glow is how bright signs and lights shine (1 by dusk, little by day), wet how much a damp ground mirrors (0 to 1)."""
    made = [principled(name, colour, rough, metal, coat) for name, (colour, rough, metal, coat) in PLAIN.items()]
    made += [principled(name, colour, .25, emission=glow * .30) for name, colour in SIGNS.items()]
    made += [principled(name, colour, .3, emission=glow * 1.6) for name, colour in LETTERS.items()]
    made += [principled('LightStrip', (1., .93, .84), .3, emission=4.), principled('LightSpot', (1., .86, .66), .3, emission=1 + 9 * glow)]
    made += [emitting(principled('WindowLit', (.012, .015, .018), .02, 0, 1.), (1., .62, .28), .34 * glow ** 2)]
    made += [grained(name, *values, wet if name.startswith('Asphalt') else 0) for name, values in ROUGH.items()]
    made += [laid(name, *values, wet) for name, values in LAID.items()]
    made += [leaf(name, colour) for name, colour in LEAVES.items()]
    made += [block(name, wall, glow) for name, wall in BLOCKS.items()]
    made.append(glazing())
    for m in made:
        m.cycles.sample_as_light = False
    return {m.name: m for m in made}


def changed(m: Material, **sockets: Socket) -> Material:
    """Inputs of the surface linked by name (underscores stand for spaces)."""
    for name, socket in sockets.items():
        m.node_tree.links.new(socket, m.node_tree.nodes['Principled BSDF'].inputs[name.replace('_', ' ')])
    return m


def emitting(m: Material, colour: Colour, strength: float) -> Material:
    inputs = m.node_tree.nodes['Principled BSDF'].inputs
    inputs['Emission'].default_value, inputs['Emission Strength'].default_value = (*colour, 1), strength
    return m


def uneven(tree: Tree, colour: Socket | Colour, place: Socket, scale: float, share: float) -> Socket:
    """A colour that changes a little over metres and over centimetres."""
    wide, fine = noise(tree, place, scale * .25, 5), noise(tree, place, scale * 14, 3)
    level = math(tree, 'ADD', math(tree, 'MULTIPLY', wide, 1.2), math(tree, 'MULTIPLY', fine, .8))
    shade = math(tree, 'MULTIPLY_ADD', math(tree, 'SUBTRACT', level, 1.), share * 1.6, 1.)
    return mixed(tree, 1, colour, node(tree, 'CombineRGB', {0: shade, 1: shade, 2: shade}).outputs[0], 'MULTIPLY')


def bumps(tree: Tree, height: Socket, depth: float) -> Socket:
    return node(tree, 'Bump', {'Strength': .8, 'Distance': depth, 'Height': height}).outputs[0]


def damp(tree: Tree, rough: float, wet: float) -> Socket:
    """Roughness with puddles of shine."""
    spots = ramp(tree, noise(tree, position(tree), .35, 3), .40, .62)
    return math(tree, 'MULTIPLY_ADD', spots, -rough * .72 * wet, rough - .12 * wet)


def grained(name: str, colour: Colour, scale: float, share: float, rough: float, depth: float, wet: float) -> Material:
    """Concrete, plaster, asphalt, soil."""
    m = principled(name, colour, rough, spec=.4)
    tree, place = m.node_tree, position(m.node_tree)
    changed(m, Base_Color=uneven(tree, colour, place, scale, share))
    if depth:
        changed(m, Normal=bumps(tree, noise(tree, place, scale * 30, 2), depth))
    return changed(m, Roughness=damp(tree, rough, wet)) if wet else m


def laid(name: str, one: Colour, two: Colour, joint: Colour, wide: float, high: float, gap: float, offset: float, rough: float,
         wall: bool | None, wet: float) -> Material:
    """Bricks, panels, planks, pavers: rows of equal pieces that differ a little. wall None: planks along x on what lies, along z on what stands."""
    m = principled(name, one, rough, spec=.45)
    tree = m.node_tree
    place = position(tree) if wall is False else on_walls(tree)
    if wall is None:
        p, q = (node(tree, 'SeparateXYZ', {0: v}) for v in (position(tree), node(tree, 'NewGeometry').outputs['Normal']))
        flat = math(tree, 'ABSOLUTE', q.outputs[2])
        across = math(tree, 'MULTIPLY_ADD', p.outputs[1], flat, math(tree, 'MULTIPLY', math(tree, 'ADD', p.outputs[0], p.outputs[1]), math(tree, 'SUBTRACT', 1., flat)))
        along = math(tree, 'MULTIPLY_ADD', p.outputs[0], flat, math(tree, 'MULTIPLY', p.outputs[2], math(tree, 'SUBTRACT', 1., flat)))
        place = node(tree, 'CombineXYZ', {0: along, 1: across}).outputs[0]
    bricks = node(tree, 'TexBrick', {'Vector': place, 'Color1': (*one, 1), 'Color2': (*two, 1), 'Mortar': (*joint, 1), 'Scale': 1., 'Mortar Size': gap / 2,
                                     'Mortar Smooth': .2, 'Bias': 0., 'Brick Width': wide, 'Row Height': high}, offset=offset)
    share = .06 if rough < .45 else .42
    changed(m, Base_Color=uneven(tree, bricks.outputs[0], position(tree), 1.1, share))
    changed(m, Normal=bumps(tree, math(tree, 'SUBTRACT', 1., bricks.outputs['Fac']), min(gap * .5, .004)))
    return changed(m, Roughness=damp(tree, rough, wet)) if wall is False and wet and rough > .4 else m


def leaf(name: str, colour: Colour) -> Material:
    """Light comes through; every leaf has a tone of its own."""
    m = principled(name, colour, .5, spec=.35)
    tree = m.node_tree
    own = node(tree, 'NewGeometry').outputs['Random Per Island']
    tone = mixed(tree, own, tuple(v * .55 for v in colour), tuple(min(1., v * k) for v, k in zip(colour, (1.7, 1.45, 1.3))))
    changed(m, Base_Color=tone)
    through = node(tree, 'BsdfTranslucent', {'Color': mixed(tree, 1, tone, (1.3, 1.35, .7), 'MULTIPLY')})
    both = node(tree, 'MixShader', {0: .38, 1: tree.nodes['Principled BSDF'].outputs[0], 2: through.outputs[0]})
    tree.links.new(both.outputs[0], tree.nodes['Material Output'].inputs['Surface'])
    return m


def block(name: str, wall: Colour, glow: float) -> Material:
    """A house seen from far: rows of windows, some of them lit by dusk."""
    m = principled(name, wall, .6)
    tree = m.node_tree
    panes = node(tree, 'TexBrick', {'Vector': on_walls(tree), 'Color1': (0, 0, 0, 1), 'Color2': (1, 1, 1, 1), 'Mortar': (0, 0, 0, 1), 'Scale': 1.,
                                    'Mortar Size': .62, 'Mortar Smooth': .05, 'Bias': 0., 'Brick Width': 2.9, 'Row Height': 3.1}, offset=0.)
    own, is_pane = panes.outputs[0], math(tree, 'SUBTRACT', 1., panes.outputs['Fac'])
    glass = mixed(tree, own, (.02, .025, .03), (.14, .16, .18))
    changed(m, Base_Color=mixed(tree, is_pane, uneven(tree, wall, position(tree), .2, .15), glass), Roughness=ramp(tree, is_pane, 0, 1, (.8, .12)))
    lit = math(tree, 'MULTIPLY', ramp(tree, own, .66, .70), is_pane)
    changed(m, Emission=mixed(tree, 1, node(tree, 'CombineRGB', {i: lit for i in range(3)}).outputs[0], (1., .66, .34), 'MULTIPLY'))
    m.node_tree.nodes['Principled BSDF'].inputs['Emission Strength'].default_value = glow * .28
    return m


def glazing() -> Material:
    """Insulating glass as one sheet, the same from both sides: what it mirrors grows from 9 % to all at grazing angles."""
    m = principled('Glazing', (.8, .85, .85), .02)
    tree = m.node_tree
    facing = node(tree, 'LayerWeight', {'Blend': .5}).outputs['Facing']
    share = math(tree, 'MULTIPLY_ADD', math(tree, 'POWER', facing, 5.), .88, .12)
    clear = node(tree, 'BsdfTransparent', {'Color': (.86, .905, .89, 1)})
    mirror = node(tree, 'BsdfGlossy', {'Color': (.95, .97, 1, 1), 'Roughness': .002})
    mix = node(tree, 'MixShader', {0: share, 1: clear.outputs[0], 2: mirror.outputs[0]})
    tree.links.new(mix.outputs[0], tree.nodes['Material Output'].inputs['Surface'])
    return m
