/** 49 CFR 565.15(c), table III: what each letter counts; I, O and Q stand in no chassis. */
const LETTERS: Readonly<Record<string, number>> = {
  A: 1,
  B: 2,
  C: 3,
  D: 4,
  E: 5,
  F: 6,
  G: 7,
  H: 8,
  J: 1,
  K: 2,
  L: 3,
  M: 4,
  N: 5,
  P: 7,
  R: 9,
  S: 2,
  T: 3,
  U: 4,
  V: 5,
  W: 6,
  X: 7,
  Y: 8,
  Z: 9,
}
/** 49 CFR 565.15(c), table IV: what each place counts; the ninth is the check digit itself. */
const WEIGHTS = [8, 7, 6, 5, 4, 3, 2, 10, 0, 9, 8, 7, 6, 5, 4, 3, 2]

/** Takes 17 signs of a chassis; returns the sign that must be its ninth where the market uses a check digit (49 CFR 565.15). */
export function checkDigit(chassis: string): string {
  const sum = WEIGHTS.reduce((total, weight, at) => total + weight * valueOf(chassis[at] ?? ''), 0)
  return sum % 11 === 10 ? 'X' : String(sum % 11)
}

const valueOf = (sign: string): number => LETTERS[sign] ?? (/\d/.test(sign) ? Number(sign) : 0)

/** Takes a chassis; returns whether its market uses a check digit: North America (ISO 3780, first sign 1 to 5), not Brazil or Argentina. */
export const hasCheckDigit = (chassis: string): boolean => /^[1-5]/.test(chassis)
