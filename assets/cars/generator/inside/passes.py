"""What one render tells, by name."""
import os
from pathlib import Path

import bpy

from ..curves import Array
from ..render.cycles import Pixels, read
from .matter import AOVS

Socket, Tree = bpy.types.NodeSocket, bpy.types.NodeTree
# The picture; light that falls on dull matter, whatever its colour; what shines; albedo and normals for the denoiser; the AOVs.
NAMES = ('Image', 'Lit', 'Shiny', 'Albedo', 'Normal', 'Told')


def _mixed(nt: Tree, kind: str, a: Socket, b: Socket) -> Socket:
    n = nt.nodes.new('CompositorNodeMixRGB')
    n.blend_type = kind
    nt.links.new(a, n.inputs[1])
    nt.links.new(b, n.inputs[2])
    return n.outputs[0]


def ask_for(folder: Path) -> None:
    """Have every render leave these in the folder, as floating point files."""
    s = bpy.context.scene
    layer = s.view_layers[0]
    layer.use_pass_diffuse_direct = layer.use_pass_diffuse_indirect = True
    layer.use_pass_glossy_direct = layer.use_pass_glossy_indirect = True
    for name in AOVS:
        told = layer.aovs.add()
        told.name, told.type = name, 'VALUE'
    s.use_nodes = True
    nt = s.node_tree
    nt.nodes.clear()
    made, out, aovs = (nt.nodes.new(f'CompositorNode{k}') for k in ('RLayers', 'OutputFile', 'CombRGBA'))
    of = made.outputs
    for k, name in enumerate(AOVS):
        nt.links.new(of[name], aovs.inputs[k])
    gloss = _mixed(nt, 'ADD', of['GlossDir'], of['GlossInd'])
    shown = (of['Image'], _mixed(nt, 'ADD', of['DiffDir'], of['DiffInd']), _mixed(nt, 'MULTIPLY', gloss, of['GlossCol']),
             _mixed(nt, 'ADD', of['DiffCol'], of['GlossCol']), of['Normal'], aovs.outputs[0])
    out.base_path = str(folder)
    out.format.file_format, out.format.color_mode, out.format.color_depth = 'OPEN_EXR', 'RGBA', '16'
    out.format.exr_codec = 'NONE'
    out.file_slots.clear()
    for name, socket in zip(NAMES, shown, strict=True):
        out.file_slots.new(name)
        nt.links.new(socket, out.inputs[name])


def shoot(folder: Path, res: Pixels, samples: int) -> dict[str, Array]:
    """One render: (height, width, 3), top row first."""
    s = bpy.context.scene
    s.cycles.samples = samples
    s.render.resolution_x, s.render.resolution_y = res
    bpy.ops.render.render()
    return {name: read(os.path.join(folder, f'{name}0001.exr'), res)[..., :3] for name in NAMES}
