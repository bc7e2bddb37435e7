"""Chrysler 300C."""
from ..archetypes import SEDAN
from ..fit import Measures, fit, rim, shift
from ..model import Look, Model

MEASURES = Measures(5066, 1902, 1492, 3052, clearance=130, tyre='235/55 R18')

DESIGN = shift(fit(SEDAN, '300c', MEASURES, front_overhang=0.89, belt=1.02, wheel=18, hood_crease=(.40, .06, .12),
                   nose_plan=(.18, 3.2), tail_plan=(.12, 3.2), corner_r=.11, tumble=.24, tumble_curve=.26),
               cowl=(.04, -.01), header=(.05, 0), rear_top=(.12, .01), rear_bottom=(.10, .02))

MODEL = Model(
    '300c', 'chrysler', 'sedan', DESIGN, looks=(
        Look(changes=dict(rim_style='five', chrome=True)),
        Look('sport', ('BD4',), dict(rim_style='dark5', exhausts=2, chrome=False, rim_d=rim(20))),
    ))
