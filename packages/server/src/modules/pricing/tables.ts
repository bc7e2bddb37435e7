import type { Generated, GeneratedAlways } from 'kysely'
import type { Country } from '@volante/domain/vocabulary'
import type { Day, NullableDay } from '../../platform/db/columns.ts'

export interface PricingTables {
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
