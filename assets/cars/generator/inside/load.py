"""The empty load space of a van, as one sees it through the open rear doors."""
from dataclasses import dataclass
from functools import cached_property
from itertools import pairwise

import numpy as np
from numpy.typing import ArrayLike

from ..curves import Array, smax, step
from ..cutting import cut
from ..goods.forms import crisp
from ..mesh import Field, Mesh, join, polygonise, unit
from ..outlines import box_sdf
from ..solids import lathe, orient, tube
from .shapes import block
from .shell import _grid
from .space import Space

CELL, SOFT = .013, .012              # edge of the solids' triangles; how wide what is pressed in is at its foot
UP = (0, .001, 1)                    # orient wants no direction straight up
SKIN, STAND = .06, .028             # m: from the body's skin to the inner one, and how far posts and rails stand in from that
PITCH, POST, RAIL, HOLES = .48, .045, .038, .17     # between posts; half widths; between the holes of a post
FLOOR = .34                         # of the load floor over the body's lower edge
BEAD = .014                         # height of what is pressed into the partition
SECTION, CORNER = .50, .22          # before the rear end, from where on the section stays the same; round between walls and roof
FRAME, OPENING = .09, .075          # of the rear opening: its length, and how far it stands in


def _bump(t: Array, half: float, soft: float = SOFT) -> Array:
    """1 up to half on both sides of 0, then down to 0."""
    return step(half + soft, half, np.abs(t))


@dataclass
class Room:
    """Measures (m) of the load space."""

    space: Space

    @property
    def front(self) -> float:
        """The partition."""
        return self.space.design.b_pillar + .42

    @property
    def rear(self) -> float:
        return self.space.design.rear_top[0] - .05

    @property
    def floor(self) -> float:
        return self.space.design.clearance + FLOOR

    @cached_property
    def top(self) -> float:
        return float(self.space.body.roof((self.front + self.rear) / 2)) - SKIN

    @cached_property
    def sill(self) -> float:
        """Half width of the rear opening between its lower corners."""
        return float(self.wall(self.rear, self.floor)) - OPENING - .025

    @property
    def tall(self) -> float:
        return self.top - self.floor

    @property
    def posts(self) -> Array:
        """x of the posts, from the partition to the rear end."""
        return np.linspace(self.front, self.rear, round((self.rear - self.front) / PITCH) + 1)

    @property
    def rail(self) -> float:
        """Height of the rail along the middle of the walls."""
        return self.floor + .50 * self.tall

    @property
    def cant(self) -> float:
        """Height of the rail below the roof."""
        return self.floor + .875 * self.tall

    @property
    def window(self) -> tuple[float, float, float]:
        """Middle of what may be glazed in the partition, half its width and half its height."""
        low, high = self.space.hip + .40, min(self.space.hip + .96, self.top - .17)
        return (low + high) / 2, .72 * float(self.wall(self.front, low)), (high - low) / 2

    @property
    def arch(self) -> tuple[Array, Array]:
        """Middle and half size of the box over the rear wheel at y > 0."""
        d = self.space.design
        high, inner = d.wheel_d + .085, self.space.body.half_width - d.tyre_w - .085
        outer = self.space.body.half_width
        return (np.array([d.axles[1], (inner + outer) / 2, high - .4]), np.array([d.wheel_d / 2 + .075, (outer - inner) / 2, .4]))

    def wall(self, x: ArrayLike, z: ArrayLike) -> Array:
        """Half width at the walls' inner skin; behind the last half metre nothing narrows any more."""
        b = self.space.body
        x, z = np.minimum(x, self.rear - SECTION), np.asarray(z, float)
        belt = b.belt(x)
        low, up = b.side_y(x, np.minimum(z, belt)), b.glass_y(x, np.maximum(z, belt))
        return low + (up - low) * step(-.12, .12, z - belt) - SKIN

    def within(self, q: Array) -> Array:
        """Negative between the inner skins."""
        x, y, z = q.T
        roof = self.space.body.roof_z(np.minimum(x, self.rear - SECTION), y) - SKIN
        return smax(np.abs(y) - self.wall(x, z), z - roof, CORNER)


def add_load_space(space: Space) -> None:
    """All of it."""
    room = Room(space)
    _add_walls(room)
    _add_floor(room)
    _add_partition(room)
    _add_frame(room)
    _add_rear(room)


def _stands_in(room: Room, x: Array, z: Array) -> Array:
    """How far the inner skin stands in: posts that go on as bows under the roof, rails along the walls."""
    post = np.max([_bump(x - p, POST) for p in room.posts], 0)
    rail = np.maximum(_bump(z - room.rail, RAIL), _bump(z - room.cant, RAIL))
    return STAND * np.max([post, rail, step(room.floor + .112, room.floor + .10, z)], 0)


def _filled(marks: Array, far: float) -> Array:
    """Marks in order, and more of them where two are farther apart."""
    marks = np.unique(np.round(marks, 5))
    return np.unique(np.concatenate([np.linspace(a, b, 1 + int(np.ceil((b - a) / far))) for a, b in pairwise(marks)]))


def _edges(middles: ArrayLike, half: float) -> Array:
    """Where what _bump says begins and ends."""
    return np.add.outer(middles, [-half - SOFT, -half, half, half + SOFT]).ravel()


def _skin(room: Room) -> Mesh:
    """Wall and roof of the half y > 0: rows up the wall, then rays to the roof."""
    x = _filled(np.clip(_edges(room.posts, POST), room.front - .02, room.rear), .10)
    top = room.cant + RAIL + SOFT
    z = _filled(np.concatenate([[room.floor - .05, room.floor + .10, room.floor + .112], _edges([room.rail, room.cant], RAIL)]), .05)
    a = np.linspace(0, np.pi / 2, 33)[1:]
    columns, rays = np.meshgrid(x, a, indexing='ij')
    start = np.stack([columns, 0 * columns, 0 * columns + top], -1).reshape(-1, 3)
    along = np.stack([0 * rays, np.cos(rays), np.sin(rays)], -1).reshape(-1, 3)
    roof = (start + along * _reach(room.within, start, along)[:, None]).reshape(*columns.shape, 3)
    xs, zs = np.meshgrid(x, z, indexing='ij')
    v = np.concatenate([np.stack([xs, room.wall(xs, zs), zs], -1), roof], 1)
    up = unit(np.gradient(v, axis=1) * [0, 1, 1])
    inwards = np.stack([0 * up[..., 0], -up[..., 2], up[..., 1]], -1)
    v = v + inwards * _stands_in(room, v[..., 0], v[..., 2])[..., None]
    return crisp(v.reshape(-1, 3), _grid(x, v.shape[1])[:, ::-1], 30)


def _reach(field: Field, start: Array, along: Array) -> Array:
    """How far it is from points inside to the field's surface."""
    low, high = np.zeros(len(start)), np.full(len(start), 2.)
    for _ in range(24):
        mid = (low + high) / 2
        is_in = field(start + along * mid[:, None]) < 0
        low, high = np.where(is_in, mid, low), np.where(is_in, high, mid)
    return low


def _holes(room: Room) -> Mesh:
    """Oblong ones in the posts at y > 0."""
    z = np.arange(room.floor + .19, room.cant - .08, HOLES)
    a = np.linspace(0, 2 * np.pi, 25)[:-1]
    rim = np.stack([.012 * np.cos(a), .030 * np.clip(1.3 * np.sin(a), -1, 1)], 1)
    made = []
    for x, mid in ((x, mid) for x in room.posts[1:-1] for mid in z[np.abs(z - room.rail) > RAIL + .05]):
        u, w = np.concatenate([[[0, 0]], rim]).T + [[x], [mid]]
        v = np.stack([u, room.wall(u, w) - STAND - .001, w], 1)
        k = np.arange(24)
        made.append(crisp(v, np.stack([0 * k, k + 1, (k + 1) % 24 + 1], 1)))
    return join(made)


def _add_walls(room: Room) -> None:
    room.space.add('walls', _skin(room), 'Painted', True)
    room.space.add('holes', _holes(room), 'Under', True)
    middle, half = room.arch

    def arch(q: Array) -> Array:
        return box_sdf(q, middle, half, .07)
    low = [middle[0] - half[0] - .03, middle[1] - half[1] - .03, room.floor - .04]
    room.space.add('arches', polygonise(arch, low, middle + half + .03, CELL, 1), 'Painted', True)


def _add_floor(room: Room) -> None:
    """With beads along it, and eyes to lash loads to."""
    wide = room.space.body.half_width

    def floor(q: Array) -> Array:
        x, y, z = q.T
        beads = _bump((y + .06) % .12 - .06, .024, .014) * step(room.front + .06, room.front + .10, x) * step(room.rear - .05, room.rear - .09, x)
        return z - room.floor - .007 * beads * step(wide - .16, wide - .20, np.abs(y))
    low, end = (room.front - .03, -wide, room.floor - .03), (room.rear + .02, wide, room.floor + .03)
    room.space.add('floor', polygonise(floor, low, end, CELL, 1), 'PaintedFloor')
    a = np.linspace(0, 2 * np.pi, 25)
    for k, x in enumerate(np.linspace(room.front + .30, room.rear - .16, 4)):
        if abs(x - room.space.design.axles[1]) < room.arch[1][0] + .05:
            continue
        y = float(room.wall(x, room.floor + .02)) - .105
        cup = orient(lathe([(.044, .002), (.040, .008), (.034, .009), (.030, .0085), (.0005, .0085)], 40), UP, (x, y, room.floor))
        eye = tube(np.stack([x + .024 * np.cos(a), y + .024 * np.sin(a) * .5, room.floor + .034 + .010 * np.sin(a)], 1), .0042, 10)
        room.space.add(f'cup{k}', cup, 'Frame', True)
        room.space.add(f'eye{k}', eye, 'Satin', True)


def _add_partition(room: Room) -> None:
    """Pressed steel; the cover where it may be glazed is a part of its own."""
    wide = room.space.body.half_width
    mid, half_y, half_z = room.window

    def window(q: Array) -> Array:
        return box_sdf(np.stack([0 * q[:, 0], q[:, 1], q[:, 2] - mid], 1), (0, 0, 0), (1, half_y, half_z), .07)

    def face(q: Array) -> Array:
        x, y, z = q.T
        beads = _bump((y + .08) % .16 - .08, .026, .016) * step(room.floor + .10, room.floor + .14, z) * step(mid - half_z - .07, mid - half_z - .11, z)
        beads = beads * step(wide - .22, wide - .24, np.abs(y))
        around = window(q)
        cover = step(-.035, -.055, around) - step(-.10, -.12, around)
        return x - room.front - BEAD * np.max([beads, cover, _bump(around - .04, .012)], 0)
    low, end = (room.front - .03, -wide, room.floor - .04), (room.front + .04, wide, room.space.design.height)
    made = cut(polygonise(face, low, end, CELL, 1), face, window)
    is_cover = window(made.centroids()) < 0
    room.space.add('partition', made.take(~is_cover), 'PaintedFloor')
    room.space.add('cover', made.take(is_cover), 'PaintedFloor')


def _opening(room: Room, q: Array) -> Array:
    """Negative in the rear opening."""
    return smax(room.within(q) + OPENING, room.floor - q[:, 2], .08)


def _add_frame(room: Room) -> None:
    """Posts beside the rear opening and what is over it, and the seal along its edge."""
    wide, end = room.space.body.half_width, room.rear + FRAME

    def frame(q: Array) -> Array:
        slab = smax(q[:, 0] - end, room.rear - .02 - q[:, 0], .01)
        return smax(slab, -_opening(room, q), .03)
    low, high = (room.rear - .06, -wide - .12, room.floor - .20), (end + .04, wide + .12, room.space.design.height + .08)
    room.space.add('frame', polygonise(frame, low, high, CELL, 1), 'PaintedFloor')
    a = np.linspace(0, 2 * np.pi, 241)
    centre, along = np.tile([end + .002, 0, room.floor + room.tall / 2], (len(a), 1)), np.stack([0 * a, np.sin(a), -np.cos(a)], 1)
    reach = _reach(lambda q: _opening(room, q), centre, along)
    room.space.add('seal', tube(centre + along * reach[:, None], .013, 12), 'Frame')


def _add_rear(room: Room) -> None:
    """The sill, the bumper below it and the inner sides of the open doors."""
    wide, end = room.space.body.half_width, room.rear + FRAME
    room.space.add('sill', block((end - .055, 0, room.floor), (.060, room.sill, .012), .008, .006), 'Plastic')
    room.space.add('bumper', block((end + .20, 0, room.floor - .14), (.20, wide + .05, .06), .03, .02), 'Plastic')
    mid = room.floor + .47 * room.tall
    x, y = end + .38, wide + .005
    room.space.add('doors', block((x, y + .03, mid), (.37, .03, .56 * room.tall), .02, .018), 'PaintedFloor', True)
    room.space.add('door_trim', block((x, y, mid), (.29, .012, .46 * room.tall), .010, .010), 'Pillar', True)
