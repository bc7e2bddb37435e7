import type { Permission } from '../policy/permissions.ts'
import type { Country } from '../vocabulary.ts'

/** What other systems may be told of, each with the right that its owner needs to hear of it. */
export const HOOK_EVENTS = {
  'order.moved': 'orders.read',
  'order.paid': 'orders.read',
  'lead.made': 'leads.read',
  'stock.changed': 'data.feed',
  'price.changed': 'data.feed',
} as const satisfies Readonly<Record<string, Permission>>
export type HookEvent = keyof typeof HOOK_EVENTS
export const HOOK_EVENT_NAMES = Object.keys(HOOK_EVENTS) as readonly HookEvent[]

/** Something that happened, in words that name no person. */
export interface HookFact {
  readonly event: HookEvent
  /** The same cause is the same fact, however often it is told. */
  readonly cause: string
  readonly countries: readonly Country[]
  /** Null: no one dealer's. */
  readonly dealerCode: string | null
  readonly data: Readonly<Record<string, unknown>>
}

export interface HookFilter {
  readonly events: readonly string[]
  readonly markets: readonly string[]
  /** None: every dealer of its countries. */
  readonly dealerCodes: readonly string[]
}

/** Takes a filter and a fact; returns whether it is to be told: of its events, its countries and, where it names dealers, one of these. */
export function hears({ events, markets, dealerCodes }: HookFilter, fact: HookFact): boolean {
  if (!events.includes(fact.event)) return false
  if (!fact.countries.some((country) => markets.includes(country))) return false
  return dealerCodes.length === 0 || (fact.dealerCode !== null && dealerCodes.includes(fact.dealerCode))
}

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const PAUSES = [MINUTE, 5 * MINUTE, 30 * MINUTE, 2 * HOUR, 6 * HOUR, 12 * HOUR, 24 * HOUR]

/** Takes how often it was tried; returns after how many milliseconds it is tried again, null once it is given up. */
export const pauseAfter = (tries: number): number | null => PAUSES[tries - 1] ?? null

const WARNED_AFTER = 24 * HOUR
const OFF_AFTER = 72 * HOUR

/** Takes since when nothing arrived; returns whether its owner is to be warned, or it is switched off. */
export function standingOf(failingSince: Date | null, now: Date): 'fine' | 'warned' | 'off' {
  const ms = failingSince ? now.getTime() - failingSince.getTime() : 0
  if (ms >= OFF_AFTER) return 'off'
  return ms >= WARNED_AFTER ? 'warned' : 'fine'
}
