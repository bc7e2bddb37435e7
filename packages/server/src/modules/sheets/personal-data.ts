import { sql, type SqlBool } from 'kysely'
import type { Db } from '../../platform/db/database.ts'
import type { PersonalData } from '../../platform/process/personal-data.ts'

/** The sheets that name people, by their CPF. */
const OF_PEOPLE = ['employees', 'employee-relatives']

const cpfOf = (accountId: string) => sql`(select cpf from accounts where id = ${accountId})`

const changes = (db: Db, accountId: string) =>
  db
    .selectFrom('sheet_changes')
    .where('sheet', 'in', OF_PEOPLE)
    .where(sql<SqlBool>`${cpfOf(accountId)} in (before ->> 'cpf', after ->> 'cpf')`)

/** What files said of somebody goes with the person; the employer's own list stays (`employees`). */
export const sheetsPersonalData: PersonalData = {
  sheet_changes: {
    rows: (db, { accountId }) =>
      changes(db, accountId).select(['at', 'sheet', 'before', 'after']).orderBy('id').execute(),
    forget: ({ db }, { accountId }) =>
      db.deleteFrom('sheet_changes').where('id', 'in', changes(db, accountId).select('id')).execute(),
  },
  sheet_rows: {
    rows: (db, { accountId }) =>
      db
        .selectFrom('sheet_rows')
        .innerJoin('sheet_batches', 'sheet_batches.id', 'sheet_rows.batch_id')
        .select(['sheet_rows.at', 'sheet_rows.raw'])
        .where('sheet_batches.sheet', 'in', OF_PEOPLE)
        .where(sql<SqlBool>`${cpfOf(accountId)} in (raw ->> 'cpf', before ->> 'cpf')`)
        .execute(),
    forget: ({ db }, { accountId }) =>
      sql`
        delete from sheet_rows r using sheet_batches b
        where b.id = r.batch_id and b.sheet in ('employees', 'employee-relatives') and ${cpfOf(accountId)} in (raw ->> 'cpf', before ->> 'cpf')
      `.execute(db),
  },
}
