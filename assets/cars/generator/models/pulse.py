"""Fiat Pulse."""
from ..archetypes import SUV
from ..fit import Measures, fit, kick, move, rim, shift
from ..model import Look, Model

MEASURES = Measures(4099, 1777, 1579, 2532, clearance=196, tyre='195/60 R16')

DESIGN = kick(move(shift(fit(SUV, 'pulse', MEASURES, front_overhang=0.83, belt=0.99, wheel=17, skid=.08, chrome=False,
                             dlo_lean=.60), rear_top=(-.07, -.005), header=(-.04, 0)), dlo_rear=-.04), .60, .045)

MODEL = Model(
    'pulse', 'fiat', 'suv', DESIGN, looks=(
        Look(changes=dict(rails=True)),
        Look('premium', ('4DR', 'NYM'), dict(rim_style='multi10', chrome=True, rim_d=rim(18))),
    ))
