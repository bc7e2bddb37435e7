"""Body types every model starts from; a model is one of these fitted to its measures."""
from .bodies.lamp_outlines import circle
from .bodies.offroad import OFFROAD, OFFROAD_PICKUP
from .bodies.passenger import COUPE_SUV, HATCH, SEDAN, SUV
from .bodies.pickups import COMPACT_PICKUP, FULL_SIZE, PICKUP
from .bodies.vans import LARGE_VAN, MINIVAN, SMALL_VAN, VAN

__all__ = ['ARCHETYPES', 'COMPACT_PICKUP', 'COUPE_SUV', 'FULL_SIZE', 'HATCH', 'LARGE_VAN', 'MINIVAN', 'OFFROAD', 'OFFROAD_PICKUP',
           'PICKUP', 'SEDAN', 'SMALL_VAN', 'SUV', 'VAN', 'circle']

ARCHETYPES = {d.name: d for d in (HATCH, SUV, SEDAN, COUPE_SUV, PICKUP, FULL_SIZE, COMPACT_PICKUP, VAN, SMALL_VAN, LARGE_VAN,
                                  MINIVAN, OFFROAD, OFFROAD_PICKUP)}
