"""Outlines of lamps in (s, z) metres."""
import math

from ..design import Points


def circle(s: float, z: float, r: float) -> Points:
    """A round lamp around (s, z)."""
    return tuple((s + r * math.cos(a), z + r * math.sin(a)) for a in (math.tau * k / 20 for k in range(20)))
