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

from generator.model import Model, load, slugs  # noqa: E402

VIEWS = ['front34', 'side', 'rear34']
TURN_FRAMES = 24


def manifest(model: Model) -> dict[str, Any]:
    """Measures in millimetres; versions of '*' are those no other look names; nodes begin so in the GLB."""
    d = model.design
    return {
        'slug': model.slug, 'brand': model.brand, 'body': model.body,
        'measures': {k: round(getattr(d, k) * 1000) for k in ('length', 'width', 'height', 'wheelbase')},
        'looks': [{'name': look.name, 'versions': list(look.versions), 'nodes': [f'Look_{look.name}'],
                   'hasContrastRoof': look.contrast_roof} for look in model.looks],
        'views': VIEWS, 'turn': TURN_FRAMES,
    }


def write(model: Model) -> None:
    """Keeps the hash that the batch of pictures has put there."""
    path = CARS / model.slug / 'car.json'
    old = json.loads(path.read_text()) if path.exists() else {}
    path.parent.mkdir(exist_ok=True)
    path.write_text(json.dumps(manifest(model) | {'hash': old.get('hash', '')}, indent=2, ensure_ascii=False) + '\n')


if __name__ == '__main__':
    for slug in slugs():
        write(load(slug))
