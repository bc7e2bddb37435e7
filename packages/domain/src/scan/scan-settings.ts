/**
 * How chassis are read from pictures (spec features F-46): reading threads at most, tries a second, the largest picture, how
 * far the part that is read lies from each edge of it, and how many readings are compared.
 */
export const SCAN = {
  workers: 6,
  frequency: 5,
  maxWidth: 640,
  maxHeight: 480,
  area: { top: '20%', sides: '10%', bottom: '50%' },
  readers: ['code 39 vin', 'codabar', 'code 93'],
  collectorCapacity: 10,
} as const

export interface Box {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

const share = (percent: string): number => Number.parseInt(percent, 10) / 100

/** Takes the size of a frame in pixels; returns the size it is read in: never larger than allowed, never larger than it is. */
export function readSize(width: number, height: number): { readonly width: number; readonly height: number } {
  const scale = Math.min(1, SCAN.maxWidth / width, SCAN.maxHeight / height)
  return { width: Math.round(width * scale), height: Math.round(height * scale) }
}

/** Takes the size of a frame in pixels; returns the part of it that is read. */
export function scanArea(width: number, height: number): Box {
  const { top, sides, bottom } = SCAN.area
  const x = Math.round(width * share(sides))
  const y = Math.round(height * share(top))
  return { x, y, width: width - 2 * x, height: height - y - Math.round(height * share(bottom)) }
}
