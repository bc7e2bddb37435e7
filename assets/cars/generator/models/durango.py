"""Dodge Durango."""
from ..archetypes import SUV
from ..fit import Measures, fit, kick, move, shift
from ..model import Look, Model

MEASURES = Measures(5075, 1925, 1801, 3042, clearance=205, tyre='265/60 R18')

DESIGN = kick(move(shift(fit(SUV, 'durango', MEASURES, dlo_lean=.34, front_overhang=0.9, belt=1.13, wheel=20, tumble=.21, boat_tail=.07,
                        tail_plan=(.13, 2.9), rails=False, skid=0),
                    cowl=(.20, -.03), header=(.20, 0), rear_top=(-.10, -.04), rear_bottom=(.02, -.02)), dlo_rear=.16), .62, .04)

MODEL = Model(
    'durango', 'dodge', 'suv', DESIGN, looks=(
        Look(changes=dict(chrome=False)),
        Look('citadel', ('3ZY',), dict(rim_style='slim9', chrome=True)),
    ))
