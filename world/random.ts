/** Takes any text and returns the same number in [0, 1) for it on every machine: chance that does not depend on the order of calls. */
export function chanceOf(key: string): number {
  let hash = 0x811c9dc5
  for (let i = 0; i < key.length; i++) hash = Math.imul(hash ^ key.charCodeAt(i), 0x01000193)
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b)
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35)
  return ((hash ^ (hash >>> 16)) >>> 0) / 2 ** 32
}

/** A whole number from `low` to `high`, both included. */
export const numberOf = (key: string, low: number, high: number): number =>
  low + Math.floor(chanceOf(key) * (high - low + 1))

/** One entry of a list that is not empty. */
export function oneOf<T>(key: string, list: readonly T[]): T {
  const entry = list[Math.floor(chanceOf(key) * list.length)]
  if (entry === undefined) throw new Error(`Nothing to choose from for ${key}`)
  return entry
}

/** Capital letters without I and O, and digits: the alphabet of catalogue codes. */
export function codeOf(key: string, length: number): string {
  const alphabet = 'ABCDEFGHJKLMNPQRSTUVWXYZ0123456789'
  return Array.from({ length }, (_, i) => oneOf(`${key}/${i}`, [...alphabet])).join('')
}
