import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import { together } from '../db/together.ts'
import type { Ctx } from '../http/ctx.ts'
import { limit, type LimitName, mostOf } from './limits.ts'

type Asked = Pick<Ctx, 'db' | 'now' | 'settings'>

/** A key does not tell who or what it counts. */
export const keyOf = (...parts: readonly string[]): Buffer =>
  createHash('sha256').update(JSON.stringify(parts)).digest()

interface Hit {
  readonly key: string
  readonly now: Date
  readonly endsAt: Date
}

interface Counted {
  readonly hits: number
  readonly endsAt: Date
}

/** What many requests count at once is one statement, in the order of its keys, so that no two wait for each other. */
const addHit = together<Hit, Counted>(async (db, hits) => {
  const byKey = new Map<string, Hit[]>()
  for (const hit of hits) byKey.set(hit.key, [...(byKey.get(hit.key) ?? []), hit])
  const wanted = [...byKey].toSorted(([a], [b]) => (a < b ? -1 : 1))
  const rows = wanted.map(([key, [first, ...more]]) => ({ key, hits: 1 + more.length, ...times(first) }))
  const { rows: counted } = await sql<{ key: string; hits: number; ends_at: Date }>`
    insert into limit_counts as c (key, hits, ends_at)
    select decode(key, 'hex'), hits, ends_at
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as hit (key text, hits int, ends_at timestamptz)
    on conflict (key) do update set
      hits = case when c.ends_at <= ${rows[0]?.now}::timestamptz then excluded.hits else c.hits + excluded.hits end,
      ends_at = case when c.ends_at <= ${rows[0]?.now}::timestamptz then excluded.ends_at else c.ends_at end
    returning encode(key, 'hex') as key, hits, ends_at`.execute(db)
  const after = new Map(counted.map((row) => [row.key, row]))
  return hits.map((hit) => {
    const row = after.get(hit.key)
    const of = byKey.get(hit.key) ?? []
    return row && { hits: row.hits - (of.length - 1 - of.indexOf(hit)), endsAt: row.ends_at }
  })
})

const times = (hit: Hit | undefined) => ({ now: hit?.now.toISOString(), ends_at: hit?.endsAt.toISOString() })

/** Counts one more for whom it is; returns 0, or after how many seconds the limit's time begins anew. */
export async function secondsOver({ db, now, settings }: Asked, name: LimitName, whom: string): Promise<number> {
  const endsAt = new Date(now.getTime() + (limit(name).seconds ?? 0) * 1000)
  const counted = await addHit(db, { key: keyOf(name, whom).toString('hex'), now, endsAt })
  if (!counted || counted.hits <= mostOf(name, settings)) return 0
  return Math.max(1, Math.ceil((counted.endsAt.getTime() - now.getTime()) / 1000))
}

/** Whether this is one too many, once it is counted. */
export const isOver = async (ctx: Asked, name: LimitName, whom: string): Promise<boolean> =>
  (await secondsOver(ctx, name, whom)) > 0

/** Takes one off again: this one turned out well. */
export async function takeBack({ db }: Pick<Asked, 'db'>, name: LimitName, whom: string): Promise<void> {
  await db
    .updateTable('limit_counts')
    .set({ hits: sql<number>`greatest(hits - 1, 0)` })
    .where('key', '=', keyOf(name, whom))
    .execute()
}
