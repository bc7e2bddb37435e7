import { bounded, type Pose, wayTo } from './pose.ts'

/** The car being turned: by the hand, by its own way after the hand let go, or towards a view that was asked for. */
export interface Turn {
  readonly pose: Pose
  /** Degrees a millisecond it still turns by itself. */
  readonly spin: number
  readonly goal: Pose | null
}

/** A hand that crosses the whole picture turns the car halfway round. */
const HALF_TURN = 180
const LIFT_RANGE = 60
/** Milliseconds after which a third of speed or way is left. */
const SPIN_FADES = 320
const GOAL_NEARS = 110
const STILL = 0.006
const FASTEST = 0.5

export const atRest = (pose: Pose): Turn => ({ pose, spin: 0, goal: null })

/** Takes the turn and the hand's way as shares of the picture's width and height; returns the turn in the hand. */
export function dragged({ pose }: Turn, across: number, down: number): Turn {
  const slower = 1 / pose.zoom
  return atRest(
    bounded({
      ...pose,
      azimuth: pose.azimuth - across * HALF_TURN * slower,
      lift: pose.lift + down * LIFT_RANGE * slower,
    }),
  )
}

/** Takes the turn and the hand's last speed in shares of the width a millisecond; returns the turn let go. */
export function released({ pose }: Turn, speed: number, isCalm: boolean): Turn {
  const spin = Math.min(Math.max((-speed * HALF_TURN) / pose.zoom, -FASTEST), FASTEST)
  return { pose, spin: isCalm || Math.abs(spin) < STILL ? 0 : spin, goal: null }
}

/** Takes the turn and a view; returns the turn on its way there, or at once there where nothing may move by itself. */
export function sent({ pose }: Turn, goal: Pose, isCalm: boolean): Turn {
  return isCalm ? atRest(goal) : { pose, spin: 0, goal }
}

export function zoomed({ pose }: Turn, factor: number): Turn {
  return atRest(bounded({ ...pose, zoom: pose.zoom * factor }))
}

export const isMoving = ({ spin, goal }: Turn): boolean => spin !== 0 || goal !== null

/** Takes the turn and milliseconds that went by; returns where it is now. */
export function advance(turn: Turn, ms: number): Turn {
  const { pose, spin, goal } = turn
  if (goal) return nearer(pose, goal, 1 - Math.exp(-ms / GOAL_NEARS))
  if (spin === 0) return turn
  const left = Math.exp(-ms / SPIN_FADES)
  const azimuth = pose.azimuth + spin * SPIN_FADES * (1 - left)
  const slower = spin * left
  return { pose: bounded({ ...pose, azimuth }), spin: Math.abs(slower) < STILL ? 0 : slower, goal: null }
}

function nearer(pose: Pose, goal: Pose, share: number): Turn {
  const way = wayTo(pose.azimuth, goal.azimuth)
  const [up, closer] = [goal.lift - pose.lift, goal.zoom - pose.zoom]
  if (Math.abs(way) + Math.abs(up) < 0.2 && Math.abs(closer) < 0.005) return atRest(goal)
  const next = bounded({
    azimuth: pose.azimuth + way * share,
    lift: pose.lift + up * share,
    zoom: pose.zoom + closer * share,
  })
  return { pose: next, spin: 0, goal }
}
