"""Dealers' fronts: what stands there belongs to the brands, fits, and is the same every time."""
import math
import unittest
from collections import Counter

import numpy as np

from generator.fronts import camera
from generator.fronts.kinds import FRONTS, KINDS, MODELS, VARIANTS, cars, models
from generator.fronts.plants import SPECIES
from generator.fronts.scene import scene
from generator.fronts.signs import NAME, bar, width, word
from generator.fronts.told import LANGUAGES, about, listed
from generator.model import load

WANTED = {'fiat': 6, 'jeep-ram': 4, 'citroen-peugeot': 4, 'jeep-ram-citroen-peugeot': 4, 'fiat-jeep-ram': 3, 'fiat-citroen-peugeot': 3, 'all': 4,
          'jeep': 2, 'peugeot': 2, 'citroen': 1}


class Fronts(unittest.TestCase):
    def test_every_kind_has_its_pictures_and_its_first_comes_before_any_second(self) -> None:
        self.assertEqual(Counter(f.kind for f in FRONTS.values()), WANTED)
        self.assertEqual([f.kind for f in FRONTS.values()][:len(KINDS)], list(KINDS))
        self.assertEqual(len(FRONTS), sum(map(len, VARIANTS.values())))

    def test_pictures_of_a_kind_differ(self) -> None:
        for kind, rows in VARIANTS.items():
            self.assertEqual(len({(design, light) for design, light, *_ in rows}), len(rows), kind)

    def test_models_are_of_the_brands(self) -> None:
        for brand, slugs in MODELS.items():
            self.assertEqual({load(slug).brand for slug in slugs}, {brand})

    def test_cars_of_every_brand_stand_outside_and_none_of_another(self) -> None:
        for front in FRONTS.values():
            with self.subTest(front=front.key):
                site, _ = scene(front)
                outside = cars(front, len(site.outside))
                self.assertEqual({load(slug).brand for slug, _ in outside}, set(front.brands))
                self.assertLessEqual({slug for slug, _ in cars(front, 30)}, set(models(front)))

    def test_a_picture_is_the_same_every_time(self) -> None:
        for front in FRONTS.values():
            (one, frame), (two, same) = scene(front), scene(front)
            np.testing.assert_array_equal(frame, same)
            self.assertEqual((one.plants, one.inside, one.outside, one.lamps), (two.plants, two.inside, two.outside, two.lamps))
            self.assertEqual(cars(front, 20), cars(front, 20))

    def test_cars_do_not_stand_in_one_another(self) -> None:
        for front in FRONTS.values():
            site, _ = scene(front)
            for places in (site.outside, site.inside):
                for k, a in enumerate(places):
                    for b in places[:k]:
                        self.assertGreater(math.dist(a.at, b.at), 2.6, front.key)

    def test_plants_are_known_and_building_stands_before_the_camera(self) -> None:
        for front in FRONTS.values():
            site, frame = scene(front)
            self.assertLessEqual({plant.species for plant in site.plants}, set(SPECIES))
            eye, distance = camera.standpoint(frame, front.azimuth, front.lens, front.fill)
            self.assertTrue(15 < distance < 45 and eye[1] < -14, front.key)

    def test_frame_fills_the_picture(self) -> None:
        for front in FRONTS.values():
            _, frame = scene(front)
            eye, distance = camera.standpoint(frame, front.azimuth, front.lens, front.fill)
            target = eye * (1, 1, 0) + camera.axes(front.azimuth)[1] * distance
            p = camera.seen(frame, target, distance, front.azimuth, front.lens)
            self.assertAlmostEqual(p[:, 0].max(), -p[:, 0].min(), delta=.03)
            self.assertLess(np.ptp(p[:, 0]), front.fill + .03, front.key)

    def test_words_are_as_wide_as_said_and_stand_before_their_wall(self) -> None:
        for name in NAME.values():
            m = word(name, 3, 5, -2, .8)
            self.assertAlmostEqual(np.ptp(m.V[:, 0]), width(name) * .8 / (1 + 2 * .088), delta=.12)
            self.assertAlmostEqual((m.V[:, 0].max() + m.V[:, 0].min()) / 2, 3, delta=.08)
            self.assertLess(m.V[:, 1].max(), -2)

    def test_a_bar_is_closed_and_faces_outwards(self) -> None:
        m = bar(np.array([(0, 0), (1, 0), (1, 1)], float), .1, -1, 0)
        a, b, c = m.V[m.F].transpose(1, 0, 2)
        self.assertAlmostEqual((a * np.cross(b, c)).sum() / 6, .2 * 2)         # its volume

    def test_what_is_seen_is_told_in_both_languages(self) -> None:
        told = [about(front) for front in FRONTS.values()]
        for language in LANGUAGES:
            self.assertTrue(all(t[language] for t in told))
        self.assertEqual([entry['key'] for entry in listed(FRONTS)], list(FRONTS))


if __name__ == '__main__':
    unittest.main()
