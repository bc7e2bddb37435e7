"""Rain visors: smoked strips over the doors' glass."""
import numpy as np

from ..car import Car
from ..curves import Array, smax, step
from ..mesh import polygonise
from .registry import fitting

TALL, BELOW = .064, .001        # of a strip, and how far it begins below the glass' upper edge; m
OFF = .016                      # how far the lower edge stands from the skin
CELL = .75                      # of the triangles, by those of other fittings


@fitting('visors')
def add_visors(car: Car) -> None:
    """
    Along the upper edge of the doors' glass: a van's front doors alone have any that opens. On the side that pictures show:
    the other would be a smear behind two panes.
    """
    d, b, lay = car.design, car.body, car.layout

    def strip(q: Array, ends: Array) -> Array:
        x, y, z = q.T
        way = -smax(lay.along_screen(x, z, d.dlo_front), z - lay.dlo_top(x), .08)      # down from the edge, which the pillar is, too
        rear = (x - d.dlo_rear - d.dlo_lean * (z - 1.15)) * .94
        tall = TALL * step(.09, .24, z - b.belt(x))
        across = smax(smax(way - tall, BELOW - way, .004), smax(ends, rear + BELOW, .02), .022)
        off = .003 + (OFF - .003) * np.clip(way / TALL, 0, 1)
        return smax(smax(across, np.maximum(b(q) - off, -.004 - b(q)), .003), .25 - y, .01)
    top, half = float(lay.dlo_top(np.array(d.b_pillar))) + .10, b.half_width
    low, cell = (d.cowl[0] - .05, half - .60, float(b.belt(d.b_pillar))), CELL * car.cell
    front = polygonise(lambda q: strip(q, lay.b_pillar(q) + .012), low, (d.b_pillar + .10, half + .04, top), cell)
    car.add('front', front.mirrored(), 'GlassDark', mirror=False)
    if d.doors > 2 and not d.cargo:
        rear = polygonise(lambda q: strip(q, np.maximum(.006 - lay.b_pillar(q), lay.quarter(q) + .006)),
                          (d.b_pillar - .10, *low[1:]), (d.door_rear + .25, half + .04, top), cell)
        car.add('rear', rear.mirrored(), 'GlassDark', mirror=False)
