"""What stands in a picture, without Blender: a front's site, and the points that its picture must hold."""
import numpy as np

from ..curves import Array
from .building import DESIGNS, Dress
from .grounds import Grounds, street, yard
from .kinds import Front
from .signs import pylon, write
from .site import Site

DRESSES = {
    'red': Dress('PanelLight', 'MetalRed', 'Ceiling', 'WoodPale'), 'white': Dress('PanelLight', 'MetalWhite', 'WoodPale', 'Wood'),
    'graphite': Dress('PanelDark', 'MetalDark', 'Wood', 'Wood'), 'panels': Dress('PanelDark', 'MetalDark', 'Wood', 'WoodPale', True),
    'brick': Dress('Brick', 'MetalDark', 'Wood', 'WoodPale'), 'pale': Dress('BrickPale', 'MetalDark', 'WoodPale', 'Wood'),
    'concrete': Dress('BoardConcrete', 'MetalDark', 'Wood', 'Wood'), 'timber': Dress('PanelDark', 'Wood', 'Wood', 'WoodPale'),
    'stucco': Dress('Stucco', 'MetalDark', 'Ceiling', 'Wood'), 'rose': Dress('StuccoRose', 'MetalDark', 'Ceiling', 'WoodPale'),
}
GROUNDS = {
    'plane': Grounds('Paver', 'plane', 'bush', 'hedge'), 'palm': Grounds('ConcreteYard', 'palm', 'agave', 'hedge'),
    'palm-lawn': Grounds('Paver', 'palm', 'agave'), 'olive': Grounds('ConcreteYard', 'olive', 'bush-light'), 'agave': Grounds('AsphaltNew', 'olive', 'agave'),
    'oak': Grounds('AsphaltNew', 'oak', 'bush'), 'jacaranda': Grounds('PaverRed', 'jacaranda', 'bush-light', 'hedge'),
}
EXTENT = {'box': (-13.9, 13.9, 6.3), 'corner': (-13.5, 14.3, 7.7), 'pavilion': (-17.4, 17.4, 6.4), 'storeys': (-12.7, 12.7, 9.4), 'city': (-11., 10., 12.4)}


def scene(front: Front) -> tuple[Site, Array]:
    """The site with building, signs and grounds, and the corners of the front (4, 3)."""
    site, dress, grounds = Site(front.random()), DRESSES[front.dress], GROUNDS[front.grounds]
    DESIGNS[front.design](site, front.brands, dress)
    for band in site.bands:
        write(site, front.brands, band, dress.panels, front.light == 'dusk')
    left, right, top = EXTENT[front.design]
    if front.design == 'city':
        street(site, grounds, left, right)
    else:
        side = 1 if front.azimuth > 0 else -1
        x = yard(site, grounds, right, front.turn, 2.6, side)
        pylon(site, front.brands, x, -.9, 6.8)
        left, right = min(left, x - 1.2), max(right, x + 1.2)
    return site, np.array([(x, -1.2, z) for x in (left, right) for z in (0, top)])
