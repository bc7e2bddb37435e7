"""Jeep Renegade."""
from ..archetypes import SUV
from ..fit import Measures, fit, move, rim, shift
from ..model import Look, Model

MEASURES = Measures(4268, 1805, 1706, 2570, clearance=200, tyre='215/60 R17')

DESIGN = move(shift(fit(SUV, 'renegade', MEASURES, front_overhang=0.85, belt=1.05, wheel=17, tumble=.16, tumble_curve=.14,
                   nose_plan=(.17, 3.2), tail_plan=(.10, 3.2), corner_r=.11, crease_soft=.02,
                   hood_crease=(.40, .06, .10), boat_tail=.04, spoiler=.06, dlo_lean=.12, screen_bow=.09, chrome=False),
               cowl=(-.02, .03), header=(-.20, .01), rear_top=(.17, .005), rear_bottom=(.03, 0)), dlo_rear=.16)

MODEL = Model(
    'renegade', 'jeep', 'suv', DESIGN, looks=(
        Look(),
        Look('premium', ('F7P', 'VME'), dict(rim_style='multi10', chrome=True, rim_d=rim(18))),
        Look('off-road', ('SH4',), dict(rim_style='offroad6', skid=.10)),
    ))
