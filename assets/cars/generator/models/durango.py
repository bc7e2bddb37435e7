"""Dodge Durango."""
from ..archetypes import SUV
from ..fit import Measures, fit, move, shift
from ..model import Look, Model

MEASURES = Measures(5075, 1925, 1801, 3042, clearance=205, tyre='265/60 R18')

DESIGN = move(shift(fit(SUV, 'durango', MEASURES, dlo_lean=.22, front_overhang=0.9, wheel=20, tumble=.21, boat_tail=.07,
                   tail_plan=(.13, 2.9), rails=False, skid=0),
               cowl=(.08, 0), header=(.04, 0), rear_top=(.08, 0)), dlo_rear=.28)

MODEL = Model(
    'durango', 'dodge', 'suv', DESIGN, looks=(
        Look(changes=dict(chrome=False)),
        Look('citadel', ('3ZY',), dict(rim_style='multi10', chrome=True)),
    ))
