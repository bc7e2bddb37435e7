"""Fiat Toro."""
from ..archetypes import COMPACT_PICKUP
from ..fit import Measures, fit, rim
from ..model import Look, Model

MEASURES = Measures(4945, 1844, 1743, 2990, clearance=204, tyre='225/65 R17')

DESIGN = fit(COMPACT_PICKUP, 'toro', MEASURES, front_overhang=0.94, wheel=17, rails=True)

MODEL = Model(
    'toro', 'fiat', 'pickup', DESIGN, looks=(
        Look(),
        Look('premium', ('3ZK', 'RE0'), dict(rim_style='multi10', chrome=True, rim_d=rim(18))),
        Look('ranch', ('UZ2',), dict(rim_style='five', chrome=True, roll_bar=True, side_steps=True, rim_d=rim(18))),
    ))
