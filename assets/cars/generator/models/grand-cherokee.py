"""Jeep Grand Cherokee."""
from ..archetypes import SUV
from ..fit import Measures, fit, move, rim, shift
from ..model import Look, Model

MEASURES = Measures(4914, 1979, 1801, 2964, clearance=215, tyre='265/50 R20')

DESIGN = move(shift(fit(SUV, 'grand-cherokee', MEASURES, dlo_lean=.25, front_overhang=0.9, wheel=20, tumble=.22, boat_tail=.07,
                   tail_plan=(.13, 2.9), nose_plan=(.20, 3.0), corner_r=.13),
               cowl=(.06, 0), header=(.02, 0), rear_top=(.06, 0)), dlo_rear=.20)

MODEL = Model(
    'grand-cherokee', 'jeep', 'suv', DESIGN, looks=(
        Look(),
        Look('summit', ('YAT',), dict(rim_style='multi10', rim_d=rim(21))),
    ))
