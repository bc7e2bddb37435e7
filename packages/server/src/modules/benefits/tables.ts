import type { Coverage } from '@volante/domain/warranty/warranty'
import type { Country } from '@volante/domain/vocabulary'
import type { Day, LocalizedColumn } from '../../platform/db/columns.ts'

export interface BenefitTables {
  warranty_terms: {
    id: string
    country: Country
    brand: string
    model_codes: string[]
    coverage: Coverage
    delivered_from: Day
    months: number
    km: number | null
    late_km: number | null
    late_days: number | null
    covers: LocalizedColumn
    conditions: LocalizedColumn
  }
}
