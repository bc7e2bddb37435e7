import type { Brand, Country, Language } from '@volante/domain/vocabulary'
import type { ColumnType, Generated } from 'kysely'

type Words = Record<Language, string>
/** None where nobody said it. */
type Later<T> = ColumnType<T | null, T | null | undefined, T | null>
type DayColumn = ColumnType<string, string, string>

export interface RecallTables {
  recall_campaigns: {
    id: string
    country: Country
    brand: Brand
    kind: 'RECALL' | 'SOFTWARE'
    title: ColumnType<Words, string, string>
    risk: ColumnType<Words, string, string>
    repair: ColumnType<Words, string, string>
    model_codes: string[]
    can_drive: boolean
    starts_on: DayColumn
    remedy_from: ColumnType<string | null, string | null, string | null>
    minutes: number
    phone: string
    cars: Later<number>
  }
  recall_chassis: { campaign_id: string; prefix: string; first_number: string; last_number: string }
  recall_repairs: {
    campaign_id: string
    chassis: string
    done_on: DayColumn
    dealer_code: Later<string>
    done_at: Later<string>
    minutes: Later<number>
    measure: Later<string>
  }
  recall_parts: {
    campaign_id: string
    dealer_code: string
    quantity: number
    next_quantity: number
    next_on: ColumnType<string | null, string | null, string | null>
  }
  recall_alerts: {
    id: Generated<string>
    created_at: Date
    site: string
    email: string
    subject: string
    chassis: string | null
    plate: string | null
    campaign_id: string | null
    confirmed_at: Date | null
    ends_at: Date
    looked_at: Later<Date>
  }
  recall_alert_letters: { alert_id: string; campaign_id: string; at: Date }
  recall_reports: {
    campaign_id: string
    chassis: string
    done: boolean
    done_on: DayColumn
    due_on: DayColumn
    told_at: Date | null
    tries: Generated<number>
    failed: string | null
  }
  recall_updates: {
    id: string
    campaign_id: string
    chassis: string
    done: boolean
    done_on: ColumnType<string | null, string | null, never>
    dealer_code: string
    account_id: string
    at: Date
  }
}
