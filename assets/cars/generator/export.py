"""GLB of a model: what all looks share as Body_<material>, the rest as Look_<look>_<material>; four wheels.

Nodes Wheel_FL/FR/RL/RR hold their parts, those of one look under names that begin with Look_<look>_ too.
"""
import hashlib
import math
from collections.abc import Iterator

import bpy

from .car import Car
from .mesh import Mesh, join
from .scene import to_object
from .wheels import wheel_y

SEE_THROUGH = {'Glass': (.03, .62), 'GlassDark': (.03, .90), 'LampFront': (.02, .14)}    # roughness, alpha
TWO_SIDED = ('Under', 'Trim', 'Gloss', 'RimDark', 'Interior', 'LampInner', 'Plate', 'Tyre', 'Disc')
COPIED = ('Base Color', 'Metallic', 'Roughness', 'Emission', 'Emission Strength', 'Clearcoat', 'Clearcoat Roughness')
Group = tuple[frozenset[str], str, bool]          # looks that show it, material, part of a wheel


def plain_material(name: str, source: bpy.types.Material) -> bpy.types.Material:
    """What glTF can say of a path-traced material."""
    made = bpy.data.materials.new('plain')
    source.name, made.name = name + '_traced', name
    made.use_nodes = True
    values = source.node_tree.nodes['Principled BSDF'].inputs
    inputs = made.node_tree.nodes['Principled BSDF'].inputs
    for key in COPIED:
        inputs[key].default_value = values[key].default_value
    if name in ('Paint', 'RoofPaint'):
        inputs['Clearcoat'].default_value = 1
    if name in SEE_THROUGH:
        inputs['Metallic'].default_value = 0
        inputs['Roughness'].default_value, inputs['Alpha'].default_value = SEE_THROUGH[name]
        made.blend_method = 'BLEND'
    made.use_backface_culling = name not in TWO_SIDED
    return made


def _parts(car: Car) -> Iterator[tuple[str, bool, Mesh]]:
    """Material, whether of a wheel, mesh: the body around the middle of the length, one wheel around its own."""
    axle = car.design.axles[0]
    wheel = (-axle, -wheel_y(car, axle), -car.design.wheel_z)
    for name, (m, material) in car.parts.items():
        if name.startswith('wheel0L'):
            yield material, True, m.moved(wheel)
        elif not name.startswith('wheel'):
            yield material, False, m.moved((-car.design.length / 2, 0, 0))


def grouped(cars: dict[str, Car]) -> dict[Group, Mesh]:
    """Meshes that the same looks show in the same material, joined; equal parts of several looks count once."""
    found: dict[str, tuple[set[str], str, bool, Mesh]] = {}
    for look, car in cars.items():
        for material, is_wheel, m in _parts(car):
            key = hashlib.sha256(m.V.round(6).tobytes() + m.F.tobytes() + f'{material}{is_wheel}'.encode()).hexdigest()
            found.setdefault(key, (set(), material, is_wheel, m))[0].add(look)
    groups: dict[Group, list[Mesh]] = {}
    for looks, material, is_wheel, m in found.values():
        groups.setdefault((frozenset(looks), material, is_wheel), []).append(m)
    return {group: join(meshes) for group, meshes in groups.items()}


def _empty(name: str, parent: bpy.types.Object | None, collection: bpy.types.Collection) -> bpy.types.Object:
    made = bpy.data.objects.new(name, None)
    collection.objects.link(made)
    made.parent = parent
    return made


def _wheel_nodes(car: Car, root: bpy.types.Object, collection: bpy.types.Collection) -> dict[str, bpy.types.Object]:
    nodes = {}
    for i, axle in enumerate(car.design.axles):
        for side, tag in ((1, 'R'), (-1, 'L')):      # seen from the driver, nose to -x: +y is the right side
            corner = f'{"FR"[i]}{tag}'
            node = nodes[corner] = _empty(f'Wheel_{corner}', root, collection)
            node.location = (axle - car.design.length / 2, side * wheel_y(car, axle), car.design.wheel_z)
            if side < 0:
                node.rotation_euler = (0, 0, math.pi)
    return nodes


def _place(group: Group, sample: bpy.types.Object, number: int, cars: dict[str, Car], root: bpy.types.Object,
           wheels: dict[str, bpy.types.Object]) -> None:
    """Nodes that share the sample's mesh: one a look (one for all if all show it), four each for wheels."""
    looks, material, is_wheel = group
    starts = ['Body' if not is_wheel else 'Wheel'] if len(looks) == len(cars) else [f'Look_{k}' for k in sorted(looks)]
    for start in starts:
        for corner, parent in (wheels.items() if is_wheel else (('', root),)):
            node = bpy.data.objects.new(f'{start}_{material}{number}{corner}', sample.data)
            sample.users_collection[0].objects.link(node)
            node.parent = parent


def export_glb(cars: dict[str, Car], materials: dict[str, bpy.types.Material], path: str) -> None:
    """Write the raw (not yet reduced) GLB of a model from its cars by look."""
    plain = {name: plain_material(name, m) for name, m in materials.items()}
    scene = bpy.context.scene
    collection = bpy.data.collections.new('Export')
    scene.collection.children.link(collection)
    root = _empty('Car', None, collection)
    wheels = _wheel_nodes(next(iter(cars.values())), root, collection)
    for number, (group, m) in enumerate(grouped(cars).items()):
        sample = to_object('sample', m, plain[group[1]], collection)
        _place(group, sample, number, cars, root, wheels)
        bpy.data.objects.remove(sample)
    for made in scene.objects:
        made.select_set(made.name in collection.objects)
    bpy.ops.export_scene.gltf(filepath=path, export_format='GLB', use_selection=True, export_normals=True,
                              export_texcoords=False, export_colors=False, export_tangents=False, export_yup=True)
