import type { Texts } from '../texts/texts.tsx'
import type { CallRefusal } from './call-refusal.ts'

export interface Reason extends Pick<CallRefusal, 'code' | 'message'> {
  readonly values?: CallRefusal['values']
}

/**
 * Takes why a call refused something, and whether that is money, of which calls know cents; returns it in the words of a page, which
 * may be another language's than the call's. What a page has no text for is said as the call says it.
 */
export function refusalWords(
  { has, byKey, number }: Pick<Texts, 'has' | 'byKey' | 'number'>,
  { code, message, values }: Reason,
  isMoney = false,
): string {
  const boundOf = (value: string | number) =>
    isMoney ? number(Number(value) / 100, { minimumFractionDigits: 2 }) : String(value)
  const isBound = values !== undefined && code.startsWith('validation.number.')
  const shown = isBound ? Object.fromEntries(Object.entries(values).map(([name, one]) => [name, boundOf(one)])) : values
  return has(code, shown) ? byKey(code, shown) : message
}
