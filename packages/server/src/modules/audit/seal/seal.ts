import { sql } from 'kysely'
import type { Ctx } from '../../../platform/http/ctx.ts'
import { hashOf, type Link, markOf, START } from './link.ts'
import { floorOf, lastLink, newEntries, putLinks } from './queries.ts'

/** A transaction holds no more than these. */
const MOST = 2_000

/**
 * Puts entries that are not yet sealed at the end of the chain, in the order of their numbers as far as they are committed; one
 * whose transaction ends later follows with the next ones. Returns how many, 0 where there is none.
 */
export async function sealEntries(ctx: Ctx): Promise<number> {
  return ctx.inTransaction(async (inside) => {
    const { db } = inside
    await sql`select pg_advisory_xact_lock(hashtext('audit seal'))`.execute(db)
    const last = await lastLink(db)
    const entries = await newEntries(db, await floorOf(db), MOST)
    const newest = entries.at(-1)
    if (!newest) return 0
    const links = chained(last?.hash ?? START, last?.place ?? 0, entries)
    await putLinks(db, links)
    const { place, hash } = links.at(-1) ?? { place: 0, hash: START }
    const mark = markOf(inside.settings, place, hash)
    await db
      .insertInto('audit_seals')
      // The database's own time: that of a demo is moved.
      .values({ at: sql<Date>`clock_timestamp()`, entries: place, last_entry: newest.entry_id, hash, mark })
      .execute()
    inside.log.info({ entries: place, last: newest.entry_id, hash: hash.toString('hex') }, 'audit log sealed')
    return links.length
  })
}

function chained<L extends Link>(start: Buffer, from: number, entries: readonly L[]) {
  let before = start
  return entries.map((entry, index) => {
    before = hashOf(before, entry)
    return { ...entry, place: from + index + 1, hash: before }
  })
}

/** Until none waits, or as long as a job may take; returns how many. */
export async function sealAll(ctx: Ctx, rounds = 50): Promise<number> {
  let sealed = 0
  for (let round = 0; round < rounds; round += 1) {
    const more = await sealEntries(ctx)
    sealed += more
    if (more < MOST) break
  }
  return sealed
}
