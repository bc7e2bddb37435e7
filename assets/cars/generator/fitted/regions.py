"""Where fittings lie in a picture, which may be taken together, and colour beyond their edges."""
from collections.abc import Iterable
from typing import Any

import numpy as np

from ..curves import Array
from ..render import camera

Box = tuple[int, int, int, int]         # left, top, right, bottom; pixels
EDGE = 3                                # pixels that soft edges reach beyond the geometry


def pixels(points: Array, view: camera.View, dist: float, shifts: tuple[float, float], res: tuple[int, int]) -> Array:
    """Points of the studio on the picture."""
    p = camera.project(view, dist, points)
    return np.stack([(p[:, 0] - shifts[0] + .5) * res[0], (.5 - (p[:, 1] - shifts[1]) * camera.ASPECT) * res[1]], 1)


def boxes_of(objects: Iterable[Any], view: camera.View, dist: float, shifts: tuple[float, float], res: tuple[int, int]) -> list[Box]:
    """Of a fitting's objects: one box, of wheels one each."""
    clouds: dict[str, list[Array]] = {}
    for o in objects:
        v = np.empty(len(o.data.vertices) * 3, np.float32)
        o.data.vertices.foreach_get('co', v)
        part = o.name.split(' ', 1)[1]
        clouds.setdefault(part[:7] if part.startswith('wheel') else '', []).append(v.reshape(-1, 3))
    made = []
    for cloud in clouds.values():
        p = pixels(np.concatenate(cloud), view, dist, shifts, res)
        low, high = np.floor(p.min(0)).astype(int) - EDGE, np.ceil(p.max(0)).astype(int) + EDGE
        box = max(0, low[0]), max(0, low[1]), min(res[0], high[0]), min(res[1], high[1])
        if box[0] < box[2] and box[1] < box[3]:
            made.append(tuple(map(int, box)))
    return made


def grown(box: Box, by: int, res: tuple[int, int]) -> Box:
    return max(0, box[0] - by), max(0, box[1] - by), min(res[0], box[2] + by), min(res[1], box[3] + by)


def _hull(a: Box, b: Box) -> Box:
    return min(a[0], b[0]), min(a[1], b[1]), max(a[2], b[2]), max(a[3], b[3])


def _area(box: Box) -> int:
    return (box[2] - box[0]) * (box[3] - box[1])


def merged(boxes: Iterable[Box]) -> list[Box]:
    """Boxes that hold the given ones and no much larger area: those that meet are one."""
    made: list[Box] = []
    for box in boxes:
        one = box
        while near := next((b for b in made if _area(_hull(one, b)) < 1.15 * (_area(one) + _area(b))), None):
            made.remove(near)
            one = _hull(one, near)
        made.append(one)
    return made


def holds(outer: Box, inner: Box) -> bool:
    return _hull(outer, inner) == outer


def _meet(a: Box, b: Box) -> bool:
    return a[0] < b[2] and b[0] < a[2] and a[1] < b[3] and b[1] < a[3]


def apart(regions: dict[str, list[Box]]) -> list[list[str]]:
    """Names in groups whose boxes do not meet."""
    groups: list[list[str]] = []
    for name, boxes in regions.items():
        def is_clear(group: list[str]) -> bool:
            return not any(_meet(a, b) for other in group for a in boxes for b in regions[other])
        home = next((group for group in groups if is_clear(group)), None)
        if home is None:
            groups.append([name])
        else:
            home.append(name)
    return groups


def spread(image: Array, times: int = 6) -> Array:
    """Colour carried from what is solid over the edges and beyond, so that no codec darkens them; what is thin keeps its own."""
    solid = image[..., 3:] > .6
    colour, weight = image[..., :3].copy(), solid.astype(float)
    colour *= weight
    for _ in range(times):
        total, hits = colour.copy(), weight.copy()
        for axis in (0, 1):
            for by in (-1, 1):
                total += np.roll(colour, by, axis)
                hits += np.roll(weight, by, axis)
        fresh = (weight == 0) & (hits > 0)
        colour = np.where(fresh, total / np.maximum(hits, 1), colour)
        weight = np.where(fresh, 1., weight)
    return np.concatenate([np.where(weight > 0, colour, image[..., :3]), image[..., 3:]], 2)
