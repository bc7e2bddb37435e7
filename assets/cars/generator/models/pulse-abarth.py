"""Abarth Pulse Abarth."""
from ..archetypes import SUV
from ..fit import Measures, fit
from ..model import Look, Model

MEASURES = Measures(4115, 1777, 1544, 2532, clearance=178, tyre='215/50 R17')

DESIGN = fit(SUV, 'pulse-abarth', MEASURES, front_overhang=0.845, belt=0.99, wheel=18, chrome=False, clearance=.190,
             skid=0, rails=False, exhausts=2)

MODEL = Model(
    'pulse-abarth', 'fiat-abarth', 'suv', DESIGN, looks=(
        Look(changes=dict(rim_style='turbine')),
        Look('sport', ('K2F',), dict(rim_style='dark5')),
    ))
