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

/** The segments of a JPEG up to its frame header, behind a preview of the given length. */
export function jpeg(width: number, height: number, previewBytes = 60_000): Buffer {
  const exif = Buffer.concat([
    Buffer.from('\xff\xe1', 'latin1'),
    uint16(previewBytes + 2),
    Buffer.alloc(previewBytes, 0xff),
  ])
  const tables = Buffer.concat([Buffer.from('\xff\xc4', 'latin1'), uint16(4), uint16(0)])
  const frame = Buffer.concat([
    Buffer.from('\xff\xff\xc2', 'latin1'),
    uint16(11),
    Buffer.from([8]),
    uint16(height),
    uint16(width),
  ])
  return Buffer.concat([Buffer.from('\xff\xd8', 'latin1'), exif, tables, frame, Buffer.alloc(40)])
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

/** A WebP's first chunk in its three kinds. */
export function webp(kind: 'VP8 ' | 'VP8L' | 'VP8X', width: number, height: number): Buffer {
  const body = Buffer.alloc(10)
  if (kind === 'VP8X') {
    body.writeUIntLE(width - 1, 4, 3)
    body.writeUIntLE(height - 1, 7, 3)
  } else if (kind === 'VP8L') {
    body.writeUInt8(0x2f, 0)
    body.writeUInt32LE(((width - 1) | ((height - 1) << 14)) >>> 0, 1)
  } else {
    body.set([0x9d, 0x01, 0x2a], 3)
    body.writeUInt16LE(width, 6)
    body.writeUInt16LE(height, 8)
  }
  const length = Buffer.alloc(4)
  length.writeUInt32LE(body.length)
  return Buffer.concat([Buffer.from('RIFF\x16\0\0\0WEBP', 'latin1'), Buffer.from(kind), length, body])
}

function chunk(name: string, body: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(name), body])
  return Buffer.concat([uint32(body.length), named, uint32(crc32(named))])
}

const box = (name: string, body: Buffer): Buffer => Buffer.concat([uint32(body.length + 8), Buffer.from(name), body])

function uint16(value: number): Buffer {
  const bytes = Buffer.alloc(2)
  bytes.writeUInt16BE(value)
  return bytes
}

function uint32(value: number): Buffer {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32BE(value)
  return bytes
}
