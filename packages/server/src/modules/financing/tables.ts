import type {
  Brand,
  Country,
  ExtraPlan,
  FundingSource,
  Language,
  PlanType,
  SimulationType,
} from '@volante/domain/vocabulary'
import type { DocumentRefusalReason } from '@volante/domain/order/documents'
import type { BankName, ProposalPaper, RefusalClass } from '@volante/domain/financing/proposal'
import type { Borrower } from '@volante/domain/financing/iof'
import type { IndexedKind } from '@volante/domain/financing/indexed-plan'
import type { Applicant, ApplicantKind } from '@volante/contract/applicant-fields'
import type { Asked } from '@volante/contract/financing'
import type { SimulationAnswer } from '@volante/contract/simulation-shapes'
import type { ColumnType, Generated, GeneratedAlways } from 'kysely'
import type { BankBoxTables } from '../../providers/bank/box/tables.ts'

type Json<T> = ColumnType<T, string, string>
type NullableDay = ColumnType<string | null, string | null, string | null>

/** What was asked of a simulation, its type with it. */
export type KeptWish = Asked & { readonly type: string }

export interface FinancingTables extends BankBoxTables {
  financing_applicants: {
    account_id: string
    kind: ApplicantKind
    told: Json<Applicant>
    changed_at: Date
    /** The form that was begun last; null once it was sent. */
    simulation_id: string | null
    site: string | null
  }
  financing_proposals: {
    id: string
    number: string
    account_id: string
    site: string
    simulation_id: string
    dealer_code: string | null
    asked: Json<KeptWish>
    answer: Json<SimulationAnswer>
    car: string
    applicant: Json<Applicant>
    buyer: string
    coupon: string | null
    consent: Json<{ readonly at: string; readonly version: string; readonly ip: string; readonly userAgent: string }>
    source: FundingSource
    bank: BankName
    provider: 'box' | 'http'
    bank_ref: string | null
    status: string
    status_at: Date
    reason: RefusalClass | null
    most_installment_cents: number | null
    valid_until: NullableDay
    papers: ProposalPaper[]
    order_id: string | null
    order_number: string | null
    contested_at: Date | null
    withdrawn_at: Date | null
    /** The day, at its site, on which its buyer was reminded of what waits for them. */
    reminded_on: NullableDay
    lapse_told_at: Date | null
    created_at: ColumnType<Date, Date, never>
    asked_at: Date | null
  }
  financing_proposal_events: {
    id: GeneratedAlways<string>
    proposal_id: string
    news_id: string
    status: string
    at: Date
  }
  financing_proposal_notes: {
    id: GeneratedAlways<string>
    proposal_id: string
    at: Date
    account_id: string
    text: string
  }
  financing_papers: {
    id: string
    proposal_id: string
    kind: ProposalPaper
    name: string
    type: string
    file_key: string
    sent_at: Date
    handed_at: Date | null
    reviewed_at: Date | null
    reviewed_by: string | null
    refusal: DocumentRefusalReason | null
  }
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
    borrowers: Generated<string[]>
    regions: Generated<string[]>
    subsidy_basis_points: Generated<number>
    forward_percent: number | null
    legal_text: Record<Language, string> | null
    valid_from: ColumnType<string, string, string>
    valid_to: ColumnType<string | null, string | null, string | null>
  }
  indexed_plans: {
    plan_id: string
    kind: IndexedKind
    country: Country
    brand: Brand | null
    name: Record<Language, string>
    lender: string
    model_codes: string[]
    counts: string[]
    standard_count: number
    rate_basis_points: number
    administration_basis_points: number
    reserve_basis_points: number
    insurance_basis_points: number
    tax_basis_points: number
    coverage_percent: number
    least_entrance: number
    standard_entrance: number
    most_entrance: number
    fees_cents: number
    scenarios: string[]
    valid_from: ColumnType<string, string, string>
    valid_to: NullableDay
  }
  credit_taxes: {
    country: Country
    borrower: Borrower
    valid_from: ColumnType<string, string, string>
    once_basis_points: Generated<number>
    daily_rate: Generated<number>
    interest_basis_points: Generated<number>
  }
  index_values: { index: 'UVA'; day: ColumnType<string, string, string>; value_cents: number }
  financing_simulations: {
    id: Generated<string>
    site: string
    asked: Json<KeptWish>
    answer: Json<SimulationAnswer>
    offer_id: ColumnType<string | null, string | null | undefined, string | null>
    created_at: ColumnType<Date, Date, never>
  }
}
