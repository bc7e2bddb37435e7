import { holdsAt, type PriceOfType } from '@volante/domain/money/price-for'
import { sql } from 'kysely'
import type { Country } from '@volante/domain/vocabulary'
import { isOneOf } from '../../platform/db/is-one-of.ts'
import type { Ctx } from '../../platform/http/ctx.ts'
import { today } from '../../platform/sites/today.ts'

export interface PriceKey {
  readonly mvsCode: string
  readonly year: number
  readonly country: Country
  readonly market: string
}

/** Today's prices of these types of a year `y` of a version, each with its last day. */
export const pricesOfYear = (day: string, types: readonly string[]) => sql<readonly PriceOfType[]>`(
  select coalesce(json_agg(json_build_object('type', p.type, 'price', p.price_cents, 'until', (p.valid_to - 1)::text)), '[]')
  from prices p
  where p.mvs_code = y.mvs_code and p.country = y.country and p.market = y.country and p.year = y.year
    and p.type in (${sql.join(types)}) and p.valid_from <= ${day} and (p.valid_to is null or p.valid_to > ${day}))`

/** Prices that hold today. */
function currentPrices(ctx: Ctx) {
  const day = today(ctx)
  return ctx.db
    .selectFrom('prices as p')
    .where('p.valid_from', '<=', day)
    .where((eb) => eb.or([eb('p.valid_to', 'is', null), eb('p.valid_to', '>', day)]))
}

/** Cents of today's price of one type; null when there is none. */
export function findPrice(ctx: Ctx, key: PriceKey, type: string): Promise<number | null> {
  const { mvsCode, year, country, market } = key
  if (!holdsAt(type, ctx.site.features.subsidizedPrice)) return Promise.resolve(null)
  return ctx.remember(['prices'], ['price', today(ctx), mvsCode, year, country, market, type], () =>
    readPrice(ctx, key, type),
  )
}

async function readPrice(ctx: Ctx, key: PriceKey, type: string): Promise<number | null> {
  const row = await currentPrices(ctx)
    .select('p.price_cents')
    .where('p.mvs_code', '=', key.mvsCode)
    .where('p.country', '=', key.country)
    .where('p.market', '=', key.market)
    .where('p.year', '=', key.year)
    .where('p.type', '=', type)
    .executeTakeFirst()
  return row?.price_cents ?? null
}

/** Today's price of every type that holds at the site, with its name and last day. */
export async function pricesOfVersion(ctx: Ctx, key: PriceKey) {
  const { mvsCode, year, country, market } = key
  const asked = ['prices', ctx.site.language, today(ctx), mvsCode, year, country, market]
  const found = await ctx.remember(['prices'], asked, () => readPrices(ctx, key))
  return found.filter(({ type }) => holdsAt(type, ctx.site.features.subsidizedPrice))
}

function readPrices(ctx: Ctx, key: PriceKey) {
  return currentPrices(ctx)
    .innerJoin('price_types as t', (join) => join.onRef('t.code', '=', 'p.type').onRef('t.country', '=', 'p.country'))
    .select([
      'p.type',
      'p.price_cents as price',
      sql<string | null>`(p.valid_to - 1)::text`.as('until'),
      sql<string>`t.name ->> ${ctx.site.language}`.as('name'),
    ])
    .where('p.mvs_code', '=', key.mvsCode)
    .where('p.country', '=', key.country)
    .where('p.market', '=', key.market)
    .where('p.year', '=', key.year)
    .orderBy('t.position')
    .execute()
}

/** Today's prices of one type for several versions, newest year first. */
export async function pricesOfVersions(ctx: Ctx, mvsCodes: readonly string[], country: Country, type: string) {
  if (!holdsAt(type, ctx.site.features.subsidizedPrice)) return []
  return currentPrices(ctx)
    .select(['p.mvs_code', 'p.year', 'p.price_cents'])
    .where(isOneOf('p.mvs_code', mvsCodes))
    .where('p.country', '=', country)
    .where('p.market', '=', country)
    .where('p.type', '=', type)
    .orderBy('p.year', 'desc')
    .execute()
}

/** Last day of today's price of a type, YYYY-MM-DD; null while it has no end. */
export async function lastDay(ctx: Ctx, key: PriceKey, type: string): Promise<string | null> {
  const row = await currentPrices(ctx)
    .select(sql<string | null>`(p.valid_to - 1)::text`.as('day'))
    .where('p.mvs_code', '=', key.mvsCode)
    .where('p.country', '=', key.country)
    .where('p.market', '=', key.market)
    .where('p.year', '=', key.year)
    .where('p.type', '=', type)
    .executeTakeFirst()
  return row?.day ?? null
}

export function priceTypes(ctx: Ctx, country: Country) {
  return ctx.db
    .selectFrom('price_types')
    .select(['code', sql<string>`name ->> ${ctx.site.language}`.as('name')])
    .where('country', '=', country)
    .orderBy('position')
    .execute()
}
