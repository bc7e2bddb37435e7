import { DAY_MS } from '../duration.ts'

/** A dealer's offer for a used car. `OFFERED` and `ACCEPTED` bind the dealer until their day is over. */
export const TRADE_OFFER_STATES = ['OFFERED', 'ACCEPTED', 'DECLINED', 'EXPIRED'] as const
export type TradeOfferState = (typeof TRADE_OFFER_STATES)[number]

interface Standing {
  readonly state: TradeOfferState
  readonly validUntil: Date
  /** It pays an order. */
  readonly isUsed: boolean
}

/** Takes an offer as it is kept and the time; returns its state now: what nobody answered, or used in time, is over. */
export const stateNow = ({ state, validUntil, isUsed }: Standing, now: Date): TradeOfferState =>
  state !== 'DECLINED' && !isUsed && validUntil <= now ? 'EXPIRED' : state

/** Takes an offer and the time; returns whether it binds its dealer now. */
export const binds = (offer: Standing, now: Date): boolean => ['OFFERED', 'ACCEPTED'].includes(stateNow(offer, now))

/**
 * Takes an offer, its owner's answer and the time; returns the state after it: the same answer once more changes nothing, and
 * a no may become a yes as long as it is valid. Null: it is over, or pays an order.
 */
export function afterAnswer(offer: Standing, isAccepted: boolean, now: Date): TradeOfferState | null {
  const after = isAccepted ? 'ACCEPTED' : 'DECLINED'
  if (stateNow(offer, now) === after) return after
  return offer.validUntil <= now || offer.isUsed ? null : after
}

/**
 * Takes an offer, from now on so many days, and the time; returns it as it holds longer: what is over is offered anew, a longer end stays.
 * Null: its owner said no, or it pays an order.
 */
export function extended(offer: Standing, days: number, now: Date): Pick<Standing, 'state' | 'validUntil'> | null {
  const { state, validUntil, isUsed } = offer
  if (state === 'DECLINED' || isUsed) return null
  const until = new Date(Math.max(validUntil.getTime(), now.getTime() + days * DAY_MS))
  return { state: stateNow(offer, now) === 'EXPIRED' ? 'OFFERED' : state, validUntil: until }
}

/** Takes the end of an offer and the time; returns the whole days and hours that are left, none when it is over. */
export function timeLeft(validUntil: Date, now: Date): { readonly days: number; readonly hours: number } {
  const hours = Math.max(0, Math.floor((validUntil.getTime() - now.getTime()) / 3_600_000))
  return { days: Math.floor(hours / 24), hours: hours % 24 }
}
