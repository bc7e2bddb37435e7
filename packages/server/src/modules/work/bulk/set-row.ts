import { CallError } from '@volante/contract/kit'
import { sql } from 'kysely'
import type { Caller, SignedInCtx } from '../../../platform/http/ctx.ts'
import { type Doing, heldIn, inputOf, isSame, nameOf, readRow, type Values } from './targets.ts'

/** What became of one row. */
export interface RowDone {
  readonly id: string
  readonly name: string
  readonly outcome: 'same' | 'refused' | 'changed'
  readonly why: string | null
  readonly before: Values | null
  readonly after: Values | null
}

/** What is thrown to leave no trace of what changed nothing. */
class Same extends Error {}

/** Sets one row by its own call, as the caller; a refusal leaves the others of the transaction as they are. */
export async function setRow(ctx: SignedInCtx, doing: Doing, id: string, as?: Caller): Promise<RowDone> {
  let name = id
  let before: Values | null = null
  try {
    return await inSavepoint(ctx, async () => {
      const row = await readRow(ctx, doing, id, as)
      name = nameOf(doing, row)
      before = heldIn(row, doing.held)
      if (isLeft(doing, row)) return { id, name, outcome: 'same', why: null, before, after: before }
      const refusal = doing.refusal?.(row)
      if (refusal) return { id, name, outcome: 'refused', why: ctx.text(refusal), before, after: null }
      await ctx.run(doing.write, inputOf(doing, id, doing.isWhole ? row : {}, doing.set), as && { user: as })
      if (doing.held.length === 0) return { id, name, outcome: 'changed', why: null, before, after: before }
      const after = heldIn(await readRow(ctx, doing, id, as), doing.held)
      if (isSame(before, after)) throw new Same()
      return { id, name, outcome: 'changed', why: null, before, after }
    })
  } catch (error) {
    if (error instanceof Same) return { id, name, outcome: 'same', why: null, before, after: before }
    return { id, name, outcome: 'refused', why: whyOf(error), before, after: null }
  }
}

/** Whether a row is so already, or nothing is left to do of it. */
const isLeft = ({ isDone, set }: Doing, row: Values): boolean =>
  isDone?.(row) ?? (Object.keys(set).length > 0 && isSame(set, row))

/** Sets one row back to what it held, unless somebody changed it since or its call refuses it. */
export async function putBack(
  ctx: SignedInCtx,
  doing: Doing,
  { id, before, after }: Pick<RowDone, 'id' | 'before' | 'after'>,
  as?: Caller,
): Promise<{ readonly outcome: 'undone' | 'skipped'; readonly why: string | null }> {
  try {
    return await inSavepoint(ctx, async () => {
      const row = await readRow(ctx, doing, id, as)
      if (!before || !after || !doing.back || !isSame(after, row)) return { outcome: 'skipped', why: null }
      const { write, set } = doing.back(before)
      await ctx.run(write, inputOf({ write, by: doing.by }, id, doing.isWhole ? row : {}, set), as && { user: as })
      return { outcome: 'undone', why: null }
    })
  } catch (error) {
    return { outcome: 'skipped', why: whyOf(error) }
  }
}

async function inSavepoint<T>({ db }: SignedInCtx, work: () => Promise<T>): Promise<T> {
  await sql`savepoint bulk_row`.execute(db)
  try {
    const done = await work()
    await sql`release savepoint bulk_row`.execute(db)
    return done
  } catch (error) {
    await sql`rollback to savepoint bulk_row`.execute(db)
    throw error
  }
}

/** A refusal in words, that of its first field where it names one; anything else goes on. */
function whyOf(error: unknown): string {
  if (!(error instanceof CallError)) throw error
  return error.fields?.[0]?.message ?? error.message
}
