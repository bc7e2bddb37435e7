"""Citroen Basalt."""
from ..archetypes import COUPE_SUV
from ..fit import Measures, fit, rim
from ..model import Look, Model

MEASURES = Measures(4343, 1821, 1585, 2645, clearance=180, tyre='205/60 R16')

DESIGN = fit(COUPE_SUV, 'basalt', MEASURES, front_overhang=0.83, wheel=16, chrome=False)

MODEL = Model(
    'basalt', 'citroen', 'coupe-suv', DESIGN, looks=(
        Look(changes=dict(rim_style='cover')),
        Look('shine', ('BVYB1HPENCF', '5GKGC61XVMZ'), dict(chrome=True, rim_d=rim(17))),
        Look('dark', ('U6NK6UBKFX9',), dict(rim_style='dark5', chrome=False, rim_d=rim(17))),
    ))
