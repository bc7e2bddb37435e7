import { sql } from 'kysely'
import type { Ctx } from '../http/ctx.ts'
import { keyOf } from './count.ts'
import { GUESSES } from './limits.ts'

type Asked = Pick<Ctx, 'db' | 'now'>

/**
 * Counts a guess before it is made, so that parallel ones cannot slip past; returns 0, or how many seconds this key
 * still has to wait. A waiting key is not counted on: its wait always ends.
 */
export async function attempt({ db, now }: Asked, ...parts: readonly string[]): Promise<number> {
  const key = keyOf(...parts)
  const { free, seconds, longestWait } = GUESSES
  const windowStart = new Date(now.getTime() - seconds * 1000)
  const counted = await sql`
    insert into attempts as a (key, attempts, since) values (${key}, 1, ${now})
    on conflict (key) do update set
      attempts = case when a.since < ${windowStart} then 1 else a.attempts + 1 end,
      since = case when a.since < ${windowStart} then ${now}::timestamptz else a.since end,
      blocked_until = case when a.since >= ${windowStart} and a.attempts + 1 >= ${free}::int
        then ${now}::timestamptz + make_interval(secs => least(${longestWait}::int, power(2, least(a.attempts + 1 - ${free}::int, 20)))) end
    where a.blocked_until is null or a.blocked_until <= ${now}
    returning a.attempts`.execute(db)
  if (counted.rows.length > 0) return 0
  const row = await db.selectFrom('attempts').select('blocked_until').where('key', '=', key).executeTakeFirst()
  return Math.max(1, Math.ceil(((row?.blocked_until?.getTime() ?? now.getTime()) - now.getTime()) / 1000))
}

/** Takes whole seconds to wait; returns them as people are told: minutes and what is left. */
export const waitOf = (seconds: number) => ({ minutes: Math.floor(seconds / 60), seconds: seconds % 60 })

/** Forgets a key's guesses: the right one came. */
export async function forgive({ db }: Pick<Asked, 'db'>, ...parts: readonly string[]): Promise<void> {
  await db
    .deleteFrom('attempts')
    .where('key', '=', keyOf(...parts))
    .execute()
}

/** Whether this key comes for the first time; it is known for a day at least. */
export async function isFirst({ db, now }: Asked, ...parts: readonly string[]): Promise<boolean> {
  const added = await db
    .insertInto('attempts')
    .values({ key: keyOf(...parts), attempts: 1, since: now })
    .onConflict((conflict) => conflict.doNothing())
    .returning('key')
    .executeTakeFirst()
  return added !== undefined
}
