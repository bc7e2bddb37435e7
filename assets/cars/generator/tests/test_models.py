"""Every model and look: exact measures, styles that exist, a skin as large as the data sheet says."""
import unittest

from generator import build as _build  # noqa: F401  files lamps, grilles and rims
from generator.body import Body
from generator.faces import FACES
from generator.fit import extents
from generator.mesh import polygonise
from generator.model import load, slugs
from generator.registries import GRILLES, LAMPS, REAR_LAMPS, RIMS

EVERY = [(load(slug), look.name) for slug in slugs() for look in load(slug).looks]


class Models(unittest.TestCase):
    def test_surfaces_keep_the_measures(self) -> None:
        for model, look in EVERY:
            with self.subTest(model=model.slug, look=look):
                d = model.design_of(look)
                front, rear, half, top = extents(d)
                spare = d.tyre_w * .9 if d.spare else 0
                self.assertAlmostEqual(front, 0, delta=.002)
                self.assertAlmostEqual(rear + spare, d.length, delta=.002)
                self.assertAlmostEqual(2 * (half + d.fenders), d.width, delta=.015)
                self.assertAlmostEqual(top, d.height, delta=.002 if look == 'base' else .025)       # rails or none

    def test_look_changes_no_measure(self) -> None:
        for model, look in EVERY:
            d = model.design_of(look)
            for name in ('length', 'width', 'height', 'wheelbase', 'front_overhang'):
                self.assertEqual(getattr(d, name), getattr(model.design, name), (model.slug, look, name))

    def test_styles_exist(self) -> None:
        for model, look in EVERY:
            d = model.design_of(look)
            with self.subTest(model=model.slug, look=look):
                self.assertIn(d.face, FACES)
                self.assertIn(d.lamp_style, LAMPS)
                self.assertIn(d.rear_lamp_style, REAR_LAMPS)
                self.assertIn(d.grille_style, GRILLES)
                self.assertIn(d.rim_style, RIMS)

    def test_glass_lies_between_axles_and_ends(self) -> None:
        for model, look in EVERY:
            d = model.design_of(look)
            with self.subTest(model=model.slug, look=look):
                self.assertLess(d.cowl[0], d.header[0])
                self.assertLess(d.header[0], d.b_pillar + .2)
                self.assertLess(d.rear_top[0], d.rear_bottom[0])
                self.assertLess(d.rear_bottom[0], d.length)

    def test_mesh_is_as_large_as_the_data_sheet(self) -> None:
        for slug in ('argo', 'cronos', 'toro', 'ducato', 'town-country'):
            d = load(slug).design_of()
            skin = polygonise(Body(d), (-.1, -1.3, .1), (d.length + .1, 1.3, d.height + .1), .06)
            low, high = skin.V.min(0), skin.V.max(0)
            with self.subTest(model=slug):
                self.assertAlmostEqual(high[0] - low[0], d.length, delta=.015)
                self.assertAlmostEqual(high[1] - low[1], d.width, delta=.025)
                self.assertAlmostEqual(high[2], d.height, delta=.015)


if __name__ == '__main__':
    unittest.main()
