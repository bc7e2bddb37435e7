import { HOOK_EVENT_NAMES, type HookEvent } from '@volante/domain/hooks/hook'
import { COUNTRIES } from '@volante/domain/vocabulary'
import * as z from 'zod/mini'
import { line } from './body-fields.ts'
import { call, service } from './kit.ts'
import { page, paging } from './query.ts'

const staff = { access: 'bearer', may: 'hooks.manage', within: 'rows' } as const
const ofHook = { access: 'bearer', may: 'hooks.manage', within: { record: 'hook', by: 'params.id' } } as const
const resending = { access: 'bearer', may: 'hooks.resend' } as const
const onHook = z.object({ id: z.guid() })
const notFound = { 'request.notFound': 404 } as const
const events = z.array(z.enum(HOOK_EVENT_NAMES as readonly [HookEvent]))
const markets = z.array(z.enum(COUNTRIES))

export const HOOK_STATES = ['on', 'off', 'failing', 'disabled', 'stopped'] as const
export const DELIVERY_STATES = ['waiting', 'delivered', 'failed'] as const
const NOTICE_EVENTS = ['ping', ...HOOK_EVENT_NAMES] as const

/** Another system that is told of what happens here. */
export const HookView = z.object({
  id: z.string(),
  name: z.string(),
  url: z.string(),
  events,
  markets,
  dealerCodes: z.array(z.string()),
  owner: z.nullable(z.string()),
  /** `disabled`: nothing arrived for three days; `stopped`: its owner has no access any more. */
  state: z.enum(HOOK_STATES),
  createdAt: z.string(),
  failingSince: z.nullable(z.string()),
  oldUntil: z.nullable(z.string()),
})
export type HookView = z.output<typeof HookView>

export const HookNotice = z.object({
  id: z.string(),
  /** Its receiver, and when it was made. */
  name: z.string(),
  hook: z.object({ code: z.string(), name: z.string() }),
  event: z.enum(NOTICE_EVENTS as readonly ['ping', HookEvent]),
  state: z.enum(DELIVERY_STATES),
  at: z.string(),
  tries: z.int(),
  lastAt: z.nullable(z.string()),
  nextAt: z.nullable(z.string()),
  /** What was sent. */
  request: z.string(),
  status: z.nullable(z.int()),
  /** The first words of what came back, personal data shortened. */
  answer: z.nullable(z.string()),
  problem: z.nullable(z.string()),
  ms: z.nullable(z.int()),
})
export type HookNotice = z.output<typeof HookNotice>

const WithSecret = z.object({ hook: HookView, secret: z.string() })

/** Webhooks: what happens here is told to other systems, signed, with a log. */
export const hooks = service('hooks', {
  list: call({
    id: 'hooks.list',
    get: '/hooks',
    ...staff,
    ok: z.object({ items: z.array(HookView), events }),
    says: "Returns the receivers within the caller's markets, newest first, and the events that the caller may have told.",
  }),
  create: call({
    id: 'hooks.create',
    post: '/hooks',
    ...staff,
    body: z.object({
      name: line(80),
      url: line(500),
      events: events.check(z.maxLength(20)),
      markets: markets.check(z.maxLength(2)),
      dealerCodes: z.array(line(40)).check(z.maxLength(200)),
    }),
    ok: WithSecret,
    status: 201,
    errors: { 'request.invalid': 400 },
    says: 'Takes a name, a public https address, events, countries, and dealers if it is for some alone; returns the receiver and the secret of its signatures, which nobody sees again. Refuses what the caller may not see themselves.',
  }),
  get: call({
    id: 'hooks.get',
    get: '/hooks/{id}',
    ...ofHook,
    params: onHook,
    ok: HookView,
    errors: notFound,
    says: 'Takes an id; returns that receiver.',
  }),
  rotate: call({
    id: 'hooks.rotate',
    post: '/hooks/{id}/secrets',
    ...ofHook,
    params: onHook,
    ok: WithSecret,
    status: 201,
    errors: notFound,
    says: 'Takes an id and returns a new secret; for 24 hours each notice is signed with both.',
  }),
  turn: call({
    id: 'hooks.turn',
    post: '/hooks/{id}/state',
    ...ofHook,
    params: onHook,
    body: z.object({ isOn: z.boolean() }),
    ok: HookView,
    errors: notFound,
    says: 'Takes an id and switches that receiver on or off; what waits for one that is off is not sent.',
  }),
  ping: call({
    id: 'hooks.ping',
    post: '/hooks/{id}/ping',
    ...ofHook,
    params: onHook,
    ok: z.object({ delivery: z.string() }),
    errors: notFound,
    says: 'Takes an id and sends that receiver a notice that says nothing but that it arrived; the log says how it went.',
  }),
  notices: call({
    id: 'hooks.notices.list',
    get: '/hooks/notices',
    ...resending,
    within: 'rows',
    query: z.object({
      hook: z.optional(z.guid()),
      state: z.optional(z.enum(DELIVERY_STATES)),
      ...paging,
    }),
    ok: page(HookNotice),
    says: 'Takes a receiver and a state; returns a page of what was sent within 30 days to receivers within reach, newest first.',
  }),
  notice: call({
    id: 'hooks.notices.get',
    get: '/hooks/notices/{id}',
    ...resending,
    within: { record: 'hookNotice', by: 'params.id' },
    params: onHook,
    ok: HookNotice,
    errors: notFound,
    says: 'Takes a notice; returns what was sent and what came back.',
  }),
  resend: call({
    id: 'hooks.notices.resend',
    post: '/hooks/notices/resent',
    ...resending,
    within: { record: 'hookNotice', by: 'body.id' },
    body: onHook,
    ok: HookNotice,
    errors: notFound,
    says: 'Takes a notice that was delivered or failed; sends it again, as it was, under its own id. One that waits goes on as it does.',
  }),
  remove: call({
    id: 'hooks.delete',
    delete: '/hooks/{id}',
    ...ofHook,
    params: onHook,
    errors: notFound,
    says: 'Takes an id and removes that receiver with its log.',
  }),
})
