"""Fiat Titano."""
from ..archetypes import PICKUP
from ..fit import Measures, fit, rim
from ..model import Look, Model

MEASURES = Measures(5331, 1938, 1860, 3180, clearance=235, tyre='245/70 R17')

DESIGN = fit(PICKUP, 'titano', MEASURES, front_overhang=0.93, wheel=17)

MODEL = Model(
    'titano', 'fiat', 'pickup', DESIGN, looks=(
        Look(changes=dict(rim_style='steel')),
        Look('volcano', ('19G',), dict(rails=True, side_steps=True, rim_d=rim(18))),
        Look('ranch', ('DXE',), dict(
            rim_style='five', rails=True, chrome=True, side_steps=True,
            roll_bar=True, rim_d=rim(18))),
    ))
