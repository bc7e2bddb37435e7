"""Which fittings a model has: what the catalogue (world/catalogue) offers of what one sees from outside."""
from . import bed, glass, rear, roof, sides, wheels  # noqa: F401  file their makers
from .registry import FITTINGS, alone, is_wheel  # noqa: F401

OFFERS = {         # in the order in which they are laid over each other
    '1500': 'wheels-sport wheels-off-road roof-box side-moulding running-boards rock-sliders '
            'snorkel soft-cover hard-cover bed-box bed-bar tow hitch-bike',
    '2008': 'wheels-comfort wheels-sport wheels-dark panoramic roof-bars roof-box side-moulding hitch-bike',
    '208': 'wheels-comfort wheels-sport spoiler side-moulding chrome tow hitch-bike',
    '2500': 'wheels-sport wheels-off-road roof-box running-boards rock-sliders snorkel soft-cover hard-cover tow hitch-bike',
    '3008': 'wheels-sport wheels-dark panoramic roof-bars roof-box roof-bike side-moulding tow hitch-bike',
    '300c': 'wheels-sport wheels-dark spoiler side-moulding chrome hitch-bike',
    '3500': 'wheels-sport wheels-off-road roof-box side-moulding running-boards rock-sliders '
            'snorkel soft-cover hard-cover bed-box bed-bar tow hitch-bike',
    '500e': 'wheels-comfort wheels-sport spoiler side-moulding chrome',
    'aircross': 'wheels-comfort wheels-sport wheels-dark panoramic roof-bars roof-box roof-bike side-moulding hitch-bike',
    'argo': 'wheels-comfort wheels-sport spoiler side-moulding chrome tow hitch-bike',
    'basalt': 'wheels-comfort wheels-sport wheels-dark roof-bars roof-bike chrome tow hitch-bike',
    'c3': 'wheels-comfort wheels-sport spoiler side-moulding chrome tow hitch-bike',
    'c4-cactus': 'wheels-comfort wheels-sport wheels-dark panoramic roof-bars roof-box roof-bike side-moulding tow hitch-bike',
    'commander': 'wheels-sport wheels-dark panoramic roof-bars roof-box roof-bike side-moulding hitch-bike',
    'compass': 'wheels-sport wheels-dark panoramic roof-bars roof-bike side-moulding tow hitch-bike',
    'cronos': 'wheels-comfort wheels-sport wheels-dark spoiler side-moulding chrome tow hitch-bike',
    'ducato': 'roof-bars ladder-rack side-windows side-moulding tow',
    'durango': 'wheels-sport wheels-dark panoramic roof-bars roof-box roof-bike hitch-bike',
    'expert': 'roof-bars ladder-rack side-windows side-moulding tow',
    'fastback': 'wheels-sport wheels-dark roof-bars roof-bike side-moulding tow hitch-bike',
    'fastback-abarth': 'wheels-sport wheels-dark roof-bars roof-box roof-bike side-moulding tow',
    'fiorino': 'roof-bars ladder-rack side-windows side-moulding tow',
    'gladiator': 'wheels-sport wheels-off-road roof-box side-moulding rock-sliders snorkel '
                 'soft-cover hard-cover bed-box bed-bar tow hitch-bike',
    'grand-cherokee': 'wheels-sport wheels-dark panoramic roof-bars roof-box roof-bike side-moulding chrome hitch-bike',
    'journey': 'wheels-comfort wheels-sport wheels-dark panoramic roof-bars roof-box roof-bike side-moulding hitch-bike',
    'jumpy': 'roof-bars ladder-rack side-windows side-moulding tow',
    'mobi': 'wheels-comfort wheels-sport spoiler side-moulding chrome tow hitch-bike',
    'partner': 'roof-bars ladder-rack side-windows side-moulding tow',
    'pulse': 'wheels-sport wheels-dark panoramic roof-bars roof-box roof-bike side-moulding hitch-bike',
    'pulse-abarth': 'wheels-comfort wheels-sport wheels-dark panoramic roof-bars roof-box roof-bike side-moulding',
    'rampage': 'wheels-sport wheels-off-road roof-box side-moulding running-boards rock-sliders '
               'snorkel soft-cover hard-cover bed-box bed-bar tow hitch-bike',
    'renegade': 'wheels-comfort wheels-sport wheels-dark panoramic roof-bars roof-box roof-bike side-moulding',
    'scudo': 'roof-bars ladder-rack side-windows side-moulding tow',
    'strada': 'wheels-sport wheels-off-road roof-box running-boards rock-sliders soft-cover hard-cover bed-box bed-bar tow',
    'titano': 'wheels-off-road roof-box running-boards rock-sliders snorkel soft-cover hard-cover bed-box bed-bar tow',
    'toro': 'wheels-sport wheels-off-road roof-box side-moulding rock-sliders soft-cover hard-cover bed-box bed-bar tow',
    'town-country': 'wheels-sport roof-bars roof-box side-moulding chrome hitch-bike',
    'wrangler': 'wheels-comfort wheels-sport wheels-dark panoramic roof-bars roof-box roof-bike side-moulding chrome hitch-bike',
}


def fittings_of(slug: str) -> list[str]:
    """Names in the order in which they are laid over each other."""
    return OFFERS.get(slug, '').split()
