import { type QrPath, qrPath } from '@volante/domain/payment/qr-path'
import encodeQr from 'qr'

/** Takes a text; returns its QR code as one SVG path. Drawn on the server: the library reaches no browser. */
export const qrDrawing = (text: string): QrPath => qrPath(encodeQr(text, 'raw', { ecc: 'medium', border: 1 }))
