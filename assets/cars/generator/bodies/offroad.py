"""Open country cars: upright screen, separate fenders, exposed hinges. Fields as in design.py; metres."""
from dataclasses import replace

from .lamp_outlines import circle
from .passenger import SUV

OFFROAD = replace(
    SUV, name='off-road', dlo_front=.20, rear_bow=.015, length=4.88, width=1.89, height=1.87, wheelbase=3.008,
    front_overhang=.74, wheel_d=.82, rim_d=.47, tyre_w=.255, clearance=.30, arch_gap=.075, flare=0, cladding=0,
    fenders=.13, hinges=True, spare=True, rails=False, chrome=False, skid=0, spoiler=0,
    belt=((0, 1.12), (.3, 1.16), (.8, 1.185), (1.5, 1.205), (2.4, 1.215), (3.4, 1.22), (4.88, 1.22)),
    crown=((0, .02), (.3, .03), (.9, .035), (1.3, .035), (2.2, .03), (4.88, .02)),
    nose=((.34, .26), (.46, .17), (.56, .14), (.66, .13), (.74, .125), (.82, .125), (.95, .13), (1.08, .145), (1.20, .21)),
    bar_bumper=.20,
    tail=((.30, 4.60), (.44, 4.63), (.56, 4.64), (.66, 4.635), (.78, 4.60), (1.0, 4.60), (1.2, 4.60), (1.4, 4.59)),
    crease=((0, 1.02), (.9, 1.04), (2.1, 1.06), (3.6, 1.06), (4.88, 1.06)),
    crease_soft=.03, shoulder_slope=.30,
    section=((0, -.030), (.12, -.012), (.25, -.006), (.45, -.002), (.65, 0), (.85, 0), (1, 0), (1.2, .004)),
    lower_slope=.04, cowl=(1.60, 1.235), header=(1.90, 1.755), screen_bow=.05,
    roof=((1.6, 1.77), (1.9, 1.815), (2.3, 1.855), (3.0, 1.87), (4.0, 1.865), (4.88, 1.84)),
    roof_crown=.025, rear_top=(4.46, 1.80), rear_bottom=(4.57, 1.25), tumble=.10, tumble_curve=.08, ledge=.03,
    boat_tail=.02, b_pillar=2.62, door_rear=3.46, dlo_rear=4.25, hood_crease=(.42, .02, .12), nose_plan=(.05, 3.0),
    tail_plan=(.04, 4), corner_r=.07, lamp_front=circle(.55, 1.00, .088), hood_edge=1.10, bumper_edge=.78,
    bumper_material='Trim',
    lamp_rear=((.66, .92), (.78, .92), (.78, 1.16), (.66, 1.16)),
    slot=(), intake=(), vent=(),
    grille=((0, .86), (.40, .86), (.43, .90), (.43, 1.05), (.40, 1.08), (0, 1.085)),
    grille_style='ports', grille_material='Paint', grille_sink=.001, tailgate=(.62, .76), sill_h=(.05, .16, .10, .10),
    plate=(.60, .60), plate_recess=0, lamp_style='round')

OFFROAD_PICKUP = replace(
    OFFROAD, name='off-road-pickup', length=5.54, width=1.875, height=1.85, wheelbase=3.488, front_overhang=.76,
    spare=False,
    tail=((.30, 5.40), (.44, 5.50), (.56, 5.54), (.66, 5.53), (.74, 5.47), (.84, 5.45), (1.0, 5.45), (1.2, 5.45),
          (1.4, 5.44)),
    belt=((0, 1.12), (.3, 1.16), (.8, 1.185), (1.5, 1.205), (2.4, 1.215), (3.4, 1.22), (5.54, 1.22)),
    crease=((0, 1.02), (.9, 1.04), (2.1, 1.06), (3.6, 1.06), (5.54, 1.06)),
    roof=((1.6, 1.75), (1.9, 1.795), (2.3, 1.835), (3.0, 1.85), (3.9, 1.835)),
    header=(1.90, 1.735), rear_top=(3.80, 1.78), rear_bottom=(3.90, 1.25), dlo_rear=3.52, bed=(4.02, 5.34, .66, .84),
    tailgate=(.66, .80), plate=(.60, .60))
