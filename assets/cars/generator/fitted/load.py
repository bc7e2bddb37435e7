"""What is worn in a van's load space: lining, floor, a pane in the partition, shelves. Seen through the open rear doors."""
from collections.abc import Callable
from itertools import pairwise

import bpy
import numpy as np

from ..curves import Array
from ..goods.cargo import DEEP, LONG, TALL, shelving
from ..goods.forms import bent, crisp, rectangle, slab, sweep
from ..goods.matter import materials
from ..inside import light
from ..inside.build import furnished
from ..inside.load import STAND, UP, Room
from ..inside.matter import glow
from ..inside.space import Space
from ..materials import thin_glass
from ..mesh import Mesh, join
from ..scene import to_object
from ..solids import box, lathe, orient, sheet
from .cabin import Materials, inside

THICK, GAP = .012, .003             # m: of plywood, and half of what is between two sheets
SHEET = 1.25                        # of a floor board's length, at most
STUDDED, RIB, STUD = .40, .030, .040    # of a rubber floor: its length with studs, pitches
UNIT, BEHIND = 1.15, .42            # of shelves: length of one, and what stays free before the doors
Shape = Callable[[Array], Array]


def _on_wall(room: Room, side: int, lift: float) -> Shape:
    """Brings a flat plate (x, height, thickness) to the posts of a wall."""
    def shape(q: Array) -> Array:
        x, z, t = q.T
        return np.stack([x, side * (room.wall(x, z) - STAND - lift - t), z], 1)
    return shape


def _bands(room: Room) -> list[tuple[float, float]]:
    """Heights between which a wall is lined."""
    levels = room.floor + .030, room.rail, room.cant + .02
    return [(low + GAP, high - GAP) for low, high in pairwise(levels)]


def _wall_sheets(room: Room) -> tuple[Mesh, Mesh]:
    """Plywood on the posts of both walls, a joint on each of them; its screws."""
    sheets, screws = [], []
    screw = lathe([(.0085, 0), (.0075, .0025), (.0004, .0032)], 16)
    for x0, x1 in pairwise(room.posts):
        for low, high in _bands(room):
            outline = rectangle(x1 - x0 - 2 * GAP, high - low, .006, ((x0 + x1) / 2, (low + high) / 2), 3)
            plate = slab(outline, 0, THICK, .002, .06)
            spots = [(x, z) for x in (x0 + .030, x1 - .030) for z in np.linspace(low + .035, high - .035, 3)]
            for side in (-1, 1):
                shape = _on_wall(room, side, .001)
                sheets.append(bent(plate.flipped() if side > 0 else plate, shape))
                screws += [orient(screw, (0, -side, 0), shape(np.array([[x, z, THICK]]))[0]) for x, z in spots]
    return join(sheets), join(screws)


def _arch_boxes(room: Room) -> tuple[Mesh, Mesh]:
    """Plywood around the wheel arches, and the metal along its edges."""
    middle, half = room.arch
    low, high = middle - half - [THICK, THICK, 0], middle + half + [THICK, 0, THICK]
    low[2] = room.floor
    edge, on = .020, .0015
    rails = [box([low[0] - on, low[1] - on, high[2] - edge], [high[0] + on, low[1] + edge, high[2] + on])]
    rails += [box([x - on, low[1] - on, low[2]], [x + edge + on, low[1] + edge, high[2] - edge]) for x in (low[0], high[0] - edge)]
    boards, rails = box(low, high), join(rails)
    return join([boards, boards.mirrored()]), join([rails, rails.mirrored()])


@inside('wood-lining')
def add_wood_lining(space: Space, made: Materials, into: bpy.types.Collection) -> None:
    """Birch on walls, wheel arches and floor, its edge at the doors of aluminium."""
    room, by_name = Room(space), materials()
    sheets, screws = _wall_sheets(room)
    boxes, rails = _arch_boxes(room)
    wide, end = space.body.half_width, room.rear - .03
    joints = np.linspace(room.front, end, round((end - room.front) / SHEET) + 1)
    boards = [box([x0 + GAP, -wide, room.floor], [x1 - GAP, wide, room.floor + .008 + THICK]) for x0, x1 in pairwise(joints)]
    under = box([room.front, -wide, room.floor], [end, wide, room.floor + .012])
    grooves = [box([x, -room.sill, room.floor], [x + .004, room.sill, room.floor + .0245]) for x in np.arange(end, end + .07, .011)]
    sill = join([box([end - .012, -room.sill, room.floor], [end + .068, room.sill, room.floor + .022]), *grooves])
    for name, m, material in (('sheets', sheets, 'Birch'), ('screws', screws, 'Steel'), ('boxes', boxes, 'Birch'), ('rails', rails, 'Aluminium'),
                              ('boards', join(boards), 'Birch'), ('under', under, 'Plastic'), ('edge', sill, 'Aluminium')):
        to_object(name, m, by_name[material], into)


def _ribbed(room: Room, end: float, z: float) -> Mesh:
    """A sheet with ribs along the car."""
    wide = room.space.body.half_width
    across = np.array([(-.5, 0), (-.24, 0), (-.16, .8), (-.08, 1), (.08, 1), (.16, .8), (.24, 0)]) * [RIB, .006]
    y = np.concatenate([across + [k * RIB, 0] for k in range(-int(wide / RIB), int(wide / RIB) + 1)])
    v = np.concatenate([np.column_stack([np.full(len(y), x), y[:, 0], z + y[:, 1]]) for x in (room.front - .01, end)])
    i, n = np.arange(len(y) - 1), len(y)
    return crisp(v, np.concatenate([np.stack([i, i + n, i + n + 1], 1), np.stack([i, i + n + 1, i + 1], 1)]), 50)


@inside('rubber-floor')
def add_rubber_floor(space: Space, made: Materials, into: bpy.types.Collection) -> None:
    """Ribs along it, studs where one steps in."""
    room, by_name = Room(space), materials()
    wide, z, end = space.body.half_width, room.floor + .012, room.rear - .02
    start = end - STUDDED
    to_object('ribs', _ribbed(room, start, z), by_name['RubberStud'], into)
    plain = [box([start, -wide, room.floor], [end, wide, z + .0015]), box([start - .012, -wide, room.floor], [start + .012, wide, z + .0045])]
    grooves = box([room.front, -wide, room.floor], [start, wide, z + .002])
    lip = box([end - .014, -room.sill, room.floor], [end + .050, room.sill, room.floor + .018])
    to_object('plain', join([*plain, grooves, lip]), by_name['Rubber'], into)
    stud = lathe([(.0155, -.001), (.0140, .004), (.0120, .0052), (.0004, .0052)], 18)
    x, y = np.arange(start + .040, end - .030, STUD), np.arange(-int(wide / STUD), int(wide / STUD) + 1) * STUD
    studs = [orient(stud, UP, (a, b, z + .0015)) for a in x for b in y]
    to_object('studs', join(studs), by_name['RubberStud'], into)


@inside('glass-bulkhead')
def add_glass_bulkhead(space: Space, made: Materials, into: bpy.types.Collection) -> None:
    """A pane instead of the partition's cover; behind it the cabin on a bright day."""
    room = Room(space)
    mid, half_y, half_z = room.window
    bpy.data.objects['cover'].visible_camera = False
    outline = rectangle(2 * half_y, 2 * half_z, .07, (0, mid), 8)

    def stood(m: Mesh) -> Mesh:
        return Mesh(m.V[:, [2, 0, 1]] + [room.front, 0, 0], m.N[:, [2, 0, 1]], m.F)
    seal = stood(sweep(outline, [(-.020, -.002), (-.020, .008), (-.014, .015), (.010, .015), (.019, .009), (.020, -.010)], angle=50))
    to_object('seal', seal, materials()['Rubber'], into)
    pane = orient(sheet(2 * half_y - .02, 2 * half_z - .02, .06), (1, 0, 0), (room.front + .002, 0, mid))
    to_object('pane', pane, thin_glass('Pane', (.86, .90, .89), .1, (.8, .85, .85)), into)
    cabin = furnished(space.design, space.style)
    for name, (m, material) in cabin.parts.items():
        if name != 'partition':
            to_object(name, m, made[material], into)
    for name, low, high, tone in (('sky', 1.15, 6, (.66, .74, .82)), ('ground', -2, 1.15, (.34, .36, .34))):
        to_object(name, box([-2.02, -8, low], [-2, 8, high]), glow(name, tone), into)
    others = set(bpy.data.objects)
    light.windows(cabin, False)
    for lamp in set(bpy.data.objects) - others:
        bpy.context.scene.collection.objects.unlink(lamp)
        into.objects.link(lamp)


@inside('shelving')
def add_shelves(space: Space, made: Materials, into: bpy.types.Collection) -> None:
    """Units side by side along the left wall, from the partition on."""
    room, by_name = Room(space), materials()
    free = room.rear - BEHIND - room.front - .03
    count = max(1, round(free / UNIT))
    long, tall = free / count / LONG, min(1.25, .78 * room.tall / TALL)
    deep = min(1., space.body.half_width / .94)
    x = np.linspace(room.front, room.rear, 9)
    back = -float(room.wall(x, room.floor + tall * TALL).min()) + STAND + .006
    parts = shelving()
    for k in range(count):
        place = np.array([room.front + .03 + free * (k + .5) / count, back + deep * DEEP / 2, room.floor + .008])
        for name, (m, material) in parts.items():
            to_object(f'{name}{k}', bent(m, lambda q, place=place: q * [-long, -deep, tall] + place, 50), by_name[material], into)
