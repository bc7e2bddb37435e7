/** A set of catalogue positions, 32 to a word. Sets of one catalogue all have the same length. */
export type Bits = Uint32Array

/** Takes how many positions a set must hold; returns the empty set. */
export const emptyBits = (size: number): Bits => new Uint32Array((size + 31) >>> 5)

/** Takes the capacity and the positions; returns the set that holds them. */
export function bitsOf(size: number, positions: Iterable<number>): Bits {
  const bits = emptyBits(size)
  for (const position of positions) addBit(bits, position)
  return bits
}

/** Puts a position into the set, in place. */
export function addBit(bits: Bits, position: number): void {
  bits[position >>> 5] = (bits[position >>> 5] ?? 0) | (1 << (position & 31))
}

/** Takes a position out of the set, in place. */
export function removeBit(bits: Bits, position: number): void {
  bits[position >>> 5] = (bits[position >>> 5] ?? 0) & ~(1 << (position & 31))
}

/** Returns whether the set holds the position. */
export const hasBit = (bits: Bits, position: number): boolean =>
  (((bits[position >>> 5] ?? 0) >>> (position & 31)) & 1) === 1

/** Adds everything of `other` to `bits`, in place. */
export function addAll(bits: Bits, other: Bits): void {
  for (let word = 0; word < bits.length; word++) bits[word] = (bits[word] ?? 0) | (other[word] ?? 0)
}

/** Takes everything of `other` out of `bits`, in place. */
export function removeAll(bits: Bits, other: Bits): void {
  for (let word = 0; word < bits.length; word++) bits[word] = (bits[word] ?? 0) & ~(other[word] ?? 0)
}

/** Returns whether the two sets share a position. */
export function intersects(a: Bits, b: Bits): boolean {
  for (let word = 0; word < a.length; word++) if (((a[word] ?? 0) & (b[word] ?? 0)) !== 0) return true
  return false
}

/** Returns the positions both sets hold, ascending. */
export function commonPositions(a: Bits, b: Bits): number[] {
  const found: number[] = []
  for (let word = 0; word < a.length; word++) {
    let rest = (a[word] ?? 0) & (b[word] ?? 0)
    while (rest !== 0) {
      found.push((word << 5) + 31 - Math.clz32(rest & -rest))
      rest &= rest - 1
    }
  }
  return found
}

/** Returns the positions of the set, ascending. */
export const positionsOf = (bits: Bits): number[] => commonPositions(bits, bits)
