"""Citroen C3."""
from ..archetypes import HATCH
from ..fit import Measures, fit, shift
from ..model import Look, Model

MEASURES = Measures(3981, 1733, 1604, 2540, clearance=180, tyre='195/65 R15')

DESIGN = shift(fit(HATCH, 'c3', MEASURES, front_overhang=0.8, belt=0.99, wheel=16, cladding=.04, skid=.06,
                   hood_crease=(.34, .10, .07), corner_r=.15, spoiler=.09, dlo_lean=.22, nose_plan=(.20, 3.0)),
               cowl=(-.02, .03), header=(-.08, .02), rear_top=(.02, .03), rear_bottom=(0, .02))

MODEL = Model(
    'c3', 'citroen', 'hatch', DESIGN, looks=(
        Look(changes=dict(rim_style='cover')),
        Look('feel', ('DAUW4Z0DPMF', 'PRLFUYJGS8R'), dict(rails=True)),
        Look('xtr', ('ZJXWSSHXF0G',), dict(rim_style='dark5', rails=True, skid=.08)),
    ))
