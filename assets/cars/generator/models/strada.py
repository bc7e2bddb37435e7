"""Fiat Strada."""
from ..archetypes import COMPACT_PICKUP
from ..fit import Measures, fit, rim, shift
from ..model import Look, Model

MEASURES = Measures(4474, 1732, 1595, 2737, clearance=185, tyre='195/65 R15')

DESIGN = shift(fit(COMPACT_PICKUP, 'strada', MEASURES, front_overhang=0.82, belt=1.02, wheel=16, cladding=.045,
                   roof_bars=False),
               header=(-.02, 0))

MODEL = Model(
    'strada', 'fiat', 'pickup', DESIGN, looks=(
        Look(changes=dict(rails=True)),
        Look('cab-plus', ('WKP',), dict(
            doors=2, rim_style='steel',
            rear_top=(2.56, 1.525), rear_bottom=(2.78, 1.12), bed=(2.88, 4.34, .66, .77),
            b_pillar=2.26, dlo_rear=2.48, door_rear=2.70, rails=False), contrast_roof=False),
        Look('premium', ('UHB',), dict(rim_style='multi10', chrome=True, roll_bar=True, rails=True, rim_d=rim(17))),
    ))
