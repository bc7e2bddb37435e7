"""What is chosen and changes no picture of the car, by its key in the catalogue."""
from . import boot, cargo, charging, child, cloth, cockpit, driving, locks, mats, options, pickup, pump, safety, senses
from .kit import Good

GOODS: dict[str, Good] = {**mats.GOODS, **boot.GOODS, **safety.GOODS, **child.GOODS, **cargo.GOODS, **cloth.GOODS, **charging.GOODS, **locks.GOODS,
                          **pickup.GOODS, **pump.GOODS, **senses.GOODS, **cockpit.GOODS, **driving.GOODS, **options.GOODS}
