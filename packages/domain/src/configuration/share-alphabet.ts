/** Crockford's 32: no I, L, O (read as 1, 1, 0) and no U. */
export const SYMBOLS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

/** Takes what was typed; returns its symbols as numbers 0 to 31, null when a character is none. */
export function normalized(typed: string): number[] | null {
  const plain = typed.toUpperCase().replaceAll(/[\s-]/g, '').replaceAll('O', '0').replaceAll(/[IL]/g, '1')
  const symbols = [...plain].map((character) => SYMBOLS.indexOf(character))
  return symbols.includes(-1) ? null : symbols
}

/**
 * Takes symbols; returns the one that makes the sum of each times a power of 2 in GF(32) equal to the code's length. No
 * weight is zero and neighbours' weights differ, so any wrong character and any two swapped neighbours change the sum.
 */
export function checkCharacter(symbols: readonly number[]): number {
  const sum = symbols.reduce((total, symbol) => timesTwo(total) ^ symbol, 0)
  return timesTwo(sum) ^ ((symbols.length + 1) & 31)
}

/** Doubling modulo x^5 + x^2 + 1. */
const timesTwo = (element: number): number => ((element << 1) ^ (element & 16 ? 0b100101 : 0)) & 31
