"""
Blender's side of the batch: blender -b -P picture.py -- JOB.json

JOB = { slug, look, cell, code, light, weights, cache, out, views: [...], black: the layer of this name alone }. Writes every layer as raw bytes
(sRGB transfer) into the folder `out` and prints a line "PICTURE {json}" when a view's files are complete.
"""
import hashlib
import json
import os
import pickle
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

import bpy  # noqa: E402
import numpy as np  # noqa: E402

from generator.build import build  # noqa: E402
from generator.curves import Array  # noqa: E402
from generator.design import Design  # noqa: E402
from generator.materials import lining, materials  # noqa: E402
from generator.mesh import Mesh  # noqa: E402
from generator.render import camera, cycles, layers, paint, studio  # noqa: E402
from generator.render.designs import design_of  # noqa: E402
from generator.render.unet import Denoiser  # noqa: E402
from generator.scene import place_car  # noqa: E402

RES = (1280, 720)
LARGE = '@2'            # a view's name ends so where its layers are twice as wide and high
LAYERS = ('black', 'solid', 'metallic', 'pearly')
Job = dict[str, Any]


class Shape:
    """What scene.place_car needs of a car."""

    def __init__(self, design: Design, parts: dict[str, tuple[Mesh, str]]) -> None:
        self.design, self.parts = design, parts


def cached(path: Path, make: Callable[[], Any]) -> Any:
    """What make() answers, kept in a file between runs."""
    if path.exists():
        return pickle.loads(path.read_bytes())
    made = make()
    part = path.with_suffix(f'.{os.getpid()}')
    part.write_bytes(pickle.dumps(made, pickle.HIGHEST_PROTOCOL))
    part.rename(path)
    return made


def layer_materials() -> dict[str, bpy.types.Material]:
    """All materials, paints of the layers among them."""
    made = materials()
    for name, is_roof in (('Paint', False), ('RoofPaint', True)):
        bpy.data.materials.remove(made[name])
        made[name] = paint.layer_paint(name, is_roof)
    made['Lining'] = lining()
    for name, m in made.items():
        if not name.endswith('Paint'):
            paint.can_darken(m)
    return made


def set_up(job: Job) -> tuple[layers.Studio, tuple[str, ...]]:
    """The car in the studio, and the layers a view of it has."""
    design, has_roof = design_of(job['slug'], job['look'])
    key = hashlib.sha256(f"{job['code']} {design!r} {job['cell']}".encode()).hexdigest()[:16]
    cache = Path(job['cache'])
    bpy.ops.wm.read_factory_settings(use_empty=True)
    shape = cached(cache / f'{key}.parts', lambda: Shape(design, build(design, job['cell']).parts))
    made = layer_materials()
    shape.parts['inner'] = (shape.parts['inner'][0], 'Lining')        # seen through the glass
    objects = list(place_car(shape, made).objects)
    floor = studio.build(design.length, design.height)
    studio.cabin_light(design)
    cycles.setup()
    size = camera.size_class(design.length, design.width, design.height)
    stage = layers.Studio(objects, floor, list(made.values()), size, Denoiser(job['weights']), Path(job['out']))
    stage.shade = cached(cache / f"{key}.{job['light']}.shade", stage.floor_shadow)
    return stage, ('black',) if job['black'] else LAYERS + (('roof',) if has_roof else ())


def encoded(linear: Array) -> Array:
    """Bytes with sRGB transfer; a fourth channel (alpha) stays linear."""
    c = linear[..., :3] if linear.ndim == 3 else linear[..., None]
    c = np.where(c <= .0031308, c * 12.92, 1.055 * np.maximum(c, 1e-8) ** (1 / 2.4) - .055)
    full = np.concatenate([c, linear[..., 3:]], 2) if linear.ndim == 3 else c
    return (np.clip(full, 0, 1) * 255 + .5).astype(np.uint8)


def with_roof(shown: dict[str, Array]) -> dict[str, Array]:
    """Body and roof apart, for a roof of another colour. One roof serves all finishes: seen as flat as a roof is, they
    differ by a few hundredths, and pearly lies between the others."""
    share = shown['share']
    body = {name: v if name == 'black' else v * (1 - share) for name, v in shown.items()}
    return body | {'roof': shown['pearly'] * share}


def take(stage: layers.Studio, name: str, names: tuple[str, ...], target: str) -> list[dict[str, Any]]:
    """Raw files of the named layers of a view."""
    view, times = camera.VIEWS[name.removesuffix(LARGE)], 2 if name.endswith(LARGE) else 1
    res = RES[0] * times, RES[1] * times
    shown = stage.black(view, res) if names == ('black',) else stage.layers(view, res)
    shown = with_roof(shown) if 'roof' in names else shown
    files = []
    for name in names:
        pixels = encoded(shown[name])
        path = f'{target}.{name}.raw'
        pixels.tofile(path)
        files.append({'layer': name, 'path': path, 'width': res[0], 'height': res[1], 'channels': pixels.shape[2]})
    return files


def main() -> None:
    job = json.loads(Path(sys.argv[sys.argv.index('--') + 1]).read_text())
    stage, names = set_up(job)
    if all(name.endswith(LARGE) for name in job['views']):
        # Four pixels lie where one lay: each needs half as much for the picture to look as calm.
        layers.SAMPLES.update({kind: layers.SAMPLES[kind] // 2 for kind in ('black', 'probe')})
    for name in job['views']:
        start, cpu = time.time(), time.process_time()
        files = take(stage, name, names, f"{job['out']}/{name}")
        seconds = {'seconds': round(time.time() - start, 1), 'cpu': round(time.process_time() - cpu, 1)}
        print('PICTURE ' + json.dumps({'name': name, 'files': files} | seconds), flush=True)
    sys.stdout.flush()
    os._exit(0)             # Blender's own end crashes once torch is loaded


if __name__ == '__main__':
    main()
