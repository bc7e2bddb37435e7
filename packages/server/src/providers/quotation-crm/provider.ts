import type { Country } from '@volante/domain/vocabulary'
import type { QuotationSaveCode } from '@volante/domain/status'

interface CrmLine {
  readonly id: string
  readonly name: string
  /** Cents. */
  readonly price: number
}

/** A version of a quotation as a customer-relationship system is told of it; amounts in cents. */
export interface CrmQuotation {
  readonly number: string
  readonly version: number
  readonly country: Country
  readonly brand: string
  readonly dealerCode: string
  readonly seller: string
  readonly opportunityName: string
  readonly customerEmail: string | null
  readonly mvsCode: string
  readonly year: number
  readonly color: CrmLine
  readonly coating: CrmLine | null
  readonly optionals: readonly CrmLine[]
  readonly accessories: readonly CrmLine[]
  readonly initialPrice: number
  readonly changedPrice: number | null
  readonly bonus: number
  readonly discount: number
  readonly cashPrice: number
  readonly validityPeriod: string
  readonly comments: string
  /** Hexadecimal SHA-256 of what the version says. */
  readonly sum: string
}

/** Its id there, or by which code it was refused. */
export type CrmOutcome = { readonly id: string } | { readonly code: QuotationSaveCode }

/** Where a dealer's opportunities are kept. */
export interface QuotationCrm {
  readonly name: string
  /** Keeps this version under the quotation's number; twice is harmless. Throws where it cannot be reached. */
  save(quotation: CrmQuotation): Promise<CrmOutcome>
  /** Removes what is held under a number, since its customer wants to be forgotten; an unknown one is removed already. */
  forget(number: string): Promise<void>
}
