import { inflateSync } from 'node:zlib'

const TAIL = 1024
/** Longest comment of a ZIP, and the record before it. */
const ZIP_TAIL = 65_557
/** What all packed objects of a paper may unpack to. */
const MOST_INFLATED = 32 * 1024 * 1024
/** Every script is of the type JavaScript. Names this long do not turn up in a picture's bytes by chance. */
const ACTIVE = /\/(?:JavaScript|Launch|EmbeddedFiles?|RichMedia)(?![A-Za-z])/
const MARKUP = /<(?:html|script|svg|!doctype)/i

/**
 * Takes a PDF; returns whether it is one and nothing besides: it ends as a PDF, is no archive or page, and neither runs
 * scripts nor starts programs nor carries files, in its packed objects neither.
 */
export function isPlainPdf(bytes: Buffer): boolean {
  const end = bytes.lastIndexOf('%%EOF')
  if (end < Math.max(0, bytes.length - TAIL) || !/^[\s\0]*$/.test(bytes.toString('latin1', end + 5))) return false
  if (bytes.subarray(-ZIP_TAIL).includes('PK\x05\x06')) return false
  const text = bytes.toString('latin1')
  return !MARKUP.test(text.slice(0, TAIL)) && !isActive(text) && !isDisguised(text) && !hasActiveObjects(bytes)
}

/** Packed objects and packed tables of objects are looked for by name: nobody honest spells those with numbers. */
const isDisguised = (text: string): boolean => {
  const plain = unspelt(text)
  return PACKED.some((name) => plain.split(name).length !== text.split(name).length)
}

const PACKED = ['/ObjStm', '/XRef'] as const

/** Objects may be packed together into streams; what cannot be unpacked, or without end, is as good as active. */
const hasActiveObjects = (bytes: Buffer): boolean => PACKED.some((name) => hasActivePacked(bytes, name))

function hasActivePacked(bytes: Buffer, name: string): boolean {
  let left = MOST_INFLATED
  for (let at = bytes.indexOf(name); at >= 0; at = bytes.indexOf(name, at)) {
    // In a file for old readers too, `/XRefStm` tells where the table is.
    if (bytes.toString('latin1', at, at + 8) === '/XRefStm') {
      at += name.length
      continue
    }
    const start = bytes.indexOf('stream', at)
    const end = start < 0 ? -1 : bytes.indexOf('endstream', start + 6)
    if (end < 0) return true
    try {
      const packed = bytes.subarray(bytes.indexOf('\n', start) + 1, end)
      const objects = inflateSync(packed, { maxOutputLength: left })
      left -= objects.length
      if (isActive(objects.toString('latin1'))) return true
    } catch {
      return true
    }
    at = end
  }
  return false
}

/** A name may be spelt with numbers: `/J#61vaScript`. */
const isActive = (text: string): boolean => ACTIVE.test(unspelt(text))

const unspelt = (text: string): string =>
  text.replace(/#([0-9a-f]{2})/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
