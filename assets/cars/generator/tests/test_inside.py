"""Every model's cabin: people fit in, and its parts are where they belong."""
import unittest

import numpy as np

from generator.inside.seat import SEAM, parts, surface
from generator.inside.space import Space
from generator.inside.style import BRANDS, MODELS, style_of
from generator.model import load, slugs

CARS = [load(slug) for slug in slugs()]


class Inside(unittest.TestCase):
    spaces: dict[str, Space]

    @classmethod
    def setUpClass(cls) -> None:
        cls.spaces = {m.slug: Space(m.design_of(), style_of(m.slug, m.brand)) for m in CARS}

    def test_seats_fit_between_doors_and_under_the_roof(self) -> None:
        for slug, s in self.spaces.items():
            with self.subTest(model=slug):
                self.assertLess(s.aside + .25, float(s.side(s.seat_x)) - .03)
                self.assertGreater(s.aside - .25, .075)
                self.assertLess(s.head, float(s.body.roof(s.seat_x + .3)) - .08)
                self.assertGreater(s.floor, s.design.clearance - .02)

    def test_driver_sees_over_the_dashboard_and_reaches_the_wheel(self) -> None:
        for slug, s in self.spaces.items():
            with self.subTest(model=slug):
                x, y, z = s.wheel
                self.assertLess(y, 0)
                self.assertTrue(s.dash_x + .10 < x < s.seat_x - .35)
                self.assertGreater(s.eye[2], s.dash_top + .15)
                self.assertLess(z - s.style.wheel_radius, s.dash_top)
                self.assertGreater(z - s.style.wheel_radius, s.hip)

    def test_styles_name_brands_and_models_that_exist(self) -> None:
        self.assertEqual({m.brand for m in CARS} - set(BRANDS), set())
        self.assertEqual(set(MODELS) - set(slugs()), set())

    def test_seat_is_parted_at_its_seams_and_thread_lies_on_it(self) -> None:
        made = parts()
        self.assertLess(np.abs(made['insert'][0].centroids()[:, 1]).max(), SEAM)
        self.assertLess(np.abs(surface(made['thread'][0].V)).max(), .008)


if __name__ == '__main__':
    unittest.main()
