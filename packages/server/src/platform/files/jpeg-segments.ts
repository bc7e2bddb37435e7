/** Reads a part of a file; shorter than asked where the file ends. */
export type ReadAt = (offset: number, length: number) => Promise<Buffer>

export interface JpegSegment {
  readonly marker: number
  /** Where the segment's content starts, behind marker and length. */
  readonly at: number
  readonly length: number
}

/** More segments than any camera writes before the picture; a file made of them alone costs no more than this. */
const MOST = 500
const START_OF_SCAN = 0xda
const FILL = 0xff

/** Takes a reader of a JPEG; answers the segments before its picture data, as far as they are sound (ITU-T T.81 B.1.1). */
export async function* jpegSegments(readAt: ReadAt): AsyncGenerator<JpegSegment> {
  let at = 2
  for (let count = 0; count < MOST; count += 1) {
    const head = await readAt(at, 4)
    if (head.length < 4 || head[0] !== 0xff) return
    const marker = head.readUInt8(1)
    const length = head.readUInt16BE(2)
    // A marker may be preceded by any number of fill bytes.
    if (marker === FILL) at += 1
    else if (marker === START_OF_SCAN || length < 2) return
    else {
      yield { marker, at: at + 4, length: length - 2 }
      at += 2 + length
    }
  }
}
