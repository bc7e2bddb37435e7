import type { BulkReason } from '@volante/contract/bulk'
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
  readonly reason: BulkReason | null
  /** What changed was sent to another person's approval. */
  readonly waits: boolean
  readonly before: Values | null
  readonly after: Values | null
}

/** What is thrown to leave no trace of what changed nothing. */
class Same extends Error {}

/** Sets one row by its own call, as the caller; a refusal leaves the others of the transaction as they are. */
export async function setRow(ctx: SignedInCtx, doing: Doing, id: string, as?: Caller): Promise<RowDone> {
  let name = id
  let before: Values | null = null
  const left = (outcome: RowDone['outcome'], after: Values | null, refused: Why = NO_WHY): RowDone => ({
    id,
    name,
    outcome,
    why: refused.why,
    reason: refused.reason,
    waits: false,
    before,
    after,
  })
  try {
    return await inSavepoint(ctx, async () => {
      const row = await readRow(ctx, doing, id, as)
      name = nameOf(doing, row)
      before = heldIn(row, doing.held)
      if (isLeft(doing, row)) return left('same', before)
      const code = doing.refusal?.(row)
      if (code) return left('refused', null, { why: ctx.text(code), reason: { field: null, code, values: {} } })
      await ctx.run(doing.write, inputOf(doing, id, doing.isWhole ? row : {}, doing.set), as && { user: as })
      if (doing.held.length === 0) return left('changed', before)
      const now = await readRow(ctx, doing, id, as)
      const after = heldIn(now, doing.held)
      if (isSame(before, after)) throw new Same()
      const done = left('changed', after)
      return { ...done, waits: doing.waits !== undefined && now[doing.waits] === true }
    })
  } catch (error) {
    return error instanceof Same ? left('same', before) : left('refused', null, whyOf(error))
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
): Promise<Why & { readonly outcome: 'undone' | 'skipped' }> {
  try {
    return await inSavepoint(ctx, async () => {
      const row = await readRow(ctx, doing, id, as)
      if (!before || !after || !doing.back || !isSame(after, row)) return { outcome: 'skipped', ...NO_WHY }
      const { write, set } = doing.back(before)
      await ctx.run(write, inputOf({ write, by: doing.by }, id, doing.isWhole ? row : {}, set), as && { user: as })
      return { outcome: 'undone', ...NO_WHY }
    })
  } catch (error) {
    return { outcome: 'skipped', ...whyOf(error) }
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

type Why = Pick<RowDone, 'why' | 'reason'>

const NO_WHY: Why = { why: null, reason: null }

/** A refusal in words and in parts, that of its first field where it names one; anything else goes on. */
function whyOf(error: unknown): Why {
  if (!(error instanceof CallError)) throw error
  const [field] = error.fields ?? []
  const { code, message, values = {} } = field ?? error
  return { why: message, reason: { field: field?.path ?? null, code, values } }
}
