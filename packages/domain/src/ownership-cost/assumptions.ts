import type { Country } from '../vocabulary.ts'

/** What is assumed of keeping a car. Prices are cents, shares hundredths of a percent. */
export const ASSUMPTIONS = [
  'fuelPrice',
  'homePower',
  'publicPower',
  'tax',
  'electricTax',
  'insurance',
  'revision',
  'depreciation',
] as const
export type AssumptionKind = (typeof ASSUMPTIONS)[number]

/** Of everything that no line of its own names. */
export const ANY = '*'

/** What is burnt, as a pump names it. */
export const PUMPS = ['petrol', 'diesel'] as const
export type Pump = (typeof PUMPS)[number]

/** A figure that somebody published or estimated, with who and when. */
export interface Assumption {
  readonly country: Country
  readonly kind: AssumptionKind
  /** Of what: a pump, a state, a body, a year of the car's age, or all. */
  readonly about: string
  readonly value: number
  readonly source: string
  readonly since: string
}

/** Takes assumptions, a kind and what it is about, the closest first; returns the first that there is. */
export function assumed(
  all: readonly Assumption[],
  kind: AssumptionKind,
  ...about: readonly string[]
): Assumption | null {
  for (const name of [...about, ANY]) {
    const found = all.find((one) => one.kind === kind && one.about === name)
    if (found) return found
  }
  return null
}

/** Takes a car's fuel; returns what it is filled with, null where it only charges. */
export function pumpOf(fuel: string): Pump | null {
  if (fuel === 'Electric') return null
  return fuel === 'Diesel' ? 'diesel' : 'petrol'
}
