"""Raw geometry of a model in all its looks.

    blender -b -P assets/cars/generator/main.py -- --model argo --glb raw.glb
"""
import argparse
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

import bpy  # noqa: E402

from generator.build import build  # noqa: E402
from generator.export import export_glb  # noqa: E402
from generator.materials import materials  # noqa: E402
from generator.model import load, slugs  # noqa: E402


def main() -> None:
    parser = argparse.ArgumentParser(prog='main.py')
    parser.add_argument('--model', required=True, choices=slugs())
    parser.add_argument('--cell', type=float, default=.018, help='edge of the triangles, m')
    parser.add_argument('--glb', type=Path, required=True)
    a = parser.parse_args(sys.argv[sys.argv.index('--') + 1:] if '--' in sys.argv else [])
    bpy.ops.wm.read_factory_settings(use_empty=True)
    model = load(a.model)
    cars = {look.name: build(model.design_of(look.name), a.cell) for look in model.looks}
    export_glb(cars, materials(), str(a.glb.resolve()))


main()
