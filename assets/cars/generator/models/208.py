"""Peugeot 208."""
from ..archetypes import HATCH
from ..fit import Measures, fit, kick, move, rim
from ..model import Look, Model

MEASURES = Measures(4055, 1738, 1453, 2538, clearance=150, tyre='195/55 R16')

DESIGN = kick(move(fit(HATCH, '208', MEASURES, front_overhang=0.84, belt=0.955, wheel=16, dlo_lean=.75), dlo_rear=-.12), .55, .05)

MODEL = Model(
    '208', 'peugeot', 'hatch', DESIGN, looks=(
        Look(),
        Look('allure', ('XKH358TWM46',), dict(rim_style='multi10', chrome=True, rim_d=rim(17))),
        Look('gt', ('NC3WTGXPR2T',), dict(rim_style='turbine', rim_d=rim(17))),
    ))
