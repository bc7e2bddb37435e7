import { fieldRefusals, type FieldRules } from '@volante/domain/fields/field-rules'
import type { Refusals } from '@volante/domain/refusal'
import type { Country } from '@volante/domain/vocabulary'
import * as z from 'zod/mini'
import { call, service } from './kit.ts'
import { formSchema, line, lines, maybe } from './refusals.ts'

/** Undoing a purchase, and ending a service that goes on. */
export const REGRET_KINDS = ['REGRET', 'UNSUBSCRIBE'] as const
export type RegretKind = (typeof REGRET_KINDS)[number]

const asked = {
  name: z._default(line(), ''),
  email: z._default(line(254), ''),
  phone: maybe(line(40)),
  /** What is given back or ended, in the buyer's words: order, contract, car or service. */
  reference: z._default(line(), ''),
  message: maybe(lines(4000)),
}
const RegretBody = z.object({ kind: z._default(line(20), ''), ...asked })
export type RegretBody = z.output<typeof RegretBody>

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

/** The form of one kind of request. */
export const regretForm = (kind: RegretKind, country: Country) =>
  formSchema(asked, (values) => regretRefusals({ kind, ...values }, country))

export const regret = service('regret', {
  requestCreate: call({
    id: 'regret.requests.create',
    post: '/regret/requests',
    access: 'client',
    body: RegretBody,
    ok: z.object({ code: z.string(), createdAt: z.string() }),
    status: 201,
    errors: { 'request.invalid': 422 },
    says: 'Takes who wants to undo a purchase or end a service and which, keeps it, mails the code and answers it at once; the same request on one day keeps its code, wrong fields are refused by name.',
  }),
})
