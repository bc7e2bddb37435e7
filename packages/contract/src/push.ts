import { MOST_TEXT, MOST_TITLE, PUSH_KINDS, PUSH_STATES } from '@volante/domain/push/push'
import { COUNTRIES } from '@volante/domain/vocabulary'
import * as z from 'zod/mini'
import { line } from './body-fields.ts'
import { call, service } from './kit.ts'
import { page, paging, short } from './query.ts'

const kind = z.enum(PUSH_KINDS)
const staff = { access: 'bearer', may: 'push.manage' } as const
const one = { record: 'pushMessage', by: 'params.id' } as const
const named = { record: 'pushMessage', by: 'body.id' } as const
const id = z.object({ id: z.guid() })
const notFound = { 'request.notFound': 404 } as const
const clock = z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'request.invalid'))

const Device = z.object({
  id: z.string(),
  /** The browser as it names itself. */
  device: z.string(),
  addedAt: z.string(),
  /** When something was last sent there. */
  lastAt: z.nullable(z.string()),
  /** The first half of the SHA-256 sum of its address, hexadecimal: a browser finds itself by it. */
  mark: z.string(),
})

const OwnPush = z.object({
  /** By which browsers are asked for an address: an uncompressed point of P-256, base64url. */
  key: z.string(),
  devices: z.array(Device),
  wanted: z.array(kind),
})
export type OwnPush = z.output<typeof OwnPush>

const words = {
  kind,
  markets: z.array(z.enum(COUNTRIES)).check(z.minLength(1), z.maxLength(COUNTRIES.length)),
  /** All of them where none is named. */
  brands: z._default(z.array(short(40)).check(z.maxLength(40)), []),
  titlePt: z._default(line(MOST_TITLE), ''),
  textPt: z._default(line(MOST_TEXT), ''),
  pathPt: z._default(line(200), ''),
  titleEs: z._default(line(MOST_TITLE), ''),
  textEs: z._default(line(MOST_TEXT), ''),
  pathEs: z._default(line(200), ''),
  quietFrom: z._default(clock, '21:00'),
  quietUntil: z._default(clock, '08:00'),
  mostPerWeek: z._default(z.int().check(z.gte(1), z.lte(50)), 2),
}

/** Of a message that is tried, on one device: its service took it, knows the device no more, cannot take it now, refuses it, or cannot be reached. */
const PUSH_OUTCOMES = ['taken', 'gone', 'busy', 'refused', 'unreachable'] as const
export type PushOutcome = (typeof PUSH_OUTCOMES)[number]

const Message = z.object({
  id: z.string(),
  state: z.enum(PUSH_STATES),
  ...words,
  /** Whom it would reach now who wants such messages: people and their devices. After it began, whom it was for. */
  people: z.int(),
  devices: z.int(),
  sent: z.int(),
  failed: z.int(),
  /** Not sent: they had as many as they may have in a week, or the device was removed. */
  skipped: z.int(),
  waiting: z.int(),
  opened: z.int(),
  /** By the clock of each site; none for at once. */
  day: z.nullable(z.iso.date()),
  time: z.nullable(z.string()),
  startsAt: z.nullable(z.string()),
  endedAt: z.nullable(z.string()),
  /** When it was last sent to the devices of who tried it, and what became of it on each. */
  tried: z.nullable(
    z.object({ at: z.string(), devices: z.array(z.object({ outcome: z.enum(PUSH_OUTCOMES), status: z.int() })) }),
  ),
  madeAt: z.string(),
})
export type PushMessage = z.output<typeof Message>

/** Notices on people's devices: what they ask for themselves, and what staff write to many of them. */
export const push = service('push', {
  own: call({
    id: 'push.own.get',
    get: '/push/own',
    access: 'bearer',
    ok: OwnPush,
    says: "Returns the house's key, the caller's devices, the newest first, and the kinds of messages they want.",
  }),
  subscribe: call({
    id: 'push.devices.create',
    post: '/push/devices',
    access: 'bearer',
    body: z.object({
      endpoint: short(1_000),
      p256dh: short(120),
      auth: short(60),
    }),
    ok: id,
    status: 201,
    errors: { 'request.invalid': 422, 'push.tooMany': 409 },
    says: "Takes a push address and its keys as a browser gives them; keeps the device as the caller's, who from then on is told there what they want. One that was another's is theirs no more. Refuses an address that is not https, keys that are none, and an eleventh device.",
  }),
  unsubscribe: call({
    id: 'push.devices.delete',
    delete: '/push/devices/{id}',
    access: 'bearer',
    params: id,
    errors: notFound,
    says: "Takes one of the caller's devices and forgets it; refuses any other as unknown.",
  }),
  choose: call({
    id: 'push.choices.update',
    put: '/push/choices',
    access: 'bearer',
    body: z.object({ wanted: z.array(kind).check(z.maxLength(PUSH_KINDS.length)) }),
    ok: z.object({ wanted: z.array(kind) }),
    says: 'Takes the kinds of messages that the caller wants on their devices; keeps them in place of what was chosen before.',
  }),
  opened: call({
    id: 'push.opened.create',
    post: '/push/opened',
    access: 'public',
    body: id,
    says: 'Takes what a message to a device bears; notes that it was opened, once. An unknown one changes nothing.',
  }),
  list: call({
    id: 'push.messages.list',
    get: '/push/messages',
    ...staff,
    within: 'rows',
    query: z.object({ state: z.optional(z.enum(PUSH_STATES)), ...paging }),
    ok: page(Message),
    says: 'Takes a state or none; returns the messages of markets within reach, the newest first, with what became of them.',
  }),
  get: call({
    id: 'push.messages.get',
    get: '/push/messages/{id}',
    ...staff,
    within: one,
    params: id,
    ok: Message,
    errors: notFound,
    says: 'Takes a message; returns it, with whom it would reach now where it has not begun.',
  }),
  create: call({
    id: 'push.messages.create',
    post: '/push/messages',
    ...staff,
    within: 'rows',
    body: z.object(words),
    ok: Message,
    status: 201,
    errors: { 'request.invalid': 422, 'request.forbidden': 403 },
    says: 'Takes a kind, markets within reach, brands or none, the words and the page of each language, quiet hours and how many a person may have in a week; keeps a draft. Refuses missing words of a market and a page that is none of a site.',
  }),
  update: call({
    id: 'push.messages.update',
    put: '/push/messages/{id}',
    ...staff,
    within: one,
    params: id,
    body: z.object(words),
    ok: Message,
    errors: { ...notFound, 'request.invalid': 422, 'request.forbidden': 403, 'push.begun': 409 },
    says: 'Takes a message that is a draft and what it says, to whom and when not; keeps that. Refuses one that is scheduled or begun.',
  }),
  schedule: call({
    id: 'push.messages.schedule',
    post: '/push/messages/schedule',
    ...staff,
    within: named,
    body: z.object({
      id: z.guid(),
      day: z.optional(z.nullable(z.iso.date())),
      time: z.optional(z.nullable(clock)),
    }),
    ok: Message,
    errors: { ...notFound, 'push.begun': 409, 'push.nobody': 409, 'push.past': 422 },
    says: 'Takes a draft and a day and an hour, at once unless stated; then, by the clock of each site, it goes to whoever wants such messages, outside the quiet hours. Refuses one that reaches nobody and a time that has passed.',
  }),
  try: call({
    id: 'push.messages.try',
    post: '/push/messages/try',
    ...staff,
    within: named,
    ownTransaction: true,
    body: z.object({ id: z.guid() }),
    ok: Message,
    errors: { ...notFound, 'push.noDevice': 409 },
    says: "Takes a message and really sends it to the caller's own devices, whatever the hour and what they want; returns it with what the service of each answered. Refuses somebody without a device.",
  }),
  stop: call({
    id: 'push.messages.stop',
    post: '/push/messages/stop',
    ...staff,
    within: named,
    body: z.object({ id: z.guid() }),
    ok: Message,
    errors: { ...notFound, 'push.over': 409 },
    says: 'Takes a message that is scheduled or being sent: the first is a draft again, of the other nothing more is sent.',
  }),
  remove: call({
    id: 'push.messages.delete',
    delete: '/push/messages/{id}',
    ...staff,
    within: one,
    params: id,
    errors: { ...notFound, 'push.begun': 409 },
    says: 'Takes a draft and removes it; what was sent stays in the history.',
  }),
})
