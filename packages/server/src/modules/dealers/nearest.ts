import { distanceM } from '@volante/domain/places/geo'
import { EARTH_RADIUS_M } from '@volante/domain/limits'

export interface Place {
  readonly lon: number
  readonly lat: number
}

/** A place and its point on the unit sphere, where the straight line between two orders them as the way over ground does. */
export interface Spot<T extends Place> {
  readonly place: T
  readonly x: number
  readonly y: number
  readonly z: number
}

export interface Found<T> {
  readonly place: T
  readonly metres: number
}

export interface Search<T> {
  readonly from: Place
  readonly metres: number
  readonly size: number
  readonly wanted: (place: T) => boolean
}

/** Takes places (degrees) and returns them from south to north, as `nearest` searches them. */
export const spotsOf = <T extends Place>(places: readonly T[]): Spot<T>[] =>
  places.map(spotOf).sort((a, b) => a.z - b.z)

function spotOf<T extends Place>(place: T): Spot<T> {
  const [east, north] = [(place.lon * Math.PI) / 180, (place.lat * Math.PI) / 180]
  return { place, x: Math.cos(north) * Math.cos(east), y: Math.cos(north) * Math.sin(east), z: Math.sin(north) }
}

/**
 * Returns the wanted places within so many metres, nearest first, at most `size` of them. It walks from the reference's
 * latitude to both poles and ends where the latitude alone is farther than what is found: where places are denser they
 * are found nearer, so a hundred times as many cost little more.
 */
export function nearest<T extends Place>(
  spots: readonly Spot<T>[],
  { from, metres, size, wanted }: Search<T>,
): Found<T>[] {
  const centre = spotOf(from)
  const found: { place: T; square: number }[] = []
  let limit = squareOf(metres)
  const look = (spot: Spot<T> | undefined): boolean => {
    if (!spot || (spot.z - centre.z) ** 2 > limit) return false
    const square = (spot.x - centre.x) ** 2 + (spot.y - centre.y) ** 2 + (spot.z - centre.z) ** 2
    if (square > limit || !wanted(spot.place)) return true
    found.splice(found.findLastIndex((one) => one.square <= square) + 1, 0, { place: spot.place, square })
    if (found.length > size) found.pop()
    if (found.length === size) limit = found.at(-1)?.square ?? limit
    return true
  }
  let north = firstFrom(spots, centre.z)
  let south = north - 1
  for (let isOpen = true; isOpen; ) {
    const isNorthOpen = look(spots[north])
    const isSouthOpen = look(spots[south])
    if (isNorthOpen) north += 1
    if (isSouthOpen) south -= 1
    isOpen = isNorthOpen || isSouthOpen
  }
  return found.map(({ place }) => ({ place, metres: distanceM([from.lon, from.lat], [place.lon, place.lat]) }))
}

/** The square of the straight line on the unit sphere that spans so many metres over ground; from half the way around on, no line is too long. */
const squareOf = (metres: number): number =>
  metres >= Math.PI * EARTH_RADIUS_M ? Infinity : (2 * Math.sin(metres / EARTH_RADIUS_M / 2)) ** 2

/** Index of the first spot at this height or above it. */
function firstFrom(spots: readonly Spot<Place>[], z: number): number {
  let [low, high] = [0, spots.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((spots[middle]?.z ?? 0) < z) low = middle + 1
    else high = middle
  }
  return low
}
