"""Citroen Jumpy."""
from ..archetypes import VAN
from ..fit import Measures, fit
from ..model import Look, Model

MEASURES = Measures(5309, 1920, 1940, 3275, clearance=150, tyre='215/65 R16')

DESIGN = fit(VAN, 'jumpy', MEASURES, front_overhang=0.89, wheel=16, cargo=True, barn_doors=True, rear_window=False,
             spoiler=0, lower_slope=.12, tumble=.10, ledge=-.01, rear_bow=.015, shoulder_slope=.25, crease_soft=.03)

MODEL = Model(
    'jumpy', 'citroen', 'van', DESIGN, looks=(
        Look(changes=dict(rim_style='cover'), contrast_roof=False),
        Look('windows', ('FJH6L7FFF76',), dict(
            bumper_material='Paint', cargo=False, rear_window=True,
            rim_style='cover'), contrast_roof=False),
        Look('electric', ('75YNA09GYXZ',), dict(bumper_material='Paint', rim_style='turbine'), contrast_roof=False),
    ))
