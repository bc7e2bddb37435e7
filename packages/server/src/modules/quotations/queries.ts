import type { QuotationState } from '@volante/domain/quotation/approval'
import type { CrmState } from '@volante/domain/quotation/crm-outcome'
import { type Insertable, type Selectable, type SqlBool, sql, type Updateable } from 'kysely'
import type { Db } from '../../platform/db/database.ts'
import { isOneOf } from '../../platform/db/is-one-of.ts'
import { countedPage } from '../../platform/words/counted-page.ts'
import { likeText } from '../../platform/words/like.ts'
import type { QuotationTables } from './tables.ts'

export type QuotationRow = Selectable<QuotationTables['quotations']>
export type VersionRow = Selectable<QuotationTables['quotation_versions']>

export const findQuotation = (db: Db, number: string): Promise<QuotationRow | undefined> =>
  db.selectFrom('quotations').selectAll().where('number', '=', number).executeTakeFirst()

export const lockQuotation = (db: Db, number: string): Promise<QuotationRow | undefined> =>
  db.selectFrom('quotations').selectAll().where('number', '=', number).forUpdate().executeTakeFirst()

export const insertQuotation = (db: Db, row: Insertable<QuotationTables['quotations']>) =>
  db.insertInto('quotations').values(row).execute()

export const changeQuotation = (db: Db, number: string, set: Updateable<QuotationTables['quotations']>) =>
  db.updateTable('quotations').set(set).where('number', '=', number).execute()

export const insertVersion = (db: Db, row: Insertable<QuotationTables['quotation_versions']>) =>
  db.insertInto('quotation_versions').values(row).execute()

/** What each version says, the earliest first; without their PDFs. */
export const versionsOf = (db: Db, number: string): Promise<Omit<VersionRow, 'pdf' | 'is_within'>[]> =>
  db
    .selectFrom('quotation_versions')
    .select(['number', 'version', 'made_by_name', 'made_at', 'cash_cents', 'content', 'sum'])
    .where('number', '=', number)
    .orderBy('version')
    .execute()

export const findVersion = (db: Db, number: string, version: number): Promise<VersionRow | undefined> =>
  db
    .selectFrom('quotation_versions')
    .selectAll()
    .where('number', '=', number)
    .where('version', '=', version)
    .executeTakeFirst()

export interface QuotationFilter {
  readonly search?: string | undefined
  readonly state?: QuotationState | undefined
  readonly crm?: CrmState | undefined
  readonly dealerCode?: string | undefined
}

/** Quotations of these dealers. */
export function wantedQuotations(db: Db, codes: 'all' | readonly string[], filter: QuotationFilter) {
  const { search, state, crm, dealerCode } = filter
  const typed = (search ?? '').trim()
  return db
    .selectFrom('quotations as q')
    .$if(codes !== 'all', (query) => query.where(isOneOf('q.dealer_code', codes === 'all' ? [] : codes)))
    .$if(dealerCode !== undefined, (query) => query.where('q.dealer_code', '=', dealerCode ?? ''))
    .$if(state !== undefined, (query) => query.where('q.state', '=', state ?? 'WITHIN'))
    .$if(crm !== undefined, (query) => query.where('q.crm', '=', crm ?? 'SAVED'))
    .$if(typed !== '', (query) =>
      query.where(
        sql<SqlBool>`(lower(q.opportunity_name) like ${`${likeText(typed.toLowerCase())}%`} or q.number = ${typed.toUpperCase()})`,
      ),
    )
}

/** Quotations of these dealers, those changed last first. */
export async function listQuotations(
  db: Db,
  codes: 'all' | readonly string[],
  { page, size, ...filter }: QuotationFilter & { readonly page: number; readonly size: number },
) {
  const wanted = wantedQuotations(db, codes, filter)
  const sorted = wanted.selectAll('q').orderBy('q.changed_at', 'desc').orderBy('q.number')
  return countedPage(db, wanted.select('q.number'), { page, size }, (most, before) =>
    sorted.limit(most).offset(before).execute(),
  )
}

/** Another quotation that is valid still and counts on the same offer. In a write, who counts on it at the same moment waits. */
export async function otherWithOffer(db: Db, offerId: string, number: string | null, today: string) {
  await sql`select pg_advisory_xact_lock(hashtext(${`quoted offer ${offerId}`}))`.execute(db)
  return db
    .selectFrom('quotations')
    .select('number')
    .where('trade_offer_id', '=', offerId)
    .where('number', '<>', number ?? '')
    .where('valid_until', '>=', today)
    .executeTakeFirst()
}

/** What became of a version at the customer-relationship system, unless a later one was saved meanwhile. */
export const noteOutcome = (
  db: Db,
  { number, version }: Pick<VersionRow, 'number' | 'version'>,
  set: Pick<Updateable<QuotationTables['quotations']>, 'crm' | 'crm_code' | 'crm_id' | 'crm_at'>,
) => db.updateTable('quotations').set(set).where('number', '=', number).where('version', '=', version).execute()
