"""What is sold beside the car and changes no picture of it, by its key in the catalogue."""
from . import boot, cargo, child, cloth, mats, safety
from .kit import Good

GOODS: dict[str, Good] = {**mats.GOODS, **boot.GOODS, **safety.GOODS, **child.GOODS, **cargo.GOODS, **cloth.GOODS}
