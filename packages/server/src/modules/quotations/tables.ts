import type { QuotationState } from '@volante/domain/quotation/approval'
import type { CrmState } from '@volante/domain/quotation/crm-outcome'
import type { QuotationSaveCode } from '@volante/domain/status'
import type { Country } from '@volante/domain/vocabulary'

export interface QuotationTables {
  quotations: {
    number: string
    site: string
    country: Country
    dealer_code: string
    opportunity_name: string
    customer_email: string | null
    seller_id: string | null
    seller_name: string
    car: string
    /** The latest one. */
    version: number
    initial_cents: number
    cash_cents: number
    given_cents: number
    valid_until: string
    trade_offer_id: string | null
    state: QuotationState
    reason: string | null
    decided_by: string | null
    decided_at: Date | null
    decision_note: string | null
    approved_until: string | null
    crm: CrmState
    crm_code: QuotationSaveCode | null
    crm_id: string | null
    crm_at: Date | null
    created_at: Date
    changed_at: Date
  }
  quotation_versions: {
    number: string
    version: number
    made_by_name: string
    made_at: Date
    cash_cents: number
    /** Saved within the limit of who saved it. */
    is_within: boolean
    /** JSON of a `Version`. */
    content: string
    sum: Buffer
    pdf: Buffer
  }
}
