import { LANGUAGES } from '@volante/domain/vocabulary'
import * as z from 'zod/mini'
import { call, service } from './kit.ts'
import { int, page, paging, short } from './query.ts'
import { line } from './body-fields.ts'

/** Somebody of the demo world whom a visitor may be. */
export const DemoPerson = z.object({
  email: z.string(),
  name: z.string(),
  audience: z.enum([
    'dealer',
    'manager',
    'regional',
    'administrator',
    'finance',
    'fraud',
    'documents',
    'users',
    'service',
    'group',
    'offers',
    'vouchers',
    'customer',
  ]),
  language: z.enum(LANGUAGES),
  /** Names of the dealers whose leads they see. */
  dealers: z.array(z.string()),
})
export type DemoPerson = z.output<typeof DemoPerson>

/** What would have left the house, and lies here instead. */
export const OutboxMessage = z.object({
  id: z.string(),
  site: z.string(),
  kind: z.string(),
  recipient: z.string(),
  subject: z.string(),
  body: z.string(),
  /** Address of the same as a page; null of what is words alone. */
  page: z.nullable(z.string()),
  attachments: z.array(z.object({ name: z.string(), address: z.string() })),
  state: z.enum(['queued', 'sent', 'failed']),
  createdAt: z.string(),
})
export type OutboxMessage = z.output<typeof OutboxMessage>

const errors = { 'request.notFound': 404 } as const
const MINUTES_OF_A_YEAR = 525_600

export const demo = service('demo', {
  people: call({
    id: 'demo.people.list',
    get: '/demo/people',
    access: 'public',
    ok: z.array(DemoPerson),
    errors,
    says: 'Returns the people of the demo world whom a visitor may be; outside demo mode there are none.',
  }),
  open: call({
    id: 'demo.session.open',
    post: '/demo/session',
    access: 'public',
    body: z.object({ email: line(254) }),
    ok: z.object({ name: z.string(), expiresAt: z.string() }),
    status: 201,
    errors,
    says: 'Takes the e-mail of a person of the demo world and opens a session for the browser as an HttpOnly cookie; refuses anybody else, and everybody outside demo mode.',
  }),
  close: call({
    id: 'demo.session.close',
    delete: '/demo/session',
    access: 'public',
    headers: z.object({ cookie: z.optional(z.string().check(z.maxLength(16_000))) }),
    errors,
    says: "Ends the session of the browser's cookie and clears the cookie; nothing happens without one.",
  }),
  clock: call({
    id: 'demo.clock.get',
    get: '/demo/clock',
    access: 'public',
    ok: z.object({ now: z.string(), movedByMinutes: z.int() }),
    errors,
    says: "Returns the platform's time and by how many minutes it was moved; refuses outside demo mode.",
  }),
  moveClock: call({
    id: 'demo.clock.move',
    post: '/demo/clock',
    access: 'public',
    body: z.object({ minutes: int(1, MINUTES_OF_A_YEAR) }),
    ok: z.object({ now: z.string(), movedByMinutes: z.int() }),
    errors,
    says: 'Takes minutes and moves the clock forward, with every countdown and job that waits for its time; refuses outside demo mode.',
  }),
  outbox: call({
    id: 'demo.outbox.list',
    get: '/demo/outbox',
    access: 'public',
    query: z.object({ site: z.optional(short(40)), ...paging }),
    ok: page(OutboxMessage),
    errors,
    says: 'Takes a site or none and returns the mails and phone messages of the demo, newest first; refuses outside demo mode.',
  }),
})
