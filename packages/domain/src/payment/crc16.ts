const POLYNOMIAL = 0x1021
const START = 0xffff

/** Takes a text; returns the CRC-16/CCITT-FALSE of its UTF-8 bytes as 4 hexadecimal capitals (Manual do BR Code). */
export function crc16(text: string): string {
  const sum = new TextEncoder().encode(text).reduce(withByte, START)
  return sum.toString(16).toUpperCase().padStart(4, '0')
}

function withByte(sum: number, byte: number): number {
  let rest = sum ^ (byte << 8)
  for (let bit = 0; bit < 8; bit += 1) rest = rest & 0x8000 ? (rest << 1) ^ POLYNOMIAL : rest << 1
  return rest & 0xffff
}
