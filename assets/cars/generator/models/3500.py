"""Ram 3500."""
from ..archetypes import FULL_SIZE
from ..fit import Measures, fit, rim
from ..model import Look, Model

MEASURES = Measures(6094, 2120, 2030, 3797, clearance=240, tyre='275/65 R18')

DESIGN = fit(FULL_SIZE, '3500', MEASURES, front_overhang=1.02, wheel=18, arch_gap=.075)

MODEL = Model(
    '3500', 'ram', 'pickup', DESIGN, looks=(
        Look(changes=dict(rim_style='offroad6-bright', chrome=True, side_steps=True)),
        Look('longhorn', ('BJR',), dict(rim_style='five', chrome=True, side_steps=True, rim_d=rim(20))),
    ))
