"""The skin: polygonised, cut along every panel border, each label made a panel."""
import numpy as np

from .car import Car
from .cutting import cut, heal_slivers
from .labels import GLASS, PAINTED, cuts, label
from .mesh import Mesh, polygonise, unit
from .panels import panel

OPEN = ('', 'lamp_f', 'grille', 'vent', 'pillar', 'pillar2', 'dlo', *GLASS)      # no inner shell behind these


def cut_skin(car: Car) -> dict[str, Mesh]:
    """The pieces of the half y > 0 by label."""
    d, b, cell = car.design, car.body, car.cell
    low, high = (-.06, -2.5 * cell, d.clearance - .05), (d.length + .12, b.half_width + .10, d.height + .12)
    skin = cut(polygonise(b, low, high, cell), b, lambda q: q[:, 1], snap=.3 * cell)
    skin = skin.take(skin.centroids()[:, 1] > 0)
    skin.V[np.abs(skin.V[:, 1]) < 1e-6, 1] = 0
    for field, mask in cuts(car.layout):
        skin = cut(skin, b, field, mask, snap=.32 * cell)
    labels = heal_slivers(skin, label(car.layout, skin.centroids(), unit(skin.N[skin.F].mean(1))))
    return {name: skin.take(labels == name) for name in np.unique(labels) if name}


def _paint_of(car: Car, name: str) -> str:
    if name == 'roof':
        return 'RoofPaint'
    return car.design.bumper_material if name.startswith('bumper') else 'Paint'


def add_panels(car: Car) -> None:
    """Painted sheet metal, black trim, glass."""
    for name in PAINTED:
        if name in car.pieces:
            car.add(name, panel(car.pieces[name], gap=.0048, radius=.0018, depth=.014),
                    _paint_of(car, name))
    shapes = {
        'sill': (dict(gap=.002, depth=.02), 'Trim'),
        'skid': (dict(gap=.002, radius=.003, depth=.02, lift=.008), 'Satin'),
        'clad': (dict(gap=-.004, radius=.003, depth=.02, lift=.006), 'Trim'),
        'cowl': (dict(gap=.004, lift=-.008), 'Trim'),
        'pillar': (dict(gap=.003, radius=.001, depth=.01, lift=-.0005), 'Gloss'),
        'pillar2': (dict(gap=.003, radius=.001, depth=.01, lift=-.0005), 'Gloss'),
        'dlo': (dict(gap=.001, radius=.002, depth=.01, lift=.001), 'Chrome' if car.design.chrome else 'Gloss'),
        'bed': (dict(gap=.001), 'Trim'),
    }
    pane = dict(gap=.0, radius=.0005, depth=.004, lift=-.0015)
    shapes |= {name: (pane, 'Glass' if name == 'screen' else 'GlassDark') for name in GLASS}
    shapes |= {name: (pane, 'Gloss') for name in ('frit', 'frit_r')}
    for name, (shape, material) in shapes.items():
        if name in car.pieces:
            car.add(name, panel(car.pieces[name], **shape), material)


def add_inner_shell(car: Car) -> None:
    """A dark shell behind the shut gaps."""
    d, b, lay = car.design, car.body, car.layout
    high = (d.length + .12, b.half_width + .10, d.height + .12)
    inner = polygonise(b, (-.05, -.1, d.clearance - .05), high, .035)
    inner = inner.take(inner.centroids()[:, 1] > -.001)
    for field, mask in cuts(lay):
        inner = cut(inner, b, field, mask, snap=.006)
    q = inner.centroids()
    keep = ~np.isin(label(lay, q, unit(inner.N[inner.F].mean(1))), OPEN)
    for i in (0, 1):
        keep &= lay.arch(i, .05)(q) > 0
    car.add('inner', inner.take(keep).offset(-.022), 'Under')
