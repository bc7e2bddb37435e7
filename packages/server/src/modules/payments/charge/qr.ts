import { create } from 'qrcode'

const drawings = new Map<string, { size: number; path: string }>()
const KEPT = 500

/** Takes a text; answers its QR code as squares on a grid of `size`, one SVG path. A page polls the same one again and again. */
export function qrDrawing(text: string): { size: number; path: string } {
  const known = drawings.get(text)
  if (known) return known
  const { size, data } = create(text, { errorCorrectionLevel: 'M' }).modules
  const path = Array.from({ length: size }, (_, y) => rowPath(data, size, y)).join('')
  if (drawings.size >= KEPT) drawings.clear()
  drawings.set(text, { size, path })
  return { size, path }
}

/** Neighbouring dark squares are drawn as one bar. */
function rowPath(data: ArrayLike<number>, size: number, y: number): string {
  let path = ''
  for (let x = 0; x < size; x += 1) {
    const from = x
    while (x < size && data[y * size + x]) x += 1
    if (x > from) path += `M${from} ${y}h${x - from}v1h-${x - from}z`
  }
  return path
}
