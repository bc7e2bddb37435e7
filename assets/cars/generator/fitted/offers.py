"""Which fittings a model has: what the catalogue (world/catalogue) offers of what one sees from outside."""
from ..render.designs import design_of
from . import bed, bumpers, decals, fog, glass, led, rear, roof, sides, visors, wheels  # noqa: F401  file their makers
from .registry import FITTINGS, alone, is_wheel  # noqa: F401

INSIDE = 'inside-'
FLOOR = ('inside-carpet-mats', 'inside-rubber-mats', 'inside-door-sills')          # every car can have them
LOAD = ('inside-wood-lining', 'inside-rubber-floor', 'inside-glass-bulkhead', 'inside-shelving')    # and every van with a load space these
OFFERS = {         # in the order in which they are laid over each other
    '1500': 'wheels-sport wheels-off-road window-film roof-box hood-decal side-moulding running-boards rock-sliders snorkel soft-cover '
            'hard-cover bed-box bed-bar tow hitch-bike inside-seat-covers inside-phone-mount',
    '2008': 'wheels-comfort wheels-sport wheels-dark panoramic window-film roof-bars roof-box led-lamps side-moulding visors hitch-bike '
            'inside-seat-covers inside-wide-screen inside-ambient-light inside-dashcam inside-phone-mount',
    '208': 'wheels-comfort wheels-sport window-film spoiler led-fog-lamps led-lamps side-moulding chrome tow hitch-bike '
           'inside-seat-covers inside-wide-screen inside-ambient-light inside-dashcam inside-phone-mount',
    '2500': 'wheels-sport wheels-off-road window-film roof-box hood-decal visors running-boards rock-sliders snorkel soft-cover '
            'hard-cover tow hitch-bike inside-seat-covers inside-phone-mount',
    '3008': 'wheels-sport wheels-dark panoramic window-film roof-bars roof-box roof-bike led-fog-lamps side-moulding tow hitch-bike '
            'inside-seat-covers inside-wide-screen inside-ambient-light inside-dashcam inside-phone-mount inside-head-up',
    '300c': 'wheels-sport wheels-dark window-film spoiler side-moulding chrome visors hitch-bike inside-seat-covers inside-wide-screen '
            'inside-ambient-light inside-dashcam inside-phone-mount inside-head-up',
    '3500': 'wheels-sport wheels-off-road window-film roof-box hood-decal side-moulding running-boards rock-sliders snorkel soft-cover '
            'hard-cover bed-box bed-bar tow hitch-bike inside-dashcam inside-phone-mount',
    '500e': 'wheels-comfort wheels-sport window-film spoiler led-fog-lamps led-lamps side-stripes side-moulding chrome '
            'inside-seat-covers inside-wide-screen inside-ambient-light inside-dashcam inside-phone-mount inside-head-up',
    'aircross': 'wheels-comfort wheels-sport wheels-dark panoramic window-film roof-bars roof-box roof-bike led-fog-lamps side-moulding '
                'visors hitch-bike inside-wide-screen inside-ambient-light inside-dashcam',
    'argo': 'wheels-comfort wheels-sport window-film spoiler led-fog-lamps led-lamps side-stripes side-moulding chrome visors tow '
            'hitch-bike inside-seat-covers inside-wide-screen inside-ambient-light inside-dashcam',
    'basalt': 'wheels-comfort wheels-sport wheels-dark window-film roof-bars roof-bike led-lamps chrome visors tow hitch-bike '
              'inside-wide-screen inside-ambient-light inside-dashcam inside-phone-mount',
    'c3': 'wheels-comfort wheels-sport window-film spoiler led-fog-lamps led-lamps side-moulding chrome tow hitch-bike '
          'inside-seat-covers inside-wide-screen inside-ambient-light inside-dashcam inside-phone-mount',
    'c4-cactus': 'wheels-comfort wheels-sport wheels-dark panoramic window-film roof-bars roof-box roof-bike led-fog-lamps led-lamps '
                 'side-moulding visors tow hitch-bike inside-seat-covers inside-wide-screen inside-ambient-light',
    'commander': 'wheels-sport wheels-dark panoramic window-film roof-bars roof-box roof-bike led-lamps hood-decal side-moulding '
                 'hitch-bike inside-seat-covers inside-wide-screen inside-ambient-light inside-phone-mount inside-head-up',
    'compass': 'wheels-sport wheels-dark panoramic window-film roof-bars roof-bike led-fog-lamps hood-decal side-moulding visors tow '
               'hitch-bike inside-seat-covers inside-wide-screen inside-ambient-light inside-dashcam inside-head-up',
    'cronos': 'wheels-comfort wheels-sport wheels-dark window-film spoiler led-fog-lamps side-moulding chrome visors tow hitch-bike '
              'inside-seat-covers inside-wide-screen inside-ambient-light inside-dashcam inside-phone-mount',
    'ducato': 'window-film roof-bars ladder-rack side-windows bumpers fog-lamps side-moulding visors tow inside-seat-covers '
              'inside-screen inside-dashcam inside-phone-mount',
    'durango': 'wheels-sport wheels-dark panoramic window-film roof-bars roof-box roof-bike led-lamps hood-decal visors hitch-bike '
               'inside-seat-covers inside-wide-screen inside-ambient-light inside-dashcam inside-head-up',
    'expert': 'window-film roof-bars ladder-rack side-windows bumpers fog-lamps side-moulding visors tow inside-seat-covers '
              'inside-screen inside-dashcam inside-phone-mount',
    'fastback': 'wheels-sport wheels-dark window-film roof-bars roof-bike led-fog-lamps side-moulding visors tow hitch-bike '
                'inside-wide-screen inside-ambient-light inside-dashcam inside-phone-mount',
    'fastback-abarth': 'wheels-sport wheels-dark window-film roof-bars roof-box roof-bike led-lamps side-stripes side-moulding visors '
                       'tow inside-seat-covers inside-wide-screen inside-ambient-light inside-dashcam inside-head-up',
    'fiorino': 'window-film roof-bars ladder-rack side-windows bumpers fog-lamps side-moulding visors tow inside-seat-covers '
               'inside-screen inside-phone-mount',
    'gladiator': 'wheels-sport wheels-off-road window-film roof-box led-lamps hood-decal side-moulding rock-sliders snorkel soft-cover '
                 'hard-cover bed-box bed-bar tow hitch-bike inside-seat-covers inside-wide-screen inside-dashcam inside-phone-mount',
    'grand-cherokee': 'wheels-sport wheels-dark panoramic window-film roof-bars roof-box roof-bike led-fog-lamps hood-decal '
                      'side-moulding chrome hitch-bike inside-seat-covers inside-wide-screen inside-ambient-light inside-dashcam '
                      'inside-phone-mount inside-head-up',
    'journey': 'wheels-comfort wheels-sport wheels-dark panoramic window-film roof-bars roof-box roof-bike led-lamps hood-decal '
               'side-moulding visors hitch-bike inside-wide-screen inside-ambient-light inside-dashcam',
    'jumpy': 'window-film roof-bars ladder-rack side-windows bumpers fog-lamps side-moulding visors tow inside-seat-covers inside-screen '
             'inside-dashcam inside-phone-mount',
    'mobi': 'wheels-comfort wheels-sport window-film spoiler led-fog-lamps led-lamps side-stripes side-moulding chrome tow hitch-bike '
            'inside-seat-covers inside-wide-screen inside-ambient-light inside-dashcam inside-phone-mount',
    'partner': 'window-film roof-bars ladder-rack side-windows bumpers fog-lamps side-moulding visors tow inside-screen inside-dashcam '
               'inside-phone-mount',
    'pulse': 'wheels-sport wheels-dark panoramic window-film roof-bars roof-box roof-bike led-fog-lamps led-lamps side-moulding '
             'hitch-bike inside-seat-covers inside-wide-screen inside-ambient-light inside-phone-mount',
    'pulse-abarth': 'wheels-comfort wheels-sport wheels-dark panoramic window-film roof-bars roof-box roof-bike side-stripes '
                    'side-moulding visors inside-seat-covers inside-wide-screen inside-ambient-light inside-dashcam inside-phone-mount '
                    'inside-head-up',
    'rampage': 'wheels-sport wheels-off-road window-film roof-box led-lamps hood-decal side-moulding visors running-boards rock-sliders '
               'snorkel soft-cover hard-cover bed-box bed-bar tow hitch-bike inside-seat-covers inside-wide-screen inside-dashcam '
               'inside-phone-mount',
    'renegade': 'wheels-comfort wheels-sport wheels-dark panoramic window-film roof-bars roof-box roof-bike led-fog-lamps led-lamps '
                'hood-decal side-moulding visors inside-seat-covers inside-wide-screen inside-ambient-light inside-phone-mount',
    'scudo': 'window-film roof-bars ladder-rack side-windows bumpers fog-lamps side-moulding visors tow inside-seat-covers inside-screen '
             'inside-dashcam inside-phone-mount',
    'strada': 'wheels-sport wheels-off-road window-film roof-box led-lamps side-stripes visors running-boards rock-sliders soft-cover '
              'hard-cover bed-box bed-bar tow inside-wide-screen inside-dashcam',
    'titano': 'wheels-off-road window-film roof-box led-lamps side-stripes visors running-boards rock-sliders snorkel soft-cover '
              'hard-cover bed-box bed-bar tow inside-wide-screen inside-phone-mount',
    'toro': 'wheels-sport wheels-off-road window-film roof-box led-lamps side-stripes side-moulding rock-sliders soft-cover hard-cover '
            'bed-box bed-bar tow inside-seat-covers inside-phone-mount',
    'town-country': 'wheels-sport window-film roof-bars roof-box led-fog-lamps led-lamps side-moulding chrome visors hitch-bike '
                    'inside-seat-covers inside-wide-screen inside-ambient-light inside-dashcam inside-head-up',
    'wrangler': 'wheels-comfort wheels-sport wheels-dark panoramic window-film roof-bars roof-box roof-bike hood-decal side-moulding '
                'chrome visors hitch-bike inside-seat-covers inside-wide-screen inside-ambient-light inside-dashcam inside-phone-mount '
                'inside-head-up',
}


def is_inside(name: str) -> bool:
    """Whether a fitting is worn in the cabin: it has pictures from there and no geometry."""
    return name.startswith(INSIDE)


def fittings_of(slug: str) -> list[str]:
    """Names in the order in which they are laid over each other."""
    return [*FLOOR, *(LOAD if design_of(slug, 'base')[0].cargo else ()), *OFFERS.get(slug, '').split()]
