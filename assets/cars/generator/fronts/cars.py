"""Cars as they stand in and before a showroom: built coarse, one mesh a material, shared by all that are of one model."""
import hashlib
import math
from dataclasses import dataclass
from pathlib import Path

import bpy

from ..build import build
from ..colours import linear
from ..materials import lining, materials
from ..mesh import Mesh, join
from ..render.designs import design_of, looks_of
from ..render.picture import cached
from ..scene import to_object

CELL = .02              # edge of the skin's triangles, m
Shapes = dict[str, Mesh]
Materials = dict[str, bpy.types.Material]


@dataclass(frozen=True)
class Standing:
    """A car on the ground: the middle of its wheels' place (m), where its nose points (degrees, 0 = to the street, 90 = to the right), its paint."""

    slug: str
    at: tuple[float, float, float]
    heading: float
    colour: str         # sRGB hex


def shapes(slug: str, cache: Path) -> Shapes:
    """The parts of the best equipped look by material, nose to -x, the middle of the length over the origin."""
    design, _ = design_of(slug, looks_of(slug)[-1])
    key = hashlib.sha256(f'{design!r} {CELL}'.encode()).hexdigest()[:16]

    def make() -> Shapes:
        found: dict[str, list[Mesh]] = {}
        for name, (m, material) in build(design, CELL).parts.items():
            found.setdefault('Lining' if name == 'inner' else material, []).append(m.moved((-design.length / 2, 0, 0)))
        return {material: join(ms) for material, ms in found.items()}
    return cached(cache / f'{key}.front', make)


def car_materials() -> Materials:
    """Those of the generator; what is painted takes the colour of the object."""
    made = materials('ffffff', 'pearly') | {'Lining': lining()}
    for name in ('Paint', 'RoofPaint'):
        tree = made[name].node_tree
        own, mix = tree.nodes.new('ShaderNodeObjectInfo'), tree.nodes.new('ShaderNodeMixRGB')
        flop = next(n for n in tree.nodes if n.type == 'MIX_RGB' and n != mix)
        mix.blend_type, mix.inputs[0].default_value = 'MULTIPLY', 1
        tree.links.new(flop.outputs[0], mix.inputs[1])
        tree.links.new(own.outputs['Color'], mix.inputs[2])
        tree.links.new(mix.outputs[0], tree.nodes['Principled BSDF'].inputs['Base Color'])
    return made


class Fleet:
    """Puts cars into the scene; every model's meshes are there once."""

    def __init__(self, cache: Path) -> None:
        self.cache, self.made = cache, car_materials()
        self.models: dict[str, list[bpy.types.Mesh]] = {}

    def meshes(self, slug: str) -> list[bpy.types.Mesh]:
        if slug not in self.models:
            store = bpy.data.collections.new(slug)
            self.models[slug] = [to_object(f'{slug} {name}', m, self.made[name], store).data for name, m in shapes(slug, self.cache).items()]
        return self.models[slug]

    def stand(self, car: Standing) -> None:
        turn = math.radians(car.heading + 90)
        for data in self.meshes(car.slug):
            o = bpy.data.objects.new(car.slug, data)
            o.location, o.rotation_euler, o.color = car.at, (0, 0, turn), (*linear(car.colour), 1)
            bpy.context.scene.collection.objects.link(o)


