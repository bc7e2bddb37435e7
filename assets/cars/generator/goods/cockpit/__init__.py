"""What belongs to a cabin and to its controls."""
from . import audio, bench, controls, keys, seats, steering

GOODS = {**seats.GOODS, **steering.GOODS, **keys.GOODS, **audio.GOODS, **controls.GOODS, **bench.GOODS}
