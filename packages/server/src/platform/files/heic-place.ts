const GPS = 0x8825
const ENTRY = 12
const MOST_ENTRIES = 200
/** Bytes of one value by its type (TIFF 6.0, EXIF 2.3). */
const WIDTHS = [0, 1, 1, 2, 4, 8, 1, 1, 2, 4, 8, 4, 8]

/** Takes a HEIC; returns it without where it was taken: the EXIF's GPS directory blanked, not a byte moved. */
export function forgetHeicPlace(heic: Buffer): Buffer {
  const copy = Buffer.from(heic)
  for (const header of ['Exif\0\0II*\0', 'Exif\0\0MM\0*']) {
    for (let at = copy.indexOf(header); at >= 0; at = copy.indexOf(header, at + 1)) blankPlace(copy.subarray(at + 6))
  }
  return copy
}

function blankPlace(tiff: Buffer): void {
  const isLittle = tiff[0] === 0x49
  const word = (at: number): number => {
    if (at + 2 > tiff.length) return 0
    return isLittle ? tiff.readUInt16LE(at) : tiff.readUInt16BE(at)
  }
  const long = (at: number): number => {
    if (at + 4 > tiff.length) return 0
    return isLittle ? tiff.readUInt32LE(at) : tiff.readUInt32BE(at)
  }
  const entriesOf = (directory: number): number[] =>
    Array.from({ length: Math.min(word(directory), MOST_ENTRIES) }, (_, index) => directory + 2 + index * ENTRY)
  for (const pointer of entriesOf(long(4)).filter((entry) => word(entry) === GPS)) {
    const directory = long(pointer + 8)
    for (const entry of entriesOf(directory)) {
      const length = (WIDTHS[word(entry + 2)] ?? 1) * long(entry + 4)
      if (length > 4) tiff.fill(0, long(entry + 8), Math.min(long(entry + 8) + length, tiff.length))
      tiff.fill(0, entry, entry + ENTRY)
    }
    tiff.fill(0, directory, directory + 2)
  }
}
