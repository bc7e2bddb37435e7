"""Ram 1500."""
from ..archetypes import FULL_SIZE
from ..fit import Measures, fit, rim
from ..model import Look, Model

MEASURES = Measures(5916, 2084, 1971, 3672, clearance=220, tyre='275/55 R20')

DESIGN = fit(FULL_SIZE, '1500', MEASURES, front_overhang=1.0, wheel=20, arch_gap=.075)

MODEL = Model(
    '1500', 'ram', 'pickup', DESIGN, looks=(
        Look(changes=dict(rim_style='multi10', chrome=True, side_steps=True)),
        Look('rebel', ('TDT',), dict(rim_style='offroad6', side_steps=False, skid=.11)),
        Look('limited', ('V8F',), dict(chrome=True, side_steps=True, rim_d=rim(22))),
    ))
