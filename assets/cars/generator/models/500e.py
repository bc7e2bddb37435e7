"""Fiat 500e."""
from ..archetypes import HATCH, circle
from ..fit import Measures, fit, rim, shift
from ..model import Look, Model

MEASURES = Measures(3632, 1683, 1527, 2322, clearance=120, tyre='185/65 R15')

DESIGN = shift(fit(HATCH, '500e', MEASURES, front_overhang=0.74, belt=0.94, wheel=16, doors=2, b_pillar=2.02,
                   dlo_rear=2.66, door_rear=2.95, hood_crease=(.26, .08, .03), shoulder_slope=.40, crease_soft=.03,
                   nose_plan=(.30, 2.3), tail_plan=(.22, 2.3), corner_r=.20, spoiler=.06,
                   grille=((0, .30), (.30, .30), (.34, .36), (.30, .40), (0, .405)), vent=(), lower_slope=.10,
                   lamp_front=circle(.60, .73, .105), slot=(), hood_edge=.64, lamp_style='round'),
               cowl=(-.06, .02), header=(-.16, .015), rear_top=(-.02, 0), rear_bottom=(.03, -.02))

MODEL = Model(
    '500e', 'fiat', 'hatch', DESIGN, looks=(
        Look(changes=dict(rim_style='five')),
        Look('premium', ('P11',), dict(rim_style='multi10', chrome=True, rim_d=rim(17))),
    ),
    keeps=('lamp_front', 'lamp_style', 'grille', 'vent', 'slot'))
