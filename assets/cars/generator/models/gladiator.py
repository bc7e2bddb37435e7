"""Jeep Gladiator."""
from ..archetypes import OFFROAD_PICKUP
from ..fit import Measures, fit
from ..model import Look, Model

MEASURES = Measures(5539, 1875, 1848, 3488, clearance=253, tyre='255/75 R17')

DESIGN = fit(OFFROAD_PICKUP, 'gladiator', MEASURES, front_overhang=0.76, wheel=17)

MODEL = Model(
    'gladiator', 'jeep', 'pickup', DESIGN, looks=(
        Look(changes=dict(rim_style='offroad6')),
        Look('launch', ('WVY',), dict(rim_style='offroad6-bright', fender_material='Paint', roll_bar=True)),
    ),
    keeps=('lamp_front', 'lamp_style', 'grille', 'grille_style', 'grille_material', 'grille_sink', 'intake', 'slot',
           'vent'))
