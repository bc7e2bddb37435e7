import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import type { Ctx } from '../../../platform/http/ctx.ts'

type Asked = Pick<Ctx, 'db' | 'now'>

const HOUR_MS = 3_600_000
/** So many attempts in an hour cost nothing; each further one doubles the wait. */
const FREE_ATTEMPTS = 5
const LONGEST_WAIT_S = 900

/** A key tells nothing of who or what it counts. */
const keyOf = (parts: readonly string[]): Buffer => createHash('sha256').update(JSON.stringify(parts)).digest()

/**
 * Counts an attempt before it is made, so that parallel ones cannot slip past; answers 0, or how many seconds this key
 * still has to wait. A waiting key is not counted on: its wait always ends.
 */
export async function attempt({ db, now }: Asked, ...parts: readonly string[]): Promise<number> {
  const key = keyOf(parts)
  const windowStart = new Date(now.getTime() - HOUR_MS)
  const counted = await sql`
    insert into attempts as a (key, attempts, since) values (${key}, 1, ${now})
    on conflict (key) do update set
      attempts = case when a.since < ${windowStart} then 1 else a.attempts + 1 end,
      since = case when a.since < ${windowStart} then ${now}::timestamptz else a.since end,
      blocked_until = case when a.since >= ${windowStart} and a.attempts + 1 >= ${FREE_ATTEMPTS}::int
        then ${now}::timestamptz + make_interval(secs => least(${LONGEST_WAIT_S}::int, power(2, least(a.attempts + 1 - ${FREE_ATTEMPTS}::int, 20)))) end
    where a.blocked_until is null or a.blocked_until <= ${now}
    returning a.attempts`.execute(db)
  if (counted.rows.length > 0) return 0
  const row = await db.selectFrom('attempts').select('blocked_until').where('key', '=', key).executeTakeFirst()
  return Math.max(1, Math.ceil(((row?.blocked_until?.getTime() ?? now.getTime()) - now.getTime()) / 1000))
}

/** Takes whole seconds to wait; answers them as people are told: minutes and what is left. */
export const waitOf = (seconds: number) => ({ minutes: Math.floor(seconds / 60), seconds: seconds % 60 })

/** Forgets a key's attempts: the right password came. */
export async function forgive({ db }: Pick<Asked, 'db'>, ...parts: readonly string[]): Promise<void> {
  await db.deleteFrom('attempts').where('key', '=', keyOf(parts)).execute()
}

/** Counts one more in a window of the key's own; answers how many it has had. */
export async function countUp({ db, now }: Asked, windowMs: number, ...parts: readonly string[]): Promise<number> {
  const windowStart = new Date(now.getTime() - windowMs)
  const row = await db
    .insertInto('attempts')
    .values({ key: keyOf(parts), attempts: 1, since: now })
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet({
        attempts: sql<number>`case when attempts.since < ${windowStart} then 1 else attempts.attempts + 1 end`,
        since: sql<Date>`case when attempts.since < ${windowStart} then ${now}::timestamptz else attempts.since end`,
      }),
    )
    .returning('attempts')
    .executeTakeFirstOrThrow()
  return row.attempts
}

/** Takes one off again: this one turned out well. */
export async function countDown({ db }: Pick<Asked, 'db'>, ...parts: readonly string[]): Promise<void> {
  await db
    .updateTable('attempts')
    .set({ attempts: sql<number>`greatest(attempts - 1, 0)` })
    .where('key', '=', keyOf(parts))
    .execute()
}

/** Refuses with 429 whoever asks for this more than so often in a minute, by address. */
export async function limit(ctx: Ctx, what: string, most: number): Promise<void> {
  if ((await countUp(ctx, 60_000, 'limit', what, ctx.origin.ip)) > most) throw ctx.refuse(429, 'request.rateLimited')
}

/** Counters nobody needs any more. */
export const dropOldAttempts = ({ db, now }: Asked) =>
  db
    .deleteFrom('attempts')
    .where('since', '<', new Date(now.getTime() - 24 * HOUR_MS))
    .execute()
