import { addDays, type Day, daysBetween } from '../date.ts'

const BASE: Day = '1997-10-07'
const FIRST = 1000
const CYCLE = 9000
/** Of the days 9,000 apart that share a factor, the one meant lies at most this many days before the reference. */
const DAYS_BACK = 3000
const NONE = '0000'

/**
 * Takes the due day, null for none; returns the four digits of a boleto: days since 1997-10-07, which went from 9999 on
 * 2025-02-21 back to 1000; throws before 2000-07-03 (FEBRABAN, Manual Operacional do Fator de Vencimento).
 */
export function dueFactor(due: Day | null): string {
  if (due === null) return NONE
  const days = daysBetween(BASE, due)
  if (!(days >= FIRST)) throw new RangeError(`no due factor for ${due}`)
  return String(((days - FIRST) % CYCLE) + FIRST)
}

/**
 * Takes four digits and a reference day, today where nothing better is known; returns the due day from 3,000 days before
 * it to 5,999 after, or null for 0000 and the factors below 1000, which are no date.
 */
export function dueDay(factor: string, reference: Day): Day | null {
  if (!/^[1-9]\d{3}$/.test(factor)) return null
  const day = addDays(BASE, Number(factor))
  const cycles = Math.ceil((daysBetween(day, reference) - DAYS_BACK) / CYCLE)
  return addDays(day, Math.max(0, cycles) * CYCLE)
}
