import { type Selectable, sql } from 'kysely'
import type { Db } from '../../platform/db/database.ts'
import { isOneOf } from '../../platform/db/is-one-of.ts'
import { countedPage } from '../../platform/words/counted-page.ts'
import type { QrCodeTables } from './tables.ts'

export type QrCodeRow = Selectable<QrCodeTables['qr_codes']>

const day = (column: 'ends_on' | 'last_scan_on') =>
  sql<string | null>`to_char(${sql.ref(column)}, 'YYYY-MM-DD')`.as(column)

const codes = (db: Db) =>
  db
    .selectFrom('qr_codes')
    .leftJoin('dealers', 'dealers.code', 'qr_codes.dealer_code')
    .select(['qr_codes.id', 'qr_codes.code', 'site', 'dealer_code', 'qr_codes.name', 'path', 'scans', 'made_by'])
    .select(['made_at', sql<string>`coalesce(dealers.name, qr_codes.dealer_code)`.as('dealer_name')])
    .select([day('ends_on'), day('last_scan_on')])

export async function listCodes(
  db: Db,
  reached: 'all' | readonly string[],
  {
    dealerCode,
    page,
    size,
  }: { readonly dealerCode?: string | undefined; readonly page: number; readonly size: number },
) {
  const found = codes(db)
    .$if(reached !== 'all', (query) => query.where(isOneOf('qr_codes.dealer_code', reached === 'all' ? [] : reached)))
    .$if(dealerCode !== undefined, (query) => query.where('dealer_code', '=', dealerCode ?? ''))
  const sorted = found.orderBy('made_at', 'desc').orderBy('qr_codes.id')
  return countedPage(db, found, { page, size }, (most, before) => sorted.limit(most).offset(before).execute())
}

/** A code with what its dealer is called: of one that is gone, its own code. */
export type FoundCode = Exclude<Awaited<ReturnType<typeof findCode>>, undefined>

export const findCode = (db: Db, id: string) => codes(db).where('qr_codes.id', '=', id).executeTakeFirst()

export const insertCode = (db: Db, row: Omit<QrCodeRow, 'scans' | 'last_scan_on'>) =>
  db.insertInto('qr_codes').values(row).execute()

export const changeCode = (db: Db, id: string, set: Pick<QrCodeRow, 'name' | 'path' | 'ends_on'>) =>
  db.updateTable('qr_codes').set(set).where('id', '=', id).execute()

/** Counts a scan on that day; returns what was scanned. */
export const countScan = (db: Db, code: string, on: string) =>
  db
    .updateTable('qr_codes')
    .set((eb) => ({ scans: eb('scans', '+', 1), last_scan_on: on }))
    .where('code', '=', code)
    .returning(['path', 'site', 'dealer_code', sql<string | null>`to_char(ends_on, 'YYYY-MM-DD')`.as('ends_on')])
    .executeTakeFirst()
