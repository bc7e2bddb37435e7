import * as z from 'zod/mini'
import { call, service } from './kit.ts'
import { line, lines, maybe } from './body-fields.ts'

const RegretBody = z.object({
  kind: z._default(line(20), ''),
  name: z._default(line(), ''),
  email: z._default(line(254), ''),
  phone: maybe(line(40)),
  /** What is given back or ended, in the buyer's words: order, contract, car or service. */
  reference: z._default(line(), ''),
  message: maybe(lines(4000)),
})
export type RegretBody = z.output<typeof RegretBody>

export const regret = service('regret', {
  requestCreate: call({
    id: 'regret.requests.create',
    post: '/regret/requests',
    access: 'client',
    body: RegretBody,
    ok: z.object({ code: z.string(), createdAt: z.string() }),
    status: 201,
    errors: { 'request.invalid': 422 },
    says: 'Takes who wants to undo a purchase or end a service and which, keeps it, mails the code and returns it at once; the same request on one day keeps its code, wrong fields are refused by name.',
  }),
})
