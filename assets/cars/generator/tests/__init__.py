"""Tests of what needs no Blender: python3 -m unittest discover -s assets/cars -t assets/cars"""
