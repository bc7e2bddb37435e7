import type { Caller, SignedInCtx } from '../../../platform/http/ctx.ts'
import { notify } from '../../notifications/api.ts'
import { type BatchRow, keepRow, moveTo, rowsWith } from './queries.ts'
import { putBack, setRow } from './set-row.ts'
import { type Doing, doingOf } from './targets.ts'

/** The calls of a kept bulk change; null where they are gone since. */
export const doingAgain = ({ list, call, values_set: set }: BatchRow): Doing | null =>
  doingOf({ list, call, set: set as Readonly<Record<string, string>> })

/** Does the next rows of a bulk change, or puts them back; the last ones end it. Returns whether more are left. */
export async function nextRows(ctx: SignedInCtx, batch: BatchRow, most: number, as?: Caller): Promise<boolean> {
  const doing = doingAgain(batch)
  if (!doing) throw new Error(`${batch.list} does ${batch.call} in many no more`)
  const isUndo = batch.state === 'undoing'
  const rows = await rowsWith(ctx, batch.id, [isUndo ? 'changed' : 'waiting'], most)
  for (const { place, id, before, after } of rows) {
    const done = isUndo ? await putBack(ctx, doing, { id, before, after }, as) : await setRow(ctx, doing, id, as)
    await keepRow(ctx, batch.id, place, done)
  }
  const isOver = rows.length < most
  if (isOver) await moveTo(ctx, batch.id, isUndo ? 'undone' : 'done')
  if (isOver && as)
    await notify(ctx, 'bulkDone', {
      subject: `${batch.list}/bulk/${batch.id}`,
      cause: `${batch.id} ${batch.state}`,
      told: { total: batch.total, isUndo: isUndo ? 'yes' : 'no' },
      to: [batch.account_id],
    })
  return !isOver
}
