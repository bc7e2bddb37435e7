import type { Db } from '../../platform/db/database.ts'

/** The version of a car that was ever in stock, sold ones too; undefined for a chassis the group never had. */
export const unitByChassis = (db: Db, chassis: string) =>
  db
    .selectFrom('stock_units')
    .select(['country', 'brand', 'mvs_code', 'year'])
    .where('chassis', '=', chassis)
    .executeTakeFirst()
