"""
Blender's side of the batch from inside: blender -b -P cabin_picture.py -- JOB.json, a JOB like that of picture.py.

A picture shows a fitting's own pixels alone; what stands before it cuts holes. It is small or shines by itself, so that many
samples are quick and nothing has to be denoised; what is worn in a van's load space is large and is.
Prints a line "PICTURE {json}" when all files of the view are complete.
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
from generator.fitted import floor, load as load_space  # noqa: E402, F401  file their makers
from generator.fitted.cabin import MAKERS  # noqa: E402
from generator.fitted.clean import clean_shot  # noqa: E402
from generator.fitted.offers import FLOOR  # noqa: E402
from generator.fitted.regions import Box, grown, spread  # noqa: E402
from generator.inside import light, matter, view  # noqa: E402
from generator.inside.build import furnished, loadable  # noqa: E402
from generator.inside.dash import _add_screen  # noqa: E402
from generator.inside.shapes import block  # noqa: E402
from generator.inside.shell import _add_above  # noqa: E402
from generator.inside.space import Space  # noqa: E402
from generator.inside.style import style_of  # noqa: E402
from generator.inside.wheel import add_wheel  # noqa: E402
from generator.model import load  # noqa: E402
from generator.render import cycles  # noqa: E402
from generator.render.designs import design_of  # noqa: E402
from generator.render.tone import black_layer  # noqa: E402
from generator.render.unet import Denoiser  # noqa: E402
from generator.scene import to_object  # noqa: E402

RES = (1280, 720)
EDGE, LEAST, BOUNCES = 5, 100, 2
SHINING, LIT, LARGE, CLEANED = 16, 64, 28, 10       # samples: of lights, of what is lit, of what covers much of the picture, of what is denoised
HALO = ((2.1, .225), (9.3, .165))       # spread of what a line of light throws around it in pixels, and its strength
WHITENED = .35                          # of the line itself
Job = dict[str, Any]


def before_driver(space: Space) -> Space:
    """What stands between the driver and the fittings."""
    add_wheel(space)
    _add_above(space)
    _add_screen(space)
    space.add('middle', block((space.dash_x - .10, 0, space.dash_top - .27), (.135, .155, .19), .04, .012), 'Plastic')
    return space


def surroundings(empty: Space, name: str, is_open: bool) -> Space:
    """What the fittings are worn in, or what hides them."""
    if name == 'driver':
        return before_driver(empty)
    return loadable(empty.design, empty.style) if name == 'load' else furnished(empty.design, empty.style, is_open)


class Seat:
    """What stands before the fittings, seen from one place, as a hole, and the fittings, out of sight."""

    def __init__(self, job: Job, name: str) -> None:
        bpy.ops.wm.read_factory_settings(use_empty=True)
        empty = Space(design_of(job['slug'], job['look'])[0], style_of(job['slug'], load(job['slug']).brand))
        self.accent = np.array(empty.style.accent)
        is_open = view.is_through_door(empty, name)
        space = surroundings(empty, name, is_open)
        made = matter.materials(space.style.accent)
        made['HeadUp'] = matter.glow('HeadUp', (.02, .78, .30), 1.)
        for part, (m, material) in space.parts.items():
            to_object(part, m, made[material], bpy.context.scene.collection).is_holdout = True
        self.fittings = {}
        for fitting in job['views'][name]:
            self.fittings[fitting] = bpy.data.collections.new(fitting)
            bpy.context.scene.collection.children.link(self.fittings[fitting])
            MAKERS[fitting](space, made, self.fittings[fitting])
        light.surroundings()
        if name == 'load':
            light.load_space(space)
        else:
            light.windows(space, is_open)
        cycles.setup()
        self.denoise = Denoiser(job['weights']) if name == 'load' else None
        self.folder = Path(job['out'])
        cycles.write_passes(self.folder)
        view.place_camera(view.eye_of(space, name))

    def take(self, name: str) -> Array:
        """The picture (h, w, 4, straight alpha, linear)."""
        for other, collection in self.fittings.items():
            collection.hide_render = other != name
        if self.denoise:
            bpy.context.scene.cycles.max_bounces = BOUNCES
            return clean_shot(self.folder, RES, CLEANED, self.denoise)
        image = np.zeros((RES[1], RES[0], 4))
        box = self._box(name)
        x0, y0, x1, y1 = box
        if x0 >= x1 or y0 >= y1:
            return image
        is_shining = name.endswith('-light')
        shown = _shoot(self.folder, box, SHINING if is_shining else LARGE if name in FLOOR else LIT)
        alpha = np.clip(shown[..., 3], 0, 1)
        image[y0:y1, x0:x1] = spread(black_layer(shown[..., :3], alpha, np.zeros_like(alpha)))
        return self._shining(image[..., 3]) if is_shining else image

    def _box(self, name: str) -> Box:
        """Where it can be in the picture; without an inside where it is beside it."""
        s = bpy.context.scene
        bpy.context.view_layer.update()
        eye = s.camera.matrix_world.inverted()
        k = s.camera.data.lens / s.camera.data.sensor_width
        points = []
        for o in self.fittings[name].objects:
            corners = np.array([tuple(v.co) for v in o.data.vertices]) if o.type == 'MESH' else np.array([tuple(c) for c in o.bound_box])
            turned = np.array(eye @ o.matrix_world)
            p = np.c_[corners, np.ones(len(corners))] @ turned.T
            p = p[p[:, 2] < -.05]
            points.append(np.stack([(.5 - k * p[:, 0] / p[:, 2]) * RES[0], .5 * RES[1] + k * p[:, 1] / p[:, 2] * RES[0]], 1))
        p = np.concatenate(points)
        low, high = np.floor(p.min(0)).astype(int), np.ceil(p.max(0)).astype(int)
        inner = max(0, low[0]), max(0, low[1]), min(RES[0], high[0]), min(RES[1], high[1])
        return grown(inner, EDGE, RES) if inner[0] < inner[2] and inner[1] < inner[3] else inner

    def _shining(self, line: Array) -> Array:
        """A line of light and what it throws around it."""
        halo = np.clip(sum(strength * _blurred(line, size) * size for size, strength in HALO), 0, .8)
        bright = self.accent / self.accent.max()
        core = bright + (1 - bright) * WHITENED
        alpha = line + (1 - line) * halo
        colour = (line[..., None] * core + ((1 - line) * halo)[..., None] * bright) / np.maximum(alpha, 1e-4)[..., None]
        return np.concatenate([np.where(alpha[..., None] > 1e-4, colour, bright), alpha[..., None]], 2)


def _encoded(linear: Array) -> bytes:
    """Bytes with sRGB transfer; alpha stays linear."""
    c = linear[..., :3]
    c = np.where(c <= .0031308, c * 12.92, 1.055 * np.maximum(c, 1e-8) ** (1 / 2.4) - .055)
    full = np.concatenate([c, linear[..., 3:]], 2)
    return (np.clip(full, 0, 1) * 255 + .5).astype(np.uint8).tobytes()


def _blurred(a: Array, size: float) -> Array:
    """Gaussian."""
    reach = np.arange(-int(3 * size), int(3 * size) + 1)
    weights = np.exp(-.5 * (reach / size) ** 2)
    weights /= weights.sum()
    for axis in (0, 1):
        a = np.apply_along_axis(lambda row: np.convolve(row, weights, 'same'), axis, a)
    return a


def _shoot(folder: Path, box: Box, samples: int) -> Array:
    """One render of a part of the picture, top row first."""
    s = bpy.context.scene
    s.cycles.samples, s.cycles.max_bounces = samples, BOUNCES
    s.render.resolution_x, s.render.resolution_y = RES
    s.render.use_border = s.render.use_crop_to_border = True
    s.render.border_min_x, s.render.border_max_x = ((x + .01) / RES[0] for x in (box[0], box[2]))
    s.render.border_min_y, s.render.border_max_y = (1 - (y - .01) / RES[1] for y in (box[3], box[1]))
    bpy.ops.render.render()
    return cycles.read(str(folder / 'Image0001.exr'), (box[2] - box[0], box[3] - box[1]))


def main() -> None:
    job = json.loads(Path(sys.argv[sys.argv.index('--') + 1]).read_text())
    for name, fittings in job['views'].items():
        start, cpu = time.time(), time.process_time()
        seat = Seat(job, name)
        files = []
        for fitting in fittings:
            image = seat.take(fitting)
            if (image[..., 3] > .5).sum() > LEAST:
                path = Path(job['out']) / f'{name}.{fitting}.raw'
                path.write_bytes(_encoded(image))
                files.append({'layer': f'fit.{fitting}', 'path': str(path), 'width': RES[0], 'height': RES[1], 'channels': 4})
        seconds = {'seconds': round(time.time() - start, 1), 'cpu': round(time.process_time() - cpu, 1)}
        print('PICTURE ' + json.dumps({'name': name, 'files': files} | seconds), flush=True)
    sys.stdout.flush()
    os._exit(0)


main()
