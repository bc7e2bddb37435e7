import { sql } from 'kysely'
import type { ChangePart } from '../../platform/change-sets/change-part.ts'
import { isRowRefusal } from '../../platform/db/row-refusal.ts'
import type { Ctx } from '../../platform/http/ctx.ts'
import { heldParts } from './parts.ts'
import { lockSet, type StoredSet, updateSet } from './queries.ts'

/** A job's clock and the one that told it the time may differ by so much. */
const EARLY_MS = 2_000

/** Publishes a scheduled set whose time has come, all of it or nothing; returns whether it was stopped. In a transaction. */
export async function publishDue(ctx: Ctx, kinds: readonly ChangePart[], id: string): Promise<'stopped' | 'done'> {
  const set = await lockSet(ctx.db, id)
  // Published already, cancelled, or moved to a later time.
  if (set?.state !== 'SCHEDULED' || Number(set.publish_at) - ctx.now.getTime() > EARLY_MS) return 'done'
  const problem = await tryToPublish(ctx, kinds, set)
  if (problem === null) await updateSet(ctx.db, id, { state: 'PUBLISHED', published_at: ctx.now, problem: null })
  else await updateSet(ctx.db, id, { state: 'STOPPED', problem })
  return problem === null ? 'done' : 'stopped'
}

/** The message key of why nothing of it was published; null where all of it was. */
async function tryToPublish(ctx: Ctx, kinds: readonly ChangePart[], set: StoredSet): Promise<string | null> {
  await sql`savepoint publishing`.execute(ctx.db)
  try {
    for (const { part, id } of await heldParts(ctx.db, kinds, set.id)) {
      if (await part.publish(ctx, id, set.approved_by)) continue
      await sql`rollback to savepoint publishing`.execute(ctx.db)
      return 'changeSets.problem.changed'
    }
    return null
  } catch (error) {
    if (!isRowRefusal(error)) throw error
    await sql`rollback to savepoint publishing`.execute(ctx.db)
    return 'changeSets.problem.rule'
  }
}

/** Takes back what a set published, the last part first. In a transaction. */
export async function revertSet(ctx: Ctx, kinds: readonly ChangePart[], id: string): Promise<void> {
  const set = await lockSet(ctx.db, id)
  if (set?.state !== 'REVERTING') return
  let skipped = 0
  for (const { part, id: one } of (await heldParts(ctx.db, kinds, id)).toReversed())
    skipped += await part.revert(ctx, one, set.reverted_by)
  await updateSet(ctx.db, id, { state: 'REVERTED', reverted_at: ctx.now, skipped })
}
