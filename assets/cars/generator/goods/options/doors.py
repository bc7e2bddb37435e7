"""Doors of a car's body: a van's two sliding ones."""
import numpy as np

from ...curves import Array, smax, step
from ...mesh import Mesh, polygonise
from ...outlines import box_sdf, poly_sdf, round_poly
from ..forms import dense, inset, pressed, rectangle, ring, sheet_of, slab
from ..kit import Good, Parts
from ..shaping import Pieces, aimed, gathered, hex_bolt, oblong, piled, prism, put, turn

DOOR = [(-.52, .04), (-.48, 0), (.48, 0), (.52, .04), (.53, .80), (.50, 1.46), (.44, 1.52), (-.50, 1.52), (-.53, 1.46), (-.53, .80)]
WINDOW = [(-.43, .86), (.43, .86), (.415, 1.40), (-.43, 1.40)]
HANDLE = (-.400, .690)


def _bulge(x: Array, y: Array) -> Array:
    """How a door leans in above its belt and below; its crease, its lower fold, the dish of its handle."""
    z = -.13 * (np.maximum(y - .60, 0) / .92) ** 1.9 - .035 * (np.maximum(.45 - y, 0) / .45) ** 2
    z = z + .020 * step(.575, .625, y) * step(.80, .64, y) - .012 * step(.31, .27, y)
    dish = poly_sdf(rectangle(.175, .070, .034, HANDLE, 4), x, y)
    return z - .016 * step(.010, -.020, dish)


def _handle() -> Pieces:
    """A bar to pull, a paddle behind it, the lock's cylinder."""
    x, y = HANDLE
    z = float(_bulge(np.array([x]), np.array([y]))[0])
    def field(q: Array) -> Array:
        bend = .022 - 2.2 * (q[:, 0] - x) ** 2
        grip = box_sdf(np.stack([q[:, 0] - x, q[:, 1] - y, q[:, 2] - z - bend], 1), (0, 0, 0), (.088, .0155, .0085), .0075)
        return smax(grip, -(q[:, 2] - z + .004), .003)
    bar = polygonise(field, (x - .10, y - .03, z - .01), (x + .10, y + .03, z + .04), .0022, 1)
    lock = turn([(0, 0), (.0125, 0), (.0125, .005), (.0105, .007), (0, .007)], .001, 36).moved((x + .120, y, z + .013))
    slot = prism(oblong(.0018, .011, .0006), .0068, .0076).moved((x + .120, y, z + .013))
    return [(bar, 'Plastic'), (lock, 'Chrome'), (slot, 'Gloss')]


def _rail() -> Pieces:
    """The rail at mid height that the door runs on, with its carriage; to +x of the door."""
    y, low = .615, -.055
    channel = prism(oblong(.330, .060, .010), low, low + .020, .003).moved((.585, y, 0))
    groove = prism(oblong(.310, .024, .010), low + .0195, low + .0206).moved((.585, y, 0))
    lips = [prism(oblong(.318, .006, .002), low + .019, low + .0235, .0014).moved((.585, y + s * .0148, 0)) for s in (-1, 1)]
    stop = prism(oblong(.022, .036, .008), low + .018, low + .034, .004).moved((.738, y, 0))
    arm = prism(round_poly([(.46, y - .030), (.60, y - .018), (.63, y), (.60, y + .018), (.46, y + .030)], .012), low + .026, low + .034, .0018)
    rollers = [turn([(0, low + .016), (.0135, low + .016), (.0135, low + .030), (0, low + .030)], .002, 36).moved((x, y, 0)) for x in (.575, .610)]
    nuts = [hex_bolt(.010).moved((x, y, low + .034)) for x in (.575, .610)]
    return [(channel, 'SteelPaint'), (groove, 'Gloss'), *piled(lips, 'Bright'), (stop, 'Rubber'), (arm, 'SteelDark'), *piled(rollers, 'PlasticLight'), *piled(nuts, 'Bright')]


def _arm(y: float, z: float) -> Pieces:
    """A roller on its arm, at the door's front edge, behind it."""
    arm = prism(oblong(.090, .040, .010), z - .008, z, .0018).moved((-.545, y, 0))
    wheel = aimed(turn([(0, -.010), (.018, -.010), (.018, .010), (0, .010)], .003, 36), (0, 1, 0), (-.575, y + (.022 if y > .5 else -.004), z - .004))
    return [(arm, 'SteelDark'), (wheel, 'PlasticLight')]


def _sliding_door() -> Pieces:
    """Seen from outside, its front to -x; standing in the plane of x and y."""
    outline = dense(round_poly(DOOR, .075, 8), .010)
    skin = pressed(slab(outline, -.040, 0, .009, .012), _bulge)
    seal = pressed(ring(np.column_stack([inset(outline, .004)[::2], np.full(len(outline[::2]), -.042)]), .010, 10), _bulge)
    window = dense(round_poly(WINDOW, .070, 8), .012)
    frit = pressed(slab(window, -.002, .0035, .0016, .020), _bulge)
    clear = dense(inset(window, .030), .012)
    pane = pressed(sheet_of(clear, .0040, .022), _bulge)
    shine = [pressed(sheet_of(dense(np.array([(x, .90), (x + w, .90), (x + w + .24, 1.36), (x + .24, 1.36)]), .02), .0044, .022), _bulge) for x, w in ((-.25, .16), (-.02, .035))]
    mould = dense(round_poly([(-.515, .335), (.520, .335), (.520, .400), (-.515, .400)], .010, 4), .014)
    strip = pressed(slab(mould, -.002, .009, .005, .014), _bulge)
    catch = prism(oblong(.030, .085, .006), -.006, .003, .002)
    catch = aimed(catch, (-1, 0, 0), (-.530, .70, -.030))
    pieces: Pieces = [(skin, 'PaintWhite'), (seal, 'Rubber'), (frit, 'Gloss'), (pane, 'Pane'), *piled(shine, 'PaneShine'), (strip, 'PlasticBase'), (catch, 'Steel')]
    return pieces + _handle() + _rail() + _arm(.06, -.050) + _arm(1.46, -.150)


def _mirrored(pieces: Pieces) -> Pieces:
    s = np.array([-1, 1, 1])
    return [(Mesh(m.V * s, m.N * s, m.F[:, ::-1]), of) for m, of in pieces]


def double_door() -> Parts:
    one = _sliding_door()
    near = put(put(_mirrored(one), x=90), (-.545, -.10, .012), z=-20)
    far = put(put(one, x=90), (.545, .10, .012), z=16)
    return gathered(near + far)


GOODS = {
    'double-door': Good(double_door, azimuth=-10, elevation=14),
}
