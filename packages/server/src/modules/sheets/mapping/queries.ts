import type { Mapping } from '@volante/domain/sheets/mapping'
import type { Db } from '../../../platform/db/database.ts'
import type { Head, ChosenMapping } from '../tables.ts'

/** Where the columns of a file with such headings go, and who said so when. */
export const findMapping = (db: Db, sheet: string, signature: string) =>
  db
    .selectFrom('sheet_mappings as m')
    .leftJoin('accounts as maker', 'maker.id', 'm.made_by')
    .select(['m.mapping', 'm.made_at', 'maker.name'])
    .where('m.sheet', '=', sheet)
    .where('m.signature', '=', signature)
    .executeTakeFirst()

export const rememberMapping = (
  db: Db,
  { sheet, signature, mapping, by, at }: { sheet: string; signature: string; mapping: Mapping; by: string; at: Date },
) => {
  const row = { mapping: JSON.stringify(mapping), made_by: by, made_at: at }
  return db
    .insertInto('sheet_mappings')
    .values({ sheet, signature, mapping: row.mapping, made_by: by, made_at: at })
    .onConflict((conflict) => conflict.columns(['sheet', 'signature']).doUpdateSet(row))
    .execute()
}

export const forgetMapping = (db: Db, sheet: string, signature: string) =>
  db.deleteFrom('sheet_mappings').where('sheet', '=', sheet).where('signature', '=', signature).execute()

/** Keeps what a file's columns are called, and where they go as far as that is known. */
export const keepHeads = (
  db: Db,
  id: string,
  { heads, signature, mapping }: { heads: readonly Head[]; signature: string; mapping: ChosenMapping | null },
) =>
  db
    .updateTable('sheet_batches')
    .set({ heads: JSON.stringify(heads), signature, mapping: mapping && JSON.stringify(mapping) })
    .where('id', '=', id)
    .execute()

/** Files that nobody said more of go. */
export const dropUnmapped = (db: Db, before: Date, at: Date) =>
  db
    .updateTable('sheet_batches')
    .set({ state: 'DROPPED', content: null, heads: '[]', undone_at: at })
    .where('state', '=', 'MAPPING')
    .where('made_at', '<', before)
    .execute()
