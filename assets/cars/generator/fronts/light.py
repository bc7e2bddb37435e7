"""Sky, sun and haze, by the hour; radiance in units in which white paper in the sun has about 1.3."""
import math
from dataclasses import dataclass

import bpy
from mathutils import Vector

from .nodes import Socket, Tree, math as calc, mixed, node, noise, ramp

Colour = tuple[float, float, float]


@dataclass(frozen=True)
class Light:
    """Angles in degrees; azimuth 0 is behind the camera's back on the street, 90 to the right; clouds 0 to 1."""

    elevation: float
    azimuth: float
    sun: float                  # irradiance
    sun_colour: Colour
    sky: float                  # share of the physical sky
    clouds: float
    cloud_colour: Colour
    haze: Colour                # radiance at the horizon
    lamps: float                # radiance of the showroom's lamps
    glow: float                 # of signs, 1 by dusk
    key: float                  # how bright the picture's middle becomes
    soft: float = .6            # the sun's diameter
    dome: tuple[Colour, Colour] | None = None       # instead of the physical sky: horizon and zenith


LIGHTS = {
    'morning': Light(27, -48, 4.4, (1., .90, .76), .075, .52, (1.1, 1.08, 1.05), (.62, .70, .80), 2.6, .12, .34),
    'noon': Light(48, 38, 5.2, (1., .96, .90), .0, .52, (1.5, 1.5, 1.5), (.60, .74, .92), 3., .12, .30, .6, ((.50, .66, .90), (.10, .235, .56))),
    'golden': Light(13, 58, 4.0, (1., .70, .42), .065, .55, (1.05, .80, .60), (.85, .66, .48), 3.4, .35, .32),
    'overcast': Light(50, -20, .6, (1., .98, .95), .0, 1., (.74, .77, .81), (.62, .65, .69), 2.4, .35, .35, 25., ((.66, .69, .73), (.50, .545, .60))),
    'dusk': Light(-4, 150, .0, (1., .6, .4), .0, .42, (.13, .11, .15), (.36, .22, .14), 1.9, 1., .20, 5., ((.115, .150, .235), (.012, .040, .125))),
}


def direction(elevation: float, azimuth: float) -> Vector:
    """Towards the sun."""
    e, a = math.radians(elevation), math.radians(azimuth)
    return Vector((math.sin(a) * math.cos(e), -math.cos(a) * math.cos(e), math.sin(e)))


def sun(light: Light) -> None:
    if not light.sun:
        return
    lamp = bpy.data.lights.new('Sun', 'SUN')
    lamp.energy, lamp.color, lamp.angle = light.sun, light.sun_colour, math.radians(light.soft)
    o = bpy.data.objects.new('Sun', lamp)
    o.rotation_euler = direction(light.elevation, light.azimuth).to_track_quat('Z', 'Y').to_euler()
    bpy.context.scene.collection.objects.link(o)


def dome(tree: Tree, light: Light, height: Socket) -> Socket:
    """The clear sky's radiance by direction."""
    if light.dome:
        low, high = light.dome
        return mixed(tree, calc(tree, 'POWER', calc(tree, 'MAXIMUM', height, 0.), .5), low, high)
    sky = node(tree, 'TexSky', sky_type='NISHITA', sun_disc=False, sun_elevation=math.radians(light.elevation),
               sun_rotation=math.radians(180 - light.azimuth), dust_density=1.6)
    k = light.sky
    return mixed(tree, 1, sky.outputs[0], (k, k, k), 'MULTIPLY')


def sky(light: Light, seed: float) -> None:
    """The world: clear sky, clouds on a plane far above, haze at the horizon."""
    world = bpy.data.worlds.new('Sky')
    bpy.context.scene.world = world
    world.use_nodes = True
    tree = world.node_tree
    out = node(tree, 'TexCoord').outputs['Generated']
    xyz = node(tree, 'SeparateXYZ', {0: out})
    height = xyz.outputs[2]
    flat = node(tree, 'VectorMath', {0: out, 1: node(tree, 'CombineXYZ', {i: calc(tree, 'ADD', calc(tree, 'MAXIMUM', height, 0.), .16) for i in range(3)}).outputs[0]},
                operation='DIVIDE').outputs[0]
    place = node(tree, 'VectorMath', {0: flat, 1: (seed, seed * 1.7, 0)}, operation='ADD').outputs[0]
    wisps = noise(tree, place, .62, 9)
    edge = .72 - .42 * light.clouds
    cover = calc(tree, 'MULTIPLY', ramp(tree, wisps, edge, edge + .24), ramp(tree, height, .015, .16))
    shade = ramp(tree, noise(tree, place, 1.5, 6), .3, .7, (.78, 1.08))
    cloud = mixed(tree, 1, light.cloud_colour, node(tree, 'CombineRGB', {i: shade for i in range(3)}).outputs[0], 'MULTIPLY')
    clear = mixed(tree, calc(tree, 'MULTIPLY', cover, .92), dome(tree, light, height), cloud)
    rim = calc(tree, 'EXPONENT', calc(tree, 'MULTIPLY', calc(tree, 'MAXIMUM', height, 0.), -14.))
    final = mixed(tree, calc(tree, 'MULTIPLY', rim, .75), clear, light.haze)
    tree.links.new(final, tree.nodes['Background'].inputs['Color'])
    world.cycles.sampling_method, world.cycles.sample_map_resolution = 'MANUAL', 512


def veil(m: bpy.types.Material, light: Light, reach: float = 1100.) -> None:
    """Haze between the camera and what is far: reach is where it takes 63 % (m)."""
    tree = m.node_tree
    out = tree.nodes['Material Output']
    shown = out.inputs['Surface'].links[0].from_socket
    far = node(tree, 'CameraData').outputs['View Distance']
    share = calc(tree, 'SUBTRACT', 1., calc(tree, 'EXPONENT', calc(tree, 'MULTIPLY', far, -1 / reach)))
    air = node(tree, 'Emission', {0: (*light.haze, 1), 1: 1 - .8 * light.glow})
    mix = node(tree, 'MixShader', {0: share, 1: shown, 2: air.outputs[0]})
    tree.links.new(mix.outputs[0], out.inputs['Surface'])
    m.cycles.sample_as_light = False
