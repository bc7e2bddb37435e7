"""python3 -m unittest discover -s assets/cars -t assets/cars"""
import unittest

import numpy as np

from .smooth import calmed


class SmoothTest(unittest.TestCase):
    def test_clouds_go_and_edges_stay(self):
        y, x = np.mgrid[:80, :160]
        sheet = np.where(x < 80, .75, .45)                       # two panels of different light
        clouds = .012 * np.sin(x / 5) * np.sin(y / 6)
        out = calmed(sheet + clouds)
        inside = np.abs(x - 80) > 30
        self.assertLess(np.abs(out - sheet)[inside].max(), .4 * np.abs(clouds).max())
        self.assertGreater((out[:, 78] - out[:, 82]).min(), .26)

    def test_what_is_not_painted_is_kept_and_does_not_bleed(self):
        sheet = np.full((60, 60), .6)
        sheet[:, 29:31] = 0                                      # a shut gap
        out = calmed(sheet)
        np.testing.assert_allclose(out[:, 29:31], 0, atol=1e-9)
        np.testing.assert_allclose(out[:, :29], .6, atol=1e-6)


if __name__ == '__main__':
    unittest.main()
