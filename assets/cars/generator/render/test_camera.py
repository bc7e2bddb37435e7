"""python3 -m unittest discover -s assets/cars -t assets/cars"""
import unittest

import numpy as np

from .camera import ASPECT, CLASSES, GROUND, VIEWS, box, distance, floor_points, project, shift, size_class


def in_picture(view, size, points):
    """x and y of the points, 0..1 from the left and the top."""
    dist = distance(view, size)
    dx, dy = shift(view, dist, size)
    p = project(view, dist, points)
    return p[:, 0] - dx + .5, .5 - (p[:, 1] - dy) * ASPECT


class CameraTest(unittest.TestCase):
    def test_every_class_fits_every_view(self):
        for size in CLASSES:
            for name, view in VIEWS.items():
                x, y = in_picture(view, size, box(*size))
                with self.subTest(size=size, view=name):
                    self.assertGreater(x.min(), .02)
                    self.assertLess(x.max(), .98)
                    self.assertGreater(max(np.ptp(x), np.ptp(y) + .12), .85)
                    self.assertGreater(y.min(), .01)
                    self.assertLess(y.max(), .99)

    def test_ground_line_is_at_one_height(self):
        for size in CLASSES:
            for view in VIEWS.values():
                _, y = in_picture(view, size, np.zeros((1, 3)))
                self.assertAlmostEqual(y[0], GROUND)

    def test_floor_points_are_the_way_back(self):
        view, size, res = VIEWS['front34'], CLASSES[2], (1280, 720)
        dist = distance(view, size)
        floor = floor_points(view, dist, shift(view, dist, size), res)[600, 500]
        x, y = in_picture(view, size, np.array([[*floor, 0]]))
        self.assertAlmostEqual(x[0] * 1280, 500.5, places=3)
        self.assertAlmostEqual(y[0] * 720, 600.5, places=3)

    def test_class_grows_with_the_car(self):
        self.assertEqual(size_class(3.6, 1.6, 1.5), CLASSES[0])
        self.assertEqual(size_class(4.404, 1.82, 1.64), CLASSES[2])
        self.assertEqual(size_class(9, 3, 3), CLASSES[-1])
        self.assertEqual(size_class(5.998, 2.05, 2.522), CLASSES[-1])


if __name__ == '__main__':
    unittest.main()
