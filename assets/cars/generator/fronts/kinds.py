"""Which pictures of dealers' fronts there are: brands, building, hour, standpoint, materials, plants; cars and paints are drawn by the key."""
import random
from dataclasses import dataclass

KINDS = {
    'fiat': ('fiat',), 'jeep-ram': ('jeep', 'ram'), 'citroen-peugeot': ('citroen', 'peugeot'),
    'jeep-ram-citroen-peugeot': ('jeep', 'ram', 'citroen', 'peugeot'), 'fiat-jeep-ram': ('fiat', 'jeep', 'ram'),
    'fiat-citroen-peugeot': ('fiat', 'citroen', 'peugeot'), 'all': ('fiat', 'jeep', 'ram', 'citroen', 'peugeot'),
    'jeep': ('jeep',), 'peugeot': ('peugeot',), 'citroen': ('citroen',),
}
MODELS = {
    'fiat': ('pulse', 'fastback', 'toro', 'argo', 'strada', 'mobi', '500e', 'cronos', 'titano'),
    'jeep': ('compass', 'renegade', 'commander', 'wrangler', 'grand-cherokee', 'gladiator'),
    'ram': ('rampage', '1500', '2500'), 'citroen': ('c3', 'basalt', 'aircross', 'c4-cactus'), 'peugeot': ('208', '2008', '3008'),
}
PAINTS = ('b3131b', 'f4f4f0', 'a7aaad', '303238', '1f4e8c', 'f4f4f0', '5a585a', '8c1c22', '141414', '4c5540', 'c2c5c8', '3b6ea5')     # sRGB
FLEET = 6               # different models in one picture, at most


@dataclass(frozen=True)
class Front:
    """One picture. azimuth (degrees): how far to the right of the middle the camera stands; fill: share of the width that the building takes."""

    kind: str
    number: int
    design: str
    light: str
    azimuth: float
    dress: str
    grounds: str
    turn: float = 24.       # of the cars in their bays
    lens: float = 30.       # mm
    fill: float = .94

    @property
    def key(self) -> str:
        return f'front-{self.kind}-{self.number}'

    @property
    def brands(self) -> tuple[str, ...]:
        return KINDS[self.kind]

    def random(self) -> random.Random:
        """The same draws for every making of the picture."""
        return random.Random(self.key)


FILL = {'pavilion': 1.2, 'city': 1.0}      # of designs that the picture may cut
# by kind: design, light, azimuth, dress, grounds
VARIANTS: dict[str, tuple[tuple[str, str, float, str, str], ...]] = {
    'fiat': (('box', 'morning', -20, 'red', 'plane'), ('storeys', 'dusk', 24, 'white', 'palm'), ('corner', 'noon', 27, 'brick', 'olive'),
             ('pavilion', 'golden', -14, 'white', 'palm-lawn'), ('city', 'overcast', 30, 'rose', 'plane'), ('box', 'dusk', 14, 'red', 'agave')),
    'jeep-ram': (('corner', 'golden', 24, 'concrete', 'agave'), ('box', 'dusk', -24, 'graphite', 'oak'), ('pavilion', 'noon', 16, 'timber', 'plane'),
                 ('storeys', 'overcast', -20, 'graphite', 'olive')),
    'citroen-peugeot': (('storeys', 'morning', 20, 'white', 'olive'), ('city', 'dusk', 30, 'stucco', 'plane'), ('box', 'noon', -16, 'graphite', 'palm-lawn'),
                        ('corner', 'overcast', 26, 'pale', 'oak')),
    'jeep-ram-citroen-peugeot': (('pavilion', 'dusk', -15, 'graphite', 'palm'), ('box', 'morning', 22, 'panels', 'jacaranda'),
                                 ('storeys', 'golden', -24, 'panels', 'plane'), ('corner', 'noon', 25, 'brick', 'agave')),
    'fiat-jeep-ram': (('box', 'noon', 24, 'panels', 'palm'), ('pavilion', 'overcast', -14, 'timber', 'oak'), ('storeys', 'dusk', -20, 'panels', 'plane')),
    'fiat-citroen-peugeot': (('pavilion', 'morning', 18, 'white', 'jacaranda'), ('corner', 'dusk', 24, 'concrete', 'olive'), ('city', 'golden', 28, 'stucco', 'plane')),
    'all': (('box', 'golden', -22, 'panels', 'palm-lawn'), ('storeys', 'noon', 18, 'panels', 'plane'), ('pavilion', 'dusk', 12, 'graphite', 'agave'),
            ('corner', 'morning', 26, 'pale', 'jacaranda')),
    'jeep': (('corner', 'dusk', 22, 'concrete', 'agave'), ('pavilion', 'morning', -18, 'timber', 'oak')),
    'peugeot': (('storeys', 'golden', 22, 'graphite', 'olive'), ('box', 'dusk', -18, 'graphite', 'plane')),
    'citroen': (('city', 'morning', 28, 'rose', 'jacaranda'),),
}
ROUND = [Front(kind, k + 1, *rows[k], fill=FILL.get(rows[k][0], .95)) for k in range(6) for kind, rows in VARIANTS.items() if k < len(rows)]
FRONTS = {front.key: front for front in ROUND}         # first variants of all kinds before second ones


def models(front: Front) -> tuple[str, ...]:
    """Models shown, brands in turn, no more than FLEET."""
    rng, brands = front.random(), front.brands
    drawn = {b: rng.sample(MODELS[b], len(MODELS[b])) for b in brands}
    turns = [drawn[b][k] for k in range(FLEET) for b in brands if k < len(drawn[b])]
    return tuple(turns[:max(FLEET, len(brands))])


def cars(front: Front, count: int) -> list[tuple[str, str]]:
    """Model and paint of so many places, no paint twice in a row, every model before one comes again."""
    rng, shown = front.random(), models(front)
    paints = rng.sample(PAINTS, len(PAINTS))
    return [(shown[k % len(shown)], paints[(k + k // len(paints)) % len(paints)]) for k in range(count)]
