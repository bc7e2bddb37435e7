"""Quick look without Blender: a z-buffer in numpy with a made-up studio. For judging shapes, not for sale.

    python3 assets/cars/generator/preview.py out.png --models argo,strada:cab-plus --views front34,side,rear34

With --stripes paint mirrors bands of light in place of the studio, as fine as the pictures' geometry: where a band breaks is an edge, where
it kinks a curve begins at once, where it wavers is a dent. Into a folder goes a picture of each model.
"""
import argparse
import struct
import sys
import zlib
from pathlib import Path

import numpy as np

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from generator.build import build  # noqa: E402
from generator.car import Car  # noqa: E402
from generator.curves import Array, step  # noqa: E402
from generator.mesh import unit  # noqa: E402
from generator.model import load, slugs  # noqa: E402
from generator.skin import add_inner_shell  # noqa: E402
from generator.views import VIEWS, eye_and_target  # noqa: E402

COLOURS = {      # sRGB 0..1 and how much of a mirror it is
    'Paint': ((.30, .46, .62), .5), 'RoofPaint': ((.30, .46, .62), .5), 'Glass': ((.05, .06, .06), .9),
    'GlassDark': ((.03, .03, .03), .9), 'LampFront': ((.6, .62, .65), .9), 'LampInner': ((.10, .10, .11), .2),
    'LampRear': ((.45, .02, .03), .6), 'LedRear': ((1., .25, .2), .0), 'Led': ((1., 1., 1.), .0),
    'Lens': ((.6, .65, .7), .9),
    'Gloss': ((.03, .03, .03), .6), 'Trim': ((.10, .10, .10), .1), 'Chrome': ((.80, .81, .82), .9),
    'Satin': ((.65, .66, .67), .3), 'Under': ((.04, .04, .04), 0.), 'Interior': ((.16, .16, .17), 0.),
    'Plate': ((.85, .85, .84), 0.), 'PlateBand': ((.1, .2, .55), 0.), 'Tyre': ((.09, .09, .09), .05), 'Rim': ((.75, .76, .78), .4),
    'RimDark': ((.16, .16, .17), .3), 'Disc': ((.5, .5, .5), .3), 'Caliper': ((.2, .2, .2), .2),
}
SKIN, FINE = .03, .014      # edges of the skin's triangles (m): for a quick look, and those of the pictures
STRIPES = 28                # of which half are seen from level ground up to straight above
CLEAR = {'Glass': .55, 'GlassDark': .85, 'LampFront': .25}      # how much of what is behind is hidden


def _samples(v: Array, faces: Array) -> tuple[Array, Array]:
    """Triangle index and barycentric weights of points that cover every triangle at pixel density (v in pixels)."""
    t = v[faces, :2]
    a, b = t[:, 1] - t[:, 0], t[:, 2] - t[:, 0]
    size = np.sqrt(np.maximum.reduce([(a * a).sum(1), (b * b).sum(1), ((a - b) ** 2).sum(1)]))
    steps = np.clip(np.ceil(size).astype(int), 1, 400)
    area = np.abs(a[:, 0] * b[:, 1] - a[:, 1] * b[:, 0])
    chosen = np.random.default_rng(1).random(len(area)) < area * 4 + .02      # of many within one pixel a few do
    out_i = [np.flatnonzero((steps == 1) & chosen)]
    out_w = [np.full((len(out_i[0]), 3), 1 / 3)]
    for n in np.unique(steps[steps > 1]):
        which = np.flatnonzero(steps == n)
        i, j = np.meshgrid(np.arange(n + 1), np.arange(n + 1), indexing='ij')
        on = i + j <= n
        w = np.stack([i[on], j[on], n - i[on] - j[on]], 1) / n
        out_i.append(np.repeat(which, len(w)))
        out_w.append(np.tile(w, (len(which), 1)))
    return np.concatenate(out_i), np.concatenate(out_w)


def _shade(n: Array, to_eye: Array, colour: Array, mirror: Array) -> Array:
    n = np.where(((n * to_eye).sum(1) < 0)[:, None], -n, n)
    facing = np.clip((n * to_eye).sum(1), 0, 1)
    r = 2 * facing[:, None] * n - to_eye
    up = r[:, 2]
    soft = step(.55, .80, up) * (1 - step(.90, 1.0, up) * .3) + .35 * step(.0, .10, up) * (1 - step(.10, .3, up))
    fresnel = .05 + .95 * (1 - facing) ** 4
    light = .32 + .55 * np.clip(n @ unit(np.array([-.35, -.55, .75])), 0, 1) + .12 * np.clip(n[:, 2], 0, 1)
    gloss = np.minimum(1, mirror * (fresnel + .12)) * (.15 + .95 * soft)
    return np.clip(colour * light[:, None] * 1.15 + gloss[:, None], 0, 1)


def _stripes(n: Array, to_eye: Array) -> Array:
    """Light and dark by how steeply a surface mirrors upwards."""
    up = (2 * (n * to_eye).sum(1)[:, None] * n - to_eye)[:, 2]
    light = np.floor(np.arcsin(np.clip(up, -1, 1)) / np.pi * STRIPES) % 2
    return np.repeat(.05 + .88 * light[:, None], 3, 1)


def _splat(shape: tuple[int, int], p: Array, rgb: Array) -> tuple[Array, Array]:
    """Nearest point wins: picture and depth."""
    h, w = shape
    x, y = np.floor(p[:, 0]).astype(int), np.floor(p[:, 1]).astype(int)
    on = (x >= 0) & (x < w) & (y >= 0) & (y < h)
    order = np.flatnonzero(on)[np.argsort(-p[on, 2])]
    at = y[order] * w + x[order]
    image, depth = np.ones((h * w, 3)), np.full(h * w, 1e9)
    image[at], depth[at] = rgb[order], p[order, 2]
    return image.reshape(h, w, 3), depth.reshape(h, w)


def picture(car: Car, view: str, size: tuple[int, int] = (480, 270), colours: dict | None = None,
            *, striped: bool = False) -> Array:
    """RGB picture (0..1, top row first) of the car in a view."""
    width, height = size
    table = COLOURS | (colours or {})
    eye, target = (np.array(p, float) for p in eye_and_target(car.design, view))
    forward = unit(target - eye)
    right = unit(np.cross(forward, [0, 0, 1.]))
    up = np.cross(right, forward)
    scale = VIEWS[view].focal / 36 * width
    clouds: dict[bool, list[tuple[Array, Array, Array]]] = {False: [], True: []}
    for m, material in car.parts.values():
        world = m.V - [car.design.length / 2, 0, 0] - eye
        z = world @ forward
        v = np.stack([width / 2 + world @ right / z * scale, height / 2 - world @ up / z * scale, z], 1)
        i, w = _samples(v, m.F)
        corners = m.F[i]
        p = np.einsum('nij,ni->nj', v[corners], w)
        n = unit(np.einsum('nij,ni->nj', m.N[corners], w))
        to_eye = unit(-np.einsum('nij,ni->nj', world[corners], w))
        colour, mirror = table[material]
        if striped and material in ('Paint', 'RoofPaint'):
            rgb = _stripes(n, to_eye)
        else:
            rgb = _shade(n, to_eye, np.array(colour), np.full(len(n), mirror))
        clouds[material in CLEAR].append((p, rgb, np.full(len(n), CLEAR.get(material, 1.))))
    solid, depth = _splat((height, width), *(np.concatenate(c) for c in list(zip(*clouds[False]))[:2]))
    if clouds[True]:
        p, rgb, cover = (np.concatenate(c) for c in zip(*clouds[True]))
        glass, glass_depth = _splat((height, width), p, np.concatenate([rgb, cover[:, None]], 1)[:, :3])
        hide, _ = _splat((height, width), p, np.repeat(cover[:, None], 3, 1))
        front = glass_depth < depth
        solid[front] = glass[front] * hide[front] + solid[front] * (1 - hide[front])
    return solid


def save_png(path: Path, image: Array) -> None:
    """8-bit RGB PNG of values 0..1."""
    pixels = (np.clip(image, 0, 1) * 255 + .5).astype(np.uint8)
    h, w, _ = pixels.shape
    raw = np.concatenate([np.zeros((h, 1), np.uint8), pixels.reshape(h, w * 3)], 1).tobytes()

    def chunk(kind: bytes, data: bytes) -> bytes:
        return struct.pack('>I', len(data)) + kind + data + struct.pack('>I', zlib.crc32(kind + data))
    path.write_bytes(b'\x89PNG\r\n\x1a\n' + chunk(b'IHDR', struct.pack('>IIBBBBB', w, h, 8, 2, 0, 0, 0))
                     + chunk(b'IDAT', zlib.compress(raw, 6)) + chunk(b'IEND', b''))


def halved(image: Array) -> Array:
    """Four pixels become one: clean edges."""
    h, w, _ = image.shape
    return image.reshape(h // 2, 2, w // 2, 2, 3).mean((1, 3))


def strip(name: str, views: list[str], striped: bool) -> Array:
    """The views of a model (or model:look) side by side."""
    slug, _, look = name.partition(':')
    car = build(load(slug).design_of(look or 'base'), FINE if striped else SKIN, without=(add_inner_shell,))
    if not striped:
        return np.concatenate([picture(car, view) for view in views], 1)
    return np.concatenate([halved(picture(car, view, (960, 540), striped=True)) for view in views], 1)


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument('out', type=Path)
    parser.add_argument('--models', default=','.join(slugs()))
    parser.add_argument('--views', default='front34,side,rear34')
    parser.add_argument('--stripes', action='store_true')
    a = parser.parse_args()
    names, views = a.models.split(','), a.views.split(',')
    if not a.out.is_dir():
        save_png(a.out, np.concatenate([strip(name, views, a.stripes) for name in names]))
        return
    for name in names:
        save_png(a.out / f'{name}.png', strip(name, views, a.stripes))


if __name__ == '__main__':
    main()
