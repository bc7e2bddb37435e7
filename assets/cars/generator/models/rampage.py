"""Ram Rampage."""
from ..archetypes import COMPACT_PICKUP
from ..fit import Measures, fit, rim
from ..model import Look, Model

MEASURES = Measures(5028, 1886, 1780, 2994, clearance=225, tyre='235/65 R17')

DESIGN = fit(COMPACT_PICKUP, 'rampage', MEASURES, front_overhang=0.95, wheel=17, hood_crease=(.38, .10, .15),
             nose_plan=(.21, 3.0), corner_r=.12)

MODEL = Model(
    'rampage', 'ram', 'pickup', DESIGN, looks=(
        Look(changes=dict(chrome=True, rails=True)),
        Look('rebel', ('3J1',), dict(rim_style='offroad6', chrome=False, skid=.09, rails=True)),
        Look('laramie', ('MHX',), dict(rim_style='multi10', chrome=True, rails=True, rim_d=rim(19))),
        Look('sport', ('8VE',), dict(rim_style='dark5', chrome=False, exhausts=2, rim_d=rim(19))),
    ))
