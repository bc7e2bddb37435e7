"""Abarth Fastback Abarth."""
from ..archetypes import COUPE_SUV
from ..fit import Measures, fit
from ..model import Look, Model

MEASURES = Measures(4427, 1774, 1541, 2533, clearance=180, tyre='215/45 R18')

DESIGN = fit(COUPE_SUV, 'fastback-abarth', MEASURES, front_overhang=0.87, wheel=18, chrome=False, clearance=.190,
             skid=0, exhausts=2)

MODEL = Model(
    'fastback-abarth', 'fiat-abarth', 'coupe-suv', DESIGN, looks=(
        Look(changes=dict(rim_style='turbine')),
        Look('sport', ('WCW',), dict(rim_style='dark5')),
    ))
