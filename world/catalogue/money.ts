import type { Country } from './seed.ts'

/** Illustrative reais to pesos, the rate of the seed. */
const pesosPerReal = 268.5

const roundTo = (value: number, step: number): number => Math.round(value / step) * step

/** Whole reais of a part -> cents of the country's currency, on a price a shop would print. */
export const partCents = (reais: number, country: Country): number =>
  (country === 'BR' ? reais : roundTo(reais * pesosPerReal, 1000)) * 100

/** Whole units of a car price -> cents, ending as car prices do: 990 reais, round hundred thousands of pesos. */
export const carCents = (units: number, country: Country): number =>
  (country === 'BR' ? Math.floor(units / 1000) * 1000 + 990 : roundTo(units, 100_000)) * 100

export const currencyOf = (country: Country): 'BRL' | 'ARS' => (country === 'BR' ? 'BRL' : 'ARS')
