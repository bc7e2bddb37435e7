"""
Blender's side of `batch.py`: blender -b -P picture.py -- JOB.json

JOB = { cars: [{ slug, look, brand, view }], weights, out, scale }. Writes every layer as raw bytes (sRGB transfer) into the
folder `out` and prints a line "PICTURE {json}" when a view's files are complete.
"""
import json
import os
import sys
import time
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

import bpy  # noqa: E402
import numpy as np  # noqa: E402

from generator.curves import Array  # noqa: E402
from generator.inside import light, matter, passes, screens, view  # noqa: E402
from generator.inside.build import furnished, loadable  # noqa: E402
from generator.inside.space import Space  # noqa: E402
from generator.inside.style import style_of  # noqa: E402
from generator.render import cycles  # noqa: E402
from generator.render.designs import design_of  # noqa: E402
from generator.render.tone import shoulder  # noqa: E402
from generator.render.unet import Denoiser  # noqa: E402
from generator.scene import to_object  # noqa: E402

RES = (1280, 720)
SAMPLES, LOAD_SAMPLES = 3, 6         # of the cabin; of the load space, whose large plain faces show every stain
WHITE = .86                 # brightest upholstery that must keep its form
GAIN = .60                  # exposure of the upholstery
THREAD = .55                # reflectance of the thread on leather
Values = dict[str, Any]


def set_up(car: Values, job: Values) -> Space:
    """The furnished car in daylight."""
    bpy.ops.wm.read_factory_settings(use_empty=True)
    design, _ = design_of(car['slug'], car['look'])
    style = style_of(car['slug'], car['brand'])
    is_open = view.is_through_door(Space(design, style), car['view'])
    space = loadable(design, style) if car['view'] == 'load' else furnished(design, style, is_open)
    made = matter.materials(space.style.accent)
    collection = bpy.data.collections.new('Cabin')
    bpy.context.scene.collection.children.link(collection)
    for name, (m, material) in space.parts.items():
        to_object(name, m, made[material], collection)
    light.surroundings()
    if car['view'] == 'load':
        light.load_space(space)
    else:
        screens.show_cluster(space, made, collection)
        screens.show_screen(space, made, collection)
        light.windows(space, is_open)
    _set_up_cycles(Path(job['out']))
    return space


def _set_up_cycles(folder: Path) -> None:
    cycles.setup()
    passes.ask_for(folder)
    s = bpy.context.scene
    s.render.film_transparent = False
    c = s.cycles
    c.diffuse_bounces, c.glossy_bounces, c.max_bounces = 1, 2, 2
    c.sample_clamp_indirect, c.filter_width = 3., 1.5


def _exposure(light_of: Array) -> float:
    """Factor that brings the picture to the middle grey the denoiser was trained for."""
    return float(.18 / np.exp(np.log(light_of[light_of > 1e-4]).mean()))


def layers(folder: Path, scale: float, samples: int, denoise: Denoiser) -> dict[str, Array]:
    """Linear layers by name: black (h, w, 3) and what cloth, leather and the shine of leather add (h, w)."""
    res = (int(RES[0] * scale), int(RES[1] * scale))
    got = passes.shoot(folder, res, samples)
    cloth, leather, thread = np.moveaxis(got['Told'], -1, 0)
    lit = got['Lit'].mean(2)
    seat = np.clip(leather + thread, 0, 1)
    shiny = got['Shiny'] * np.clip(leather, 0, 1)[..., None]
    rest = np.maximum(got['Image'] - got['Lit'] * (seat * matter.NEUTRAL)[..., None] - shiny, 0)
    guides = np.clip(got['Albedo'], 0, 1), got['Normal']
    black = shoulder(denoise(rest, *guides, _exposure(rest.mean(2))))
    packed = np.stack([lit, shiny.mean(2), lit], -1)
    clean = denoise(packed, *guides, _exposure(lit))
    light_on = clean[..., [0, 2]].mean(2)
    dark = black.mean(2)

    def answer(response: Array) -> Array:
        full = shoulder(dark + WHITE * GAIN * np.maximum(response, 0))
        return np.clip((full - dark) / WHITE, 0, 1)
    shine = np.clip(clean[..., 1], 0, None) * (leather > .02) + light_on * THREAD * thread
    return {'black': np.clip(black, 0, 1), 'cloth': answer(light_on * cloth), 'leather': answer(light_on * leather), 'shine': answer(shine)}


def encoded(linear: Array) -> Array:
    """Bytes with sRGB transfer."""
    c = linear if linear.ndim == 3 else linear[..., None]
    c = np.where(c <= .0031308, c * 12.92, 1.055 * np.maximum(c, 1e-8) ** (1 / 2.4) - .055)
    return (np.clip(c, 0, 1) * 255 + .5).astype(np.uint8)


def take(car: Values, job: Values, denoise: Denoiser) -> None:
    """One view of a car."""
    start, cpu, name = time.time(), time.process_time(), car['view']
    space = set_up(car, job)
    view.place_camera(view.eye_of(space, name))
    files = []
    samples = LOAD_SAMPLES if name == 'load' else SAMPLES
    for layer, values in layers(Path(job['out']), job['scale'], samples, denoise).items():
        pixels = encoded(values)
        path = f"{job['out']}/{car['slug']}.{car['look']}.{name}.{layer}.raw"
        pixels.tofile(path)
        h, w = pixels.shape[:2]
        files.append({'layer': layer, 'path': path, 'width': w, 'height': h, 'channels': pixels.shape[2]})
    told = {'slug': car['slug'], 'look': car['look'], 'name': name, 'files': files, 'seconds': round(time.time() - start, 1),
            'cpu': round(time.process_time() - cpu, 1)}
    print('PICTURE ' + json.dumps(told), flush=True)


def main() -> None:
    job = json.loads(Path(sys.argv[sys.argv.index('--') + 1]).read_text())
    denoise = Denoiser(job['weights'])
    for car in job['cars']:
        take(car, job, denoise)
    sys.stdout.flush()
    os._exit(0)             # Blender's own end crashes once torch is loaded


main()
