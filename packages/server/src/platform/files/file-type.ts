/** What people may send, by what is in the file; its name and the announced type count for nothing. */
export const FILE_TYPES = {
  'application/pdf': 'pdf',
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/webp': 'webp',
  'image/heic': 'heic',
} as const
export type FileType = keyof typeof FILE_TYPES

/** Bytes of a file's beginning that tell its type. */
export const HEAD_BYTES = 64

const HEIC_BRANDS = ['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx']

/**
 * Takes a file's first 64 bytes; returns its type, or null for everything else. HTML, SVG and archives have no entry
 * here, and a document that is two things at once is only ever sent out as a download.
 */
export function fileTypeOf(head: Buffer): FileType | null {
  const starts = (text: string, at = 0): boolean => head.toString('latin1', at, at + text.length) === text
  if (starts('%PDF-')) return 'application/pdf'
  if (starts('\xff\xd8\xff')) return 'image/jpeg'
  if (starts('\x89PNG\r\n\x1a\n')) return 'image/png'
  if (starts('RIFF') && starts('WEBP', 8)) return 'image/webp'
  if (starts('ftyp', 4) && brandsOf(head).some((brand) => HEIC_BRANDS.includes(brand))) return 'image/heic'
  return null
}

/** The main brand and, after a version, those the file is compatible with (ISO/IEC 14496-12). */
function brandsOf(head: Buffer): string[] {
  const end = Math.min(head.readUInt32BE(0), head.length)
  const text = head.toString('latin1', 8, end)
  return [text.slice(0, 4), ...(text.slice(8).match(/.{4}/gs) ?? [])]
}
