"""Peugeot 2008."""
from ..archetypes import SUV
from ..fit import Measures, fit, kick, move, rim, shift
from ..model import Look, Model

MEASURES = Measures(4304, 1770, 1550, 2612, clearance=190, tyre='215/60 R17')

DESIGN = kick(move(shift(fit(SUV, '2008', MEASURES, front_overhang=0.88, wheel=17, tumble=.22, dlo_lean=.70),
                         header=(.03, 0), rear_top=(-.13, -.008), cowl=(.04, 0)), dlo_rear=-.10), .55, .055)

MODEL = Model(
    '2008', 'peugeot', 'suv', DESIGN, looks=(
        Look(changes=dict(chrome=False)),
        Look('gt', ('BUSPPZZ79PF',), dict(rim_style='turbine', chrome=False, rim_d=rim(18))),
    ))
