"""Materials of accessories and options."""
import bpy

from ..materials import principled

Node = bpy.types.Node
PLAIN = {       # linear colour, roughness, metalness, clear coat
    'Plastic': ((.018, .018, .019), .48, 0., 0.), 'PlasticGrey': ((.16, .16, .165), .5, 0., 0.), 'PlasticLight': ((.62, .62, .61), .42, 0., 0.),
    'Gloss': ((.010, .010, .011), .12, 0., 1.), 'Cable': ((.014, .014, .015), .38, 0., 0.),
    'Steel': ((.50, .51, .52), .34, 1., 0.), 'SteelDark': ((.10, .10, .105), .42, .9, 0.), 'Chrome': ((.80, .81, .82), .10, 1., 0.),
    'Aluminium': ((.66, .67, .68), .40, 1., 0.), 'Red': ((.52, .012, .014), .36, 0., .6), 'Orange': ((.80, .18, .012), .4, 0., .3),
    'Yellow': ((.78, .48, .02), .4, 0., .3), 'Green': ((.02, .22, .07), .45, 0., .2), 'Blue': ((.02, .07, .30), .4, 0., .3),
    'White': ((.80, .80, .79), .45, 0., .2),
    'PlasticDeep': ((.030, .031, .034), .36, 0., 0.), 'Glass': ((.012, .008, .030), .02, 0., 1.),
    'Bright': ((.86, .87, .88), .2, 1., 0.), 'Brass': ((.72, .50, .20), .26, 1., 0.),
    'Screen': ((.004, .004, .005), .06, 0., 1.), 'Reflector': ((.62, .02, .015), .16, 0., 1.),
    'PlasticBase': ((.055, .055, .058), .5, 0., 0.), 'SteelPaint': ((.42, .43, .44), .42, .2, .1), 'SteelGraphite': ((.075, .08, .085), .4, .2, .3),
    'CoverCloth': ((.50, .51, .535), .72, 0., 0.), 'CoverSeam': ((.20, .205, .215), .8, 0., 0.),
    'PaintRed': ((.36, .010, .014), .30, .25, 1.), 'PaintSilver': ((.50, .51, .52), .30, .55, 1.), 'Asphalt': ((.060, .062, .066), .8, 0., 0.),
    'PaintBlue': ((.018, .060, .17), .30, .45, 1.), 'MirrorGlass': ((.62, .66, .70), .04, 1., 0.), 'Amber': ((.70, .20, .01), .12, 0., 1.),
    'Tyre': ((.013, .013, .0135), .5, 0., 0.), 'Alloy': ((.60, .605, .62), .36, .65, .3), 'SteelLeaf': ((.20, .205, .215), .36, .7, .2),
    'BinBlue': ((.015, .10, .36), .38, 0., .2),
    'Pane': ((.070, .092, .102), .03, 0., 1.), 'PaneShine': ((.13, .16, .172), .03, 0., 1.), 'RubberStud': ((.034, .034, .035), .34, 0., 0.),
    'PlyDark': ((.34, .19, .085), .6, 0., 0.), 'PlyPale': ((.66, .47, .27), .55, 0., 0.),
    'Cardboard': ((.36, .24, .13), .8, 0., 0.), 'Vinyl': ((.012, .17, .40), .28, 0., .5), 'PaintWhite': ((.78, .785, .79), .32, 0., .8),
    'BedBlue': ((.045, .105, .22), .36, .25, .7),
    'Brushed': ((.76, .765, .77), .32, 1., 0.), 'Silver': ((.66, .67, .69), .25, .35, .4),
}
WOVEN = {       # linear colour, threads a metre, depth of the bumps
    'Fabric': ((.020, .020, .022), 420, .5), 'FabricSeat': ((.085, .085, .089), 420, .5), 'FabricGrey': ((.13, .13, .135), 420, .5),
    'FabricQuilt': ((.060, .061, .065), 420, .4), 'FabricPad': ((.035, .035, .038), 420, .5), 'FabricRed': ((.42, .014, .016), 420, .45),
    'FabricSignal': ((.62, .80, .012), 420, .4), 'FabricWhite': ((.72, .72, .71), 420, .4), 'Reflective': ((.50, .52, .55), 300, .25),
    'Webbing': ((.015, .015, .016), 700, .6),
    'WebbingOrange': ((.72, .15, .010), 700, .5),
}
NOISY = {       # linear colour, grains a metre, depth, roughness
    'Carpet': ((.030, .030, .032), 900, 1.0, .95), 'CarpetMat': ((.050, .050, .053), 900, 1.0, .95),
    'Liner': ((.026, .026, .027), 300, .16, .48), 'RubberMat': ((.030, .030, .031), 260, .12, .46), 'Rubber': ((.013, .013, .0135), 260, .12, .56),
    'Grained': ((.020, .020, .021), 520, .22, .55),
    'Leather': ((.024, .024, .0255), 420, .16, .46), 'LeatherGrey': ((.17, .165, .158), 420, .16, .5),
}
VENEER = {'Birch': ((.58, .41, .235), (.78, .61, .41))}       # linear colours of its dark and pale grain
GLOWING = {'Led': ((.93, .97, 1.), 3.2), 'LedGreen': ((.05, .9, .25), 2.2), 'LedBlue': ((.06, .35, 1.), 2.4),
           'Heat': ((1., .20, .025), 3.4), 'Lit': ((.86, .90, .95), 1.1), 'LitDim': ((.10, .13, .17), .55),
           'ShownWhite': ((.85, .88, .9), .9), 'ShownLight': ((.62, .65, .69), .8), 'ShownMiddle': ((.40, .43, .46), .8), 'ShownDark': ((.012, .014, .018), .5),
           'ShownRoad': ((.045, .052, .062), .7), 'ShownSky': ((.30, .42, .55), .8), 'ShownWall': ((.13, .15, .17), .8), 'ShownRed': ((.80, .03, .025), 1.),
           'ShownYellow': ((.90, .55, .02), 1.), 'ShownGreen': ((.03, .62, .16), 1.), 'ShownBlue': ((.03, .25, .85), 1.), 'Warning': ((1., .30, .01), 2.2),
           'LedFlood': ((.93, .97, 1.), 9.), 'FilmSky': ((.16, .42, .80), .75), 'FilmSun': ((1., .62, .16), 1.3), 'FilmFar': ((.10, .24, .42), .6),
           'FilmNear': ((.03, .16, .12), .6)}

CLEAR = {'Wave0': ((.03, .42, 1.), 1.5, .80), 'Wave1': ((.03, .42, 1.), 1.3, .55), 'Wave2': ((.03, .42, 1.), 1.2, .34), 'Way': ((.05, .75, .35), 1.1, .75)}    # colour, light, cover


def materials() -> dict[str, bpy.types.Material]:
    """All by name, also where the scene has others of that name. Patterns are sized in metres of the part as it was modelled."""
    made = [principled(name, colour, rough, metal, coat) for name, (colour, rough, metal, coat) in PLAIN.items()]
    made += [_bumped(principled(name, colour, .85, spec=.25), 'ShaderNodeTexWave', threads, depth) for name, (colour, threads, depth) in WOVEN.items()]
    made += [_bumped(principled(name, colour, rough, spec=.3), 'ShaderNodeTexNoise', grains, depth)
             for name, (colour, grains, depth, rough) in NOISY.items()]
    made += [_grained(principled(name, pale, .5, spec=.3), dark, pale) for name, (dark, pale) in VENEER.items()]
    made += [principled(name, colour, .3, emission=strength) for name, (colour, strength) in GLOWING.items()]
    made += [_sheer(principled(name, colour, .5, emission=strength), cover) for name, (colour, strength, cover) in CLEAR.items()]
    return {m.name.split('.')[0]: m for m in made}


def _sheer(m: bpy.types.Material, cover: float) -> bpy.types.Material:
    """With what is behind it seen through it."""
    m.node_tree.nodes['Principled BSDF'].inputs['Alpha'].default_value = cover
    return m


def _bumped(m: bpy.types.Material, kind: str, scale: float, depth: float) -> bpy.types.Material:
    """With the pattern as bumps."""
    tree = m.node_tree
    place, pattern, bump = (tree.nodes.new(k) for k in ('ShaderNodeTexCoord', kind, 'ShaderNodeBump'))
    pattern.inputs['Scale'].default_value = scale / 6.28 if kind.endswith('Wave') else scale
    if kind.endswith('Wave'):
        pattern.bands_direction = 'DIAGONAL'
    bump.inputs['Strength'].default_value = depth
    bump.inputs['Distance'].default_value = .6 / scale
    tree.links.new(place.outputs['Object'], pattern.inputs['Vector'])
    tree.links.new(pattern.outputs['Fac'], bump.inputs['Height'])
    tree.links.new(bump.outputs[0], tree.nodes['Principled BSDF'].inputs['Normal'])
    return m


def _grained(m: bpy.types.Material, dark: tuple[float, ...], pale: tuple[float, ...]) -> bpy.types.Material:
    """With the grain of wood along x."""
    tree = m.node_tree
    place, stretch, noise, mix = (tree.nodes.new(k) for k in ('ShaderNodeTexCoord', 'ShaderNodeMapping', 'ShaderNodeTexNoise', 'ShaderNodeValToRGB'))
    stretch.inputs['Scale'].default_value = (1.6, 26, 26)
    noise.inputs['Scale'].default_value, noise.inputs['Detail'].default_value, noise.inputs['Distortion'].default_value = 1.3, 6, .6
    for element, at, colour in zip(mix.color_ramp.elements, (.32, .66), (dark, pale)):
        element.position, element.color = at, (*colour, 1)
    tree.links.new(place.outputs['Object'], stretch.inputs['Vector'])
    tree.links.new(stretch.outputs[0], noise.inputs['Vector'])
    tree.links.new(noise.outputs['Fac'], mix.inputs['Fac'])
    tree.links.new(mix.outputs[0], tree.nodes['Principled BSDF'].inputs['Base Color'])
    return m
