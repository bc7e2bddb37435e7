import type { OutsideView } from '@volante/domain/car/car-image'

/** Where the car is seen from. */
export interface Pose {
  /** Degrees round the car from its nose towards its left side, 0 to below 360. */
  readonly azimuth: number
  /** Degrees the eye is raised over its place in the pictures. */
  readonly lift: number
  /** 1 shows the whole car. */
  readonly zoom: number
}

export const MOST_LIFT = 34
export const MOST_ZOOM = 2.6

/** The views of the pictures, and the sides between them. */
export const PRESETS = {
  threeQuarter: { azimuth: 37, lift: 0, zoom: 1 },
  front: { azimuth: 0, lift: 0, zoom: 1 },
  side: { azimuth: 90, lift: 0, zoom: 1 },
  rear: { azimuth: 180, lift: 0, zoom: 1 },
} as const satisfies Record<string, Pose>
export type Preset = keyof typeof PRESETS

/** Where the pictures were taken from (assets/cars/generator/render/camera.py). */
export const POSES: Readonly<Record<OutsideView, Pose>> = {
  front34: PRESETS.threeQuarter,
  side: PRESETS.side,
  rear34: { azimuth: 143, lift: 0, zoom: 1 },
}

const SIDES = ['front', 'frontLeft', 'left', 'rearLeft', 'rear', 'rearRight', 'right', 'frontRight'] as const
export type Side = (typeof SIDES)[number]

/** Takes degrees; returns the same direction from 0 to below 360. */
export const wrap = (degrees: number): number => ((degrees % 360) + 360) % 360

/** Takes two directions in degrees; returns the shorter way from one to the other, -180 to 180. */
export const wayTo = (from: number, to: number): number => wrap(to - from + 180) - 180

const within = (value: number, least: number, most: number): number => Math.min(Math.max(value, least), most)

/** Takes a pose of any numbers; returns the nearest one the car can be seen from. */
export const bounded = ({ azimuth, lift, zoom }: Pose): Pose => ({
  azimuth: wrap(azimuth),
  lift: within(lift, 0, MOST_LIFT),
  zoom: within(zoom, 1, MOST_ZOOM),
})

/** Takes a direction in degrees; returns the side of the car that faces it. */
export const sideAt = (azimuth: number): Side => SIDES[Math.round(wrap(azimuth) / 45) % SIDES.length] ?? 'front'

/** Takes a pose; returns the preset it shows, or null between them. */
export function presetAt({ azimuth }: Pose): Preset | null {
  const names = Object.keys(PRESETS).filter((name): name is Preset => name in PRESETS)
  return names.find((name) => Math.abs(wayTo(azimuth, PRESETS[name].azimuth)) < 4) ?? null
}

const STEP = 15

/** Takes a key and the pose; returns the pose it leads to, or null for a key that means nothing here. */
export function poseAfterKey(key: string, pose: Pose): Pose | null {
  const { azimuth, lift, zoom } = pose
  switch (key) {
    case 'ArrowRight':
      return bounded({ ...pose, azimuth: azimuth + STEP })
    case 'ArrowLeft':
      return bounded({ ...pose, azimuth: azimuth - STEP })
    case 'PageUp':
      return bounded({ ...pose, azimuth: azimuth + 45 })
    case 'PageDown':
      return bounded({ ...pose, azimuth: azimuth - 45 })
    case 'ArrowUp':
      return bounded({ ...pose, lift: lift + 6 })
    case 'ArrowDown':
      return bounded({ ...pose, lift: lift - 6 })
    case '+':
    case '=':
      return bounded({ ...pose, zoom: zoom * 1.25 })
    case '-':
      return bounded({ ...pose, zoom: zoom / 1.25 })
    case 'Home':
      return PRESETS.threeQuarter
    case 'End':
      return PRESETS.rear
    default:
      return null
  }
}
