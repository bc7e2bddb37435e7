"""A bicycle: wheels of 26 inches, in the plane y = 0, rear axle over the origin, front wheel to +x, standing on z = 0."""
import math

import numpy as np

from ..mesh import Mesh, join
from ..solids import box, lathe, tube

RADIUS, BASE = .335, 1.06
Parts = dict[str, tuple[Mesh, str]]


def _torus(r: float, thick: float, n: int = 56, sides: int = 10) -> Mesh:
    a = np.linspace(0, 2 * math.pi, sides + 1)
    return lathe(np.stack([r + thick * np.cos(a), thick * np.sin(a)], 1), n)


def _wheel(x: float) -> tuple[Mesh, Mesh]:
    """Tyre; rim with spokes and hub."""
    r = RADIUS
    rim = lathe([(r - .034, -.011), (r - .024, -.012), (r - .024, .012), (r - .034, .011), (r - .034, -.011)], 48)
    hub = lathe([(.018, -.045), (.020, -.03), (.012, 0), (.020, .03), (.018, .045)], 12)
    spokes = [tube([(.015 * math.cos(a + k), side * .028, .015 * math.sin(a + k)), ((r - .03) * math.cos(a), 0, (r - .03) * math.sin(a))],
                   .0019, 4)
              for side in (1, -1) for k in (1.3, -1.3) for a in np.arange(7) * 2 * math.pi / 7 + side * .22 + k * .08]
    at = (x, 0, r)
    return _torus(r - .014, .017).moved(at), join([rim, hub, *spokes]).moved(at)


def _pair(a: tuple[float, float], b: tuple[float, float], out: float, radius: float, narrow: float = .012) -> list[Mesh]:
    """Two tubes beside each other from a to b, wider apart at a."""
    return [tube([(a[0], s * out, a[1]), (b[0], s * narrow, b[1])], radius, 8) for s in (1, -1)]


def bicycle(scale: float = 1., has_front_wheel: bool = True, tilt: float = 0., bars_across: bool = True) -> Parts:
    """Parts and their materials. tilt (radians) lowers the nose around the rear axle; bars_across False: handlebar turned for transport."""
    r = RADIUS
    rear, crank, front = (0., r), (.43, .285), (BASE, r)
    seat, head, crown, saddle, grip = (.275, .70), (.895, .80), (.93, .685), (.235, .79), (.86, .895)
    def rod(a: tuple[float, float], b: tuple[float, float], radius: float) -> Mesh:
        return tube([(a[0], 0, a[1]), (b[0], 0, b[1])], radius, 12)
    frame = [rod(crank, seat, .017), rod(crank, (crown[0] - .005, crown[1] + .02), .021), rod((.285, .665), head, .017), rod(crown, head, .022),
             *_pair(rear, crank, .062, .010, .03), *_pair(rear, (.283, .68), .062, .008)]
    fork = _pair(front, crown, .055, .012, .045) + [tube([(crown[0], -.05, crown[1]), (crown[0], .05, crown[1])], .016)]
    dark = [rod(seat, saddle, .013), rod(head, (.885, .845), .018), rod((.885, .845), grip, .015)]
    dx, dy = (0, .27) if bars_across else (.25, .03)
    bend = .05 if bars_across else 0
    dark.append(tube([(grip[0] - bend - dx, -dy, grip[1] + .02), (grip[0] - dx * .4, -dy * .4, grip[1]), (grip[0] + dx * .4, dy * .4, grip[1]),
                      (grip[0] - bend + dx, dy, grip[1] + .02)], .012))
    t = np.linspace(0, math.pi, 12)
    profile = np.stack([.042 * np.sin(t) + .0005, -.13 * np.cos(t)], 1)
    ball = lathe(profile, 16)                                              # along y; turned along x and pressed flat
    saddle_m = Mesh(ball.V[:, [1, 0, 2]] * [1, 1.15, .55], ball.N[:, [1, 0, 2]], ball.F[:, ::-1]).moved((saddle[0] - .01, 0, saddle[1] + .015))
    ring = lathe([(.055, -.003), (.088, -.003), (.088, .003), (.055, .003), (.055, -.003)], 32).moved((crank[0], -.045, crank[1]))
    arms = [box((crank[0] - .010, side * .055 - .006, min(0, up) + crank[1]), (crank[0] + .010, side * .055 + .006, max(0, up) + crank[1]))
            for side, up in ((1, .165), (-1, -.165))]
    pedals = [box((crank[0] - .045, side * .085 - .04, up + crank[1] - .010), (crank[0] + .045, side * .085 + .04, up + crank[1] + .010))
              for side, up in ((1, .165), (-1, -.165))]
    wheels = [_wheel(0)] + ([_wheel(BASE)] if has_front_wheel else [])
    parts: Parts = {'frame': (join(frame + fork), 'PlateBand'), 'dark': (join([*dark, saddle_m, *pedals]), 'Trim'),
                    'crank': (join([ring, *arms]), 'Satin'), 'tyres': (join(w[0] for w in wheels), 'Tyre'),
                    'rims': (join(w[1] for w in wheels), 'Satin')}
    c, s = math.cos(tilt), math.sin(tilt)
    turn = np.array([[c, 0, -s], [0, 1, 0], [s, 0, c]])
    pivot = np.array([0, 0, r])
    return {name: (Mesh(((m.V - pivot) @ turn + pivot) * scale, m.N @ turn, m.F), material) for name, (m, material) in parts.items()}
