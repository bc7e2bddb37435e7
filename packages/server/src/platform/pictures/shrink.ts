import type { Pixels } from './compose.ts'
import { inBands } from './in-bands.ts'
import { ENCODED, LINEAR } from './linear-light.ts'

/** Where each of `from` cells falls among `to` larger ones: the first cell it touches and the share that lies in it. */
function shares(from: number, to: number): { readonly cell: Int32Array; readonly share: Float32Array } {
  const cell = new Int32Array(from)
  const share = new Float32Array(from)
  for (let at = 0; at < from; at++) {
    const start = (at * to) / from
    const first = Math.min(to - 1, Math.floor(start + 1e-6))
    cell[at] = first
    share[at] = Math.min(1, ((first + 1 - start) * from) / to)
  }
  return { cell, share }
}

/**
 * Takes a picture with alpha and a smaller size; returns it at that size, each pixel the mean of the light that falls on its
 * area, so that thin bright lines keep their light and edges no dark seam. Larger sizes are refused.
 */
export async function shrink(picture: Pixels, width: number, height: number): Promise<Pixels> {
  if (width > picture.width || height > picture.height) throw new Error('shrink cannot enlarge')
  const columns = shares(picture.width, width)
  const rows = shares(picture.height, height)
  const line = new Float32Array((width + 1) * 4)
  // One more row and column than asked: what the last ones share with a neighbour that is not there is nothing.
  const sums = new Float32Array((width + 1) * (height + 1) * 4)
  const stride = line.length
  await inBands(picture.width, picture.height, (fromRow, toRow) => {
    for (let row = fromRow; row < toRow; row++) {
      addLine(picture, row, columns, line)
      const share = rows.share[row] ?? 0
      const start = (rows.cell[row] ?? 0) * stride
      for (let at = 0; at < stride; at++) {
        const value = line[at] ?? 0
        if (value === 0) continue
        sums[start + at] = (sums[start + at] ?? 0) + value * share
        if (share < 1) sums[start + stride + at] = (sums[start + stride + at] ?? 0) + value * (1 - share)
      }
    }
  })
  return { width, height, data: encoded(sums, width, height, (width * height) / (picture.width * picture.height)) }
}

/** Sums a row's light, weighed by its alpha, into the columns it becomes. */
function addLine(
  { data, width }: Pixels,
  row: number,
  { cell, share }: ReturnType<typeof shares>,
  line: Float32Array,
): void {
  line.fill(0)
  for (let x = 0; x < width; x++) {
    const from = (row * width + x) * 4
    const alpha = data[from + 3] ?? 0
    if (alpha === 0) continue
    const first = share[x] ?? 0
    const to = (cell[x] ?? 0) * 4
    for (let channel = 0; channel < 4; channel++) {
      const value = channel === 3 ? alpha : (LINEAR[data[from + channel] ?? 0] ?? 0) * alpha
      line[to + channel] = (line[to + channel] ?? 0) + value * first
      if (first < 1) line[to + 4 + channel] = (line[to + 4 + channel] ?? 0) + value * (1 - first)
    }
  }
}

function encoded(sums: Float32Array, width: number, height: number, area: number): Uint8Array {
  const data = new Uint8Array(width * height * 4)
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const from = (y * (width + 1) + x) * 4
      const to = (y * width + x) * 4
      const alpha = sums[from + 3] ?? 0
      if (alpha === 0) continue
      for (let channel = 0; channel < 3; channel++)
        data[to + channel] = ENCODED[Math.round((sums[from + channel] ?? 0) / alpha)] ?? 255
      data[to + 3] = Math.min(255, Math.round(alpha * area))
    }
  }
  return data
}
