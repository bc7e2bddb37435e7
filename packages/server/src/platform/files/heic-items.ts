import { type Box, boxesIn, BrokenHeic, reader } from './heic-boxes.ts'

/** Bytes of a file, from the first to before the last. */
export interface Range {
  readonly from: number
  readonly to: number
}

const MOST_EXTENTS = 5_000

/** Takes the box `iinf`; returns the type of each item by its id. What items are called is blanked. */
export function itemTypes(file: Buffer, iinf: Box): Map<number, string> {
  const head = reader(file, iinf.body, iinf.end)
  const version = head.number(4) >>> 24
  head.number(version === 0 ? 2 : 4)
  const types = new Map<number, string>()
  for (const { type, body, end } of boxesIn(file, head.at, iinf.end)) {
    if (type !== 'infe') throw new BrokenHeic()
    const entry = reader(file, body, end)
    const entryVersion = entry.number(4) >>> 24
    if (entryVersion < 2) throw new BrokenHeic()
    const id = entry.number(entryVersion === 2 ? 2 : 4)
    entry.number(2)
    types.set(id, entry.letters())
    file.fill(0, entry.at, end)
  }
  return types
}

/** Takes the box `iloc` and where the meta box keeps small items; returns where the data of the items wanted lie. */
export function itemData(file: Buffer, iloc: Box, idat: Box | undefined, wanted: (id: number) => boolean): Range[] {
  const read = reader(file, iloc.body, iloc.end)
  const version = read.number(4) >>> 24
  const sizes = read.number(2)
  const [offsetBytes, lengthBytes, baseBytes] = [sizes >> 12, (sizes >> 8) & 15, (sizes >> 4) & 15] as const
  const indexBytes = version === 0 ? 0 : sizes & 15
  const idBytes = version < 2 ? 2 : 4
  const ranges: Range[] = []
  for (let left = read.number(idBytes); left > 0; left--) {
    const id = read.number(idBytes)
    const method = version === 0 ? 0 : read.number(2) & 15
    // In another file, or in another item.
    if (read.number(2) !== 0 || method > 1) throw new BrokenHeic()
    const base = read.number(baseBytes) + (method === 1 ? (idat?.body ?? Infinity) : 0)
    for (let extents = read.number(2); extents > 0; extents--) {
      read.number(indexBytes)
      const from = base + read.number(offsetBytes)
      const to = from + read.number(lengthBytes)
      if (to === from || to > file.length || ranges.length > MOST_EXTENTS) throw new BrokenHeic()
      if (wanted(id)) ranges.push({ from, to })
    }
  }
  return ranges
}
