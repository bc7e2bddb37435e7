"""Dodge Journey."""
from ..archetypes import SUV
from ..fit import Measures, fit, move, shift
from ..model import Look, Model

MEASURES = Measures(4888, 1834, 1765, 2890, clearance=190, tyre='225/55 R19')

DESIGN = move(shift(fit(SUV, 'journey', MEASURES, dlo_lean=.3, front_overhang=0.96, wheel=19, tumble=.20,
                        cladding=0, boat_tail=.06,
                   skid=0),
               cowl=(-.02, 0), rear_top=(.10, 0)), dlo_rear=.12)

MODEL = Model(
    'journey', 'dodge', 'suv', DESIGN, looks=(
        Look(changes=dict(rim_style='five', chrome=True)),
        Look('sport', ('24H',), dict(rim_style='dark5', chrome=False)),
        Look('crossroad', ('91K',), dict(rim_style='dark5', skid=.09)),
    ))
