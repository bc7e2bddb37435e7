"""Every model's fittings: they stand where they belong and are of a size one believes."""
import unittest
from collections.abc import Iterator
from functools import cache

import numpy as np

from generator import build as _build  # noqa: F401  files lamps, grilles and rims
from generator.car import Car
from generator.design import Design
from generator.fitted.batch import looks_with_fittings
from generator.fitted.offers import FITTINGS, OFFERS, alone, fittings_of, is_inside, is_wheel
from generator.fitted.roof import places
from generator.fitted.wheels import rim_named
from generator.mesh import gradient
from generator.mirrors_handles import add_mirrors
from generator.model import load, slugs
from generator.registries import RIMS, Rim

COARSE = .02
BRIGHT = ('Rim', 'Satin', 'Chrome')


def corners(car: Car, *names: str) -> tuple[np.ndarray, np.ndarray]:
    """Of the named parts, or of all."""
    v = np.concatenate([m.V for name, (m, _) in car.parts.items() if not names or name in names])
    return v.min(0), v.max(0)


made_of = cache(lambda slug, look, name: alone(load(slug).design_of(look), name, COARSE))


def every(name: str) -> Iterator[tuple[str, Design, Car]]:
    for slug in slugs():
        if name in fittings_of(slug):
            for look in looks_with_fittings(slug):
                car = made_of(slug, look, name)
                yield f'{slug}/{look}', car.design, car


def drawing(rim: Rim, r_out: float, ring: float = 0.) -> tuple[np.ndarray, np.ndarray]:
    """Metal, and bright metal, on a polar grid; ring is the width of a bright one on the rim's edge."""
    r, theta = np.meshgrid(np.linspace(.30, .94, 24) * r_out, np.arange(720) * np.pi / 360, indexing='ij')
    metal = rim.solid(r, theta) < 0
    return metal, metal & (rim.face in BRIGHT) | (r > r_out - ring)


def difference(a: Rim, b: Rim, ring: float, r_out: float = .22) -> float:
    """Share of the face in which two rims differ, turned so that they differ least; 0 to 1."""
    (m, bright), (other, other_bright) = drawing(a, r_out, ring), drawing(b, r_out)
    return min(float(((m != np.roll(other, k, 1)) | (bright != np.roll(other_bright, k, 1))).mean()) for k in range(0, 144, 4))


class Fittings(unittest.TestCase):
    def test_every_model_has_some_and_every_maker_serves_one(self) -> None:
        self.assertEqual(set(OFFERS), set(slugs()))
        offered = {name for names in OFFERS.values() for name in names.split()}
        self.assertEqual({name for name in offered if not is_inside(name)}, set(FITTINGS))

    def test_bars_come_before_what_stands_on_them(self) -> None:
        for slug in slugs():
            names = fittings_of(slug)
            for below, above in (('roof-bars', 'roof-box'), ('roof-bars', 'roof-bike'), ('roof-bars', 'ladder-rack'), ('tow', 'hitch-bike')):
                if below in names and above in names:
                    self.assertLess(names.index(below), names.index(above), slug)

    def test_nothing_reaches_below_the_ground_or_far_from_the_car(self) -> None:
        for name in FITTINGS:
            for car, d, made in every(name):
                with self.subTest(car=car, fitting=name):
                    low, high = corners(made, *(part for part in made.parts if part != 'mirror_cap'))
                    self.assertGreater(low[2], -.002 if is_wheel(name) else .10)
                    self.assertLess(high[2], d.height + .75)
                    self.assertGreater(low[0], 0)
                    self.assertLess(high[0], d.length + .32)
                    self.assertLess(max(-low[1], high[1]), d.width / 2 + .13)

    def test_wheels_are_as_large_as_the_tyres_they_replace(self) -> None:
        for name in filter(is_wheel, FITTINGS):
            for car, d, made in every(name):
                with self.subTest(car=car, fitting=name):
                    low, high = corners(made, *(part for part in made.parts if part.startswith('wheel0L')))
                    self.assertAlmostEqual(high[2] - low[2], d.wheel_d, delta=.004)
                    self.assertAlmostEqual((high[0] + low[0]) / 2, d.axles[0], delta=.004)

    def test_rims_differ_at_a_glance_from_those_of_every_look(self) -> None:
        for slug in slugs():
            model = load(slug)
            for name in filter(is_wheel, fittings_of(slug)):
                for look in model.looks:
                    d = model.design_of(look.name)
                    with self.subTest(model=slug, look=look.name, fitting=name):
                        own = RIMS.get(f'{d.face}/{d.rim_style}', RIMS[d.rim_style])(.22)
                        ring = .028 if name == 'wheels-off-road' else 0
                        self.assertGreater(difference(RIMS[rim_named(name, d)](.22), own, ring), .16)

    def test_what_is_carried_stands_over_the_roof_on_bars(self) -> None:
        for name in ('roof-bars', 'roof-box', 'roof-bike', 'ladder-rack'):
            for car, d, made in every(name):
                with self.subTest(car=car, fitting=name):
                    xs, top = places(made)
                    self.assertGreater(top - .03, max(float(made.body.roof(x)) for x in xs))
                    self.assertGreater(min(xs), d.header[0])
                    self.assertLess(max(xs), d.rear_top[0])
                    carried = [part for part in made.parts if part not in ('bars', 'feet', 'clamps', 'clamp')]
                    if carried:
                        self.assertGreater(corners(made, *carried)[0][2], top - .025)

    def test_panorama_follows_the_roof(self) -> None:
        for car, d, made in every('panoramic'):
            with self.subTest(car=car):
                m, _ = made.parts['panes']
                over = made.body(m.V) / np.linalg.norm(gradient(made.body, m.V), axis=1)
                self.assertLess(over.max(), .007)
                self.assertGreater(over.min(), -.013)

    def test_lit_lamps_are_where_the_lamps_are_and_fog_lamps_low_in_the_skin(self) -> None:
        for name, above, out in (('led-lamps', 0., (-.09, .003)), ('led-fog-lamps', .30, (-.002, .006))):
            for car, d, made in every(name):
                with self.subTest(car=car, fitting=name):
                    lamp = np.array(d.lamp_front)
                    low, high = corners(made)
                    self.assertGreater(high[2] - low[2], .02)
                    self.assertLess(high[2], lamp[:, 1].max() - above * np.ptp(lamp[:, 1]))
                    points = np.concatenate([m.V for m, _ in made.parts.values()])
                    over = made.body(points) / np.linalg.norm(gradient(made.body, points), axis=1)
                    self.assertGreater(over.min(), out[0])
                    self.assertLess(over.max(), out[1])

    def test_bright_caps_lie_on_the_mirrors(self) -> None:
        for car, d, made in every('chrome'):
            with self.subTest(car=car):
                plain = Car(d, made.body, made.layout, COARSE)
                add_mirrors(plain)
                for own, over in zip(corners(plain, 'mirror_cap'), corners(made, 'mirror_cap'), strict=True):
                    self.assertLess(np.abs(own - over).max(), .004)

    def test_covers_lie_on_the_walls_of_the_bed(self) -> None:
        for name in ('soft-cover', 'hard-cover'):
            for car, d, made in every(name):
                with self.subTest(car=car, fitting=name):
                    low, high = corners(made)
                    self.assertLess(low[0], d.bed[0] + .01)
                    self.assertGreater(high[0], d.bed[1])
                    self.assertGreater(high[1], d.bed[2] + .03)
                    self.assertLess(high[2] - low[2], .16)


if __name__ == '__main__':
    unittest.main()
