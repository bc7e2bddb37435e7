"""On and around the glass: film, bright mouldings with mirrors and handles, windows in a van's sides."""
import numpy as np

from ..car import Car
from ..curves import Array, smax
from ..cutting import cut
from ..labels import cuts, label
from ..mesh import Mesh, polygonise, unit
from ..mirrors_handles import add_handles, add_mirrors
from .registry import fitting

SHEATH = .0025          # of bright metal over a part that is there, m
FILM = .0005            # of a film over the skin, which panes lie a little behind
PANE = .012             # edge of a film's triangles: panes are all but flat
BEHIND = ('glass_f', 'glass_r', 'glass_q', 'rglass')    # the windscreen's


def _sheath(car: Car, make: str) -> Mesh:
    """A part of the car, a little larger."""
    m = car.parts[make][0]
    return Mesh(m.V + m.N * SHEATH, m.N, m.F)


def _beside(car: Car, flat: Array, q: Array, rise: float) -> Array:
    """What stands on the outer skin where flat is negative; only that of the cabin's own side, not of its mirror image."""
    skin = car.body(q)
    return smax(smax(flat, np.maximum(skin - rise, -.012 - skin), .003), .25 - q[:, 1], .01)


@fitting('window-film')
def add_film(car: Car) -> None:
    """Dark film on the side windows and behind, a light one on the windscreen: the car's own panes."""
    d, b, cell = car.design, car.body, max(car.cell, PANE)
    low = (d.cowl[0] - .15, -2.5 * cell, min(d.cowl[1], d.rear_bottom[1], float(b.belt(d.cowl[0]))) - .06)
    skin = cut(polygonise(b, low, (d.length + .12, b.half_width + .10, d.height + .12), cell), b, lambda q: q[:, 1], snap=.3 * cell)
    skin = skin.take(skin.centroids()[:, 1] > 0)
    skin.V[np.abs(skin.V[:, 1]) < 1e-6, 1] = 0
    for field, mask in cuts(car.layout):
        skin = cut(skin, b, field, mask, snap=.32 * cell)
    of = label(car.layout, skin.centroids(), unit(skin.N[skin.F].mean(1)))
    car.add('dark', skin.take(np.isin(of, BEHIND)).offset(FILM), 'GlassDark')
    car.add('light', skin.take(of == 'screen').offset(FILM), 'Glass')


@fitting('chrome')
def add_chrome(car: Car) -> None:
    """A strip around the side glass, caps of the mirrors, door handles."""
    d, b, dlo = car.design, car.body, car.layout.dlo
    plain = Car(d, b, car.layout, car.cell)
    add_mirrors(plain)
    add_handles(plain)

    def strip(q: Array) -> Array:
        return _beside(car, np.abs(dlo(q) - .013) - .011, q, .006)
    low = (d.cowl[0] - .05, b.half_width - .60, float(b.belt(d.cowl[0])) - .04)
    high = (d.rear_bottom[0] + .45, b.half_width + .04, d.height)
    car.add('strip', polygonise(strip, low, high, min(car.cell, .007)), 'Chrome')
    for part in ('mirror_cap', 'handles'):
        car.add(part, _sheath(plain, part), 'Chrome', mirror=False)


@fitting('side-windows')
def add_side_windows(car: Car) -> None:
    """Two dark fixed panes in the panels behind the front doors."""
    d, b = car.design, car.body
    front, seam, rear = d.b_pillar + .12, d.door_rear, d.rear_top[0] - .22

    def panes(q: Array) -> Array:
        x, _, z = q.T
        tall = np.abs(z - (b.belt(x) + .05 + car.layout.dlo_top(x)) / 2) - (car.layout.dlo_top(x) - b.belt(x) - .05) / 2
        first = np.maximum(front - x, x - seam + .05)
        second = np.maximum(seam + .05 - x, x - rear)
        return _beside(car, smax(np.minimum(first, second), tall, .09), q, .005)
    low = (front - .05, b.half_width - .45, float(b.belt(front)) - .02)
    car.add('panes', polygonise(panes, low, (rear + .05, b.half_width + .04, d.height), car.cell), 'Gloss')
