import type { WorkingPrice } from '@volante/contract/price'
import type { DealerReach } from '@volante/domain/policy/held-scopes'
import { sql } from 'kysely'
import { isOneOf } from '../../platform/db/is-one-of.ts'
import { dealerCodesWithin } from '../dealers/api.ts'
import type { Ctx, SignedInCtx } from '../../platform/http/ctx.ts'
import type { PriceKey } from '../catalogue/api.ts'
import { today } from '../../platform/sites/today.ts'

export interface WorkingPriceFilter {
  readonly id?: string | undefined
  readonly dealerCode?: string | undefined
  readonly dealerCodes?: readonly string[] | undefined
  readonly mvsCode?: string | undefined
  readonly year?: number | undefined
  readonly standing?: WorkingPrice['standing'] | undefined
}

/** Where a day lies from the first and last day of a working price `w`. */
const standingOn = (day: string) => sql<WorkingPrice['standing']>`
  case when w.initial_date > ${day}::date then 'COMING' when w.final_date < ${day}::date then 'PAST' else 'IN_FORCE' end`

/** Working prices of these dealers in the site's country, each beside today's list price. */
function workingPrices(ctx: SignedInCtx, own: 'all' | readonly string[], filter: WorkingPriceFilter) {
  const day = today(ctx)
  return ctx.db
    .selectFrom('working_prices as w')
    .innerJoin('versions as v', 'v.mvs_code', 'w.mvs_code')
    .innerJoin('models as m', 'm.code', 'v.model_code')
    .where('w.country', '=', ctx.site.country)
    .$if(own !== 'all', (query) => query.where(isOneOf('w.dealer_code', own === 'all' ? [] : own)))
    .$if(filter.id !== undefined, (query) => query.where('w.id', '=', filter.id ?? ''))
    .$if(filter.dealerCode !== undefined, (query) => query.where('w.dealer_code', '=', filter.dealerCode ?? ''))
    .$if(filter.dealerCodes !== undefined, (query) => query.where(isOneOf('w.dealer_code', filter.dealerCodes ?? [])))
    .$if(filter.mvsCode !== undefined, (query) => query.where('w.mvs_code', '=', filter.mvsCode ?? ''))
    .$if(filter.year !== undefined, (query) => query.where('w.year', '=', filter.year ?? 0))
    .$if(filter.standing !== undefined, (query) => query.where(standingOn(day), '=', filter.standing ?? 'PAST'))
}

export async function listWorkingPrices(
  ctx: SignedInCtx,
  reach: DealerReach | 'all',
  filter: WorkingPriceFilter,
  slice?: { limit: number; offset: number },
): Promise<{ items: WorkingPrice[]; total: number }> {
  const { language, currency } = ctx.site
  const day = today(ctx)
  const own = await dealerCodesWithin(ctx, reach)
  const rows = await workingPrices(ctx, own, filter)
    .leftJoin('prices as p', (join) =>
      join
        .onRef('p.mvs_code', '=', 'w.mvs_code')
        .onRef('p.country', '=', 'w.country')
        .onRef('p.market', '=', 'w.country')
        .onRef('p.year', '=', 'w.year')
        .on('p.type', '=', 'LIST')
        .on('p.valid_from', '<=', day)
        .on((eb) => eb.or([eb('p.valid_to', 'is', null), eb('p.valid_to', '>', day)])),
    )
    .select([
      'w.id',
      'w.dealer_code as dealerCode',
      'w.mvs_code as mvsCode',
      'w.year',
      'w.price_cents as price',
      'p.price_cents as listPrice',
      sql<string>`m.name || ' ' || (v.name ->> ${language})`.as('versionName'),
      sql<string | null>`nullif(w.color_code, '')`.as('colorCode'),
      sql<string>`w.initial_date::text`.as('initialDate'),
      sql<string | null>`w.final_date::text`.as('finalDate'),
      sql<number | null>`w.price_cents - p.price_cents`.as('difference'),
      standingOn(day).as('standing'),
    ])
    .orderBy('w.initial_date', 'desc')
    .orderBy('w.id')
    .$if(slice !== undefined, (query) => query.limit(slice?.limit ?? 0).offset(slice?.offset ?? 0))
    .execute()
  const { total } = await workingPrices(ctx, own, filter)
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  return { items: rows.map((row) => ({ ...row, currency })), total }
}

/** Cents of the dealer's price of today for any colour; null when there is none. */
export async function findTodaysWorkingPrice(
  ctx: SignedInCtx,
  dealerCode: string,
  car: PriceKey,
): Promise<number | null> {
  const day = today(ctx)
  const row = await ctx.db
    .selectFrom('working_prices')
    .select('price_cents')
    .where('dealer_code', '=', dealerCode)
    .where('country', '=', car.country)
    .where('mvs_code', '=', car.mvsCode)
    .where('year', '=', car.year)
    .where('color_code', '=', '')
    .where('initial_date', '<=', day)
    .where((eb) => eb.or([eb('final_date', 'is', null), eb('final_date', '>=', day)]))
    .executeTakeFirst()
  return row?.price_cents ?? null
}

export interface Period {
  readonly initialDate: string
  readonly finalDate: string | null
}

export interface PricedCar {
  readonly dealerCode: string
  readonly mvsCode: string
  readonly year: number
  readonly colorCode: string
}

/** The period of another price of the same dealer, car and colour that holds on a day of this one. */
export async function overlapping(
  ctx: SignedInCtx,
  car: PricedCar,
  period: Period,
  exceptId: string | null,
): Promise<Period | undefined> {
  return ctx.db
    .selectFrom('working_prices')
    .select([sql<string>`initial_date::text`.as('initialDate'), sql<string | null>`final_date::text`.as('finalDate')])
    .where('dealer_code', '=', car.dealerCode)
    .where('country', '=', ctx.site.country)
    .where('mvs_code', '=', car.mvsCode)
    .where('year', '=', car.year)
    .where('color_code', '=', car.colorCode)
    .$if(exceptId !== null, (query) => query.where('id', '<>', exceptId ?? ''))
    .where(
      sql<boolean>`daterange(initial_date, final_date, '[]') && daterange(${period.initialDate}::date, ${period.finalDate}::date, '[]')`,
    )
    .orderBy('initial_date')
    .executeTakeFirst()
}

/** Two people who price the same car at once wait for each other here, so that the overlap check holds. */
export async function lockCar(ctx: SignedInCtx, { dealerCode, mvsCode, year }: PricedCar): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext(${`working-price ${dealerCode} ${mvsCode} ${year}`}))`.execute(ctx.db)
}

export async function insertWorkingPrice(
  ctx: SignedInCtx,
  car: PricedCar,
  price: number,
  period: Period,
): Promise<string> {
  const { id } = await ctx.db
    .insertInto('working_prices')
    .values({
      dealer_code: car.dealerCode,
      country: ctx.site.country,
      mvs_code: car.mvsCode,
      year: car.year,
      color_code: car.colorCode,
      price_cents: price,
      initial_date: period.initialDate,
      final_date: period.finalDate,
      created_at: ctx.now,
      updated_at: ctx.now,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export async function changeWorkingPrice(ctx: SignedInCtx, id: string, price: number, period: Period): Promise<void> {
  await ctx.db
    .updateTable('working_prices')
    .set({ price_cents: price, initial_date: period.initialDate, final_date: period.finalDate, updated_at: ctx.now })
    .where('id', '=', id)
    .execute()
}

/** Keeps who set which price when, beside the general audit. */
export async function recordChange(
  ctx: SignedInCtx,
  id: string,
  before: number | null,
  price: number,
  period: Period,
): Promise<void> {
  await ctx.db
    .insertInto('working_price_changes')
    .values({
      working_price_id: id,
      at: ctx.now,
      account_id: ctx.user.id,
      old_price_cents: before,
      price_cents: price,
      initial_date: period.initialDate,
      final_date: period.finalDate,
    })
    .execute()
}

interface PriceSet {
  readonly at: Date
  readonly by: string | null
  readonly before: number | null
  readonly price: number
  readonly initialDate: string
  readonly finalDate: string | null
}

/** What was set for a working price and by whom, one by one or by a sheet, newest first. */
export async function changesOfWorkingPrice({ db }: SignedInCtx, id: string): Promise<readonly PriceSet[]> {
  const { rows } = await sql<PriceSet>`
    select c.at, a.name as by, c.before, c.price, c.initial_date as "initialDate", c.final_date as "finalDate"
    from (
      select id, at, account_id, old_price_cents as before, price_cents as price, initial_date::text, final_date::text
      from working_price_changes where working_price_id = ${id}
      union all
      select s.id, s.at, s.actor_id, (s.before ->> 'price_cents')::bigint, (s.after ->> 'price_cents')::bigint,
        s.after ->> 'initial_date', s.after ->> 'final_date'
      from working_prices w join sheet_changes s on s.sheet = 'working-prices'
        and s.key = jsonb_build_array(w.country, w.dealer_code, w.mvs_code, w.year, w.color_code, w.initial_date)
      where w.id = ${id} and s.after is not null
    ) c
    left join accounts a on a.id = c.account_id
    order by c.at desc, c.id desc`.execute(db)
  return rows
}

/** The dealer whose price this is. */
export async function dealerOfWorkingPrice(ctx: Ctx, id: string): Promise<string | undefined> {
  const row = await ctx.db
    .selectFrom('working_prices')
    .select('dealer_code')
    .where('id', '=', id)
    .where('country', '=', ctx.site.country)
    .executeTakeFirst()
  return row?.dealer_code
}
