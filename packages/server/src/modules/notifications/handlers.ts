import { MOST_UNREAD, type Notification, notifications } from '@volante/contract/notifications'
import { isOneOf } from '@volante/domain/choice'
import { kindsFor, NOTIFICATION_KINDS, pathOf, rightOf } from '@volante/domain/notification/notification'
import { dealerReach, reaches } from '@volante/domain/policy/held-scopes'
import type { Country } from '@volante/domain/vocabulary'
import type { SignedInCtx } from '../../platform/http/ctx.ts'
import { implement } from '../../platform/http/implement.ts'
import { dealerCodesWithin } from '../dealers/api.ts'
import { nounOf } from './api.ts'
import { keepUnwanted, markRead, type NotificationRow, ownNotifications, unwantedOf } from './queries.ts'

export const notificationsHandlers = implement(notifications, {
  async list({ ctx, query: { unread, after, size } }) {
    const rows = await own(ctx, { isUnread: unread === true, after, size: size + 1 })
    const shown = rows.slice(0, size)
    const items = (await reached(ctx, shown)).map(presented)
    return { items, next: rows.length > size ? (shown.at(-1)?.id ?? null) : null }
  },

  count: async ({ ctx }) => ({ unread: await unreadOf(ctx) }),

  async read({ ctx, body: { ids } }) {
    await markRead(ctx.db, ctx.user.id, ids ?? null, ctx.now)
    ctx.announce(nounOf(ctx.user.id))
    return { unread: await unreadOf(ctx) }
  },

  choices: async ({ ctx }) => choicesOf(ctx, await unwantedOf(ctx.db, ctx.user.id)),

  async choose({ ctx, body: { unwanted } }) {
    await keepUnwanted(ctx.db, ctx.user.id, [...new Set(unwanted)])
    return choicesOf(ctx, unwanted)
  },
})

const choicesOf = ({ user }: SignedInCtx, unwanted: readonly string[]) =>
  kindsFor(user).map((kind) => ({ kind, isWanted: !unwanted.includes(kind) }))

const own = (ctx: SignedInCtx, wanted: Pick<Parameters<typeof ownNotifications>[1], 'isUnread' | 'after' | 'size'>) =>
  ownNotifications(ctx.db, { accountId: ctx.user.id, kinds: kindsFor(ctx.user), ...wanted })

const unreadOf = async (ctx: SignedInCtx): Promise<number> =>
  (await reached(ctx, await own(ctx, { isUnread: true, size: MOST_UNREAD }))).length

/** Those whose place the caller still reaches by the right they concern them by. */
async function reached(ctx: SignedInCtx, rows: readonly NotificationRow[]): Promise<NotificationRow[]> {
  const isWithin = await Promise.all(
    rows.map(async ({ kind, country, dealer_code }) => {
      const right = isOneOf(NOTIFICATION_KINDS, kind) ? rightOf(kind) : undefined
      if (right === undefined || (country === null && dealer_code === null)) return true
      const reach = dealerReach(ctx.user, right)
      if (dealer_code === null) return reaches(reach, { country: country as Country })
      const codes = await dealerCodesWithin(ctx, reach)
      return codes === 'all' || codes.includes(dealer_code)
    }),
  )
  return rows.filter((_, at) => isWithin[at])
}

const presented = ({ id, kind, subject, told, at, read_at }: NotificationRow): Notification => {
  if (!isOneOf(NOTIFICATION_KINDS, kind)) throw new Error(`Nobody knows a ${kind}`)
  return { id, kind, told: { ...told }, path: pathOf(kind, subject), at: at.toISOString(), isRead: read_at !== null }
}
