"""Jeep Wrangler."""
from ..archetypes import OFFROAD
from ..fit import Measures, fit
from ..model import Look, Model

MEASURES = Measures(4882, 1894, 1868, 3008, clearance=246, tyre='255/75 R17')

DESIGN = fit(OFFROAD, 'wrangler', MEASURES, front_overhang=0.74, wheel=17)

MODEL = Model(
    'wrangler', 'jeep', 'suv', DESIGN, looks=(
        Look(changes=dict(rim_style='five', fender_material='Paint', side_steps=True)),
        Look('off-road', ('STU',), dict(rim_style='offroad6', fender_material='Trim')),
    ),
    keeps=('lamp_front', 'lamp_style', 'grille', 'grille_style', 'grille_material', 'grille_sink', 'intake', 'slot',
           'vent'))
