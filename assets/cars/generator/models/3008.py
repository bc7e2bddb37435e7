"""Peugeot 3008."""
from ..archetypes import SUV
from ..fit import Measures, fit, kick, move, rim, shift
from ..model import Look, Model

MEASURES = Measures(4542, 1895, 1641, 2739, clearance=190, tyre='225/55 R19')

DESIGN = kick(move(shift(fit(SUV, '3008', MEASURES, dlo_lean=.5, front_overhang=0.9, wheel=19, skid=.07, rails=False, spoiler=.14),
               cowl=(.06, -.02), header=(.14, 0), rear_top=(-.34, -.05)), dlo_rear=-.16), .55, .05)

MODEL = Model(
    '3008', 'peugeot', 'suv', DESIGN, looks=(
        Look(changes=dict(rim_style='turbine', chrome=False)),
        Look('hybrid', ('SPATLEERLJV',), dict(rim_style='multi10', rim_d=rim(20))),
    ))
