"""Jeep Compass."""
from ..archetypes import SUV
from ..fit import Measures, fit, kick, move, rim, shift
from ..model import Look, Model

MEASURES = Measures(4404, 1819, 1637, 2636, clearance=200, tyre='225/55 R18')

DESIGN = kick(move(shift(fit(SUV, 'compass', MEASURES, front_overhang=0.9, wheel=17, nose_plan=(.20, 3.0),
                             corner_r=.13, dlo_lean=.50),
                         header=(-.06, .005), rear_top=(.04, .004)), dlo_rear=.06), .72, .03)

MODEL = Model(
    'compass', 'jeep', 'suv', DESIGN, looks=(
        Look(changes=dict(chrome=False)),
        Look('premium', ('R3Z',), dict(rim_style='multi10', chrome=True, rim_d=rim(18))),
        Look('sport', ('6W0', '55M'), dict(rim_style='dark5', chrome=False, rails=False, rim_d=rim(19))),
    ))
