import type { TradeOfferState } from '@volante/domain/valuation/trade-offer'
import type { Country } from '@volante/domain/vocabulary'
import { type Insertable, type Selectable, type SqlBool, sql, type Updateable } from 'kysely'
import type { Db } from '../../platform/db/database.ts'
import { isOneOf } from '../../platform/db/is-one-of.ts'
import { countedPage } from '../../platform/words/counted-page.ts'
import type { ValuationTables } from './tables.ts'

type Table = ValuationTables['trade_offers']
export type OfferRow = Selectable<Table>
export type NewOffer = Insertable<Table>

export const insertOffer = (db: Db, row: NewOffer): Promise<OfferRow> =>
  db.insertInto('trade_offers').values(row).returningAll().executeTakeFirstOrThrow()

export const findOffer = (db: Db, id: string): Promise<OfferRow | undefined> =>
  db.selectFrom('trade_offers').selectAll().where('id', '=', id).executeTakeFirst()

/** The latest offer of a dealer by its id or its car's plate. */
export const offerAt = (
  db: Db,
  dealerCode: string,
  id: string,
  plates: readonly string[],
): Promise<OfferRow | undefined> =>
  db
    .selectFrom('trade_offers')
    .selectAll()
    .where('dealer_code', '=', dealerCode)
    .where((eb) => eb.or([eb(sql<string>`id::text`, '=', id.toLowerCase()), isOneOf('plate', plates)]))
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst()

export const lockOffer = (db: Db, id: string): Promise<OfferRow | undefined> =>
  db.selectFrom('trade_offers').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()

export const updateOffer = (db: Db, id: string, set: Updateable<Table>): Promise<OfferRow> =>
  db.updateTable('trade_offers').set(set).where('id', '=', id).returningAll().executeTakeFirstOrThrow()

interface Owner {
  readonly accountId: string
  /** Proven to be theirs; null where it is not. */
  readonly email: string | null
}

const BINDING = ['OFFERED', 'ACCEPTED'] as const

/** Of an account, or written to an address that is proven to be its own and answered by nobody else. */
const isOf = ({ accountId, email }: Owner) =>
  sql<SqlBool>`(account_id = ${accountId} or account_id is null and lower(email) = ${email?.toLowerCase() ?? null})`

/** Somebody's offers that bind now, the latest first. */
export const standingOffers = (db: Db, owner: Owner, now: Date): Promise<OfferRow[]> =>
  db
    .selectFrom('trade_offers')
    .selectAll()
    .where(isOf(owner))
    .where('state', 'in', BINDING)
    .where('valid_until', '>', now)
    .orderBy('created_at', 'desc')
    .limit(20)
    .execute()

interface Used {
  readonly orderId: string
  readonly owner: Owner
  readonly dealerCode: string
  readonly plates: readonly string[]
  readonly cents: number
}

/** In a write: the latest accepted offer of a dealer for a person's car at this amount, from here on that order's alone; undefined where none binds. */
export const takeOffer = (db: Db, { orderId, owner, dealerCode, plates, cents }: Used, now: Date) =>
  db
    .updateTable('trade_offers')
    .set({ order_id: orderId, account_id: owner.accountId })
    .where('id', '=', (eb) =>
      eb
        .selectFrom('trade_offers')
        .select('id')
        .where(isOf(owner))
        .where('dealer_code', '=', dealerCode)
        .where(isOneOf('plate', plates))
        .where('offer_cents', '=', cents)
        .where('state', '=', 'ACCEPTED')
        .where('valid_until', '>', now)
        .where('order_id', 'is', null)
        .orderBy('created_at', 'desc')
        .limit(1)
        .forUpdate(),
    )
    .returning(['offer_cents as cents', 'note', 'created_at as at'])
    .executeTakeFirst()

/** In a write: what pays an order, of any of these plates where they are stated, pays it no more. */
export const releaseOffers = (db: Db, orderId: string, plates: readonly string[] | null, now: Date) =>
  db
    .updateTable('trade_offers')
    .set({ order_id: null, state: sql`case when valid_until <= ${now} then 'EXPIRED' else state end` })
    .where('order_id', '=', orderId)
    .$if(plates !== null, (query) => query.where(isOneOf('plate', plates ?? [])))
    .execute()

/** An offer whose day is over and that pays nothing binds nobody. */
export const lapse = (db: Db, id: string, now: Date) =>
  db
    .updateTable('trade_offers')
    .set({ state: 'EXPIRED' })
    .where('id', '=', id)
    .where('state', 'in', BINDING)
    .where('order_id', 'is', null)
    .where('valid_until', '<=', now)
    .execute()

export interface OfferFilter {
  readonly country: Country
  readonly dealerCode?: string | undefined
  readonly state?: TradeOfferState | undefined
}

/** What dealers of a country offer; the state is that of now. */
export const wantedOffers = (db: Db, codes: 'all' | readonly string[], filter: OfferFilter, now: Date) => {
  const { country, dealerCode, state } = filter
  return db
    .selectFrom('trade_offers as o')
    .where('o.country', '=', country)
    .$if(codes !== 'all', (query) => query.where(isOneOf('o.dealer_code', codes === 'all' ? [] : codes)))
    .$if(dealerCode !== undefined, (query) => query.where('o.dealer_code', '=', dealerCode ?? ''))
    .$if(state !== undefined, (query) =>
      query.where(
        sql<SqlBool>`case when o.state <> 'DECLINED' and o.order_id is null and o.valid_until <= ${now} then 'EXPIRED' else o.state end = ${state}`,
      ),
    )
}

/** The same, newest first. */
export async function listOffers(
  db: Db,
  codes: 'all' | readonly string[],
  { page, size, ...filter }: OfferFilter & { readonly page: number; readonly size: number },
  now: Date,
) {
  const wanted = wantedOffers(db, codes, filter, now)
  const sorted = wanted.selectAll('o').orderBy('o.created_at', 'desc').orderBy('o.id')
  return countedPage(db, wanted.select('o.id'), { page, size }, (most, before) =>
    sorted.limit(most).offset(before).execute(),
  )
}
