import type { AssumptionKind } from '@volante/domain/ownership-cost/assumptions'
import type { Country, Language } from '@volante/domain/vocabulary'

export interface OwnershipCostTables {
  ownership_assumptions: {
    country: Country
    kind: AssumptionKind
    about: string
    value: number
    source: Record<Language, string>
    since: string
  }
}
