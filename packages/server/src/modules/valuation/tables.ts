import type { Country } from '@volante/domain/vocabulary'

export interface ValuationTables {
  valuations: {
    country: Country
    mvs_code: string
    year: number
    month: string
    code: string
    value_cents: number
  }
}
