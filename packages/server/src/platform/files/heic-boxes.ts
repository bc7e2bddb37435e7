/** A box of a HEIC (ISO/IEC 14496-12): four letters, its body and where it ends. */
export interface Box {
  readonly type: string
  readonly at: number
  readonly body: number
  readonly end: number
}

export class BrokenHeic extends Error {}

const HEAD = 8
const MOST_BOXES = 4_000

/** Takes a part of a file; returns its boxes, and as the last one, without a type, bytes that are none. */
export function boxesIn(file: Buffer, from: number, to: number): Box[] {
  const boxes: Box[] = []
  for (let at = from; at < to; ) {
    const box = boxAt(file, at, to)
    boxes.push(box)
    if (boxes.length > MOST_BOXES) throw new BrokenHeic()
    at = box.end
  }
  return boxes
}

function boxAt(file: Buffer, at: number, to: number): Box {
  const none = { type: '', at, body: at, end: to }
  if (at + HEAD > to) return none
  const type = file.toString('latin1', at + 4, at + HEAD)
  const short = file.readUInt32BE(at)
  if (short === 1 && at + 2 * HEAD <= to) {
    const end = at + Number(file.readBigUInt64BE(at + HEAD))
    return end <= to && end >= at + 2 * HEAD ? { type, at, body: at + 2 * HEAD, end } : none
  }
  const end = short === 0 ? to : at + short
  return end <= to && end >= at + HEAD ? { type, at, body: at + HEAD, end } : none
}

/** Reads numbers one after the other; beyond the end of its box the file is broken. */
export function reader(file: Buffer, from: number, to: number) {
  let at = from
  return {
    /** A number of 0, 1, 2, 4 or 8 bytes. */
    number(bytes: number): number {
      if (at + bytes > to) throw new BrokenHeic()
      at += bytes
      if (bytes === 8) return Number(file.readBigUInt64BE(at - 8))
      if (bytes > 6) throw new BrokenHeic()
      return bytes === 0 ? 0 : file.readUIntBE(at - bytes, bytes)
    },
    letters(): string {
      if (at + 4 > to) throw new BrokenHeic()
      at += 4
      return file.toString('latin1', at - 4, at)
    },
    get at(): number {
      return at
    },
  }
}
