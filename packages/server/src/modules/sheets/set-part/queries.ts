import type { Db } from '../../../platform/db/database.ts'

export const findStates = (db: Db, ids: readonly string[]) =>
  db
    .selectFrom('sheet_batches')
    .select(['id', 'sheet', 'state', 'markets', 'made_by', 'to_create', 'to_change', 'to_remove'])
    .where('id', 'in', ids)
    .execute()

/** Rows go a month after their time: what waits for a later day is counted from that. */
export const keepRows = async (db: Db, batch: string, at: Date): Promise<void> => {
  await db.updateTable('sheet_rows').set({ at }).where('batch_id', '=', batch).where('at', '<', at).execute()
}
