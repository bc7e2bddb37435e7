"""
Blender's side of the batch: blender -b -P picture.py -- JOB.json, a JOB { keys, out, weights, width, samples }.

One picture a thing, 4 by 3, cut out, on its own soft shadow. Prints a line "PICTURE {json}" when one is complete.
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
from mathutils import Vector  # noqa: E402

from generator.curves import Array  # noqa: E402
from generator.goods.kit import Good  # noqa: E402
from generator.goods.matter import materials  # noqa: E402
from generator.goods.registry import GOODS  # noqa: E402
from generator.render import cycles, studio  # noqa: E402
from generator.render.picture import encoded  # noqa: E402
from generator.render.tone import black_layer  # noqa: E402
from generator.render.unet import Denoiser  # noqa: E402
from generator.scene import to_object  # noqa: E402

FILL = .86              # share of the frame that the thing takes
LENS = 85.
EXPOSURE = 1.25
SHADOW = .62            # how dark its own shadow becomes
Job = dict[str, Any]


def lights() -> None:
    """Over a thing of a metre: a large soft box above, a smaller one as the key from the left, one that draws its edges from behind."""
    studio.soft_box('Top', (0, .2, 2.4), (0, 0, 0), (2.6, 2.2), 3.4, (.6, .6))
    studio.soft_box('Key', (-2.4, -1.9, 1.7), (0, 0, .2), (1.5, 1.7), 5.2, (.5, .5))
    studio.soft_box('Rim', (1.9, 2.3, 1.5), (0, 0, .2), (1.2, 1.8), 5.0, (.5, .5))


def stand(key: str) -> tuple[Good, float, Array]:
    """Puts a thing on the floor, its middle over the origin, its longest side one metre; returns its scale and its corner points."""
    good, made = GOODS[key], materials()
    parts = good.make()
    points = np.concatenate([m.V for m, _ in parts.values()])
    low, high = points.min(0), points.max(0)
    scale = 1 / (high - low).max()
    at = -np.array([*(low + high)[:2] / 2, low[2]]) * scale
    for name, (m, material) in parts.items():
        o = to_object(name, m, made[material], bpy.context.scene.collection)
        o.scale, o.location = (scale,) * 3, at
    return good, scale, points * scale + at


def look(good: Good, points: Array) -> None:
    """The camera as near as the thing and its shadow fit into the frame."""
    s = bpy.context.scene
    s.camera = cycles.new_camera('Camera')
    azimuth, elevation = np.radians(good.azimuth), np.radians(good.elevation)
    back = np.array([np.sin(azimuth) * np.cos(elevation), -np.cos(azimuth) * np.cos(elevation), np.sin(elevation)])
    right = np.array([np.cos(azimuth), np.sin(azimuth), 0])
    up = np.cross(back, -right)
    half = 18 / LENS * FILL
    middle, distance = (points.min(0) + points.max(0)) / 2, 6.
    for _ in range(8):
        p = points - middle
        depth = distance - p @ back
        x, y = p @ right / depth, p @ up / depth
        wide, high = np.ptp(x) / 2, np.ptp(y) / 2
        middle = middle + right * (x.max() + x.min()) / 2 * distance + up * (y.max() + y.min()) / 2 * distance
        distance *= max(wide / half, high / (half * .75))
    s.camera.location = middle + back * distance
    s.camera.data.lens, s.camera.data.sensor_width = LENS, cycles.camera.SENSOR
    s.camera.rotation_euler = Vector(back).to_track_quat('Z', 'Y').to_euler()


def shadow(folder: Path, denoise: Denoiser, res: tuple[int, int], floor: bpy.types.Object) -> Array:
    """How much of the floor's light the thing takes, 0 to 1, as the camera sees it."""
    things = [o for o in bpy.context.scene.objects if o.type == 'MESH' and o is not floor]
    floor.visible_camera = True
    seen = []
    for is_there in (True, False):
        for o in things:
            o.visible_camera, o.hide_render = False, not is_there
        noisy, diffuse, gloss, normal = cycles.shoot(folder, (res[0] // 2, res[1] // 2), 40)
        seen.append(denoise(noisy[..., :3], (diffuse + gloss)[..., :3], normal[..., :3], .5).mean(2))
    for o in things:
        o.visible_camera, o.hide_render = True, False
    floor.visible_camera = False
    taken = np.clip(1 - seen[0] / np.maximum(seen[1], 1e-4) - .05, 0, 1) / .95 * SHADOW
    h, w = taken.shape
    edge = np.minimum.outer(np.minimum(np.arange(h), np.arange(h)[::-1]) / (h * .10), np.minimum(np.arange(w), np.arange(w)[::-1]) / (w * .08))
    return np.kron(taken * np.clip(edge, 0, 1), np.ones((2, 2)))[:res[1], :res[0]]


def take(job: Job, key: str, denoise: Denoiser) -> Array:
    """The picture (h, w, 4, straight alpha, linear)."""
    bpy.ops.wm.read_factory_settings(use_empty=True)
    studio.world()
    lights()
    floor = studio.floor()
    good, _, points = stand(key)
    cycles.setup()
    folder, res = Path(job['out']), (job['width'], job['width'] * 3 // 4)
    cycles.write_passes(folder)
    look(good, points)
    dark = shadow(folder, denoise, res, floor)
    noisy, diffuse, gloss, normal = cycles.shoot(folder, res, job['samples'])
    alpha = np.clip(noisy[..., 3], 0, 1)
    colour = denoise(noisy[..., :3] * EXPOSURE, (diffuse + gloss)[..., :3], normal[..., :3], 1.)
    return black_layer(colour, alpha, dark)


def main() -> None:
    job = json.loads(Path(sys.argv[sys.argv.index('--') + 1]).read_text())
    denoise = Denoiser(job['weights'])
    for key in job['keys']:
        start = time.time()
        image = take(job, key, denoise)
        path = Path(job['out']) / f'{key}.raw'
        path.write_bytes(encoded(image))
        size = {'width': image.shape[1], 'height': image.shape[0], 'channels': 4}
        print('PICTURE ' + json.dumps({'key': key, 'path': str(path), 'seconds': round(time.time() - start, 1)} | size), flush=True)
    sys.stdout.flush()
    os._exit(0)


main()
