"""Cycles: settings, camera, and renders read back as arrays."""
import os
from pathlib import Path

import bpy
import numpy as np
from mathutils import Vector

from ..curves import Array
from . import camera

PASSES = ('Image', 'DiffCol', 'GlossCol', 'Normal')      # picture and what guides the denoiser
Pixels = tuple[int, int]                                 # width, height


def setup() -> None:
    s = bpy.context.scene
    s.render.engine = 'CYCLES'
    s.render.use_persistent_data = True
    s.render.threads_mode, s.render.threads = 'FIXED', 2
    s.render.film_transparent = True
    s.render.resolution_percentage = 100
    c = s.cycles
    c.device, c.use_denoising, c.use_adaptive_sampling, c.use_auto_tile = 'CPU', False, False, False
    c.diffuse_bounces, c.glossy_bounces, c.transmission_bounces, c.transparent_max_bounces = 2, 4, 2, 8
    c.caustics_reflective = c.caustics_refractive = False
    c.sample_clamp_direct, c.sample_clamp_indirect, c.blur_glossy, c.filter_width = 12., 2.5, .6, 1.3
    layer = s.view_layers[0]
    layer.use_pass_normal = layer.use_pass_diffuse_color = layer.use_pass_glossy_color = True
    layer.pass_alpha_threshold = .7         # the guides of the denoiser show what is behind glass


def write_passes(folder: Path) -> None:
    """Have every render leave its passes in the folder, as floating point files."""
    s = bpy.context.scene
    s.use_nodes = True
    nt = s.node_tree
    nt.nodes.clear()
    layer, out = nt.nodes.new('CompositorNodeRLayers'), nt.nodes.new('CompositorNodeOutputFile')
    out.base_path = str(folder)
    out.format.file_format, out.format.color_mode, out.format.color_depth = 'OPEN_EXR', 'RGBA', '32'
    out.format.exr_codec = 'NONE'
    out.file_slots.clear()
    for name in PASSES:
        out.file_slots.new(name)
        nt.links.new(layer.outputs[name], out.inputs[name])


def shoot(folder: Path, res: Pixels, samples: int) -> list[Array]:
    """One render: the passes as arrays (height, width, 4), top row first."""
    s = bpy.context.scene
    s.cycles.samples = samples
    s.render.resolution_x, s.render.resolution_y = res
    bpy.ops.render.render()
    return [read(os.path.join(folder, f'{name}0001.exr'), res) for name in PASSES]


def read(path: str, res: Pixels) -> Array:
    im = bpy.data.images.load(path)
    im.colorspace_settings.name = 'Non-Color'
    a = np.empty(res[0] * res[1] * 4, np.float32)
    im.pixels.foreach_get(a)
    bpy.data.images.remove(im)
    return a.reshape(res[1], res[0], 4)[::-1]


def new_camera(name: str) -> bpy.types.Object:
    o = bpy.data.objects.new(name, bpy.data.cameras.new(name))
    bpy.context.scene.collection.objects.link(o)
    return o


def place_camera(view: camera.View, size: camera.Size) -> tuple[float, tuple[float, float]]:
    """Put the camera where the view wants it; answers its distance and lens shift."""
    dist = camera.distance(view, size)
    shifts = camera.shift(view, dist, size)
    eye, _, _, forward = camera.axes(view, dist)
    s = bpy.context.scene
    s.camera = s.camera or new_camera('Camera')
    s.camera.location = eye
    s.camera.rotation_euler = Vector(forward).to_track_quat('-Z', 'Y').to_euler()
    lens = s.camera.data
    lens.lens, lens.sensor_width = view.focal, camera.SENSOR
    lens.shift_x, lens.shift_y = shifts
    return dist, shifts
