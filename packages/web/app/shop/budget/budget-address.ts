import { isOneOf } from '@volante/domain/choice'
import type { BudgetWish } from '@volante/domain/budget/budget-wish'
import { parsePrice } from '@volante/domain/money/price'
import { type Currency, SIMULATION_TYPES } from '@volante/domain/vocabulary'
import type { Query } from '../../shell/slugs.ts'

export const BUDGET_QUERY = ['monthly', 'down', 'trade', 'count', 'plan', 'brand', 'must', 'most'] as const
/** Models that are shown, and as many more at a press. */
export const SHOWN = 9
const MOST = 60
const ALL = 'all'

export const AMOUNTS = ['monthly', 'down', 'trade'] as const
export type Amount = (typeof AMOUNTS)[number]

export interface BudgetRequest {
  readonly wish: BudgetWish
  readonly most: number
  /** As typed. */
  readonly typed: Readonly<Record<Amount, string>>
  readonly isUnreadable: Readonly<Record<Amount, boolean>>
}

/** Takes the address, the currency and the brand of the site's cars (null: all brands); returns what it asks for. */
export function readBudget(search: URLSearchParams, currency: Currency, ownBrand: string | null): BudgetRequest {
  const read = (name: Amount) => {
    const text = search.get(name)?.slice(0, 20) ?? ''
    return { text, cents: text.trim() === '' ? null : parsePrice(text, currency) }
  }
  const [monthly, down, trade] = AMOUNTS.map(read) as [
    ReturnType<typeof read>,
    ReturnType<typeof read>,
    ReturnType<typeof read>,
  ]
  const isBad = ({ text, cents }: ReturnType<typeof read>) => text.trim() !== '' && cents === null
  const plan = search.get('plan') ?? ''
  const brand = search.get('brand') ?? ''
  return {
    wish: {
      monthly: monthly.cents,
      down: down.cents,
      trade: trade.cents,
      count: wholeIn(search.get('count'), 120),
      plan: plan === 'noFinal' ? plan : isOneOf(SIMULATION_TYPES, plan) ? plan : null,
      brand: brand === '' ? ownBrand : brand === ALL ? null : brand.slice(0, 20),
      must: [...new Set(search.getAll('must'))].filter((key) => /^[\w-]{1,40}$/.test(key)).slice(0, 30),
    },
    most: wholeIn(search.get('most'), MOST) ?? SHOWN,
    typed: { monthly: monthly.text, down: down.text, trade: trade.text },
    isUnreadable: { monthly: isBad(monthly), down: isBad(down), trade: isBad(trade) },
  }
}

/** Takes a wish; returns it as the address has it. */
export const queryOfWish = ({ monthly, down, trade, count, plan, brand, must }: BudgetWish): Query => ({
  monthly: asTyped(monthly),
  down: asTyped(down),
  trade: asTyped(trade),
  count,
  plan,
  brand: brand ?? ALL,
  must,
})

const asTyped = (cents: number | null): string | null =>
  cents === null ? null : (cents / 100).toFixed(2).replace('.', ',').replace(/,00$/, '')

function wholeIn(text: string | null, most: number): number | null {
  const value = /^\d{1,3}$/.test(text ?? '') ? Number(text) : 0
  return value >= 1 && value <= most ? value : null
}
