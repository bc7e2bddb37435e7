"""
Blender's side of the batch: blender -b -P picture.py -- JOB.json

JOB = { slug, look, cell, code, weights, cache, out, views: { view: [fittings] } }. A picture shows a fitting's own pixels alone: the
car in black paint is there, throws its shadows and mirrors, but cuts holes where it stands before the fitting. Fittings that lie
apart in a view are taken in one go; what is painted has a second layer, its coat. Prints a line "PICTURE {json}" when all files of a view are complete.
"""
import hashlib
import json
import os
import sys
import time
from collections.abc import Iterable
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

import bpy  # noqa: E402
import numpy as np  # noqa: E402

from generator.build import build  # noqa: E402
from generator.curves import Array  # noqa: E402
from generator.design import Design  # noqa: E402
from generator.fitted.offers import alone, is_wheel  # noqa: E402
from generator.fitted.regions import Box, apart, boxes_of, grown, holds, merged, spread  # noqa: E402
from generator.render import camera, cycles, layers, paint, studio  # noqa: E402
from generator.render.designs import design_of  # noqa: E402
from generator.render.picture import RES, Shape, cached, encoded, layer_materials  # noqa: E402
from generator.render.tone import black_layer, finished  # noqa: E402
from generator.render.unet import Denoiser  # noqa: E402
from generator.scene import place_car, to_object  # noqa: E402

SAMPLES, BOUNCES, MARGIN = 7, 5, 12      # pixels around a fitting that the denoiser sees
THIN = ('Glass', 'GlassDark')
LEAST = 60              # pixels; what covers fewer has no picture
Job = dict[str, Any]
Frames = list[tuple[Box, list[Array]]]


class Stage:
    """The car in the studio, as a hole, and all its fittings, out of sight."""

    def __init__(self, job: Job) -> None:
        design, _ = design_of(job['slug'], job['look'])
        key = hashlib.sha256(f"{job['code']} {design!r} {job['cell']}".encode()).hexdigest()[:16]
        bpy.ops.wm.read_factory_settings(use_empty=True)
        shape = cached(Path(job['cache']) / f'{key}.parts', lambda: Shape(design, build(design, job['cell']).parts))
        made = self.materials = layer_materials()
        shape.parts['inner'] = (shape.parts['inner'][0], 'Lining')
        self.car = list(place_car(shape, made).objects)
        for o in self.car:
            o.is_holdout = True
        self.folder, self.denoise = Path(job['out']), Denoiser(job['weights'])
        self.size = camera.size_class(design.length, design.width, design.height)
        self.fittings = {name: self.placed(design, name, made) for name in sorted({n for names in job['views'].values() for n in names})}
        studio.build(design.length, design.height).visible_camera = False
        studio.cabin_light(design)
        cycles.setup()
        cycles.write_passes(self.folder)
        paint.show(made.values(), 0)

    def placed(self, design: Design, name: str, made: dict[str, bpy.types.Material]) -> list[bpy.types.Object]:
        moved = (-design.length / 2, 0, 0)
        objects = [to_object(f'{name} {part}', m.moved(moved), made[material], bpy.context.scene.collection)
                   for part, (m, material) in alone(design, name).parts.items()]
        for o in objects:
            o.hide_render = True
        return objects

    def show(self, names: list[str]) -> None:
        for name, objects in self.fittings.items():
            for o in objects:
                o.hide_render = name not in names
        for o in self.car:
            if o.name.startswith('wheel'):
                o.hide_render = any(map(is_wheel, names))

    def has(self, name: str, *materials: str) -> bool:
        return any(o.active_material.name in materials for o in self.fittings[name])

    def shots(self, boxes: Iterable[Box]) -> Frames:
        """What is shown, in as few renders as hold the boxes."""
        return [(frame, shoot(self.folder, frame)) for frame in merged(grown(box, MARGIN, RES) for box in boxes)]

    def take(self, view: camera.View, names: list[str]) -> dict[str, dict[str, Array]]:
        """Linear layers by name: the picture (h, w, 4, straight alpha) and of what is painted its coat (h, w)."""
        dist, shifts = cycles.place_camera(view, self.size)
        regions = {name: boxes_of(self.fittings[name], view, dist, shifts, RES) for name in names}
        made = {}
        for group in apart({name: boxes for name, boxes in regions.items() if boxes}):
            self.show(group)
            frames = self.shots(b for n in group for b in regions[n])
            for name in group:
                made[name] = {'': self.clean(frames, regions[name], self.has(name, *THIN))}
            painted = [name for name in group if self.has(name, 'Paint')]
            paint.show(self.materials.values(), 1)
            for name in painted:
                made[name]['.coat'] = self.coat(frames, self.shots(regions[name]), regions[name])
            paint.show(self.materials.values(), 0)
        return made

    def coat(self, black: Frames, probe: Frames, boxes: list[Box]) -> Array:
        """How white paint answers the light in some boxes of the picture."""
        image = np.zeros((RES[1], RES[0]))
        for box in boxes:
            (below, alpha, inner), (lit, _, _) = self.lit(black, box), self.lit(probe, box)
            answer = finished(below, lit / paint.LEVEL, alpha, np.zeros_like(alpha))['pearly']
            image[box[1]:box[3], box[0]:box[2]] = spread(np.stack([answer, answer, answer, alpha], 2))[inner][..., 0]
        return image

    def lit(self, frames: Frames, box: Box) -> tuple[Array, Array, tuple[slice, slice]]:
        """A box and a margin without noise: colour, alpha, and where the box is in it."""
        x0, y0, x1, y1 = grown(box, MARGIN, RES)
        frame, passes = next(one for one in frames if holds(one[0], box))
        part = slice(y0 - frame[1], y1 - frame[1]), slice(x0 - frame[0], x1 - frame[0])
        noisy, diffuse, gloss, normal = (one[part] for one in passes)
        colour = self.denoise(noisy, diffuse + gloss, normal, layers._exposure(noisy))
        return colour, np.clip(noisy[..., 3], 0, 1), (slice(box[1] - y0, box[3] - y0), slice(box[0] - x0, box[2] - x0))

    def clean(self, frames: Frames, boxes: list[Box], is_thin: bool) -> Array:
        """What was taken of some boxes of the picture, without noise; what is thin is seen through evenly."""
        image = np.zeros((RES[1], RES[0], 4))
        for box in boxes:
            x0, y0, x1, y1 = grown(box, MARGIN, RES)
            frame, passes = next(one for one in frames if holds(one[0], box))
            part = slice(y0 - frame[1], y1 - frame[1]), slice(x0 - frame[0], x1 - frame[0])
            noisy, diffuse, gloss, normal = (one[part] for one in passes)
            if noisy[..., 3].max() < .01:
                continue
            colour = self.denoise(noisy, diffuse + gloss, normal, layers._exposure(noisy))
            alpha = np.clip(noisy[..., 3], 0, 1)
            if is_thin:
                even = self.denoise(np.repeat(alpha[..., None], 3, 2), diffuse + gloss, normal, .5).mean(2)
                alpha = np.where((alpha > 0) & (alpha < 1), np.clip(even, 0, 1), alpha)
            inner = slice(box[1] - y0, box[3] - y0), slice(box[0] - x0, box[2] - x0)
            shown = spread(black_layer(colour, alpha, np.zeros_like(alpha)))[inner]
            image[box[1]:box[3], box[0]:box[2]] = shown
        return image


def shoot(folder: Path, box: Box) -> list[Array]:
    """One render of a part of the picture: its passes, top row first."""
    s = bpy.context.scene
    s.cycles.samples, s.cycles.max_bounces = SAMPLES, BOUNCES
    s.render.resolution_x, s.render.resolution_y = RES
    s.render.use_border = s.render.use_crop_to_border = True
    s.render.border_min_x, s.render.border_max_x = ((x + .01) / RES[0] for x in (box[0], box[2]))
    s.render.border_min_y, s.render.border_max_y = (1 - (y - .01) / RES[1] for y in (box[3], box[1]))
    bpy.ops.render.render()
    return [cycles.read(str(folder / f'{name}0001.exr'), (box[2] - box[0], box[3] - box[1])) for name in cycles.PASSES]


def main() -> None:
    job = json.loads(Path(sys.argv[sys.argv.index('--') + 1]).read_text())
    stage = Stage(job)
    for view, names in job['views'].items():
        start, cpu = time.time(), time.process_time()
        files = []
        for name, made in stage.take(camera.VIEWS[view], names).items():
            if (made[''][..., 3] > .5).sum() <= LEAST:
                continue
            for layer, image in made.items():
                path, pixels = f"{job['out']}/{view}.{name}{layer}.raw", encoded(image)
                pixels.tofile(path)
                files.append({'layer': f'fit.{name}{layer}', 'path': path, 'width': RES[0], 'height': RES[1], 'channels': pixels.shape[2]})
        seconds = {'seconds': round(time.time() - start, 1), 'cpu': round(time.process_time() - cpu, 1)}
        print('PICTURE ' + json.dumps({'name': view, 'files': files} | seconds), flush=True)
    sys.stdout.flush()
    os._exit(0)             # Blender's own end crashes once torch is loaded


main()
