"""Citroen Aircross."""
from ..archetypes import SUV
from ..fit import Measures, fit, move, shift
from ..model import Look, Model

MEASURES = Measures(4320, 1796, 1664, 2675, clearance=200, tyre='215/60 R17')

DESIGN = move(shift(fit(SUV, 'aircross', MEASURES, dlo_lean=.2, front_overhang=0.83, wheel=17, chrome=False, tumble=.20,
                   tail_plan=(.13, 3.0)),
               cowl=(-.02, 0), header=(-.06, 0), rear_top=(.06, 0)), dlo_rear=.18)

MODEL = Model(
    'aircross', 'citroen', 'suv', DESIGN, looks=(
        Look(),
        Look('xtr', ('30R0MP68LU3',), dict(rim_style='dark5', skid=.10)),
    ))
