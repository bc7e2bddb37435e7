"""
Blender's side of the batch: blender -b -P picture.py -- JOB.json, a JOB { keys, out, weights, cache, width, samples }.

One photograph of a dealer's front a key, 16 by 9, opaque. Prints a line "PICTURE {json}" when one is complete.
"""
import json
import math
import os
import sys
import time
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

import bpy  # noqa: E402
import numpy as np  # noqa: E402

from generator.curves import Array  # noqa: E402
from generator.fronts import camera, light, plants  # noqa: E402
from generator.fronts.cars import Fleet, Standing  # noqa: E402
from generator.fronts.develop import developed  # noqa: E402
from generator.fronts.kinds import FRONTS, Front, cars  # noqa: E402
from generator.fronts.matter import materials  # noqa: E402
from generator.fronts.scene import scene  # noqa: E402
from generator.fronts.site import Site  # noqa: E402
from generator.mesh import join  # noqa: E402
from generator.render import cycles  # noqa: E402
from generator.render.picture import encoded  # noqa: E402
from generator.render.unet import Denoiser  # noqa: E402
from generator.scene import to_object  # noqa: E402

Job = dict[str, Any]


def lay_out(site: Site, hour: light.Light) -> None:
    """Solids, plants and lamps of a site become Blender's."""
    s = bpy.context.scene
    made = materials(hour.glow, .75 if hour.glow > .8 else .25)
    for name, m in made.items():
        if name.startswith(('Block', 'Leaf', 'Far', 'Bark')):
            light.veil(m, hour)
    for name, meshes in site.solids.items():
        to_object(name, join(meshes), made[name], s.collection)
    store = bpy.data.collections.new('Plants')
    grown: dict[str, list[bpy.types.Mesh]] = {}
    for plant in site.plants:
        if plant.species not in grown:
            rng = np.random.default_rng(sum(map(ord, plant.species)))
            grown[plant.species] = [to_object(plant.species, m, made[name], store).data for name, m in plants.SPECIES[plant.species](rng).items()]
        for data in grown[plant.species]:
            o = bpy.data.objects.new(plant.species, data)
            o.location, o.rotation_euler, o.scale = plant.at, (0, 0, math.radians(plant.turn)), (plant.scale,) * 3
            s.collection.objects.link(o)
    for lamp in site.lamps:
        data = bpy.data.lights.new('Lamp', 'AREA')
        data.shape, data.size, data.size_y, data.color = 'RECTANGLE', *lamp.size, lamp.tone
        data.energy = lamp.radiance * hour.lamps * lamp.size[0] * lamp.size[1] * math.pi
        o = bpy.data.objects.new('Lamp', data)
        o.location, o.visible_camera, o.visible_glossy = lamp.at, False, False
        s.collection.objects.link(o)


def park(site: Site, front: Front, cache: Path) -> None:
    """Cars outside first, so that all brands stand there."""
    fleet, spots = Fleet(cache), site.outside + site.inside
    for (slug, paint), place in zip(cars(front, len(spots)), spots):
        fleet.stand(Standing(slug, place.at, place.heading, paint))


def look(front: Front, frame: Array) -> None:
    """The camera where the frame's points (n, 3) fill the picture."""
    s = bpy.context.scene
    s.camera = cycles.new_camera('Camera')
    eye, _ = camera.standpoint(frame, front.azimuth, front.lens, front.fill)
    s.camera.location, s.camera.rotation_euler = eye, (math.pi / 2, 0, math.radians(front.azimuth))
    lens = s.camera.data
    lens.lens, lens.sensor_width, lens.shift_y = front.lens, camera.SENSOR, (camera.HORIZON - .5) / camera.ASPECT
    lens.clip_end = 5000


def settings() -> None:
    cycles.setup()
    s = bpy.context.scene
    s.render.film_transparent, s.render.use_persistent_data = False, False
    c = s.cycles
    c.diffuse_bounces, c.glossy_bounces, c.transmission_bounces, c.transparent_max_bounces, c.max_bounces = 2, 2, 2, 12, 4
    c.sample_clamp_indirect = 3.
    c.use_adaptive_sampling, c.adaptive_threshold, c.adaptive_min_samples = True, .10, 8


def take(job: Job, front: Front, denoise: Denoiser) -> Array:
    """The picture (h, w, 3, linear)."""
    bpy.ops.wm.read_factory_settings(use_empty=True)
    hour = light.LIGHTS[front.light]
    site, frame = scene(front)
    lay_out(site, hour)
    park(site, front, Path(job['cache']))
    light.sky(hour, front.random().uniform(0, 40))
    light.sun(hour)
    look(front, frame)
    settings()
    folder, res = Path(job['out']), (job['width'], job['width'] * 9 // 16)
    cycles.write_passes(folder)
    noisy, diffuse, gloss, normal = cycles.shoot(folder, res, job['samples'])
    clean = denoise(noisy[..., :3], (diffuse + gloss)[..., :3], normal[..., :3], 1.)
    return developed(clean, hour.key)


def main() -> None:
    job = json.loads(Path(sys.argv[sys.argv.index('--') + 1]).read_text())
    denoise = Denoiser(job['weights'])
    for key in job['keys']:
        start = time.time()
        image = take(job, FRONTS[key], denoise)
        path = Path(job['out']) / f'{key}.raw'
        encoded(image).tofile(path)
        size = {'width': image.shape[1], 'height': image.shape[0], 'channels': 3}
        print('PICTURE ' + json.dumps({'key': key, 'path': str(path), 'seconds': round(time.time() - start, 1)} | size), flush=True)
    sys.stdout.flush()
    os._exit(0)             # Blender's own end crashes once torch is loaded


main()
