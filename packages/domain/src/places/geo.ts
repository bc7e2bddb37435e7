import { EARTH_RADIUS_M } from '../limits.ts'
import type { LonLat } from './places.ts'

const radians = (degrees: number) => (degrees * Math.PI) / 180

/** Takes two points as longitude, latitude in degrees, returns the great-circle distance in metres (haversine, spec platform §9). */
export function distanceM([lonA, latA]: LonLat, [lonB, latB]: LonLat): number {
  const across = Math.sin(radians(lonB - lonA) / 2) ** 2
  const up = Math.sin(radians(latB - latA) / 2) ** 2
  const half = up + Math.cos(radians(latA)) * Math.cos(radians(latB)) * across
  return 2 * EARTH_RADIUS_M * Math.asin(Math.min(1, Math.sqrt(half)))
}

/** Takes a point and a non-empty list of things that have one, returns the nearest thing; the first of equals, undefined for an empty list. */
export function nearest<T>(from: LonLat, things: readonly T[], at: (thing: T) => LonLat): T | undefined {
  let best: T | undefined
  let shortest = Number.POSITIVE_INFINITY
  for (const thing of things) {
    const distance = distanceM(from, at(thing))
    if (distance < shortest) [best, shortest] = [thing, distance]
  }
  return best
}

export interface Box {
  west: number
  south: number
  east: number
  north: number
}

/** Takes points, returns the smallest box around them in degrees; undefined for none. It does not cross the date line. */
export function boundingBox(points: readonly LonLat[]): Box | undefined {
  if (points.length === 0) return undefined
  const lons = points.map(([lon]) => lon)
  const lats = points.map(([, lat]) => lat)
  return { west: Math.min(...lons), south: Math.min(...lats), east: Math.max(...lons), north: Math.max(...lats) }
}

/** Takes points and the least width, all in degrees, returns a box as wide as high around them, with a quarter of their width as room at each side; undefined for none. */
export function roomyBox(points: readonly LonLat[], least = 2): Box | undefined {
  const box = boundingBox(points)
  if (!box) return undefined
  const half = Math.max(least, (box.east - box.west) * 1.5, (box.north - box.south) * 1.5) / 2
  const [lon, lat] = [(box.west + box.east) / 2, (box.south + box.north) / 2]
  return { west: lon - half, south: lat - half, east: lon + half, north: lat + half }
}

/** Takes points, returns the corners of the tightest convex line around all of them, each once and in turn (monotone chain). */
export function convexHull(points: readonly LonLat[]): LonLat[] {
  const sorted = points.toSorted(([ax, ay], [bx, by]) => ax - bx || ay - by)
  const [lower, upper] = [chain(sorted), chain(sorted.toReversed())]
  return lower.length > 1 ? [...lower.slice(0, -1), ...upper.slice(0, -1)] : lower
}

/** One side of the line, from the first point to the last; what does not turn left is inside. */
function chain(points: readonly LonLat[]): LonLat[] {
  const side: LonLat[] = []
  for (const point of points) {
    while (side.length > 0 && !turnsLeft(side.at(-2), side.at(-1), point)) side.pop()
    side.push(point)
  }
  return side
}

function turnsLeft(a: LonLat | undefined, b: LonLat | undefined, [x, y]: LonLat): boolean {
  if (!b) return true
  if (!a) return b[0] !== x || b[1] !== y
  return (b[0] - a[0]) * (y - a[1]) - (b[1] - a[1]) * (x - a[0]) > 0
}

/** Takes longitude and latitude in degrees, returns whether they lie on the globe. */
export const isLonLat = (lon: number, lat: number): boolean => Math.abs(lon) <= 180 && Math.abs(lat) <= 90

/** Streets are longer than the straight line: the usual detour factor. */
const ROAD_FACTOR = 1.3

/** The first kilometres run in town, the next on main roads, the rest on highways: metres of the stretch, metres a second. */
const STRETCHES = [
  [10_000, 7],
  [40_000, 14],
  [Number.POSITIVE_INFINITY, 22],
] as const

/** Takes two points, returns the estimated drive without a road map: metres by road and seconds, whole numbers. */
export function estimatedDrive(from: LonLat, to: LonLat): { distance: number; duration: number } {
  const distance = Math.round(distanceM(from, to) * ROAD_FACTOR)
  let left = distance
  let duration = 0
  for (const [length, speed] of STRETCHES) {
    const part = Math.min(left, length)
    duration += part / speed
    left -= part
  }
  return { distance, duration: Math.round(duration) }
}

/** Takes the site's base address for directions and a destination, returns the link that opens a route to it (latitude first, as that address wants). */
export function directionsLink(base: string, [lon, lat]: LonLat, from?: LonLat): string {
  const link = new URL(base)
  link.searchParams.set('api', '1')
  link.searchParams.set('destination', `${lat},${lon}`)
  if (from) link.searchParams.set('origin', `${from[1]},${from[0]}`)
  return link.href
}
