"""Optional equipment that shows itself while driving: what carries the car, and what sees and helps."""
from . import cameras, parking, power, spare, springs, towing, warning

GOODS = {**springs.GOODS, **spare.GOODS, **cameras.GOODS, **power.GOODS, **warning.GOODS, **parking.GOODS, **towing.GOODS}
