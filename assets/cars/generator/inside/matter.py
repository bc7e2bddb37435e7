"""
What the cabin is made of. One render gives every upholstery: it is neutral in it, and tells beside the picture where it is
and how bright cloth, leather and thread are there (Cycles' AOVs), so that what lies between light and colour can be parted.
"""
import bpy

from ..materials import principled
from ..render.paint import Material, Socket, Tree

NEUTRAL = .30           # reflectance of the upholstery in the render
AOVS = ('Cloth', 'Leather', 'Thread')
# Brightness of cloth and of leather on each kind of place.
UPHOLSTERY = {'Insert': (1., .93), 'Bolster': (.80, 1.), 'CardInsert': (.9, .96), 'Pad': (.10, .97)}


def _math(nt: Tree, operation: str, a: Socket, b: Socket | float) -> Socket:
    n = nt.nodes.new('ShaderNodeMath')
    n.operation = operation
    nt.links.new(a, n.inputs[0])
    if isinstance(b, (int, float)):
        n.inputs[1].default_value = b
    else:
        nt.links.new(b, n.inputs[1])
    return n.outputs[0]


def _weave(nt: Tree) -> tuple[Socket, Socket]:
    """Brightness of the threads of a cloth, and the height of a hide."""
    where = nt.nodes.new('ShaderNodeTexCoord').outputs['Object']
    waves = []
    for axis in ('X', 'Y', 'Z'):
        wave = nt.nodes.new('ShaderNodeTexWave')
        wave.bands_direction = axis
        wave.inputs['Scale'].default_value = 42
        nt.links.new(where, wave.inputs['Vector'])
        waves.append(wave.outputs[1])
    cloth = _math(nt, 'MULTIPLY_ADD', _math(nt, 'MULTIPLY', waves[1], _math(nt, 'ADD', waves[0], waves[2])), .22)
    cloth.node.inputs[2].default_value = .86
    hide = nt.nodes.new('ShaderNodeTexVoronoi')
    hide.inputs['Scale'].default_value = 260
    nt.links.new(where, hide.inputs['Vector'])
    return cloth, hide.outputs[0]


def _told(nt: Tree, name: str, value: Socket | float) -> None:
    """Written beside the picture."""
    n = nt.nodes.new('ShaderNodeOutputAOV')
    n.name = name
    if isinstance(value, float):
        n.inputs['Value'].default_value = value
    else:
        nt.links.new(value, n.inputs['Value'])


def upholstery(name: str) -> Material:
    """Cloth and leather in one."""
    cloth, leather = UPHOLSTERY[name]
    m = principled(name, (NEUTRAL * leather,) * 3, .40, spec=.42)
    nt = m.node_tree
    threads, hide = _weave(nt)
    bump = nt.nodes.new('ShaderNodeBump')
    bump.inputs['Strength'].default_value, bump.inputs['Distance'].default_value = .10, .001
    nt.links.new(hide, bump.inputs['Height'])
    nt.links.new(bump.outputs[0], nt.nodes['Principled BSDF'].inputs['Normal'])
    _told(nt, 'Cloth', _math(nt, 'MULTIPLY', threads, cloth))
    _told(nt, 'Leather', leather)
    return m


def thread() -> Material:
    """Of leather seats; cloth ones hide it."""
    m = principled('Thread', (NEUTRAL,) * 3, .8, spec=0)
    _told(m.node_tree, 'Cloth', .85)
    _told(m.node_tree, 'Thread', 1.)
    return m


def pad_thread() -> Material:
    """Of the dashboard's pad, which is plain beside cloth."""
    m = principled('PadThread', (NEUTRAL,) * 3, .8, spec=0)
    _told(m.node_tree, 'Cloth', UPHOLSTERY['Pad'][0])
    _told(m.node_tree, 'Thread', 1.)
    return m


def glow(name: str, of: tuple[float, float, float], strength: float = 1.) -> Material:
    """What shines on a screen."""
    m = bpy.data.materials.new(name)
    m.use_nodes = True
    nt = m.node_tree
    nt.nodes.clear()
    light, out = nt.nodes.new('ShaderNodeEmission'), nt.nodes.new('ShaderNodeOutputMaterial')
    light.inputs[0].default_value, light.inputs[1].default_value = (*of, 1), strength
    nt.links.new(light.outputs[0], out.inputs['Surface'])
    return m


def materials(accent: tuple[float, float, float]) -> dict[str, Material]:
    """All of a cabin by name."""
    soft = principled('DashTop', (.030, .030, .031), .62, spec=.35)
    hard = principled('Plastic', (.050, .050, .052), .55, spec=.40)
    plain = [
        soft, hard, principled('Lining', (.52, .51, .49), .95, spec=.1), principled('DarkLining', (.040, .040, .042), .95, spec=.1),
        principled('Pillar', (.27, .268, .26), .85, spec=.2), principled('Carpet', (.020, .020, .021), 1, spec=.05),
        principled('Under', (.008, .008, .008), .9, spec=.1), principled('Satin', (.50, .51, .52), .32, 1.),
        principled('Chrome', (.78, .79, .80), .12, 1.), principled('GlossBlack', (.006, .006, .007), .08, 0, 1., .01),
        principled('WheelLeather', (.020, .020, .021), .46, spec=.45), principled('Thread2', (.30, .30, .31), .7),
        principled('Bronze', (.30, .20, .13), .34, 1.), principled('Wood', (.105, .042, .018), .28, 0, .8, .05),
        principled('Pearl', (.62, .62, .60), .25, .2, .8, .05), principled('Weave', (.16, .165, .17), .8, spec=.2),
        principled('Mirror', (.75, .77, .78), .03, 1.), principled('Frame', (.018, .018, .019), .6, spec=.3),
        principled('Painted', (.64, .65, .655), .38, spec=.45), principled('PaintedFloor', (.40, .406, .412), .42, spec=.45),
        glow('ScreenBack', (.006, .010, .018)), glow('ScreenTile', (.020, .032, .055)), glow('ScreenText', (.75, .80, .86)),
        glow('ScreenDim', (.16, .19, .23)), glow('ScreenAccent', accent, 1.1), glow('ScreenLand', (.030, .062, .052)),
        glow('ScreenRoad', (.17, .19, .22)), glow('ScreenRed', (.7, .03, .02)),
    ]
    return {m.name: m for m in (*plain, *(upholstery(name) for name in UPHOLSTERY), thread(), pad_thread())}

