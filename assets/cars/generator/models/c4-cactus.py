"""Citroen C4 Cactus."""
from ..archetypes import SUV
from ..fit import Measures, fit, shift
from ..model import Look, Model

MEASURES = Measures(4170, 1714, 1563, 2600, clearance=225, tyre='205/55 R17')

DESIGN = shift(fit(SUV, 'c4-cactus', MEASURES, front_overhang=0.84, belt=1.02, wheel=17, chrome=False, roof_crown=.035,
                   hood_crease=(.36, .08, .06), crease_soft=.03, corner_r=.18, skid=.06),
               cowl=(-.08, .06), header=(.14, 0), rear_top=(-.15, -.06), rear_bottom=(-.02, -.01))

MODEL = Model(
    'c4-cactus', 'citroen', 'suv', DESIGN, looks=(
        Look(changes=dict(rails=True)),
        Look('shine', ('SJE0FU1HBPF',), dict(rim_style='five', rails=True)),
    ))
