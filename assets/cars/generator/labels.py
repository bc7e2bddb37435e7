"""Which lines cut the skin, and which panel every piece belongs to."""
import numpy as np
from numpy.typing import NDArray

from .curves import Array
from .cutting import Mask
from .layout import Layout
from .mesh import Field

PAINTED = ('bedside', 'shell', 'door_f', 'door_r', 'hood', 'bumper_f', 'bumper_r', 'tailgate', 'roof')
GLASS = ('screen', 'rglass', 'glass_f', 'glass_r', 'glass_q')
Cut = tuple[Field, Mask | None]


def cuts(lay: Layout) -> list[Cut]:
    """The fields to cut along, each with the region where it applies."""
    return [*_lower_cuts(lay), *_glass_cuts(lay), *_side_cuts(lay), *_front_cuts(lay), *_rear_cuts(lay)]


def _lower_cuts(lay: Layout) -> list[Cut]:
    d = lay.design

    def near(i: int) -> Mask:
        return lambda v, n: (np.abs(v[:, 0] - d.axles[i]) < 1) & (v[:, 1] > .3) & (v[:, 2] < 1.1)
    c: list[Cut] = [(lay.bottom, None), (lay.arch(0), near(0)), (lay.arch(1), near(1))]
    if d.cladding:
        c += [(lay.arch(i, d.cladding), near(i)) for i in (0, 1)]
    c.append((lay.sill, None))
    if d.skid:
        c.append((lay.skid, lambda v, n: v[:, 2] < d.clearance + d.skid + .1))
    return c


def _glass_cuts(lay: Layout) -> list[Cut]:
    d, b = lay.design, lay.body

    def on_screen(v: Array, n: Array) -> NDArray[np.bool_]:
        return (np.abs(b.f_screen(*v.T)) < .05) & (v[:, 2] > d.cowl[1] - .1) & (v[:, 0] < d.header[0] + .25)

    def on_rear(v: Array, n: Array) -> NDArray[np.bool_]:
        return (np.abs(b.f_rear(*v.T)) < .05) & (v[:, 2] > d.rear_bottom[1] - .1) & (v[:, 0] > d.rear_top[0] - .3)
    c: list[Cut] = [(lay.screen, on_screen), (lambda q: lay.screen(q, -.035), on_screen)]
    if d.rear_window:
        c += [(lay.rear_glass, on_rear), (lambda q: lay.rear_glass(q, -.030), on_rear)]
    return c


def _side_cuts(lay: Layout) -> list[Cut]:
    d, b = lay.design, lay.body

    def above_belt(v: Array, n: Array) -> NDArray[np.bool_]:
        return (np.abs(n[:, 1]) > .30) & (v[:, 2] > b.belt(v[:, 0]) - .02)

    def side(v: Array, n: Array) -> NDArray[np.bool_]:
        return (np.abs(n[:, 1]) > .30) & (v[:, 0] > .35) & (v[:, 0] < d.length - .12)
    c: list[Cut] = [(lay.dlo, above_belt), (lambda q: lay.dlo(q, .013), above_belt)]
    c += [(lambda q, o=o: lay.b_pillar(q) - o, above_belt) for o in (-.05, .04)]
    c += [(lambda q, o=o: lay.quarter(q) - o, above_belt) for o in (0, .03)]
    c.append((lay.door_front, side))
    return c + [(lay.door_rear, side)] if d.doors > 2 else c


def _front_cuts(lay: Layout) -> list[Cut]:
    d = lay.design

    def nose(v: Array, n: Array) -> NDArray[np.bool_]:
        return (v[:, 0] < d.axles[0]) & (n[:, 0] < .35)

    def front_top(v: Array, n: Array) -> NDArray[np.bool_]:
        return (v[:, 0] < d.cowl[0] + .35) & (v[:, 2] < d.cowl[1] + .05)
    c: list[Cut] = [(f, nose) for f in (lay.lamp_f, *lay.openings.values(), lay.bumper_f)]
    return c + [(f, front_top) for f in (lay.hood_side, lay.hood_front, lay.hood_rear, lay.cowl_line)]


def _rear_cuts(lay: Layout) -> list[Cut]:
    d = lay.design

    def tail(v: Array, n: Array) -> NDArray[np.bool_]:
        return v[:, 0] > d.axles[1]
    c: list[Cut] = []
    if d.bed:
        c += [(lay.bed_in, lambda v, n: v[:, 0] > d.bed[0] - .2),
              (lambda q: q[:, 0] - (d.bed[0] - .055), lambda v, n: np.abs(v[:, 0] - d.bed[0]) < .2)]
    c += [(lay.lamp_r, tail), (lay.bumper_r, tail), (lay.tailgate, tail)]
    if d.barn_doors:
        c.append((lay.seam, tail))
    c.append((lay.roof_ditch, lambda v, n: (v[:, 2] > d.header[1] - .08) & (n[:, 2] > .5)))
    return c


class _Labels:
    """First claim wins."""

    def __init__(self, count: int) -> None:
        self.names = np.full(count, 'shell', dtype='U12')
        self.free = np.ones(count, bool)

    def put(self, name: str, where: NDArray[np.bool_]) -> None:
        claimed = where & self.free
        self.names[claimed] = name
        self.free &= ~claimed


def label(lay: Layout, q: Array, n: Array) -> NDArray[np.str_]:
    """The panel of each face from its centre q and normal n; '' is cut away."""
    out = _Labels(len(q))
    _label_lower(lay, q, n, out)
    _label_glass(lay, q, n, out)
    _label_front(lay, q, n, out)
    _label_sides_and_rear(lay, q, n, out)
    return out.names


def _label_lower(lay: Layout, q: Array, n: Array, out: _Labels) -> None:
    d, y = lay.design, q[:, 1]
    out.put('', lay.bottom(q) > 0)
    for i in (0, 1):
        out.put('', (lay.arch(i)(q) < 0) & (y > .3) & (n[:, 2] < .7))
    if d.cladding:
        for i in (0, 1):
            out.put('clad', (lay.arch(i, d.cladding)(q) < 0) & (y > .3))
    if d.bed:
        out.put('bed', lay.bed_in(q) < 0)
    if d.skid:
        out.put('skid', (lay.sill(q) < 0) & (lay.skid(q) < 0))
    out.put('sill', lay.sill(q) < 0)


def _label_glass(lay: Layout, q: Array, n: Array, out: _Labels) -> None:
    d, b, (x, y, z) = lay.design, lay.body, q.T
    on_screen = (np.abs(b.f_screen(x, y, z)) < .045) & (x < d.header[0] + .2) & (z > d.cowl[1] - .1)
    out.put('screen', on_screen & (lay.screen(q, -.035) < 0))
    out.put('frit', on_screen & (lay.screen(q) < 0))
    on_rear = (np.abs(b.f_rear(x, y, z)) < .045) & (x > d.rear_top[0] - .25) & (z > d.rear_bottom[1] - .05)
    if d.rear_window:
        pane = on_rear & (np.abs(y) > .03) if d.barn_doors else on_rear
        out.put('rglass', pane & (lay.rear_glass(q, -.03) < 0))
        out.put('frit_r', pane & (lay.rear_glass(q) < 0))
    above_belt = (np.abs(n[:, 1]) > .3) & (z > b.belt(x) - .02)
    open_side = above_belt & (lay.dlo(q) < 0)
    post, quarter = lay.b_pillar(q), lay.quarter(q)
    out.put('pillar', open_side & (post > -.05) & (post < .04))
    out.put('pillar2', open_side & (quarter > 0) & (quarter < .03))
    out.put('glass_f', open_side & (post < 0))
    out.put('glass_r', open_side & (quarter < 0))
    out.put('glass_q', open_side)
    out.put('dlo', above_belt & (lay.dlo(q, .013) < 0))


def _label_front(lay: Layout, q: Array, n: Array, out: _Labels) -> None:
    d, x = lay.design, q[:, 0]
    nose = (x < d.axles[0]) & (n[:, 0] < .35)
    out.put('lamp_f', nose & (lay.lamp_f(q) < 0))
    for name, opening in lay.openings.items():
        out.put(name, nose & (opening(q) < 0))
    out.put('lamp_r', (x > d.axles[1]) & (lay.lamp_r(q) < 0))
    front_top = (x < d.cowl[0] + .33) & (q[:, 2] < d.cowl[1] + .05) & (lay.hood_side(q) < 0)
    out.put('cowl', front_top & (lay.hood_rear(q) > 0))
    out.put('hood', front_top & (lay.hood_rear(q) < 0) & (lay.hood_front(q) < 0))
    out.put('bumper_f', nose & (lay.bumper_f(q) < 0))
    if not d.bumper_edge:
        out.put('bumper_f', nose & (lay.hood_side(q) < 0) & (x < .5))


def _label_sides_and_rear(lay: Layout, q: Array, n: Array, out: _Labels) -> None:
    d, (x, _, z) = lay.design, q.T
    tail, side = x > d.axles[1], np.abs(n[:, 1]) > .3
    out.put('door_f', side & (lay.door_front(q) < 0))
    if d.doors > 2:
        out.put('door_r', side & (lay.door_rear(q) < 0))
    out.put('bumper_r', tail & (lay.bumper_r(q) < 0))
    if d.barn_doors:
        out.put('', tail & (lay.tailgate(q) < 0) & (lay.seam(q) < 0))
    out.put('tailgate', tail & (lay.tailgate(q) < 0))
    if d.bed:
        out.put('bedside', x > d.bed[0] - .055)
    out.put('roof', (z > d.header[1] - .08) & (n[:, 2] > .5) & (lay.roof_ditch(q) < 0))
