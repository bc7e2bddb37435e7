"""Fiat Ducato."""
from ..archetypes import LARGE_VAN
from ..fit import Measures, fit
from ..model import Look, Model

MEASURES = Measures(5998, 2050, 2522, 4035, clearance=170, tyre='225/75 R16')

DESIGN = fit(LARGE_VAN, 'ducato', MEASURES, front_overhang=0.95, wheel=16)

MODEL = Model(
    'ducato', 'fiat', 'van', DESIGN, looks=(
        Look(changes=dict(rim_style='steel'), contrast_roof=False),
        Look('minibus', ('KAB',), dict(bumper_material='Paint', cargo=False, rear_window=True, rim_style='cover'), contrast_roof=False),
    ))
