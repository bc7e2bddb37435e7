import { choiceRefusal } from '@volante/domain/choice'
import { emailRefusal } from '@volante/domain/email'
import { phoneRefusal } from '@volante/domain/phone'
import { requiredRefusal, textRefusal } from '@volante/domain/text'
import type { Country } from '@volante/domain/vocabulary'
import * as z from 'zod/mini'
import { call, service } from './kit.ts'
import { formSchema, line, lines, maybe, type Refusals, refusing } from './refusals.ts'

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

/**
 * Takes a request and the country; answers each refused field with its message key. No reason and no document is asked: the law
 * wants no step in between (AR Disposición 954/2025; BR Decreto 7.962/2013 art. 5).
 */
export function regretRefusals(values: RegretBody, country: Country): Refusals {
  return refusing({
    kind: choiceRefusal(values.kind, REGRET_KINDS),
    name: requiredRefusal(values.name),
    email: emailRefusal(values.email),
    phone: phoneRefusal(values.phone ?? '', country, 'optional'),
    reference: requiredRefusal(values.reference),
    message: textRefusal(values.message ?? '', 'optional'),
  })
}

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
