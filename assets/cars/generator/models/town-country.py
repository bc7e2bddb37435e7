"""Chrysler Town & Country."""
from ..archetypes import MINIVAN
from ..fit import Measures, fit
from ..model import Look, Model

MEASURES = Measures(5151, 1998, 1750, 3078, clearance=145, tyre='225/65 R17')

DESIGN = fit(MINIVAN, 'town-country', MEASURES, front_overhang=0.97, wheel=17)

MODEL = Model(
    'town-country', 'chrysler', 'minivan', DESIGN, looks=(
        Look(changes=dict(rim_style='multi10')),
        Look('limited', ('E3P',), dict(rim_style='five')),
    ))
