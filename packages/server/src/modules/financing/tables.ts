import type { Brand, Country, ExtraPlan, Language, PlanType, SimulationType } from '@volante/domain/vocabulary'
import type { ColumnType, Generated } from 'kysely'

export interface FinancingTables {
  financing_conditions: {
    plan_id: string
    country: Country
    brand: Brand | null
    type: SimulationType
    plan_type: PlanType
    extra_plan: ExtraPlan | null
    name: Record<Language, string>
    lender: string
    model_codes: string[]
    counts: string[]
    standard_count: number
    rate_basis_points: number
    least_entrance: number
    standard_entrance: number
    most_entrance: number
    least_final: number | null
    standard_final: number | null
    most_final: number | null
    fees_cents: number
    valid_from: ColumnType<string, string, string>
    valid_to: ColumnType<string | null, string | null, string | null>
  }
  financing_simulations: {
    id: Generated<string>
    site: string
    asked: ColumnType<unknown, string, string>
    answer: ColumnType<unknown, string, string>
    created_at: ColumnType<Date, Date, never>
  }
}
