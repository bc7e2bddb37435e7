"""Fiat Mobi."""
from ..archetypes import HATCH
from ..fit import Measures, fit, move, shift
from ..model import Look, Model

MEASURES = Measures(3596, 1633, 1501, 2305, clearance=156, tyre='175/65 R14')

DESIGN = move(shift(fit(HATCH, 'mobi', MEASURES, dlo_lean=.2, front_overhang=0.735, belt=0.9, wheel=15,
                        hood_crease=(.28, .12, .06),
                   corner_r=.15, spoiler=.08),
               cowl=(-.03, .02), header=(-.08, .01), rear_top=(.02, .02)), dlo_rear=.04)

MODEL = Model(
    'mobi', 'fiat', 'hatch', DESIGN, looks=(
        Look(changes=dict(rim_style='cover')),
        Look('off-road', ('XF7',), dict(cladding=.042, rails=True, rim_style='dark5', skid=.06)),
    ))
