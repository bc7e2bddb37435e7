"""Everything a car's shape is made from, as one frozen set of parameters."""
from dataclasses import dataclass

Points = tuple[tuple[float, float], ...]


@dataclass(frozen=True)
class Design:
    """Metres unless stated. Side-view curves are (x, z) points; nose and tail are (z, x) points of the centre line."""

    name: str = 'hatch'
    face: str = 'plain'                 # design of grille, lamps and rims: a key of faces.FACES
    length: float = 4.05
    width: float = 1.77                 # over the body, without mirrors
    height: float = 1.45
    wheelbase: float = 2.56
    front_overhang: float = 0.80
    wheel_d: float = 0.655
    rim_d: float = 0.497
    tyre_w: float = 0.205
    clearance: float = 0.165            # lower edge of the body
    arch_gap: float = 0.038             # between tyre and arch
    flare: float = 0.026                # how far the arches stand out
    cladding: float = 0.0               # width of the black arch cladding, 0 = none
    # side view
    belt: Points = ((0, .745), (.22, .820), (.50, .868), (.90, .910), (1.35, .932), (2.2, .955), (3.1, .993),
                    (3.7, 1.028), (4.05, 1.03))
    # crown: of hood and deck, over the belt
    crown: Points = ((0, .015), (.3, .045), (.9, .075), (1.2, .080), (2, .05), (4, .03))
    nose: Points = ((.12, .11), (.22, .050), (.36, .008), (.50, 0), (.64, .008), (.74, .030), (.83, .095), (.95, .28))
    tail: Points = ((.15, 3.90), (.26, 3.975), (.42, 4.035), (.55, 4.05), (.63, 4.035), (.70, 3.995), (.80, 3.975),
                    (.92, 3.965), (1.02, 3.925), (1.12, 3.86))
    crease: Points = ((0, .70), (.8, .765), (2, .79), (3.3, .835), (4.05, .86))
    cowl: tuple[float, float] = (1.06, .985)          # foot of the windscreen
    header: tuple[float, float] = (1.84, 1.390)       # its upper edge
    roof: Points = ((1.4, 1.335), (1.85, 1.414), (2.3, 1.447), (2.9, 1.432), (3.5, 1.372), (4, 1.30))
    rear_top: tuple[float, float] = (3.56, 1.355)     # rear glass, upper end
    rear_bottom: tuple[float, float] = (3.90, 1.00)   # and lower end
    # sections
    section: Points = ((0, -.050), (.12, -.030), (.25, -.029), (.45, -.035), (.65, -.034), (.85, -.017), (1, -.002),
                       (1.2, .012))     # body side: (0 = sill .. 1 = crease, sideways offset)
    lower_line: tuple[float, float] = (.215, .045)    # light catcher: height over clearance, rise to the rear
    lower_slope: float = .17
    hood_crease: tuple[float, float, float] = (.30, .16, .085)   # half distance at the nose, spread, strength
    shoulder_slope: float = 0.55
    crease_soft: float = 0.012
    tumble: float = 0.27                # inward lean of the side glass
    tumble_curve: float = 0.32
    ledge: float = 0.045
    roof_crown: float = 0.045
    nose_plan: tuple[float, float] = (0.27, 2.5)      # sweep-back at full half width, exponent
    tail_plan: tuple[float, float] = (0.17, 2.6)
    corner_r: float = 0.17
    boat_tail: float = 0.10
    side_shift: float = 0.0             # evens out what flares and creases add to the width
    screen_bow: float = 0.13            # how far the windscreen bends back at the sides
    rear_bow: float = 0.07              # and the rear end of the cabin forwards
    glass_top: float = 9.0              # highest edge of the side glass: high roofs go on above it
    # graphics: lamp, grille, vent outlines are (s, z), s = distance from the centre line along the skin
    b_pillar: float = 2.28
    dlo_front: float = .27              # front end of the side glass behind the foot of the windscreen
    dlo_rear: float = 3.30              # rear end of the side glass
    dlo_lean: float = .35               # how far it leans back, metres a metre of height
    door_rear: float = 3.02             # rear edge of the rear door
    lamp_front: Points = ((.43, .725), (.48, .690), (.80, .700), (.95, .750), (1.01, .805), (.78, .790), (.46, .760))
    lamp_rear: Points = ((.36, .845), (.60, .815), (.93, .800), (1.00, .880), (.95, .935), (.66, .925), (.36, .905))
    grille: Points = ((0, .285), (.46, .285), (.55, .41), (.46, .56), (0, .568))
    intake: Points = ()                 # lower opening
    hood_edge: float = 0.0              # height of the hood's leading edge, 0 = over the slot
    bumper_edge: float = 0.0            # height of the bumper's upper edge, 0 = at the lamps
    slot: Points = ((0, .685), (.42, .692), (.435, .748), (0, .744))
    vent: Points = ((.66, .31), (.79, .34), (.87, .58), (.81, .62), (.71, .48))
    lamp_style: str = 'band'            # key of LAMPS
    rear_lamp_style: str = 'ring'       # key of REAR_LAMPS
    grille_style: str = 'bars'          # key of GRILLES
    grille_material: str = 'Gloss'      # of its bars
    grille_sink: float = .012           # how far the bars lie behind the skin
    rim_style: str = 'double5'          # key of RIMS
    tailgate: tuple[float, float] = (.56, .645)       # half width, lower edge
    notchback: bool = False             # boot lid below the rear glass
    sill_h: tuple[float, float, float, float] = (.05, .105, .10, .21)   # black lower body: side, front, rear, diffuser
    plate: tuple[float, float] = (.40, .735)          # heights front, rear
    spoiler: float = 0.10
    skid: float = 0.0                   # height of the bright skid plates, 0 = none
    rails: bool = False
    chrome: bool = False
    bed: tuple[float, ...] = ()         # pickup: front x, rear x, half width, floor z
    doors: int = 4                      # 2 = no rear side doors
    cargo: bool = False                 # no side glass behind the B pillar
    barn_doors: bool = False            # two rear wings instead of a tailgate
    rear_window: bool = True
    plate_recess: float = .016          # depth of the niche of the rear plate
    bumper_material: str = 'Paint'
    bar_bumper: float = 0.0             # how far a separate bar stands before the nose, 0 = none
    fenders: float = 0.0                # how far separate fenders stand off a narrow tub (off-road)
    fender_material: str = 'Trim'
    hinges: bool = False                # exposed door hinges
    spare: bool = False                 # wheel on the tailgate
    side_steps: bool = False
    roll_bar: bool = False              # sport bar behind a pickup's cab
    exhausts: int = 0                   # visible pipes
    roof_bars: bool = False             # cross bars

    @property
    def wheel_z(self) -> float:
        """Height of the axles."""
        return self.wheel_d / 2

    @property
    def axles(self) -> tuple[float, float]:
        """x of front and rear axle."""
        return self.front_overhang, self.front_overhang + self.wheelbase

    @property
    def screen_slope(self) -> float:
        """Metres backwards per metre upwards along the windscreen."""
        (x0, z0), (x1, z1) = self.cowl, self.header
        return (x1 - x0) / (z1 - z0)
