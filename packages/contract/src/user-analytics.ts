import * as z from 'zod/mini'
import { call, service } from './kit.ts'
import { line, maybe } from './body-fields.ts'

const DEEPEST = 20

/** JSON that is not nested beyond reason: a hostile depth would exhaust the stack of whoever reads it next. */
function isPlainJson(text: string): boolean {
  try {
    let level: unknown[] = [JSON.parse(text)]
    for (let depth = 0; level.length > 0; depth += 1) {
      if (depth > DEEPEST) return false
      level = level.flatMap((value) => (typeof value === 'object' && value !== null ? Object.values(value) : []))
    }
    return true
  } catch {
    return false
  }
}

/** An event of the analytics data layer: the payload is JSON as text. */
export const AnalyticsEvent = z.object({
  jwtToken: maybe(line(8000)),
  type: z._default(line(60).check(z.minLength(1)), 'GENERIC_LEAD'),
  payload: z
    .string()
    .check(z.maxLength(20_000, { abort: true }), z.refine(isPlainJson, { error: 'analytics.payloadNotJson' })),
})

export const userAnalytics = service('user-analytics', {
  send: call({
    id: 'user-analytics.useranalytics.send',
    post: '/user-analytics/useranalytics/send',
    access: 'optional',
    body: AnalyticsEvent,
    ok: z.object({ success: z.boolean() }),
    errors: { 'analytics.payloadNotJson': 400 },
    says: 'Takes an event type (GENERIC_LEAD unless stated) and its payload as JSON text, and keeps it without personal data; refuses a payload that is not JSON.',
  }),
})
