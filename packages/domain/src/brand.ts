import type { Brand } from './vocabulary.ts'

// Trap: fiat is 0, which is falsy, and 55 names two brands.
const NUMERIC_IDS: Readonly<Record<Brand, number>> = {
  fiat: 0,
  'fiat-flag': 0,
  'fiat-abarth': 0,
  jeep: 57,
  chrysler: 55,
  dodge: 55,
  ram: 58,
  citroen: 59,
  peugeot: 60,
}

/** Takes a brand; returns its numeric id, the Fiat variants having Fiat's (spec platform §9). */
export function brandNumericId(brand: Brand): number {
  return NUMERIC_IDS[brand]
}
