"""One face a brand: lamps, grille and the wheels of its base versions. Drawn for this project; none repeats a maker's."""
from collections.abc import Callable
from dataclasses import replace

from ..design import Design
from . import FACES, Face, grilles, wheels  # noqa: F401  their designs file themselves
from .shapes import front_lamp, is_tall, rear_lamp, reshaped, without_slot

# lamps: strokes in the lamp's box, inner lower corner (0, 0), outer upper corner (1, 1)
front_lamp('dash-blade', [((.06, .50), (.30, .56)), ((.37, .58), (.58, .66)), ((.65, .70), (.94, .92))], .0055,
           [(.30, .27), (.52, .36), (.72, .52)])
front_lamp('hook', [((.10, .74), (.90, .90), (.90, .52)), ((.10, .74), (.10, .40))], .0060, [(.36, .46), (.62, .54)])
front_lamp('frame', [((.12, .16), (.12, .84), (.88, .84), (.88, .16), (.12, .16))], .0070, [(.50, .50)])
front_lamp('bracket', [((.92, .88), (.10, .88), (.10, .14), (.55, .14))], .0085, [(.40, .50), (.64, .52), (.84, .58)])
front_lamp('undercut', [((.04, .18), (.55, .20), (.95, .62))], .0050, [(.28, .55), (.50, .60), (.70, .68)])
front_lamp('twin', [((.05, .78), (.95, .82)), ((.05, .28), (.62, .30))], .0065, [(.72, .40), (.86, .50)])
front_lamp('step', [((.08, .30), (.40, .32), (.52, .74), (.92, .90))], .0062, [(.62, .44), (.78, .56)])
front_lamp('wing', [((.03, .34), (.40, .30), (.97, .80)), ((.40, .62), (.90, .92))], .0050, [(.30, .48), (.52, .52)])
rear_lamp('dash-rear', [((.08, .50), (.34, .50)), ((.42, .50), (.66, .50)), ((.74, .50), (.92, .56))], .0085)
rear_lamp('hook-rear', [((.10, .72), (.88, .72), (.88, .24))], .0080)
rear_lamp('frame-rear', [((.62, .20), (.62, .80), (.90, .80), (.90, .20), (.62, .20))], .0075)
rear_lamp('bracket-rear', [((.86, .88), (.22, .88), (.22, .12), (.86, .12))], .0090)
rear_lamp('line-rear', [((.02, .62), (.96, .62))], .0080)
rear_lamp('twin-rear', [((.08, .74), (.92, .74)), ((.08, .30), (.92, .30))], .0065)
rear_lamp('step-rear', [((.08, .30), (.42, .30), (.58, .72), (.94, .72))], .0080)

CURTAIN = ((1.30, .10), (1.37, .12), (1.46, .66), (1.38, .70))       # slender side vent
BLADE = ((0, .30), (.10, .02), (.60, .10), (.97, .62), (1, 1), (.50, .82), (.06, .66))
BROAD = ((.02, .02), (.55, -.10), (.98, .22), (1, .98), (.50, .92), (.02, .80))
BOXY = ((.06, -.05), (.92, -.05), (1, .30), (1, 1), (.06, 1))
SLIM = ((0, .36), (.06, .20), (.60, .24), (1, .66), (.98, .98), (.45, .74), (.03, .64))


ROUND = 'round'         # a body with round lamps keeps them


def face(brand: str) -> Callable[[Face], Face]:
    """Decorator: file the face of a brand."""
    def file(made: Face) -> Face:
        def worn(d: Design) -> Design:
            new = made(d)
            return replace(new, lamp_style=ROUND) if d.lamp_style == ROUND else new
        FACES[brand] = worn
        return made
    return file


@face('fiat')
def fiat(d: Design) -> Design:
    """Blades of dashes, a wide dashed lower grille, a thin slot between the lamps."""
    if is_tall(d):
        shaped = reshaped(d, grille=((0, .34), (.92, .34), (1, .50), (.95, .90), (.86, 1.0), (0, 1.0)), vent=CURTAIN)
    else:
        shaped = reshaped(d, lamp=BLADE, grille=((0, .06), (.80, .06), (.98, .34), (.84, .66), (0, .70)), vent=CURTAIN)
    return replace(shaped, lamp_style='dash-blade', rear_lamp_style='dash-rear', grille_style='dashes', rim_style='fork7')


@face('fiat-abarth')
def abarth(d: Design) -> Design:
    """Deep honeycomb mouth, large side vents, hooked lamps."""
    shaped = reshaped(without_slot(d), lamp=BLADE, grille=((0, .02), (.70, .02), (.98, .18), (1.02, .52), (.80, .80), (0, .82)),
                      vent=((1.20, .04), (1.50, .10), (1.56, .66), (1.42, .78), (1.24, .50)))
    return replace(shaped, lamp_style='hook', rear_lamp_style='hook-rear', grille_style='honeycomb', rim_style='star5')


@face('jeep')
def jeep(d: Design) -> Design:
    """Upright: boxy framed lamps, two rows of windows in a broad flat grille."""
    if is_tall(d):
        shaped = reshaped(d, lamp=BOXY, grille=((0, .40), (.96, .40), (1, .46), (1, .96), (.96, 1.0), (0, 1.0)))
    else:
        shaped = reshaped(without_slot(d), lamp=BROAD, grille=((0, .46), (.90, .46), (.96, .52), (.98, 1.02), (.92, 1.09), (0, 1.10)),
                          intake=((0, .04), (.84, .04), (.98, .16), (.92, .28), (0, .28)), vent=())
    return replace(shaped, lamp_style='frame', rear_lamp_style='frame-rear', grille_style='windows', rim_style='star5')


@face('ram')
def ram(d: Design) -> Design:
    """Massive: two broad bars over a fine net, bracket lamps."""
    shaped = reshaped(d, grille=((0, .26), (.84, .26), (.98, .40), (1, .88), (.94, 1.0), (0, 1.0)), vent=CURTAIN)
    return replace(shaped, lamp_style='bracket', rear_lamp_style='bracket-rear', grille_style='crossbar', rim_style='block6')


@face('dodge')
def dodge(d: Design) -> Design:
    """Dark and wide: undercut lamps, shallow grille over a deep intake, one line of light behind."""
    shaped = reshaped(d, lamp=SLIM, grille=((0, .52), (.96, .52), (1.04, .70), (.98, .92), (0, .94)),
                      intake=((0, .04), (.74, .04), (1.0, .22), (.92, .40), (0, .40)), vent=CURTAIN)
    return replace(shaped, lamp_style='undercut', rear_lamp_style='line-rear', grille_style='honeycomb', rim_style='star5')


@face('chrysler')
def chrysler(d: Design) -> Design:
    """Quiet: winged lamps, a low oval of fine lines with bright trim."""
    shaped = reshaped(d, lamp=SLIM, grille=((0, .40), (.62, .42), (.98, .66), (.70, .90), (0, .94)),
                      intake=((0, .04), (.80, .04), (1.0, .14), (.86, .28), (0, .28)), vent=())
    return replace(shaped, lamp_style='wing', rear_lamp_style='line-rear', grille_style='fine-lines', rim_style='slim9',
                   chrome=True)


@face('citroen')
def citroen(d: Design) -> Design:
    """Two storeys of light, pairs of lines in a rounded lower grille, soft vents."""
    if is_tall(d):
        shaped = reshaped(d, grille=((0, .34), (.84, .34), (.98, .50), (.98, .92), (0, .96)))
    else:
        shaped = reshaped(d, lamp=BROAD, grille=((0, .08), (.66, .08), (.92, .26), (.92, .54), (.66, .70), (0, .72)), vent=())
    return replace(shaped, lamp_style='twin', rear_lamp_style='twin-rear', grille_style='twin-line', rim_style='blade5')


@face('peugeot')
def peugeot(d: Design) -> Design:
    """Frameless: lozenges that fade out towards slim lamps with a stepped line of light."""
    if is_tall(d):
        shaped = reshaped(d, grille=((0, .30), (.90, .30), (1, .44), (1, .96), (0, 1.0)))
    else:
        shaped = reshaped(without_slot(d), lamp=BLADE, grille=((0, .06), (.76, .06), (1.02, .44), (.98, .96), (.84, 1.04), (0, 1.06)),
                          vent=CURTAIN)
    return replace(shaped, lamp_style='step', rear_lamp_style='step-rear', grille_style='fading-gems',
                   rim_style='fan10')
