import type { Locator } from '@playwright/test'

export interface ShownPaint {
  /** Degrees on the colour wheel. */
  readonly hue: number
  /** 0 to 1: how far from grey, and how light. */
  readonly chroma: number
  readonly light: number
}

/** Takes a paint as #rrggbb; returns how it looks. */
export function looksOf(hex: string): ShownPaint {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255)
  const [top, low] = [Math.max(r, g, b), Math.min(r, g, b)]
  const chroma = top - low
  const sector = top === r ? (g - b) / chroma : top === g ? (b - r) / chroma + 2 : (r - g) / chroma + 4
  return { hue: chroma === 0 ? 0 : (sector * 60 + 360) % 360, chroma, light: (top + low) / 2 }
}

/** Where a picture of a colourful car shows paint, in a grid of 160 by 160. */
export const paintedPlaces = (picture: Locator): Promise<number[]> =>
  picture.evaluate((image: HTMLImageElement) => {
    const side = 160
    const canvas = new OffscreenCanvas(side, side)
    const brush = canvas.getContext('2d')
    if (!brush) throw new Error('no canvas')
    brush.drawImage(image, 0, 0, side, side)
    const { data } = brush.getImageData(0, 0, side, side)
    return Array.from({ length: side * side }, (_, at) => at).filter((at) => {
      const [r = 0, g = 0, b = 0, alpha = 0] = data.slice(at * 4, at * 4 + 4)
      return alpha > 250 && Math.max(r, g, b) - Math.min(r, g, b) > 60
    })
  })

/** Takes a picture and places of its grid; returns the median colour there as #rrggbb. */
export const medianColor = (picture: Locator, places: readonly number[]): Promise<string> =>
  picture.evaluate((image: HTMLImageElement, at) => {
    const side = 160
    const canvas = new OffscreenCanvas(side, side)
    const brush = canvas.getContext('2d')
    if (!brush) throw new Error('no canvas')
    brush.drawImage(image, 0, 0, side, side)
    const { data } = brush.getImageData(0, 0, side, side)
    const middle = (channel: number) => {
      const values = at.map((place) => data[place * 4 + channel] ?? 0).sort((a, b) => a - b)
      return (values[values.length >> 1] ?? 0).toString(16).padStart(2, '0')
    }
    return `#${middle(0)}${middle(1)}${middle(2)}`
  }, places)
