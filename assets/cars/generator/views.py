"""Where the cameras stand."""
import math
from dataclasses import dataclass

from .design import Design

Place = tuple[float, float, float]


@dataclass(frozen=True)
class View:
    """A camera: azimuth from the nose (degrees), distance, height, target height (m), focal length (mm)."""

    azimuth: float
    distance: float
    height: float
    target: float
    focal: float = 62


VIEWS = {
    'front34': View(38, 8.2, 1.35, .62), 'rear34': View(142, 8.2, 1.55, .66), 'side': View(90, 9.0, 1.05, .68),
    'front': View(4, 8.4, 1.15, .64), 'rear': View(176, 8.4, 1.3, .66), 'high': View(40, 8.6, 3.2, .55),
    'detail': View(32, 4.2, 1.05, .60, 70), 'wheel': View(70, 3.6, .8, .45, 70),
}
CLOSE = ('detail', 'wheel')                      # views of a part: not scaled with the car's length


def eye_and_target(d: Design, view: str) -> tuple[Place, Place]:
    """Where the camera is and looks, the middle of the car's length in the origin, nose to -x."""
    v = VIEWS[view]
    a, k = math.radians(v.azimuth), 1 if view in CLOSE else d.length / 4.05
    tx = {'detail': -d.length / 2 + .55, 'wheel': d.front_overhang - d.length / 2}.get(view, 0)
    ty = {'detail': -.35, 'wheel': -.5}.get(view, 0)
    eye = (tx - math.cos(a) * v.distance * k, ty - math.sin(a) * v.distance * k,
           v.height * (.6 + .4 * d.height / 1.45))
    return eye, (tx, ty, v.target * d.height / 1.45)
