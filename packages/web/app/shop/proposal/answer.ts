import type { ProposalValues } from './fields.ts'
import type { NearbyDealers } from './nearby-dealers.ts'

export interface FieldError {
  /** A text's id: of `errors`, or of this page's own. */
  readonly key: string
  readonly values?: Readonly<Record<string, string | number>>
}

export type FieldErrors = Readonly<Record<string, FieldError>>

/** What the page says after a post that did not end in a receipt. */
export interface ProposalAnswer {
  readonly values: ProposalValues
  readonly errors: FieldErrors
  readonly near: NearbyDealers | null
  /** The conversation is ready, or could not be started. */
  readonly whatsApp: { readonly link: string | null } | null
  /** Why nothing was sent although no field is wrong. */
  readonly failure: string | null
}

export const answerOf = (values: ProposalValues, rest: Partial<ProposalAnswer> = {}): ProposalAnswer => ({
  values,
  errors: {},
  near: null,
  whatsApp: null,
  failure: null,
  ...rest,
})
