"""What is sold beside the car and changes no picture of it, by its key in the catalogue."""
from . import boot, cargo, charging, child, cloth, driving, locks, mats, pickup, pump, safety, senses
from .cockpit import audio, bench, controls, keys, seats, steering
from .kit import Good
from .options import bed, bulkheads, cabin, doors, film, lining, rear

GOODS: dict[str, Good] = {**mats.GOODS, **boot.GOODS, **safety.GOODS, **child.GOODS, **cargo.GOODS, **cloth.GOODS, **charging.GOODS, **locks.GOODS,
                          **pickup.GOODS, **pump.GOODS, **senses.GOODS,
                          **seats.GOODS, **steering.GOODS, **keys.GOODS, **audio.GOODS,
                          **controls.GOODS, **bench.GOODS, **driving.GOODS,
                          **bulkheads.GOODS, **lining.GOODS, **doors.GOODS, **bed.GOODS, **film.GOODS, **cabin.GOODS, **rear.GOODS}
