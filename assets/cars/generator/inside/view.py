"""Where one looks from: the driver's seat, the rear seat (where there is none, in through the side door), before the open door,
and behind the open rear doors of a van."""
import math
from dataclasses import dataclass

import bpy
from mathutils import Vector

from .load import FRAME, Room
from .space import Space

SENSOR = 36.
WIDE = 1.24             # from the car's middle to the eye before an open door, beyond which a car is wide
HIGH, BACK = .62, .86               # of the eye before the load space: of its height, and of the eye's height over the floor


@dataclass(frozen=True)
class Eye:
    """Metres; focal length in millimetres on a 36 mm sensor."""

    at: tuple[float, float, float]
    target: tuple[float, float, float]
    focal: float


def is_through_door(space: Space, view: str) -> bool:
    """Whether one stands outside: the door on the right is open."""
    return view == 'door' or (view == 'rear' and not space.has_back_row)


def eye_of(space: Space, view: str) -> Eye:
    x, y, z = space.eye
    if view == 'load':
        room = Room(space)
        up = HIGH * room.tall
        return _turned((room.rear + FRAME + BACK * up, 0, room.floor + up), 0, -18.5, 16)
    if view == 'driver':
        return _turned((x + .10, y + .06, z + .03), 24, -16, 15.5)
    side = float(space.side(space.seat_x)) + .42
    if view == 'door':
        # In a wide car no farther away, so that the sill stays in the picture.
        across = .18 + 1.6 * max(0, side - WIDE)
        return Eye((space.seat_x - .32, side - .06, space.hip + .62), (space.dash_x + .20, across, space.floor + .10), 16.)
    if space.has_back_row:
        return _turned((space.seat_x + 1.0, 0, z + .13), 0, -17.5, 19)
    return Eye((space.seat_x - .44, side, space.hip + .64), (space.seat_x - .17, -.10, space.hip + .18), 19)


def _turned(at: tuple[float, float, float], yaw: float, pitch: float, focal: float) -> Eye:
    """Looking ahead, turned to the right and up by degrees."""
    a, b = math.radians(yaw), math.radians(pitch)
    x, y, z = at
    return Eye(at, (x - math.cos(a) * math.cos(b), y + math.sin(a) * math.cos(b), z + math.sin(b)), focal)


def place_camera(eye: Eye) -> None:
    s = bpy.context.scene
    if not s.camera:
        s.camera = bpy.data.objects.new('Camera', bpy.data.cameras.new('Camera'))
        s.collection.objects.link(s.camera)
    s.camera.location = eye.at
    s.camera.rotation_euler = (Vector(eye.target) - Vector(eye.at)).to_track_quat('-Z', 'Y').to_euler()
    s.camera.data.lens, s.camera.data.sensor_width = eye.focal, SENSOR
    s.camera.data.clip_start = .02
