"""Fiat 500e."""
from ..archetypes import HATCH, circle
from ..fit import Measures, fit, rim, shift
from ..model import Look, Model

MEASURES = Measures(3632, 1683, 1527, 2322, clearance=120, tyre='185/65 R15')

DESIGN = shift(fit(HATCH, '500e', MEASURES, front_overhang=0.74, belt=0.93, wheel=16, doors=2, b_pillar=2.16,
                   dlo_rear=3.00, door_rear=3.20, dlo_lean=.42, hood_crease=(.26, .08, .03), shoulder_slope=.46, crease_soft=.05,
                   nose_plan=(.36, 2.1), tail_plan=(.30, 2.1), corner_r=.24, spoiler=.05, tumble=.30, roof_crown=.065,
                   crown=((0, .02), (.25, .075), (.8, .105), (1.1, .10), (2, .05), (3.6, .03)),
                   grille=((0, .30), (.30, .30), (.34, .36), (.30, .40), (0, .405)), vent=(), lower_slope=.08,
                   lamp_front=circle(.57, .73, .110), slot=(), hood_edge=.64, lamp_style='round'),
               cowl=(-.10, .03), header=(-.20, .012), rear_top=(-.05, -.01), rear_bottom=(.04, -.02))

MODEL = Model(
    '500e', 'fiat', 'hatch', DESIGN, looks=(
        Look(changes=dict(rim_style='five')),
        Look('premium', ('P11',), dict(rim_style='multi10', chrome=True, rim_d=rim(17))),
    ),
    keeps=('lamp_front', 'lamp_style', 'grille', 'vent', 'slot'))
