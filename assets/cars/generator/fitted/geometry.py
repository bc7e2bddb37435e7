"""Raw geometry of a model's fittings, one file each; where another cab needs other shapes, its looks' own nodes.

    blender -b -P assets/cars/generator/fitted/geometry.py -- --model argo --to folder [--without tow,spoiler]
"""
import argparse
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

import bpy  # noqa: E402

from generator.car import Car  # noqa: E402
from generator.export import _empty, _wheel_nodes, grouped, plain_material  # noqa: E402
from generator.fitted.batch import looks_with_fittings  # noqa: E402
from generator.fitted.offers import alone, fittings_of, is_inside, is_wheel  # noqa: E402
from generator.materials import materials  # noqa: E402
from generator.mesh import Mesh, join  # noqa: E402
from generator.model import Model, load, slugs  # noqa: E402
from generator.scene import to_object  # noqa: E402

CELLS = {True: .014, False: .011}       # edge of the triangles, m: of wheels, of the rest
STRIPS = {'visors': .008}    # and their cell: made for one side, and fine enough that their facets do not count as rounded edges
COARSE = {'bumpers': .020, 'led-lamps': .020}   # as the car's own skin
# m: the car's own skin has fewer triangles and would bulge through
RAISED = {'panoramic': .006, 'window-film': .003, 'bumpers': .003, 'led-fog-lamps': .003, 'hood-decal': .003, 'side-stripes': .003}


def on_both_sides(car: Car, strip: Mesh) -> Mesh:
    """What of a strip lies outside of the skin, and its mirror image."""
    m = strip.take(car.body(strip.centroids()) > -.002)
    return join([m, m.mirrored()])


def cars_of(model: Model, name: str) -> dict[str, Car]:
    """The fitting alone by look; looks with the base look's cab share its parts."""
    own = looks_with_fittings(model.slug)
    cell = (STRIPS | COARSE).get(name, CELLS[is_wheel(name)])
    made = {look: alone(model.design_of(look), name, cell) for look in own}
    if name in STRIPS:
        for car in made.values():
            car.parts = {part: (on_both_sides(car, m), material) for part, (m, material) in car.parts.items()}
    return {look.name: made.get(look.name, made['base']) for look in model.looks}


def export(model: Model, name: str, plain: dict[str, bpy.types.Material], folder: Path) -> None:
    """Nodes Fit_<name>_<material> on top, wheels inside Wheel_FL … like those of the car."""
    cars = cars_of(model, name)
    collection = bpy.data.collections.new(name)
    bpy.context.scene.collection.children.link(collection)
    corners: dict[str, bpy.types.Object | None] = {'': None}
    if is_wheel(name):
        root = _empty('Car', None, collection)
        corners = dict(_wheel_nodes(next(iter(cars.values())), root, collection))
        for node in corners.values():
            node.parent = None
        bpy.data.objects.remove(root)
    for number, ((looks, material, _), m) in enumerate(grouped(cars).items()):
        sample = to_object('sample', m.offset(RAISED.get(name, 0)), plain[material], collection)
        starts = [''] if len(looks) == len(cars) else [f'Look_{look}_' for look in sorted(looks)]
        for start in starts:
            for corner, parent in corners.items():
                node = bpy.data.objects.new(f'{start}Fit_{name}_{material}{number}{corner}', sample.data)
                collection.objects.link(node)
                node.parent = parent
        bpy.data.objects.remove(sample)
    for made in bpy.context.scene.objects:
        made.select_set(made.name in collection.objects)
    bpy.ops.export_scene.gltf(filepath=str(folder / f'fit.{name}.glb'), export_format='GLB', use_selection=True,
                              export_normals=True, export_texcoords=False, export_colors=False, export_tangents=False, export_yup=True)
    for made in list(collection.objects):
        bpy.data.objects.remove(made)


def main() -> None:
    parser = argparse.ArgumentParser(prog='geometry.py')
    parser.add_argument('--model', required=True, choices=slugs())
    parser.add_argument('--to', type=Path, required=True)
    parser.add_argument('--without', default='')
    a = parser.parse_args(sys.argv[sys.argv.index('--') + 1:])
    bpy.ops.wm.read_factory_settings(use_empty=True)
    plain = {name: plain_material(name, m) for name, m in materials().items()}
    for name in fittings_of(a.model):
        if name not in a.without.split(',') and not is_inside(name):
            export(load(a.model), name, plain, a.to.resolve())


main()
