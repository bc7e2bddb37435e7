"""What screens and dials show: flat shapes and words laid on their glass."""
import math

import bpy
import numpy as np
from mathutils import Matrix

from ..curves import Array
from ..mesh import Mesh, unit
from ..scene import to_object
from .dash import screen_at
from .space import Space

CLUSTER_FACE = (1, 0, .25)


class Glass:
    """A pane with axes right, up and out; each thing laid on it lies a little over the one before."""

    def __init__(self, at: tuple[float, float, float], out: tuple[float, float, float], materials: dict[str, bpy.types.Material],
                 collection: bpy.types.Collection) -> None:
        self.out = unit(np.array(out, float))
        self.right = np.array([0, 1., 0])
        self.up = np.cross(self.out, self.right)
        self.at, self.lift = np.array(at, float), .0012
        self.materials, self.collection = materials, collection

    def _place(self, uv: Array) -> Array:
        self.lift += .00012
        return self.at + uv[:, :1] * self.right + uv[:, 1:2] * self.up + self.lift * self.out

    def area(self, points: Array, material: str) -> None:
        """A convex outline, filled."""
        v = self._place(np.array(points, float))
        k = len(v)
        f = np.array([(0, i, i + 1) for i in range(1, k - 1)])
        m = Mesh(v, np.tile(self.out, (k, 1)), f)
        to_object('shown', m, self.materials[material], self.collection)

    def tile(self, u: float, v: float, w: float, h: float, material: str) -> None:
        self.area(np.array([(u - w / 2, v - h / 2), (u + w / 2, v - h / 2), (u + w / 2, v + h / 2), (u - w / 2, v + h / 2)]), material)

    def line(self, points: Array, wide: float, material: str) -> None:
        """A stroke through points, square at its ends."""
        p = np.array(points, float)
        t = unit(np.gradient(p, axis=0))
        side = np.stack([-t[:, 1], t[:, 0]], 1) * wide / 2
        v = self._place(np.concatenate([p - side, p + side]))
        n = len(p)
        f = np.array([q for i in range(n - 1) for q in ((i, i + 1, n + i + 1), (i, n + i + 1, n + i))])
        to_object('shown', Mesh(v, np.tile(self.out, (2 * n, 1)), f), self.materials[material], self.collection)

    def arc(self, u: float, v: float, r: float, start: float, end: float, wide: float, material: str) -> None:
        a = np.radians(np.linspace(start, end, 48))
        self.line(np.stack([u + r * np.cos(a), v + r * np.sin(a)], 1), wide, material)

    def word(self, text: str, u: float, v: float, size: float, material: str, align: str = 'CENTER') -> None:
        self.lift += .00012
        curve = bpy.data.curves.new('word', 'FONT')
        curve.body, curve.size, curve.align_x, curve.align_y = text, size, align, 'CENTER'
        curve.materials.append(self.materials[material])
        o = bpy.data.objects.new('word', curve)
        x, y, z = self.right, self.up, self.out
        at = self.at + u * x + v * y + self.lift * z
        o.matrix_world = Matrix([[x[k], y[k], z[k], at[k]] for k in range(3)] + [[0, 0, 0, 1]])
        self.collection.objects.link(o)


def _dial(g: Glass, u: float, r: float, marks: int, needle: float, label: str) -> None:
    g.arc(u, 0, r, -40, 220, .0012, 'ScreenDim')
    for k in range(marks + 1):
        a = math.radians(220 - 260 * k / marks)
        c, s = math.cos(a), math.sin(a)
        long = .007 if k % 2 == 0 else .004
        g.line(np.array([(u + (r - long) * c, (r - long) * s), (u + r * c, r * s)]), .0011, 'ScreenText')
        if k % 2 == 0:
            g.word(str(k * 20 if marks > 9 else k), u + (r - .0125) * c, (r - .0125) * s, .0068, 'ScreenText')
    a = math.radians(220 - 260 * needle)
    g.line(np.array([(u, 0), (u + (r - .004) * math.cos(a), (r - .004) * math.sin(a))]), .0016, 'ScreenRed')
    g.word(label, u, -.020, .0060, 'ScreenDim')


def show_cluster(space: Space, materials: dict[str, bpy.types.Material], collection: bpy.types.Collection) -> None:
    style = space.style
    at = (space.dash_x - .028, -space.aside, space.dash_top - .035 + style.cluster_rise)
    g = Glass(at, CLUSTER_FACE, materials, collection)
    if style.is_digital:
        g.tile(0, 0, .275, .094, 'ScreenBack')
        for s in (-1, 1):
            g.arc(s * .088, 0, .036, -50, 230, .0022, 'ScreenDim')
            g.arc(s * .088, 0, .036, 150 if s < 0 else 120, 230, .0034, 'ScreenAccent')
        g.word('0', -.088, .003, .026, 'ScreenText')
        g.word('km/h', -.088, -.018, .0070, 'ScreenDim')
        g.word('P' if style.is_automatic else '1', .088, .002, .022, 'ScreenText')
        g.word('420 km', 0, .022, .011, 'ScreenText')
        g.line(np.array([(-.016, -.034), (-.006, .008)]), .0016, 'ScreenDim')
        g.line(np.array([(.016, -.034), (.006, .008)]), .0016, 'ScreenDim')
        g.area(np.array([(-.009, -.030), (.009, -.030), (.007, -.016), (-.007, -.016)]), 'ScreenAccent')
        return
    _dial(g, -.082, .042, 12, .0, 'km/h')
    _dial(g, .082, .042, 8, .10, 'x1000')
    g.tile(0, .002, .052, .060, 'ScreenBack')
    g.word('0', 0, .012, .018, 'ScreenText')
    g.word('12.480 km', 0, -.014, .0066, 'ScreenDim')


def show_screen(space: Space, materials: dict[str, bpy.types.Material], collection: bpy.types.Collection) -> None:
    """A map with a route, the time, and what is played."""
    w, h = space.style.screen
    g = Glass(screen_at(space), (1, 0, 0), materials, collection)
    tall = h > w
    g.tile(0, 0, w, h, 'ScreenBack')
    bar = .018
    mw, mh = (w - .008, h * .52) if tall else (w * .58, h - bar - .010)
    mu, mv = (0, h / 2 - bar - mh / 2 - .002) if tall else (-w / 2 + mw / 2 + .004, -bar / 2)
    g.tile(mu, mv, mw, mh, 'ScreenLand')
    t = np.linspace(-.5, .5, 24)
    for k, (slope, off) in enumerate(((.35, .24), (-.6, -.1), (.12, -.30), (1.4, .1))):
        u = t * mw * .96
        v = np.clip((slope * t + off + .06 * np.sin(6 * t + k)) * mh, -mh * .48, mh * .48)
        g.line(np.stack([mu + u, mv + v], 1), .0022, 'ScreenRoad')
    v = t * mh * .86
    g.line(np.stack([mu + (.10 * np.sin(3.2 * t) - .02) * mw, mv + v], 1), .0042, 'ScreenAccent')
    g.area(np.array([(mu - .006, mv - mh * .30), (mu + .006, mv - mh * .30), (mu, mv - mh * .30 + .012)]), 'ScreenText')
    g.word('10:24', -w / 2 + .008, h / 2 - bar / 2, .0105, 'ScreenText', 'LEFT')
    g.word('22°', w / 2 - .008, h / 2 - bar / 2, .0105, 'ScreenText', 'RIGHT')
    pu, pw = (0, w - .008) if tall else (w / 2 - (w - mw - .012) / 2 - .004, w - mw - .012)
    ph = (h - bar - mh - .014) / 2 if tall else (mh - .004) / 2
    for k in range(2):
        pv = (mv - mh / 2 - .004 - ph / 2 if tall else mv + mh / 2 - ph / 2) - k * (ph + .004)
        g.tile(pu, pv, pw, ph, 'ScreenTile')
        if k == 0:
            s = min(pw, ph) * .42
            g.tile(pu - pw / 2 + s / 2 + .006, pv + .002, s, s, 'ScreenAccent')
            for j, wide in enumerate((.34, .22)):
                g.tile(pu + s * .55, pv + .008 - j * .009, pw * wide, .0034, 'ScreenText' if j == 0 else 'ScreenDim')
        else:
            g.word('A/C', pu - pw * .22, pv, .0095, 'ScreenDim')
            g.word('21,5', pu + pw * .18, pv, .0125, 'ScreenText')
