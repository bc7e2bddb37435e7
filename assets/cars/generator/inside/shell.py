"""What surrounds the seats: roof, pillars, door cards, floor, mirror, visors."""
from itertools import pairwise

import numpy as np
from numpy.typing import NDArray

from ..curves import Array, smax, step
from ..cutting import Mask, cut
from ..mesh import Field, Mesh, join, polygonise, unit
from ..outlines import box_sdf
from ..panels import panel
from ..solids import lathe, orient, sheet, tube
from .opening import add_opening
from .shapes import at, block
from .space import Space

CELL = .024
DEEP, EDGE = .058, .011             # of the trim behind the skin, and the round of its edges
LESS, LESS_NARROW = (-.022, -.014), (-.050, -.042)    # than the glass: windscreen and side windows; beside a narrow pillar
NARROW = .19                        # distance of the side glass behind the windscreen's foot


def _less(space: Space) -> tuple[float, float]:
    return LESS_NARROW if space.design.dlo_front < NARROW else LESS


def _openings(space: Space) -> list[tuple[Field, Mask]]:
    """Lines along which the trim ends at a window, and where on the skin each counts."""
    lay, b, d = space.layout, space.body, space.design

    def on_screen(v: Array, n: Array) -> NDArray[np.bool_]:
        return (np.abs(b.f_screen(*v.T)) < .05) & (v[:, 2] > d.cowl[1] - .1) & (v[:, 0] < d.header[0] + .25)

    def beside(v: Array, n: Array) -> NDArray[np.bool_]:
        return (np.abs(n[:, 1]) > .30) & (v[:, 2] > b.belt(v[:, 0]) - .05)
    screen_less, side_less = _less(space)
    posts = [(lambda q, o=o: lay.b_pillar(q) - o, beside) for o in (-.062, .050)]
    if d.doors > 2:
        posts += [(lambda q, o=o: lay.quarter(q) - o, beside) for o in (-.02, .05)]
    return [(lambda q: lay.screen(q, screen_less), on_screen), (lambda q: lay.dlo(q, side_less), beside), *posts]


def _is_window(space: Space, q: Array, n: Array) -> NDArray[np.bool_]:
    """Of faces by their centres and normals."""
    lay, b, d = space.layout, space.body, space.design
    screen_less, side_less = _less(space)
    screen = (np.abs(b.f_screen(*q.T)) < .045) & (q[:, 0] < d.header[0] + .2) & (lay.screen(q, screen_less) < 0)
    post = (lay.b_pillar(q) > -.062) & (lay.b_pillar(q) < .050)
    if d.doors > 2:
        post |= (lay.quarter(q) > -.02) & (lay.quarter(q) < .05)
    return screen | ((np.abs(n[:, 1]) > .3) & (lay.dlo(q, side_less) < 0) & ~post)


def roof_and_pillars(space: Space, end: float) -> Mesh:
    """The trim above the belt of the half y > 0, from the windscreen to x = end."""
    d, b = space.design, space.body
    low = (d.cowl[0] - .05, -2.5 * CELL, float(space.sill(d.b_pillar)) - .30)
    m = cut(polygonise(b, low, (end, b.half_width + .10, d.height + .12), CELL), b, lambda q: q[:, 1], snap=.3 * CELL)
    m = m.take(m.centroids()[:, 1] > 0)
    m.V[np.abs(m.V[:, 1]) < 1e-6, 1] = 0
    for field, mask in _openings(space):
        m = cut(m, b, field, mask, snap=.3 * CELL)
    q = m.centroids()
    ahead = (q[:, 0] < d.cowl[0] + .40) & (space.layout.cowl_line(q) > .03)
    ahead |= (q[:, 0] < d.cowl[0] + .16) & (np.abs(q[:, 1]) < space.side(q[:, 0]) - .16)
    keep = ~_is_window(space, q, unit(m.N[m.F].mean(1))) & (q[:, 2] > space.sill(q[:, 0]) - .07) & ~ahead
    return panel(m.take(keep).offset(-DEEP).flipped(), gap=0, radius=EDGE, depth=DEEP - .012, segs=4)


def _grid(x: Array, rows: int) -> np.ndarray:
    """Triangles of a grid of len(x) columns."""
    i, k = np.meshgrid(np.arange(len(x) - 1), np.arange(rows - 1), indexing='ij')
    a = (i * rows + k).ravel()
    return np.concatenate([np.stack([a, a + rows, a + rows + 1], 1), np.stack([a, a + rows + 1, a + 1], 1)])


def _card_depth(space: Space, x: Array, z: Array) -> Array:
    """How far the door's card stands in from the side of the cabin."""
    sill = space.sill(x)
    rest_z = space.hip + .185
    rest = step(space.seat_x - .66, space.seat_x - .52, x) * step(space.seat_x + .10, space.seat_x + .02, x)
    up = z - rest_z
    arm = rest * step(-.085, -.02, up) * step(.016, .004, up)
    pocket = .045 * step(space.floor + .24, space.floor + .19, z) * step(space.dash_x + .02, space.dash_x + .16, x) \
        * step(space.seat_x - .02, space.seat_x - .12, x)
    roll = .030 * step(sill - .11, sill - .02, z) - .085 * step(sill - .004, sill + .026, z)
    waist = -.022 * np.exp(-((z - (sill + rest_z) / 2) / .05) ** 2)
    gap = -.012 * np.exp(-((x - space.design.b_pillar - .02) / .006) ** 2)
    return .062 + .078 * arm + pocket + roll + waist + gap


def _columns(space: Space, end: float) -> Array:
    """x of the card's columns: its zones begin and end on one."""
    d = space.design
    marks = (space.dash_x - .22, space.dash_x + .05, space.seat_x - .61, space.seat_x + .05, d.b_pillar - .02, d.b_pillar + .10, end)
    marks = sorted({m for m in marks if m <= end})
    return np.unique(np.concatenate([np.linspace(p, q, max(2, round((q - p) / .0075))) for p, q in pairwise(marks)]))


def door_card(space: Space, end: float) -> tuple[Mesh, Array, Array]:
    """Of the half y > 0: the mesh, and of every face its x and its row, 0 to 5 from the floor to the window."""
    b = space.body
    x = _columns(space, end)
    low, rest = space.floor - .05, space.hip + .185
    sill = space.sill(x)
    upper = np.maximum(sill - .115, rest + .05)
    level = [np.full_like(x, z) for z in (low, space.floor + .215, rest - .050, rest + .014)]
    knots = [*level, upper, sill + .030]
    rows = (12, 22, 16, 26, 26)
    z = np.concatenate([np.linspace(knots[k], knots[k + 1], n + 1)[(1 if k else 0):] for k, n in enumerate(rows)]).T
    xs = np.broadcast_to(x[:, None], z.shape)
    bulge = np.clip(b.side_y(xs, np.maximum(z, space.design.clearance + .25)) - b.side_y(xs, b.belt(xs)), -.06, .03)
    y = space.side(xs) + .6 * bulge - _card_depth(space, xs, z)
    v = np.stack([xs, y, z], -1)
    n = unit(np.cross(np.gradient(v, axis=1), np.gradient(v, axis=0)))
    n = np.where(n[..., 1:2] > 0, -n, n)
    f = _grid(x, z.shape[1])
    row = np.tile(np.repeat(np.arange(5), rows), len(x) - 1)
    v, n = v.reshape(-1, 3), n.reshape(-1, 3)
    g = np.cross(v[f[:, 1]] - v[f[:, 0]], v[f[:, 2]] - v[f[:, 0]])
    m = Mesh(v, n, f[:, ::-1] if (g * n[f[:, 0]]).sum() < 0 else f)
    return m, m.centroids()[:, 0], np.concatenate([row, row])


def add_doors(space: Space, end: float) -> None:
    card, x, row = door_card(space, end)
    b_pillar = space.design.b_pillar
    front, behind = (x > space.dash_x + .05) & (x < b_pillar - .02), x > b_pillar + .10
    insert = (row == 3) & (front | behind)
    arm = (row == 2) & (x > space.seat_x - .61) & (x < space.seat_x + .05)
    for name, where, material in (('insert', insert, 'CardInsert'), ('arm', arm, 'Bolster'), ('top', row == 4, 'DashTop'),
                                  ('card', ~(insert | arm | (row == 4)), 'Plastic')):
        space.add(f'door_{name}', card.take(where), material, True)
    _add_fittings(space)


def _add_fittings(space: Space) -> None:
    """Handle, speaker and the switches of the windows."""
    x, z = space.seat_x - .44, float(space.sill(space.seat_x - .44)) - .105
    y = float(space.side(x)) - .078
    bowl = block((x, y, z), (.075, .010, .024), .010, .005)
    grip = tube([(x - .055, y - .012, z + .004), (x - .02, y - .024, z + .003), (x + .03, y - .026, z), (x + .055, y - .012, z)], .0075, 12)
    space.add('door_bowl', bowl, 'GlossBlack', True)
    space.add('door_grip', grip, 'Chrome', True)
    sx, sz = space.dash_x + .16, space.floor + .30
    sy = float(space.side(sx)) - .060
    space.add('speaker', orient(lathe([(.085, -.02), (.083, .004), (.076, .006), (.0005, .007)], 48), (0, -1, 0), (sx, sy, sz)), 'DashTop', True)
    ax, az = space.seat_x - .40, space.hip + .185 + .002
    keys = join([block((ax + k * .028, y - .035, az), (.020, .012, .006), .004, .004) for k in (-1, 1)])
    space.add('window_keys', keys, 'GlossBlack', True)


def add_shell(space: Space, end: float, is_open: bool) -> None:
    """Roof, pillars, doors, floor, up to x = end; open: without the door on the right, through which one looks."""
    half = roof_and_pillars(space, end)
    left = half.mirrored()
    if is_open:
        c = half.centroids()
        half = half.take(c[:, 2] > space.layout.dlo_top(c[:, 0]) + .02)
    for name, m in (('right', half), ('left', left)):
        c = m.centroids()
        roof = (unit(m.N[m.F].mean(1))[:, 2] < -.55) | (c[:, 2] > space.layout.dlo_top(c[:, 0]) + .03)
        space.add(f'roof_{name}', m.take(roof), space.style.lining)
        space.add(f'pillars_{name}', m.take(~roof), 'DarkLining' if space.style.lining == 'DarkLining' else 'Pillar')
    add_doors(space, end)
    if is_open:
        for name in [n for n in space.parts if n.startswith(('door_', 'speaker', 'window_keys'))]:
            m, material = space.parts[name]
            c = m.centroids()
            space.parts[name] = (m.take((c[:, 1] < 0) | (c[:, 0] > space.design.b_pillar)), material)
        add_opening(space)
    _add_floor(space, end)
    _add_above(space)


def floor_height(space: Space, x: Array, y: Array) -> Array:
    """Of the carpet: it rises to the wall behind the engine and over the tunnel."""
    rise = .30 * step(space.dash_x - .10, space.design.cowl[0] - .05, x)
    return space.floor + rise + .05 * step(.24, .12, np.abs(y))


def _add_floor(space: Space, end: float) -> None:
    wide, front = space.body.half_width - .03, space.design.cowl[0] - .05

    def floor(q: Array) -> Array:
        return smax(q[:, 2] - floor_height(space, q[:, 0], q[:, 1]), space.floor - .06 - q[:, 2], .02)
    low, high = (front, -wide, space.floor - .10), (end, wide, space.floor + .40)
    space.add('floor', polygonise(floor, low, high, .03, 1), 'Carpet')
    wall = block((front, 0, (space.floor + space.dash_top) / 2), (.02, wide, (space.dash_top - space.floor) / 2 - .06), .015, .03)
    space.add('wall', wall, 'Carpet')
    if not space.has_back_row:
        x = space.design.b_pillar + .42

        def field(q: Array) -> Array:
            wall = box_sdf(at(q, x, 0, space.hip + .3), (0, 0, 0), (.02, wide, 1.2), .01)
            return smax(wall, space.body(q) + .03, .02)
        back = polygonise(field, (x - .06, -wide, space.floor - .1), (x + .06, wide, space.design.height), .028, 1)
        space.add('partition', back, 'Pillar')


def _add_above(space: Space) -> None:
    """Mirror, visors, lamp."""
    d, b = space.design, space.body
    hx, hz = d.header
    mx, mz = hx - .005, hz - .125
    mirror = block((mx, 0, mz), (.013, .118, .034), .012, .006, lean=.25)
    glass = orient(sheet(.222, .058, .024), (1, 0, .25), (mx + .0142, 0, mz))
    space.add('mirror', join([mirror, tube([(mx - .01, 0, mz + .02), (hx - .05, 0, hz - .03)], .010, 12)]), 'Plastic')
    space.add('mirror_glass', glass, 'Mirror')
    vx = hx + .105
    vz = float(b.roof_z(np.array(vx), np.array(space.aside))) - DEEP - .018
    slope = float(b.roof(hx + .02) - b.roof(hx + .2)) / .18
    visor = block((vx, space.aside, vz), (.075, .185, .011), .010, .008, fall=slope)
    space.add('visors', visor, space.style.lining, True)
    lx = hx + .10
    lz = float(b.roof_z(np.array(lx), np.array(0.))) - DEEP - .010
    lamp = block((lx, 0, lz), (.06, .085, .016), .012, .007, fall=slope)
    space.add('lamp', lamp, 'Pillar')
