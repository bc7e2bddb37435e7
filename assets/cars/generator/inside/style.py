"""How the cabins of a brand differ, and those of its better cars from its plain ones."""
from dataclasses import dataclass, replace

Size = tuple[float, float]


@dataclass(frozen=True)
class Style:
    """Metres; materials are names of `matter.py`."""

    screen: Size = (.235, .140)         # width and height of the screen in the middle
    is_digital: bool = False            # instruments on a screen instead of dials
    vents: str = 'slim'                 # slim, tall or round
    decor: str = 'Satin'                # the band across the dashboard
    wheel_radius: float = .183
    wheel_drop: float = .075            # of its middle below the dashboard's upper edge
    cluster_rise: float = .0            # of the instruments above it
    is_automatic: bool = False
    lining: str = 'Lining'              # of the roof
    accent: tuple[float, float, float] = (.02, .30, .75)    # of what glows on the screens, linear


FIAT = Style()
BRANDS = {
    'fiat': FIAT,
    'fiat-abarth': replace(FIAT, is_digital=True, is_automatic=True, lining='DarkLining', decor='GlossBlack',
                           accent=(.75, .02, .02), screen=(.25, .15)),
    'jeep': Style(screen=(.24, .15), vents='tall', decor='GlossBlack', is_automatic=True, is_digital=True,
                  accent=(.75, .28, .03)),
    'peugeot': Style(screen=(.25, .13), wheel_radius=.166, wheel_drop=.125, cluster_rise=.045, is_digital=True,
                     decor='GlossBlack', vents='slim', lining='Lining', accent=(.02, .45, .62)),
    'citroen': Style(screen=(.25, .145), vents='tall', decor='Weave', accent=(.70, .22, .05)),
    'ram': Style(screen=(.21, .30), vents='tall', decor='Bronze', is_automatic=True, is_digital=True,
                 wheel_radius=.19, accent=(.70, .10, .03)),
    'dodge': Style(screen=(.23, .15), vents='round', decor='Satin', is_automatic=True, accent=(.72, .03, .02)),
    'chrysler': Style(screen=(.23, .16), vents='tall', decor='Wood', is_automatic=True, accent=(.05, .35, .70)),
}
# Cars that differ from their brand's.
MODELS: dict[str, dict[str, object]] = {
    'mobi': {'screen': (.185, .115)}, 'fiorino': {'screen': (.165, .10)},
    'ducato': {'screen': (.20, .125), 'vents': 'tall'}, 'scudo': {'screen': (.19, .115)},
    '500e': {'vents': 'round', 'is_digital': True, 'is_automatic': True, 'screen': (.25, .105), 'decor': 'Pearl'},
    'toro': {'is_digital': True, 'is_automatic': True, 'screen': (.19, .25)},
    'rampage': {'screen': (.27, .155)}, 'titano': {'is_automatic': True, 'screen': (.24, .145)},
    'fastback': {'is_digital': True, 'is_automatic': True, 'screen': (.25, .15)},
    'wrangler': {'vents': 'round', 'decor': 'Satin', 'is_digital': False},
    'gladiator': {'vents': 'round', 'decor': 'Satin', 'is_digital': False},
    'partner': {'is_digital': False, 'screen': (.185, .115), 'wheel_radius': .178, 'cluster_rise': 0, 'wheel_drop': .09},
    'expert': {'is_digital': False, 'screen': (.19, .115), 'wheel_radius': .183, 'cluster_rise': 0, 'wheel_drop': .08},
    'jumpy': {'screen': (.19, .115), 'decor': 'Satin', 'vents': 'slim'},
    '3008': {'screen': (.28, .13), 'is_automatic': True}, '2008': {'is_automatic': True},
}


def style_of(slug: str, brand: str) -> Style:
    """The style of a model's cabin."""
    return replace(BRANDS[brand], **MODELS.get(slug, {}))
