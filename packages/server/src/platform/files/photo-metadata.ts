import type { FileHandle } from 'node:fs/promises'
import { jpegSegments, type ReadAt } from './jpeg-segments.ts'

/** APP1 (EXIF, XMP), APP13 (IPTC), comment. The colour profile and what decoders need stand elsewhere. */
const ABOUT_THE_PHOTO = [0xe1, 0xed, 0xfe]
const ORIENTATION = 0x0112
const MOST_ENTRIES = 200
const SHORT_EXIF_BYTES = 32

/**
 * Takes a JPEG open for reading and writing; blanks, without moving a byte, what says where, when and with what it was
 * taken. Only the orientation stays, or the photo would turn (LGPD art. 6, III: no more data than the purpose needs).
 */
export async function forgetMetadata(file: FileHandle, readAt: ReadAt): Promise<void> {
  for await (const { marker, at, length } of jpegSegments(readAt)) {
    if (!ABOUT_THE_PHOTO.includes(marker)) continue
    const blank = blankOf(await readAt(at, length))
    await file.write(blank, 0, blank.length, at)
  }
}

function blankOf(segment: Buffer): Buffer {
  const blank = Buffer.alloc(segment.length)
  if (segment.toString('latin1', 0, 6) === 'Exif\0\0' && segment.length >= SHORT_EXIF_BYTES) {
    blank.set(shortExif(orientationOf(segment.subarray(6))))
  }
  return blank
}

/** An EXIF of one entry, the orientation. */
function shortExif(orientation: number): Buffer {
  const exif = Buffer.alloc(SHORT_EXIF_BYTES)
  exif.write('Exif\0\0MM\0*', 'latin1')
  exif.writeUInt32BE(8, 10)
  exif.writeUInt16BE(1, 14)
  exif.writeUInt16BE(ORIENTATION, 16)
  exif.writeUInt16BE(3, 18)
  exif.writeUInt32BE(1, 20)
  exif.writeUInt16BE(orientation, 24)
  return exif
}

/** Takes the TIFF part of an EXIF; answers 1 to 8, 1 where it says nothing or nonsense. */
function orientationOf(tiff: Buffer): number {
  const isLittle = tiff.toString('latin1', 0, 2) === 'II'
  const word = (at: number): number => {
    if (at + 2 > tiff.length) return 0
    return isLittle ? tiff.readUInt16LE(at) : tiff.readUInt16BE(at)
  }
  // The first directory stands within the segment's 64 KB, so the low half of its 4-byte address says where.
  const directory = isLittle ? word(4) : word(6)
  for (let entry = 0; entry < Math.min(word(directory), MOST_ENTRIES); entry += 1) {
    const at = directory + 2 + entry * 12
    const value = word(at + 8)
    if (word(at) === ORIENTATION) return value >= 1 && value <= 8 ? value : 1
  }
  return 1
}
