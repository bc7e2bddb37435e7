import type { ACTIONS } from '@volante/domain/maintenance/schedule'
import type { Country, Language } from '@volante/domain/vocabulary'

type Words = Record<Language, string>

export interface MaintenanceTables {
  maintenance_items: { code: string; name: Words; reason: Words; is_oil: boolean }
  maintenance_plans: {
    id: string
    country: Country
    model_code: string
    mvs_codes: string[]
    from_year: number | null
    to_year: number | null
    km: number
    months: number
    severe_km: number
    severe_months: number
    hour_cents: number
  }
  maintenance_works: {
    plan_id: string
    item: string
    kind: (typeof ACTIONS)[number]
    km: number | null
    months: number | null
    severe_km: number | null
    severe_months: number | null
    parts_cents: number
    minutes: number
  }
  maintenance_rates: { dealer_id: string; country: Country; hour_cents: number }
}
