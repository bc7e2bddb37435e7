"""Colour codes."""


def linear(code: str) -> tuple[float, float, float]:
    """sRGB hex code (rrggbb) in linear light, 0..1."""
    values = [int(code[i:i + 2], 16) / 255 for i in (0, 2, 4)]
    r, g, b = (v / 12.92 if v <= .04045 else ((v + .055) / 1.055) ** 2.4 for v in values)
    return r, g, b
