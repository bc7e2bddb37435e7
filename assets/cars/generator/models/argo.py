"""Fiat Argo."""
from ..archetypes import HATCH
from ..fit import Measures, fit, kick
from ..model import Look, Model

MEASURES = Measures(3998, 1724, 1501, 2521, clearance=155, tyre='185/60 R15')

DESIGN = kick(fit(HATCH, 'argo', MEASURES, front_overhang=0.8, wheel=16, dlo_lean=.55), .60, .025)

MODEL = Model(
    'argo', 'fiat', 'hatch', DESIGN, looks=(
        Look(changes=dict(rim_style='cover')),
        Look('drive', ('4MK', '6LY'), dict(rim_style='multi10')),
        Look('off-road', ('WRN',), dict(cladding=.044, rails=True, rim_style='dark5', skid=.07)),
    ))
