"""python3 -m unittest discover -s assets/cars -t assets/cars"""
import unittest

import numpy as np

from .shadow import RES, SPAN, darkness, laid_under
from .tone import GAIN, KNEE, WHITE, finished, shoulder


def pixel(black=.02, response=(.5, .5, 0.), alpha=1., shade=0.):
    """Layers of a single pixel."""
    lit, answer = np.full((1, 1, 3), black * alpha), np.array(response).reshape(1, 1, 3) * alpha
    shown = finished(lit, answer, np.full((1, 1), alpha), np.full((1, 1), shade))
    return {name: v[0, 0] for name, v in shown.items()}


class ToneTest(unittest.TestCase):
    def test_shoulder_leaves_what_is_below_the_knee_and_never_clips(self):
        c = np.linspace(0, 20, 500)
        out = shoulder(c)
        self.assertTrue(np.array_equal(out[c <= KNEE], c[c <= KNEE]))
        self.assertTrue((np.diff(out) >= 0).all())
        self.assertLessEqual(out.max(), 1)

    def test_dark_and_middle_tones_are_kept(self):
        shown = pixel(black=.02, response=(.3, .2, 0))
        self.assertAlmostEqual(shown['black'][0], .02)
        self.assertAlmostEqual(shown['solid'], .3 * GAIN[0])
        self.assertAlmostEqual(shown['metallic'], .2 * GAIN[1])

    def test_white_paint_keeps_its_form_in_the_brightest_light(self):
        bright, brighter = (pixel(black=b, response=(1.3, 1.3, 0)) for b in (.4, .8))
        a, b = (p['black'][0] + WHITE * p['solid'] for p in (bright, brighter))
        self.assertLess(b, 1)
        self.assertGreater(b, a)

    def test_shadow_is_black_and_covers_the_floor_only(self):
        shown = pixel(alpha=0, shade=.7)
        self.assertAlmostEqual(shown['black'][3], .7)
        self.assertAlmostEqual(shown['black'][0] + shown['solid'], 0)
        self.assertAlmostEqual(pixel(alpha=1, shade=.7)['black'][0], .02)

    def test_share_of_the_roof(self):
        self.assertAlmostEqual(pixel(response=(.5, .4, .4))['share'], 1)
        self.assertAlmostEqual(pixel(response=(.5, .4, 0))['share'], 0)


class ShadowTest(unittest.TestCase):
    def test_floor_point_finds_its_own_darkness(self):
        w, h = RES
        lit = np.ones((h, w))
        lit[h // 2:, w // 2:] = .2                  # right of and below the middle: x > 0, y < 0
        dark = darkness(lit, np.ones((h, w)))
        at = np.array([[[.4, -.4], [-.4, -.4], [.4, .4], [np.nan, np.nan], [SPAN * 9, 0]]])
        found = laid_under(dark, at, 4.)
        self.assertGreater(found[0, 0], .5)
        self.assertTrue(np.allclose(found[0, 1:], 0))


if __name__ == '__main__':
    unittest.main()
