import { crc32, deflateSync } from 'node:zlib'

/** Small real files for tests, by what they are. */
export const pdf = Buffer.from('%PDF-1.7\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n')

/** A grey PNG that decodes; only its header says how large it is, as in a pixel bomb. */
export function png(width: number, height: number): Buffer {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.writeUInt8(8, 8)
  const pixels = width * height < 1e6 ? Buffer.alloc((width + 1) * height) : Buffer.alloc(1)
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(pixels)),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

/** The boxes of a HEIC that tell brand and sizes: a picture and its smaller preview. */
export function heic(
  width: number,
  height: number,
  brand = 'heic',
  compatible: readonly string[] = ['mif1', 'heic'],
): Buffer {
  const type = box('ftyp', Buffer.from(`${brand}\0\0\0\0${compatible.join('')}`, 'latin1'))
  const size = (w: number, h: number): Buffer => box('ispe', Buffer.concat([uint32(0), uint32(w), uint32(h)]))
  return Buffer.concat([type, box('meta', Buffer.concat([size(160, 120), size(width, height), size(320, 240)]))])
}

function chunk(name: string, body: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(name), body])
  return Buffer.concat([uint32(body.length), named, uint32(crc32(named))])
}

const box = (name: string, body: Buffer): Buffer => Buffer.concat([uint32(body.length + 8), Buffer.from(name), body])

function uint32(value: number): Buffer {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32BE(value)
  return bytes
}
