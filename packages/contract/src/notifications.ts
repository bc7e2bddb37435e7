import { NOTIFICATION_KINDS } from '@volante/domain/notification/notification'
import * as z from 'zod/mini'
import { call, service } from './kit.ts'
import { bool, int } from './query.ts'

const kind = z.enum(NOTIFICATION_KINDS)

export const Notification = z.object({
  id: z.string(),
  kind,
  /** The values of its sentence. */
  told: z.record(z.string(), z.union([z.string(), z.number()])),
  /** The page that shows what it is about. */
  path: z.string(),
  at: z.string(),
  isRead: z.boolean(),
})
export type Notification = z.output<typeof Notification>

/** As far as unread ones are counted. */
export const MOST_UNREAD = 100

const Choices = z.array(z.object({ kind, isWanted: z.boolean() }))

/** What somebody of the workplace should know. */
export const notifications = service('notifications', {
  list: call({
    id: 'notifications.list',
    get: '/notifications',
    access: 'bearer',
    query: z.object({
      unread: z.optional(bool()),
      after: z.optional(z.guid()),
      size: z._default(int(1, 100), 30),
    }),
    ok: z.object({ items: z.array(Notification), next: z.nullable(z.string()) }),
    says: "Takes whether only unread ones are wanted and where the page before ended; returns the caller's notifications, newest first, without those of a right or place that they have lost.",
  }),
  count: call({
    id: 'notifications.count',
    get: '/notifications/count',
    access: 'bearer',
    /** Exact up to a hundred. */
    ok: z.object({ unread: z.int() }),
    says: "Returns how many of the caller's notifications are unread.",
  }),
  read: call({
    id: 'notifications.read',
    post: '/notifications/read',
    access: 'bearer',
    body: z.object({
      /** All of them unless stated. */
      ids: z.optional(z.array(z.guid()).check(z.minLength(1), z.maxLength(100))),
    }),
    ok: z.object({ unread: z.int() }),
    says: "Takes some of the caller's notifications, all unless stated; notes that they were read and returns how many are left. Those of others stay as they are.",
  }),
  choices: call({
    id: 'notifications.choices.get',
    get: '/notifications/choices',
    access: 'bearer',
    ok: Choices,
    says: 'Returns each kind of notification that the rights of the caller let concern them, and whether they want to be told.',
  }),
  choose: call({
    id: 'notifications.choices.update',
    put: '/notifications/choices',
    access: 'bearer',
    body: z.object({ unwanted: z.array(kind).check(z.maxLength(NOTIFICATION_KINDS.length)) }),
    ok: Choices,
    says: 'Takes the kinds of notifications that the caller does not want; keeps that in place of what was chosen before, for what happens from then on.',
  }),
})
