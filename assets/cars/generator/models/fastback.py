"""Fiat Fastback."""
from ..archetypes import COUPE_SUV
from ..fit import Measures, fit, rim
from ..model import Look, Model

MEASURES = Measures(4427, 1774, 1555, 2533, clearance=192, tyre='205/55 R17')

DESIGN = fit(COUPE_SUV, 'fastback', MEASURES, front_overhang=0.87, wheel=17, chrome=False)

MODEL = Model(
    'fastback', 'fiat', 'coupe-suv', DESIGN, looks=(
        Look(),
        Look('premium', ('XFZ', '1V0'), dict(rim_style='multi10', chrome=True, rim_d=rim(18))),
        Look('sport', ('VTZ',), dict(rim_style='dark5', chrome=False, rim_d=rim(18))),
    ))
