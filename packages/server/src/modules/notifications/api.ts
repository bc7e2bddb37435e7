import type { NotificationKind } from '@volante/domain/notification/notification'
import { rightOf } from '@volante/domain/notification/notification'
import { dealerReach, reaches } from '@volante/domain/policy/held-scopes'
import type { Permission } from '@volante/domain/policy/permissions'
import { rolesWith } from '@volante/domain/policy/policy'
import type { Country } from '@volante/domain/vocabulary'
import type { Ctx } from '../../platform/http/ctx.ts'
import { isDealerWithin } from '../dealers/api.ts'
import { holdersOf, insertFor } from './queries.ts'

/** Whom something concerns by its right: who works for a dealer, else who reaches that dealer, or all of these countries. */
interface Place {
  readonly countries: readonly string[]
  readonly dealerCode?: string | null
  /** The right by which it concerns them, where it is not the kind's. */
  readonly may?: Permission
}

interface About {
  /** What it is about, as its page is found by. */
  readonly subject: string
  /** The same cause is told once; the subject unless stated. */
  readonly cause?: string
  readonly told?: Readonly<Record<string, string | number>>
  readonly to: readonly (string | null)[] | Place
  /** Who did it knows. */
  readonly but?: readonly (string | null)[]
}

/** Of whom this process and all others hear. */
export const nounOf = (accountId: string): string => `notifications ${accountId}`

/** Tells people of the workplace something they should know, in the caller's transaction; each hears it at once and once. */
export const notify = (outer: Ctx, kind: NotificationKind, about: About): Promise<void> =>
  outer.inTransaction(async (ctx) => {
    const { subject, cause = subject, told = {}, to, but = [] } = about
    const place = isPlace(to) ? to : null
    const right = place?.may ?? rightOf(kind)
    const people = place ? (right ? await concerned(ctx, right, place) : []) : named(to)
    const [country = null, ...others] = place?.countries ?? []
    const notified = await insertFor(
      ctx.db,
      [...new Set(people)].filter((id) => !but.includes(id)),
      {
        kind,
        subject,
        cause,
        told,
        country: others.length > 0 ? null : country,
        dealer_code: place?.dealerCode ?? null,
        at: ctx.now,
      },
    )
    for (const id of notified) ctx.announce(nounOf(id))
  })

const isPlace = (to: About['to']): to is Place => 'countries' in to
const named = (to: About['to']): string[] => (isPlace(to) ? [] : to.filter((id) => id !== null))

async function concerned(ctx: Ctx, right: Permission, { countries, dealerCode }: Place): Promise<string[]> {
  const roles = rolesWith(right)
  if (dealerCode) {
    const own = await holdersOf(ctx.db, roles, dealerCode)
    if (own.length > 0) return own.map(({ id }) => id)
  }
  const reached: string[] = []
  for (const holder of await holdersOf(ctx.db, roles)) {
    const reach = dealerReach(holder, right)
    const isWithin = dealerCode
      ? await isDealerWithin(ctx, dealerCode, reach)
      : countries.every((country) => reaches(reach, { country: country as Country }))
    if (isWithin) reached.push(holder.id)
  }
  return reached
}
