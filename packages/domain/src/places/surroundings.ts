import { distanceM } from './geo.ts'
import type { LonLat } from './places.ts'

/** The places around a point, drawn as what one asks of a map: how far and in which direction. */
export interface Surroundings {
  readonly size: number
  readonly centre: number
  readonly rings: readonly { readonly km: number; readonly radius: number }[]
  readonly pins: readonly { readonly x: number; readonly y: number }[]
  /** What else lies around, each where it is; null beyond the outer ring. */
  readonly spots: readonly ({ readonly x: number; readonly y: number } | null)[]
}

const SIZE = 480
const MARGIN = 36
const ROUND_KM = [2, 5, 10, 25, 50, 100, 250, 500, 1000, 2500, 5000]
/** Two numbered pins never touch. */
const APART = 32
const ROUNDS = 60

/** So many of what lies around are to be seen where there are no places. */
const AROUND = 10

/**
 * Takes the middle, the places and, nearest first, what else lies around, longitude and latitude in degrees; returns rings at round
 * distances and where each of them is drawn. Distances are drawn by their square root, so that the near ones, which matter most, have
 * room; pins that would cover each other are pushed apart.
 */
export function surroundings(middle: LonLat, places: readonly LonLat[], around: readonly LonLat[] = []): Surroundings {
  const away = (place: LonLat) => distanceM(middle, place) / 1000
  const furthest = Math.max(1, ...(places.length > 0 ? places : around.slice(0, AROUND)).map(away))
  const at = ROUND_KM.findIndex((km) => km >= furthest)
  const outer = at < 0 ? ROUND_KM.length - 1 : at
  const scale = (km: number) => Math.sqrt(km / (ROUND_KM[outer] ?? furthest)) * (SIZE / 2 - MARGIN)
  const rings = ROUND_KM.slice(Math.max(0, outer - 2), outer + 1).map((km) => ({ km, radius: Math.round(scale(km)) }))
  const drawn = (place: LonLat) => {
    const angle = bearing(middle, place)
    const far = scale(away(place))
    return { x: SIZE / 2 + Math.sin(angle) * far, y: SIZE / 2 - Math.cos(angle) * far }
  }
  const spots = around.map((place) => (away(place) <= (rings.at(-1)?.km ?? 0) ? drawn(place) : null))
  return { size: SIZE, centre: SIZE / 2, rings, pins: apart(places.map(drawn)), spots }
}

const radians = (degrees: number) => (degrees * Math.PI) / 180

/** Radians from north, clockwise. */
function bearing([lonA, latA]: LonLat, [lonB, latB]: LonLat): number {
  const across = radians(lonB - lonA)
  const y = Math.sin(across) * Math.cos(radians(latB))
  const x =
    Math.cos(radians(latA)) * Math.sin(radians(latB)) -
    Math.sin(radians(latA)) * Math.cos(radians(latB)) * Math.cos(across)
  return Math.atan2(y, x)
}

type Point = { x: number; y: number }

function apart(pins: readonly Point[]): Point[] {
  const moved = pins.map(({ x, y }) => ({ x, y }))
  for (let round = 0; round < ROUNDS; round += 1) {
    let isCalm = true
    for (const [i, one] of moved.entries()) {
      for (const [j, other] of moved.entries()) {
        if (j <= i || !push(one, other, i + j)) continue
        isCalm = false
      }
    }
    if (isCalm) break
  }
  return moved.map(({ x, y }) => ({ x: round1(x), y: round1(y) }))
}

/** Moves two that are too close by half of what is missing each; on the same spot in a direction of their own. */
function push(one: Point, other: Point, seed: number): boolean {
  const gap = Math.hypot(other.x - one.x, other.y - one.y)
  if (gap >= APART - 0.5) return false
  const angle = gap < 0.01 ? seed * 2.4 : Math.atan2(other.y - one.y, other.x - one.x)
  const half = (APART - gap) / 2
  one.x = inside(one.x - Math.cos(angle) * half)
  one.y = inside(one.y - Math.sin(angle) * half)
  other.x = inside(other.x + Math.cos(angle) * half)
  other.y = inside(other.y + Math.sin(angle) * half)
  return true
}

const inside = (value: number) => Math.min(SIZE - MARGIN / 2, Math.max(MARGIN / 2, value))
const round1 = (value: number) => Math.round(value * 10) / 10
