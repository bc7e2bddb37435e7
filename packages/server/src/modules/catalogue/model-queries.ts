import { type UseFacts, usesOf } from '@volante/domain/car/uses'
import type { ListedModel } from '@volante/contract/mvs'
import { openPrices } from '@volante/domain/money/price-for'
import { sql } from 'kysely'
import type { Ctx } from '../../platform/http/ctx.ts'
import { today } from '../../platform/sites/today.ts'
import { currencyOf, type Scope } from './scope.ts'

/** A value of the datasheet `d`; null where it is no number. */
const figure = (key: string) =>
  sql`case jsonb_typeof(d.row_values -> ${sql.lit(key)}) when 'number' then (d.row_values ->> ${sql.lit(key)})::numeric end`

/** What the datasheets of a model `m` say of its uses, the best of its versions. */
type Best = ListedModel['best'] & Pick<UseFacts, 'hasFourWheelDrive'>
const bestOfVersions = sql<Best>`(
  select json_build_object(
    'seats', max(${figure('capacities.seats')}),
    'luggage', max(${figure('capacities.luggage')}),
    'payload', max(${figure('capacities.payload')}),
    'range', max(${figure('performance.range')}),
    'clearance', max(${figure('dimensions.clearance')}),
    'hasFourWheelDrive', coalesce(bool_or(d.row_values ->> 'chassis.traction' ~* '4 ?x ?4|4WD|AWD'), false))
  from versions v join datasheets d on d.mvs_code = v.mvs_code
  where v.model_code = m.code)`

/** Models of a country in showroom order, those only serviced too; prices are the lowest that everybody gets, of the year asked for or of the newest. */
export function listModels(ctx: Ctx, { country, brand, year }: Scope) {
  const day = today(ctx)
  return ctx.remember(
    ['catalogue', 'prices'],
    ['models', day, country, brand, year, ctx.site.features.subsidizedPrice],
    () => readModels(ctx, { country, brand, year }, day),
  )
}

async function readModels(ctx: Ctx, { country, brand, year }: Scope, day: string) {
  const newest = sql<number>`k.years[1]`
  const rows = await ctx.db
    .selectFrom('model_markets as k')
    .innerJoin('models as m', 'm.code', 'k.model_code')
    .where('k.country', '=', country)
    .$if(brand !== undefined, (query) => query.where('k.brand', '=', brand ?? ''))
    .$if(year !== undefined, (query) => query.where(sql<boolean>`${year ?? 0} = any(k.years)`))
    .select((eb) => [
      'm.code as modelCode',
      'm.name as modelName',
      'm.short_name as modelShortName',
      'm.slug',
      'k.brand',
      'm.body',
      'k.years',
      newest.as('year'),
      'm.status',
      'm.licence',
      'k.fuels',
      'k.gear_kinds as gearKinds',
      'k.version_count as versionCount',
      'm.length_mm as length',
      'm.width_mm as width',
      'm.height_mm as height',
      'm.wheelbase_mm as wheelbase',
      bestOfVersions.as('best'),
      eb
        .selectFrom('versions as v')
        .innerJoin('prices as p', 'p.mvs_code', 'v.mvs_code')
        .whereRef('v.model_code', '=', 'm.code')
        .whereRef('p.country', '=', 'k.country')
        .whereRef('p.market', '=', 'k.country')
        .where('p.year', '=', year ?? newest)
        .where('p.type', 'in', openPrices(ctx.site.features.subsidizedPrice))
        .where('p.valid_from', '<=', day)
        .where((open) => open.or([open('p.valid_to', 'is', null), open('p.valid_to', '>', day)]))
        .select((min) => min.fn.min('p.price_cents').as('price'))
        .as('priceFrom'),
    ])
    .orderBy('m.position')
    .execute()
  return rows.map(({ status, length, width, height, wheelbase, best: { hasFourWheelDrive, ...best }, ...model }) => ({
    ...model,
    uses: usesOf({
      body: model.body,
      lengthMm: length,
      ...best,
      hasFourWheelDrive,
      isElectric: model.fuels.join() === 'Electric',
    }),
    best,
    onSale: status === 'current',
    currency: currencyOf(country),
    dimensions: { length, width, height, wheelbase },
  }))
}
