import { qrPath } from '@volante/domain/payment/qr-path'
import encodeQr from 'qr'

/** Takes a text; returns its QR code as one path of dark bars. */
export const codeDrawing = (text: string) => qrPath(encodeQr(text, 'raw', { ecc: 'medium', border: 1 }))
