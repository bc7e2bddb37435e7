import { formatCardNumber } from '@volante/domain/card'

export interface Typed {
  readonly value: string
  readonly caret: number
}

/** Takes a card number as typed or pasted and the caret; answers it in groups with the caret after the same digit. */
export function groupCardNumber(value: string, caret: number): Typed {
  const grouped = formatCardNumber(value.replace(/\D/g, '').slice(0, 16))
  const before = value.slice(0, caret).replace(/\D/g, '').length
  if (caret === value.length) return { value: grouped, caret: grouped.length }
  let at = 0
  for (let left = before; left > 0 && at < grouped.length; at += 1) if (grouped[at] !== ' ') left -= 1
  return { value: grouped, caret: at }
}

/** Takes an expiry while it is typed and whether it grew; answers it with the slash where it belongs: 0728, 728, 7/28. */
export function slashExpiry(value: string, hasGrown: boolean): string {
  const kept = value.replace(/[^\d/]/g, '').replace(/\/+/g, '/')
  if (!hasGrown || kept.includes('/')) return kept
  if (/^[2-9]\d+$/.test(kept)) return `${kept.slice(0, 1)}/${kept.slice(1, 3)}`
  return kept.length >= 3 ? `${kept.slice(0, 2)}/${kept.slice(2, 6)}` : kept
}
