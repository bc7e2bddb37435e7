"""What is sold beside the car and changes no picture of it, by its key in the catalogue."""
from .kit import Good

GOODS: dict[str, Good] = {}
