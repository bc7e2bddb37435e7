import { type QrPath, qrPath } from '@volante/domain/payment/qr-path'
import encodeQr from 'qr'

const drawings = new Map<string, QrPath>()
const KEPT = 500

/** Takes a text; returns its QR code as one SVG path. A page polls the same one again and again. */
export function qrDrawing(text: string): QrPath {
  const known = drawings.get(text)
  if (known) return known
  const drawing = qrPath(encodeQr(text, 'raw', { ecc: 'medium', border: 1 }))
  if (drawings.size >= KEPT) drawings.clear()
  drawings.set(text, drawing)
  return drawing
}
