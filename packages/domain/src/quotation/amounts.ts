import { formatPrice } from '../money/price.ts'
import { type Refusals, refuse } from '../refusal.ts'
import type { Currency, Role } from '../vocabulary.ts'

/** What a seller asks for a car and gives on it; integer cents. */
export interface Asked {
  /** What the car costs by the list, without what is agreed apart (accessories). */
  readonly initial: number
  /** A price above the initial one; null for none. */
  readonly changed: number | null
  readonly bonus: number
  readonly discount: number
  /** What a used car pays of it. */
  readonly tradeIn: number
}

export interface Amounts {
  /** What is paid at once, less bonus and discount. */
  readonly cash: number
  /** What is left of that beside the used car. */
  readonly balance: number
  /** What the used car is worth beyond it. */
  readonly surplus: number
  /** How far the cash price lies below the initial one: a raised price gives no room for a larger discount. */
  readonly given: number
}

/** Takes what is asked; returns the amounts that follow. Those of what `amountRefusals` refuses may be negative. */
export function amountsOf({ initial, changed, bonus, discount, tradeIn }: Asked): Amounts {
  const cash = (changed ?? initial) - bonus - discount
  const balance = Math.max(0, cash - tradeIn)
  return { cash, balance, surplus: balance - (cash - tradeIn), given: Math.max(0, initial - cash) }
}

/** Takes what is asked; refuses a new price that does not exceed the initial one (spec features F-90) and giving away the whole car. */
export function amountRefusals(asked: Asked, currency: Currency): Refusals {
  const { initial, changed, bonus, discount } = asked
  const price = formatPrice(initial, currency)
  if (changed !== null && changed <= initial)
    return { changedPrice: refuse('validation.price.greaterThan', { value: price }) }
  if (amountsOf(asked).cash > 0) return {}
  return { [discount >= bonus ? 'discount' : 'bonus']: refuse('quotation.nothingLeft') }
}

/** Who quotes, from the one who may give least. */
export const QUOTING_ROLES = ['user_dealer', 'dealer_manager', 'regional_manager'] as const
export type QuotingRole = (typeof QUOTING_ROLES)[number]

/** Per cent of the initial price that each may give, bonus and discount together. */
export type DiscountLimits = Readonly<Record<QuotingRole, number>>

interface DealersSettings {
  readonly discountMax: number
  readonly quotationSeller: number
  readonly quotationManager: number
  readonly quotationRegional: number
}

/** Takes what a site sets in per cent; returns what each role may give there, never more than its dealers may at all. */
export function limitsOf(set: DealersSettings): DiscountLimits {
  const capped = (percent: number) => Math.min(percent, set.discountMax)
  return {
    user_dealer: capped(set.quotationSeller),
    dealer_manager: capped(set.quotationManager),
    regional_manager: capped(set.quotationRegional),
  }
}

/** Takes somebody's roles and the limits; returns the most of theirs in per cent. */
export const percentOf = (roles: readonly Role[], limits: DiscountLimits): number =>
  Math.max(0, ...QUOTING_ROLES.filter((role) => roles.includes(role)).map((role) => limits[role]))

export interface Room {
  readonly percent: number
  /** The most in cents, and what is left of it; below zero where it is exceeded. */
  readonly most: number
  readonly left: number
  /** The same in per cent of the initial price, two decimals. */
  readonly leftPercent: number
  readonly isAbove: boolean
}

/** Takes the initial price, what is given of it (cents) and the limit in per cent; returns how much room is left. */
export function roomOf(initial: number, given: number, percent: number): Room {
  const most = Math.floor((initial * percent) / 100)
  const left = most - given
  const leftPercent = initial === 0 ? 0 : Math.round((left * 10_000) / initial) / 100
  return { percent, most, left, leftPercent, isAbove: left < 0 }
}
