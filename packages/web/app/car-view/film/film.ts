import { bounded, type Pose } from '../pose.ts'

interface Moment extends Pose {
  /** Milliseconds since the film began. */
  readonly at: number
}

/** Close to the face, back to the whole car, along its side, round the tail, over the roof, and home; azimuths go on beyond a turn. */
const MOMENTS: readonly Moment[] = [
  { at: 0, azimuth: 6, lift: 0, zoom: 2.3 },
  { at: 2600, azimuth: 37, lift: 2, zoom: 1 },
  { at: 5000, azimuth: 90, lift: 3, zoom: 1.3 },
  { at: 7400, azimuth: 143, lift: 8, zoom: 1.05 },
  { at: 9600, azimuth: 215, lift: 28, zoom: 1.1 },
  { at: 11600, azimuth: 310, lift: 22, zoom: 1.05 },
  { at: 14000, azimuth: 397, lift: 0, zoom: 1 },
]
const ALL = ['azimuth', 'lift', 'zoom'] as const
const END = MOMENTS.at(-1)?.at ?? 0

/** Takes milliseconds since the film began; returns where the car is seen from, null once it is over. Where nothing may move, it is a row of stills. */
export function filmAt(ms: number, isCalm: boolean): Pose | null {
  if (ms >= END) return null
  const next = MOMENTS.findIndex(({ at }) => at > ms)
  const [from, to] = [MOMENTS[next - 1], MOMENTS[next]]
  if (!from || !to) return null
  if (isCalm) return bounded(from)
  const share = (ms - from.at) / (to.at - from.at)
  const [azimuth, lift, zoom] = ALL.map((key) => {
    const way = to.at - from.at
    return between(from[key], to[key], paceAt(next - 1, key) * way, paceAt(next, key) * way, share)
  })
  return bounded({ azimuth: azimuth ?? 0, lift: lift ?? 0, zoom: zoom ?? 1 })
}

/** How fast a value changes at a moment, a millisecond: from the one before to the one after, still at both ends. */
function paceAt(nth: number, key: (typeof ALL)[number]): number {
  const [before, after] = [MOMENTS[nth - 1], MOMENTS[nth + 1]]
  return before && after ? (after[key] - before[key]) / (after.at - before.at) : 0
}

/** Hermite's cubic: from a to b with these slopes at the ends. */
function between(a: number, b: number, slopeA: number, slopeB: number, t: number): number {
  const [t2, t3] = [t * t, t * t * t]
  return (2 * t3 - 3 * t2 + 1) * a + (t3 - 2 * t2 + t) * slopeA + (3 * t2 - 2 * t3) * b + (t3 - t2) * slopeB
}

export type FilmState = 'on' | 'ended' | 'left'

/** The film while it runs. */
interface Player {
  readonly isOn: () => boolean
  readonly begin: () => void
  /** Where the car is seen from now; null where no film runs, or once it is over. */
  readonly pose: () => Pose | null
  /** Ends it before its time; returns whether there was one. */
  readonly leave: () => boolean
}

/** Takes whether nothing may move, and what hears that the film begins, ended, or was left. */
export function filmPlayer(isCalm: boolean, say: (state: FilmState) => void): Player {
  let begun: number | null = null
  const end = (state: FilmState): boolean => {
    if (begun === null) return false
    begun = null
    say(state)
    return true
  }
  return {
    isOn: () => begun !== null,
    begin() {
      begun = performance.now()
      say('on')
    },
    pose() {
      const pose = begun === null ? null : filmAt(performance.now() - begun, isCalm)
      if (!pose) end('ended')
      return pose
    },
    leave: () => end('left'),
  }
}
