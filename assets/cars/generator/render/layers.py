"""One car in the studio: the layers of any view."""
from pathlib import Path

import bpy
import numpy as np

from ..curves import Array
from . import camera, paint, shadow
from .cycles import Pixels, new_camera, place_camera, shoot, write_passes
from .tone import black_layer, finished
from .unet import Denoiser

SAMPLES = {'black': 14, 'probe': 28, 'shadow': 24}
BOUNCES = {'black': 5, 'probe': 2}        # the base coat needs lamps and floor, no more
MARGIN = 24                 # pixels around the car that the denoiser sees


class Studio:
    """Takes the pictures; `shade` must be what `floor_shadow` answers (now or in an earlier run)."""

    def __init__(self, car: list[bpy.types.Object], floor: bpy.types.Object, materials: list[bpy.types.Material],
                 size: camera.Size, denoiser: Denoiser, folder: Path) -> None:
        self.car, self.floor, self.materials, self.size = car, floor, materials, size
        self.denoise, self.folder = denoiser, folder
        self.shade: Array | None = None
        write_passes(folder)
        floor.visible_camera = False

    def floor_shadow(self) -> Array:
        """How dark the car makes the floor, seen from above."""
        s = bpy.context.scene
        keep, s.camera = s.camera, new_camera('Above')
        s.camera.location = (0, 0, 20)
        s.camera.data.type, s.camera.data.ortho_scale = 'ORTHO', shadow.SPAN * self.size[0]
        self.floor.visible_camera = True
        lit = [self._floor_alone(hidden) for hidden in (False, True)]
        for o in self.car:
            o.visible_camera, o.hide_render = True, False
        self.floor.visible_camera = False
        bpy.data.objects.remove(s.camera)
        s.camera = keep
        return shadow.darkness(*lit)

    def _floor_alone(self, car_away: bool) -> Array:
        for o in self.car:
            o.visible_camera, o.hide_render = False, car_away
        grey = shoot(self.folder, shadow.RES, SAMPLES['shadow'])[0][..., :3].mean(2, keepdims=True)
        flat = np.ones((*grey.shape[:2], 3), np.float32)
        return self.denoise(flat * grey, flat * .5, flat * (0, 0, 1)).mean(2)

    def layers(self, view: camera.View, res: Pixels) -> dict[str, Array]:
        """What tone.finished answers."""
        black = self._black(view, res)
        paint.show(self.materials, 1)
        probe, _ = self._take(res, 'probe')
        return finished(black[0], probe / paint.LEVEL, *black[1:])

    def black(self, view: camera.View, res: Pixels) -> dict[str, Array]:
        """The layer of this name alone."""
        return {'black': black_layer(*self._black(view, res))}

    def _black(self, view: camera.View, res: Pixels) -> tuple[Array, Array, Array]:
        """The car in black paint, its alpha, and the shadow under it."""
        dist, shifts = place_camera(view, self.size)
        paint.show(self.materials, 0)
        shade = shadow.laid_under(self.shade, camera.floor_points(view, dist, shifts, res), self.size[0])
        return *self._take(res, 'black'), shade * shadow.sides(res[0])

    def _take(self, res: Pixels, kind: str) -> tuple[Array, Array]:
        """A clean picture and its alpha."""
        bpy.context.scene.cycles.max_bounces = BOUNCES[kind]
        noisy, diffuse, gloss, normal = shoot(self.folder, res, SAMPLES[kind])
        part = _around(noisy[..., 3])
        clean = np.zeros((*noisy.shape[:2], 3), np.float32)
        guides = (diffuse + gloss)[part], normal[part]
        clean[part] = self.denoise(noisy[part], *guides, _exposure(noisy[part]))
        alpha = np.clip(noisy[..., 3], 0, 1)
        if kind == 'black':
            alpha[part] = self._clean_alpha(alpha[part], *guides)
        return clean, alpha

    def _clean_alpha(self, noisy: Array, *guides: Array) -> Array:
        """Windows are seen through evenly; what is opaque or empty, or all but, is so."""
        clean = self.denoise(np.repeat(noisy[..., None], 3, 2), *guides, .5).mean(2)
        clean = np.where(clean > .985, 1, np.where(clean < .01, 0, clean))
        return np.where((noisy > 0) & (noisy < 1), clean, noisy)


def _exposure(a: Array) -> float:
    """Factor that brings the picture to the middle grey the denoiser was trained for."""
    light = a[..., :3].mean(2)
    return float(.18 / np.exp(np.log(light[light > 1e-4]).mean()))


def _around(alpha: Array) -> tuple[slice, slice]:
    """Rows and columns of what is not empty."""
    ys, xs = np.flatnonzero(alpha.max(1) > .01), np.flatnonzero(alpha.max(0) > .01)
    return (slice(max(0, ys[0] - MARGIN), ys[-1] + MARGIN), slice(max(0, xs[0] - MARGIN), xs[-1] + MARGIN))
