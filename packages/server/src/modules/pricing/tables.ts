import type { Generated, GeneratedAlways, JSONColumnType } from 'kysely'
import type { Country, Day, Localized, NullableDay } from '../catalogue/tables.ts'

export interface PricingTables {
  price_types: { code: string; country: Country; name: JSONColumnType<Localized>; position: number }
  prices: {
    mvs_code: string
    country: Country
    market: string
    year: number
    type: string
    valid_from: Day
    valid_to: NullableDay
    price_cents: number
    currency: 'BRL' | 'ARS'
  }
  working_prices: {
    id: Generated<string>
    dealer_code: string
    country: Country
    mvs_code: string
    year: number
    /** Empty: every colour without a price of its own. */
    color_code: string
    price_cents: number
    initial_date: Day
    final_date: NullableDay
    created_at: Date
    updated_at: Date
  }
  working_price_changes: {
    id: GeneratedAlways<number>
    working_price_id: string
    at: Date
    account_id: string
    old_price_cents: number | null
    price_cents: number
    initial_date: Day
    final_date: NullableDay
  }
}
