"""From our meshes to Blender objects."""
import bpy
import numpy as np

from .car import Car
from .mesh import Mesh, unit


def to_object(name: str, m: Mesh, material: bpy.types.Material, collection: bpy.types.Collection) -> bpy.types.Object:
    """A Blender object with our normals."""
    data = bpy.data.meshes.new(name)
    vertices, faces = len(m.V), len(m.F)
    data.vertices.add(vertices)
    data.vertices.foreach_set('co', m.V.astype(np.float32).ravel())
    data.loops.add(faces * 3)
    data.polygons.add(faces)
    data.loops.foreach_set('vertex_index', m.F.astype(np.int32).ravel())
    data.polygons.foreach_set('loop_start', np.arange(0, faces * 3, 3, dtype=np.int32))
    data.polygons.foreach_set('loop_total', np.full(faces, 3, np.int32))
    data.polygons.foreach_set('use_smooth', np.ones(faces, bool))
    data.materials.append(material)
    data.update(calc_edges=True)
    data.use_auto_smooth = True
    data.normals_split_custom_set_from_vertices(unit(m.N).astype(np.float32))
    made = bpy.data.objects.new(name, data)
    collection.objects.link(made)
    return made


def place_car(car: Car, materials: dict[str, bpy.types.Material]) -> bpy.types.Collection:
    """All parts in the collection 'Car', the middle of the car's length over the origin, nose to -x."""
    collection = bpy.data.collections.new('Car')
    bpy.context.scene.collection.children.link(collection)
    for name, (m, material) in car.parts.items():
        to_object(name, m.moved((-car.design.length / 2, 0, 0)), materials[material], collection)
    return collection
