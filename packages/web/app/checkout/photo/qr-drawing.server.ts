import { create } from 'qrcode'

export interface QrDrawing {
  readonly size: number
  readonly path: string
}

/** Takes a text; answers its QR code as one path of squares on a grid of `size`. Drawn on the server: the library reaches no browser. */
export function qrDrawing(text: string): QrDrawing {
  const { size, data } = create(text, { errorCorrectionLevel: 'M' }).modules
  const dark = Array.from({ length: size * size }, (_, at) => at).filter((at) => data[at])
  return { size, path: dark.map((at) => `M${at % size} ${Math.floor(at / size)}h1v1h-1z`).join('') }
}
