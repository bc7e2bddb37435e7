import * as z from 'zod/mini'
import { line, maybe } from './body-fields.ts'
import { call } from './kit.ts'
import { short } from './query.ts'
import { wrongKey } from './recall-key.ts'

const byLink = z.object({ token: short(80) })
const notFound = { 'request.notFound': 404 } as const

const Alert = z.object({
  /** Nobody is told of anything before the address was confirmed. */
  isConfirmed: z.boolean(),
  /** The car, shortened; none of one about a recall. */
  vehicle: z.nullable(z.string()),
  /** The recall that is waited for; none of one about a car. */
  recall: z.nullable(z.object({ id: z.string(), title: z.string() })),
  /** It ends by itself. */
  endsAt: z.string(),
})
export type Alert = z.output<typeof Alert>

/** Being told by e-mail when a recall comes, or when one can be repaired. */
export const recallAlerts = {
  alertCreate: call({
    id: 'recall.alerts.create',
    post: '/recall/alerts',
    access: 'public',
    body: z.object({
      email: maybe(line(254)),
      /** A plate or a chassis as typed. */
      vehicle: maybe(line(30)),
      /** Instead of a car: a recall that cannot be repaired yet. */
      campaignId: maybe(short(60)),
    }),
    errors: { ...wrongKey, ...notFound, 'request.invalid': 422 },
    says: 'Takes an e-mail address and a chassis, a plate or a recall without a remedy yet; writes a letter with a link that confirms it. Says nothing of what is kept already. Refuses wrong fields by name and a recall that is not announced or can be repaired (404).',
  }),
  alertGet: call({
    id: 'recall.alerts.get',
    get: '/recall/alerts/{token}',
    access: 'public',
    params: byLink,
    ok: Alert,
    errors: notFound,
    says: 'Takes the token of a letter; returns what its reader asked to be told of, the car shortened.',
  }),
  alertConfirm: call({
    id: 'recall.alerts.confirm',
    post: '/recall/alerts/{token}/confirm',
    access: 'public',
    params: byLink,
    ok: Alert,
    errors: notFound,
    says: 'Takes the token of a letter; from here on its reader is told, for two years.',
  }),
  alertEnd: call({
    id: 'recall.alerts.end',
    post: '/recall/alerts/{token}/end',
    access: 'public',
    params: byLink,
    errors: notFound,
    says: 'Takes the token of a letter; forgets the address and what it asked for.',
  }),
}
