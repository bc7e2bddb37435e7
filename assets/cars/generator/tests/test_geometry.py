"""The few tools everything is made with."""
import unittest

import numpy as np

from generator.curves import Curve, smax, step
from generator.cutting import cut, unique_edges
from generator.mesh import polygonise
from generator.outlines import poly_sdf, round_poly
from generator.panels import border, panel


def sphere(q: np.ndarray) -> np.ndarray:
    """Radius 1 around (0, 3, 0): clear of the mirror plane."""
    return np.linalg.norm(q - [0, 3, 0], axis=1) - 1


class Geometry(unittest.TestCase):
    def setUp(self) -> None:
        self.ball = polygonise(sphere, (-1.2, 1.8, -1.2), (1.2, 4.2, 1.2), .1)

    def test_curve_meets_its_points_and_goes_on_straight(self) -> None:
        c = Curve([(0, 0), (1, 2), (2, 1)])
        np.testing.assert_allclose(c([0, 1, 2]), [0, 2, 1], atol=1e-12)
        self.assertAlmostEqual(float(c(4) - c(3)), float(c(5) - c(4)))

    def test_fillet_only_near_the_edge(self) -> None:
        self.assertEqual(float(smax(np.float64(1), np.float64(0), .5)), 1)
        self.assertAlmostEqual(float(smax(np.float64(1), np.float64(1), .6)), 1.1)
        self.assertEqual([float(step(2, 1, t)) for t in (2, 1.5, 1)], [0, .5, 1])

    def test_outline_distance(self) -> None:
        square = round_poly([(-1, -1), (1, -1), (1, 1), (-1, 1)], .1)
        np.testing.assert_allclose(poly_sdf(square, [0, 2, 0], [0, 0, -1]), [-1, 1, 0], atol=1e-9)

    def test_skin_is_closed_and_on_the_surface(self) -> None:
        self.assertLess(np.abs(sphere(self.ball.V)).max(), 1e-4)
        self.assertEqual(len(border(self.ball)), 0)
        edges, _ = unique_edges(self.ball.F, len(self.ball.V))
        self.assertEqual(len(self.ball.V) - len(edges) + len(self.ball.F), 2)      # Euler

    def test_cut_leaves_no_face_across_the_line(self) -> None:
        def line(q: np.ndarray) -> np.ndarray:
            return q[:, 2] - .237
        m = cut(self.ball, sphere, line)
        s = line(m.V)[m.F]
        self.assertFalse(((s.max(1) > 1e-3) & (s.min(1) < -1e-3)).any())
        self.assertLess(np.abs(sphere(m.V)).max(), 1e-3)

    def test_panel_keeps_its_gap(self) -> None:
        m = cut(self.ball, sphere, lambda q: q[:, 2] - .237)
        lid = m.take(m.centroids()[:, 2] > .237)
        made = panel(lid, gap=.02, radius=.002)
        rim = made.V[np.unique(border(lid)), 2] - .237
        self.assertAlmostEqual(rim.mean(), .012 * .97, delta=.002)


if __name__ == '__main__':
    unittest.main()
