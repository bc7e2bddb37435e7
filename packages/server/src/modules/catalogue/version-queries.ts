import { openPrices, priceFor, type PriceOfType } from '@volante/domain/money/price-for'
import { sql } from 'kysely'
import type { Db } from '../../platform/db/database.ts'
import { isOneOf } from '../../platform/db/is-one-of.ts'
import type { Ctx } from '../../platform/http/ctx.ts'
import { today } from '../../platform/sites/today.ts'
import type { Country } from '@volante/domain/vocabulary'
import { likeText } from '../../platform/words/like.ts'
import { pricesOfYear } from './price-queries.ts'

export interface VersionFilter {
  readonly country: Country
  readonly brand?: string | undefined
  readonly mvsCodes?: readonly string[] | undefined
  /** Code, slug or name. */
  readonly model?: string | undefined
  /** All must occur in the description; accents and case do not matter. */
  readonly words?: readonly string[] | undefined
  /** Also what is no longer sold. */
  readonly withPast?: boolean
}

export type VersionRow = Awaited<ReturnType<typeof readVersions>>[number]

/** Versions by model year, narrowed by the filter. */
function versionYears(ctx: Ctx, filter: VersionFilter) {
  const day = today(ctx)
  return ctx.db
    .selectFrom('version_years as y')
    .innerJoin('versions as v', 'v.mvs_code', 'y.mvs_code')
    .innerJoin('models as m', 'm.code', 'v.model_code')
    .innerJoin('model_markets as k', (join) =>
      join.onRef('k.model_code', '=', 'm.code').onRef('k.country', '=', 'y.country'),
    )
    .where('y.country', '=', filter.country)
    .$if(filter.brand !== undefined, (query) => query.where('k.brand', '=', filter.brand ?? ''))
    .$if(filter.mvsCodes !== undefined, (query) => query.where(isOneOf('y.mvs_code', filter.mvsCodes ?? [])))
    .$if(filter.model !== undefined, (query) =>
      query.where((eb) =>
        eb.or([
          eb('m.code', '=', filter.model ?? ''),
          eb('m.slug', '=', filter.model ?? ''),
          eb(sql`lower(m.name)`, '=', (filter.model ?? '').toLowerCase()),
        ]),
      ),
    )
    .$if(filter.words !== undefined, (query) =>
      query.where((eb) =>
        eb.and(
          (filter.words ?? []).map(
            (word) => sql<boolean>`plain_text(v.description) like '%' || plain_text(${likeText(word)}) || '%'`,
          ),
        ),
      ),
    )
    .$if(filter.withPast !== true, (query) =>
      query
        .where('y.sold_from', '<=', day)
        .where((eb) => eb.or([eb('y.sold_to', 'is', null), eb('y.sold_to', '>', day)])),
    )
}

/** Versions by model year with the price that everybody gets today, in showroom order, newest year of each first. */
export function versionRows(ctx: Ctx, filter: VersionFilter): Promise<VersionRow[]> {
  const { country, brand, mvsCodes, model, words, withPast } = filter
  if (words !== undefined) return readVersions(ctx, filter)
  const { language, features } = ctx.site
  const key = ['versions', language, features.subsidizedPrice, today(ctx), country, brand, mvsCodes, model, withPast]
  return ctx.remember(['catalogue', 'prices'], key, () => readVersions(ctx, filter))
}

/** The brand of each version and of each model there is, by its code. */
export async function brandsOfCars(db: Db): Promise<ReadonlyMap<string, string>> {
  const rows = await db
    .selectFrom('versions as v')
    .innerJoin('models as m', 'm.code', 'v.model_code')
    .select(['v.mvs_code', 'm.code', 'm.brand'])
    .execute()
  return new Map(rows.flatMap(({ mvs_code: version, code, brand }) => [version, code].map((one) => [one, brand])))
}

function openPrice(prices: readonly PriceOfType[]) {
  const {
    price = null,
    type: priceType = null,
    until: priceUntil = null,
    before: listPrice = null,
  } = priceFor(prices, 'person') ?? {}
  return { price, priceType, priceUntil, listPrice }
}

async function readVersions(ctx: Ctx, filter: VersionFilter) {
  const { language } = ctx.site
  const rows = await versionYears(ctx, filter)
    .select([
      'v.mvs_code as code',
      'k.brand',
      'm.code as modelCode',
      'm.name as modelName',
      'm.short_name as modelShortName',
      'm.slug as modelSlug',
      'v.version_code as versionCode',
      'v.version_group as versionGroup',
      'v.series_code as seriesCode',
      'y.year',
      'y.production_year as productionYear',
      'v.gear_kind as gearKind',
      'v.doors',
      'v.fuel',
      'm.body',
      'm.licence',
      'm.status',
      'm.length_mm as length',
      'm.width_mm as width',
      'm.height_mm as height',
      'm.wheelbase_mm as wheelbase',
      pricesOfYear(today(ctx), openPrices(ctx.site.features.subsidizedPrice)).as('prices'),
      sql<string>`v.name ->> ${language}`.as('versionName'),
      sql<string>`v.engine ->> ${language}`.as('engine'),
      sql<string>`v.gear ->> ${language}`.as('gear'),
    ])
    .orderBy('m.position')
    .orderBy('v.position')
    .orderBy('y.year', 'desc')
    .execute()
  return rows.map(({ prices, ...row }) => ({ ...row, ...openPrice(prices) }))
}
