/** Bits a group of sixteen differences takes each, by the two bits of its mode (EXT_meshopt_compression, mode 0). */
const WIDTHS = [0, 2, 4, 8] as const
const GROUP = 16
const HEADER = 0xa0
/** The first element stands at the end, in at least so many bytes. */
const SMALLEST_TAIL = 32

/** Takes the bytes of `count` elements of `stride` bytes as EXT_meshopt_compression packs attributes; returns them unpacked. Throws at any other form. */
export function decodeVertices(source: Uint8Array, count: number, stride: number): Uint8Array<ArrayBuffer> {
  if (source[0] !== HEADER) throw new Error('not packed attributes')
  const target = new Uint8Array(count * stride)
  const before = source.slice(source.length - stride)
  const perBlock = Math.min(Math.floor(8192 / stride) & ~(GROUP - 1), 256)
  const differences = new Uint8Array(perBlock)
  let at = 1
  for (let first = 0; first < count; first += perBlock) {
    const elements = Math.min(perBlock, count - first)
    for (let byte = 0; byte < stride; byte++) {
      at = readDifferences(source, at, differences, elements)
      let value = before[byte] ?? 0
      for (let n = 0; n < elements; n++) {
        const difference = differences[n] ?? 0
        value = (value + ((difference >>> 1) ^ -(difference & 1))) & 255
        target[(first + n) * stride + byte] = value
      }
      before[byte] = value
    }
  }
  if (at !== source.length - Math.max(stride, SMALLEST_TAIL)) throw new Error('packed attributes are damaged')
  return target
}

/** Reads one byte's differences of a block into `differences`; returns the place behind them. */
function readDifferences(source: Uint8Array, start: number, differences: Uint8Array, elements: number): number {
  const groups = Math.ceil(elements / GROUP)
  let at = start + Math.ceil(groups / 4)
  for (let group = 0; group < groups; group++) {
    const mode = ((source[start + (group >> 2)] ?? 0) >> ((group & 3) * 2)) & 3
    at = readGroup(source, at, differences, group * GROUP, WIDTHS[mode] ?? 0)
  }
  return at
}

/** Differences of a few bits each; one with all bits set follows behind the group as a whole byte. */
function readGroup(source: Uint8Array, start: number, differences: Uint8Array, first: number, width: number): number {
  if (width === 0) differences.fill(0, first, first + GROUP)
  if (width === 8) differences.set(source.subarray(start, start + GROUP), first)
  if (width === 0 || width === 8) return start + width * 2
  const most = (1 << width) - 1
  let packed = start
  let rest = start + width * 2
  for (let n = first; n < first + GROUP; packed++)
    for (let shift = 8 - width; shift >= 0; shift -= width) {
      const value = ((source[packed] ?? 0) >> shift) & most
      differences[n++] = value === most ? (source[rest++] ?? 0) : value
    }
  return rest
}
