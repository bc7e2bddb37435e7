"""Fiat Cronos."""
from ..archetypes import SEDAN
from ..fit import Measures, fit, rim, shift
from ..model import Look, Model

MEASURES = Measures(4364, 1726, 1508, 2521, clearance=160, tyre='185/60 R15')

DESIGN = shift(fit(SEDAN, 'cronos', MEASURES, front_overhang=0.82, wheel=16, boat_tail=.10),
               rear_bottom=(-.02, .03))

MODEL = Model(
    'cronos', 'fiat', 'sedan', DESIGN, looks=(
        Look(changes=dict(rim_style='cover')),
        Look('drive', ('NEY', 'K3A'), dict(rim_style='double5')),
        Look('premium', ('1JP',), dict(rim_style='multi10', chrome=True, rim_d=rim(17))),
    ))
