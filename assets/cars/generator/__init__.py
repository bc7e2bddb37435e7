"""Car generator: a parametric car of our own, made by script in Blender 3.4 (needs numpy).

Axes in every module: x from the front bumper (0) to the rear (length), y to the side, z up; metres.
"""
