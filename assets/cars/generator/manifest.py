"""Writes <slug>/car.json of every model: what the site must know of its pictures and geometry.

    python3 assets/cars/generator/manifest.py
"""
import json
import sys
from pathlib import Path
from typing import Any

HERE = Path(__file__).resolve().parent
CARS = HERE.parent
sys.path.insert(0, str(CARS))

from generator.fitted.offers import fittings_of, is_inside  # noqa: E402
from generator.model import Model, load, slugs  # noqa: E402

VIEWS = ['front34', 'side', 'rear34', 'driver', 'rear', 'door']
LOAD = 'load'           # of vans that carry loads


def is_made(slug: str, fitting: str) -> bool:
    """Whether a fitting has a picture and, seen from outside, its geometry."""
    folder = CARS / slug
    return (is_inside(fitting) or (folder / f'fit.{fitting}.glb').exists()) and any((folder / 'base').glob(f'*.fit.{fitting}.webp'))


def manifest(model: Model, known: dict[str, Any]) -> dict[str, Any]:
    """Measures in millimetres; versions of '*' are those no other look names; nodes begin so in the GLB; known are fittings by name."""
    d = model.design
    measured = {'length': d.length, 'width': d.width, 'height': d.height, 'wheelbase': d.wheelbase, 'frontOverhang': d.front_overhang}
    return {
        'slug': model.slug, 'brand': model.brand, 'body': model.body,
        'measures': {name: round(metres * 1000) for name, metres in measured.items()},
        'looks': [{'name': look.name, 'versions': list(look.versions), 'nodes': [f'Look_{look.name}'],
                   'hasContrastRoof': look.contrast_roof} for look in model.looks],
        'views': [*VIEWS, LOAD] if d.cargo else VIEWS,
        'fittings': [known.get(name, {'name': name}) for name in fittings_of(model.slug) if is_made(model.slug, name)],
    }


def write(model: Model) -> None:
    path = CARS / model.slug / 'car.json'
    path.parent.mkdir(exist_ok=True)
    old = json.loads(path.read_text()) if path.exists() else {}
    known = {one['name']: one for one in old.get('fittings', []) if 'name' in one}
    path.write_text(json.dumps(manifest(model, known), indent=2, ensure_ascii=False) + '\n')


if __name__ == '__main__':
    for slug in slugs():
        write(load(slug))
