"""
Blender's side of the batch for what covers the seats: blender -b -P seat_picture.py -- JOB.json, a JOB like that of picture.py.

The whole cabin is there, throws light and shadows, but cuts holes where it stands before the covers. Prints a line
"PICTURE {json}" when all files of a view are complete.
"""
import json
import os
import sys
import time
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

import bpy  # noqa: E402

from generator.curves import Array  # noqa: E402
from generator.fitted.clean import clean_shot  # noqa: E402
from generator.fitted.seat_covers import add_covers  # noqa: E402
from generator.inside import light, matter, view  # noqa: E402
from generator.inside.build import furnished  # noqa: E402
from generator.inside.space import Space  # noqa: E402
from generator.inside.style import style_of  # noqa: E402
from generator.model import load  # noqa: E402
from generator.render import cycles  # noqa: E402
from generator.render.designs import design_of  # noqa: E402
from generator.render.picture import encoded  # noqa: E402
from generator.render.unet import Denoiser  # noqa: E402
from generator.scene import to_object  # noqa: E402

RES = (1280, 720)
SAMPLES, BOUNCES = 12, 2
Job = dict[str, Any]


def empty_cabin(job: Job) -> Space:
    return Space(design_of(job['slug'], job['look'])[0], style_of(job['slug'], load(job['slug']).brand))


def set_up(job: Job, is_open: bool) -> Space:
    """The cabin as a hole, the covers in it."""
    bpy.ops.wm.read_factory_settings(use_empty=True)
    empty = empty_cabin(job)
    space = furnished(empty.design, empty.style, is_open)
    made = matter.materials(space.style.accent)
    for part, (m, material) in space.parts.items():
        to_object(part, m, made[material], bpy.context.scene.collection).is_holdout = True
    add_covers(space, bpy.context.scene.collection)
    light.surroundings()
    light.windows(space, is_open)
    cycles.setup()
    cycles.write_passes(Path(job['out']))
    bpy.context.scene.cycles.max_bounces = BOUNCES
    return space


def take(space: Space, name: str, folder: Path, denoise: Denoiser) -> Array:
    """The picture from one place (h, w, 4, straight alpha, linear)."""
    view.place_camera(view.eye_of(space, name))
    return clean_shot(folder, RES, SAMPLES, denoise)


def main() -> None:
    job = json.loads(Path(sys.argv[sys.argv.index('--') + 1]).read_text())
    denoise, empty = Denoiser(job['weights']), empty_cabin(job)
    made: tuple[bool, Space] | None = None
    for name, (fitting,) in job['views'].items():
        start, cpu = time.time(), time.process_time()
        is_open = view.is_through_door(empty, name)
        if made is None or made[0] != is_open:
            made = is_open, set_up(job, is_open)
        path = f"{job['out']}/{name}.raw"
        encoded(take(made[1], name, Path(job['out']), denoise)).tofile(path)
        files = [{'layer': f'fit.{fitting}', 'path': path, 'width': RES[0], 'height': RES[1], 'channels': 4}]
        seconds = {'seconds': round(time.time() - start, 1), 'cpu': round(time.process_time() - cpu, 1)}
        print('PICTURE ' + json.dumps({'name': name, 'files': files} | seconds), flush=True)
    sys.stdout.flush()
    os._exit(0)             # Blender's own end crashes once torch is loaded


main()
