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

/** What a HEIC of a telephone holds beside its picture, and what may be hidden in one. */
export const HEIC_SECRETS = {
  exif: 'Exif\0\0MM\0*-GPS-PLACE-EXIF',
  xmp: '<x:xmpmeta>PLACE-XMP</x:xmpmeta>',
  name: 'PLACE-IN-A-NAME',
  property: 'PLACE-IN-A-PROPERTY',
  box: 'PLACE-IN-A-BOX',
  gap: 'PLACE-BETWEEN-ITEMS',
} as const
export const HEIC_PIXELS = 'the coded picture, untouched'

/** A HEIC as telephones make them, but for its pixels: the picture, a preview, Exif, XMP, and text where nothing should be. */
export function heic(
  width: number,
  height: number,
  brand = 'heic',
  compatible: readonly string[] = ['mif1', 'heic'],
): Buffer {
  const { exif, xmp, name, property, box: boxed, gap } = HEIC_SECRETS
  const type = box('ftyp', text(`${brand}\0\0\0\0${compatible.join('')}`))
  const size = (w: number, h: number) => box('ispe', Buffer.concat([uint32(0), uint32(w), uint32(h)]))
  const item = (id: number, kind: string, named: string) =>
    box('infe', Buffer.concat([uint32(2 << 24), uint16(id), uint16(0), text(`${kind}${named}\0`)]))
  const items = [item(1, 'hvc1', name), item(2, 'Exif', ''), item(3, 'mime', '\0application/rdf+xml')]
  const iinf = box('iinf', Buffer.concat([uint32(0), uint16(items.length), ...items]))
  const sizes = [size(160, 120), size(width, height), size(320, 240)]
  const iprp = box('iprp', box('ipco', Buffer.concat([...sizes, box('udes', text(property))])))
  const parts = [HEIC_PIXELS, gap, exif, xmp]
  const place = (from: number) => {
    const at = (index: number) => from + parts.slice(0, index).join('').length
    const extent = (id: number, index: number) =>
      Buffer.concat([uint16(id), uint16(0), uint16(1), uint32(at(index)), uint32(parts[index]?.length ?? 0)])
    return box('iloc', Buffer.concat([uint32(0), uint16(0x4400), uint16(3), extent(1, 0), extent(2, 2), extent(3, 3)]))
  }
  const meta = (from: number) =>
    box('meta', Buffer.concat([uint32(0), iinf, iprp, place(from), box('xml ', text(boxed))]))
  const before = type.length + meta(0).length + 8
  return Buffer.concat([type, meta(before), box('mdat', text(parts.join(''))), box('uuid', text(boxed))])
}

const text = (letters: string): Buffer => Buffer.from(letters, 'latin1')

function uint16(value: number): Buffer {
  const bytes = Buffer.alloc(2)
  bytes.writeUInt16BE(value)
  return bytes
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
