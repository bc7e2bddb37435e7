import { fieldRefusals, type FieldRules } from '@volante/domain/fields/field-rules'
import type { Refusals } from '@volante/domain/refusal'
import type { Country } from '@volante/domain/vocabulary'
import type { RegretBody } from './regret.ts'

/** Undoing a purchase, and ending a service that goes on. */
export const REGRET_KINDS = ['REGRET', 'UNSUBSCRIBE'] as const
export type RegretKind = (typeof REGRET_KINDS)[number]

const REQUEST = {
  kind: { oneOf: REGRET_KINDS },
  // A person's or a company's.
  name: 'companyName',
  email: 'email',
  reference: 'filled',
  phone: 'phone?',
  message: 'text?',
} as const satisfies FieldRules

/**
 * Takes a request and the country; returns each refused field with its message key. No reason and no document is asked: the law
 * wants no step in between (AR Disposición 954/2025; BR Decreto 7.962/2013 art. 5).
 */
export const regretRefusals = (values: RegretBody, country: Country): Refusals =>
  fieldRefusals(values, REQUEST, { country })
