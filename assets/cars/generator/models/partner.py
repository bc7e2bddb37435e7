"""Peugeot Partner."""
from ..archetypes import SMALL_VAN
from ..fit import Measures, fit
from ..model import Look, Model

MEASURES = Measures(4384, 1643, 1900, 2717, clearance=165, tyre='175/70 R14')

DESIGN = fit(SMALL_VAN, 'partner', MEASURES, front_overhang=0.82, wheel=14)

MODEL = Model(
    'partner', 'peugeot', 'van', DESIGN, looks=(
        Look(changes=dict(rim_style='steel'), contrast_roof=False),
        Look('confort', ('WB924VB9KHF', 'NMJXTXXN1KG'), dict(bumper_material='Paint', rim_style='cover'), contrast_roof=False),
    ))
