"""Jeep Commander."""
from ..archetypes import SUV
from ..fit import Measures, fit, move, rim, shift
from ..model import Look, Model

MEASURES = Measures(4769, 1859, 1682, 2794, clearance=205, tyre='235/55 R18')

DESIGN = move(shift(fit(SUV, 'commander', MEASURES, front_overhang=0.9, wheel=18, boat_tail=.06, tail_plan=(.13, 2.9),
                        nose_plan=(.18, 3.1), corner_r=.12, dlo_lean=.16),
                    header=(-.08, .008), rear_top=(.14, .012), rear_bottom=(.04, 0)), dlo_rear=.34)

MODEL = Model(
    'commander', 'jeep', 'suv', DESIGN, looks=(
        Look(),
        Look('premium', ('P0Y', 'FTY'), dict(rim_style='multi10', rim_d=rim(19))),
        Look('sport', ('LTZ',), dict(rim_style='dark5', chrome=False, rim_d=rim(19))),
    ))
