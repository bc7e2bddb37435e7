import { sql } from 'kysely'
import type { Held } from '@volante/domain/policy/held-scopes'
import type { Db } from '../../platform/db/database.ts'
import { countedPage } from '../../platform/words/counted-page.ts'

export interface QueueRow {
  readonly name: string
  readonly waiting: number
  readonly later: number
  readonly running: number
  readonly failed: number
  readonly waiting_since: Date | null
}

/** Every queue by what pg-boss counted of it last, and since when its first job waits. */
export async function queueRows(db: Db): Promise<QueueRow[]> {
  const { rows } = await sql<QueueRow>`
    select q.name, q.ready_count as waiting, q.deferred_count as later, q.active_count as running,
      q.failed_count as failed, first.waiting_since
    from pgboss.queue q
    left join lateral (
      select j.start_after as waiting_since from pgboss.job j
      where j.name = q.name and j.state < 'active' and not j.blocked and j.start_after <= now()
      order by j.priority desc, j.created_on limit 1
    ) first on true
    where q.name not like '\\_\\_%'
    order by q.failed_count > 0 desc, q.ready_count + q.active_count > 0 desc, q.name`.execute(db)
  return rows
}

export interface JobRow {
  readonly id: string
  readonly name: string
  readonly state: string
  readonly data: unknown
  readonly output: { readonly message?: string } | null
  readonly retry_count: number
  readonly completed_on: Date | null
}

const columns = sql`id, name, state::text as state, data, output, retry_count, completed_on`

/** Work of a site is its market's; work of none is everybody's who holds the right. */
const isWithin = (markets: Held) =>
  markets === 'all'
    ? sql<boolean>`true`
    : sql<boolean>`(data ->> 'site' is null or upper(left(data ->> 'site', 2)) = any(${[...markets]}::text[]))`

interface Wanted {
  readonly markets: Held
  readonly queue: string | undefined
}

const failed = ({ markets, queue }: Wanted) =>
  sql`from pgboss.job where state = 'failed' and ${isWithin(markets)} and (${queue ?? null}::text is null or name = ${queue ?? null})`

export const failedOf = (wanted: Wanted) => sql`(select id ${failed(wanted)})`

/** Jobs that failed for good, newest first, and how many there are. */
export const failedJobs = (db: Db, wanted: Wanted, stretch: { readonly page: number; readonly size: number }) =>
  countedPage(db, failedOf(wanted), stretch, async (size, before) => {
    const { rows } = await sql<JobRow>`
      select ${columns} ${failed(wanted)} order by completed_on desc, id limit ${size} offset ${before}`.execute(db)
    return rows
  })

export async function findJob(db: Db, markets: Held, id: string): Promise<JobRow | null> {
  const { rows } = await sql<JobRow>`
    select ${columns} from pgboss.job where id = ${id} and ${isWithin(markets)}`.execute(db)
  return rows[0] ?? null
}

/** Has failed jobs tried once more, one or all of them, as pg-boss does it; returns how many. */
export async function retryJobs(db: Db, markets: Held, id: string | null): Promise<number> {
  const { rows } = await sql<{ id: string }>`
    update pgboss.job set state = 'retry', retry_limit = retry_limit + 1, completed_on = null, start_after = now()
    where state = 'failed' and ${isWithin(markets)} and (${id}::uuid is null or id = ${id}::uuid)
    returning id`.execute(db)
  return rows.length
}

/** Has a failed job rest for good, or stand as failed again; returns how many there were. */
export async function giveUpJob(db: Db, markets: Held, id: string, isGivenUp: boolean): Promise<number> {
  const [from, to] = isGivenUp ? ['failed', 'cancelled'] : ['cancelled', 'failed']
  const { rows } = await sql<{ id: string }>`
    update pgboss.job set state = ${sql.lit(to)} where state = ${sql.lit(from)} and ${isWithin(markets)} and id = ${id}::uuid
    returning id`.execute(db)
  return rows.length
}

/** Tried once more, these jobs alone, wherever they belong. */
export async function retryNamed(db: Db, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return
  await sql`
    update pgboss.job set state = 'retry', retry_limit = retry_limit + 1, completed_on = null, start_after = now()
    where state = 'failed' and id = any(${[...ids]}::uuid[])`.execute(db)
}

interface Failures {
  readonly name: string
  /** Null for work of no site. */
  readonly country: string | null
  readonly count: number
}

/** How much failed for good since then, by queue and country. */
export async function failuresSince(db: Db, since: Date): Promise<Failures[]> {
  const { rows } = await sql<Failures>`
    select name, upper(left(data ->> 'site', 2)) as country, count(*)::int as count
    from pgboss.job where state = 'failed' and completed_on > ${since}
    group by 1, 2 order by 1, 2`.execute(db)
  return rows
}
