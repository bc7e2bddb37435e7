import type { Answers } from '@volante/domain/valuation/estimate'
import type { TradeOfferState } from '@volante/domain/valuation/trade-offer'
import type { Country } from '@volante/domain/vocabulary'
import type { Generated, JSONColumnType } from 'kysely'

/** What is known of a car's condition. */
export interface Condition extends Answers {
  readonly mileage?: number | undefined
}

export interface ValuationTables {
  valuations: {
    country: Country
    mvs_code: string
    year: number
    month: string
    code: string
    value_cents: number
  }
  trade_offers: {
    id: Generated<string>
    created_at: Date
    site: string
    country: Country
    dealer_code: string
    plate: string
    mvs_code: string
    year: number
    /** The year in which it was looked at, at its site. */
    inspected_year: number
    vehicle: string
    name: string
    email: string
    account_id: string | null
    told: JSONColumnType<Condition>
    found: JSONColumnType<Condition>
    reference_cents: number
    month: string | null
    code: string | null
    offer_cents: number
    note: string
    valid_until: Date
    state: TradeOfferState
    answered_at: Date | null
    inspected_by: string | null
    order_id: string | null
  }
}
