import type { CarCatalogue } from './catalogue.ts'

/**
 * Takes a catalogue; returns 8 bits that change (255 times in 256) when a colour, coating, part or service comes or goes
 * or what comes with a part changes. Prices and names do not count, nor does the order.
 */
export function catalogueDigest({ colors, coatings, items, accessories, services }: CarCatalogue): number {
  const parts = [...colors, ...coatings, ...items, ...accessories].map(
    ({ id, inclusive }) => `${id}>${inclusive.toSorted().join('+')}`,
  )
  const text = [...parts, ...services.map(({ id }) => id)].toSorted().join('|')
  let hash = 0x811c9dc5
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193)
  return (hash ^ (hash >>> 8) ^ (hash >>> 16) ^ (hash >>> 24)) & 0xff
}
