import type { ComparedDealer, WorkingPrice } from '@volante/contract/price'
import { sql, type SqlBool } from 'kysely'
import { isOneOf } from '../../platform/db/is-one-of.ts'
import type { Ctx } from '../../platform/http/ctx.ts'
import { today } from '../../platform/sites/today.ts'
import { findDealers } from '../dealers/api.ts'
import { regionalsOfCountry } from '../geography/api.ts'

/** What the readings need of a call's context. */
type Reading = Pick<Ctx, 'db' | 'site' | 'now'>

export type Codes = 'all' | readonly string[]

interface CarKey {
  readonly mvsCode: string
  readonly year: number
}

export interface ComparedCar extends CarKey {
  readonly versionName: string
  readonly brand: string
  readonly model: string
  readonly modelName: string
  /** Whether one of the dealers that were asked for has a price of it. */
  readonly isAsked: boolean
}

/** A working price `w` of the site's country that holds today, in the words of its indexes. */
const inForce = (ctx: Reading) => sql<SqlBool>`w.country = ${ctx.site.country}
  and w.initial_date <= ${today(ctx)}::date and coalesce(w.final_date, 'infinity') >= ${today(ctx)}::date`

const isOf = (codes: Codes) => (codes === 'all' ? sql<SqlBool>`true` : isOneOf('w.dealer_code', codes))

/** The cars that dealers within reach have a price of today, found from one to the next in the index; and of which those asked for have one. */
export async function carsInForce(ctx: Reading, within: Codes, asked: Codes): Promise<readonly ComparedCar[]> {
  const { country, language } = ctx.site
  const hasPrice = (codes: Codes) => sql`exists (
    select from working_prices w
    where ${inForce(ctx)} and ${isOf(codes)} and w.mvs_code = c.mvs_code and w.year = c.year limit 1)`
  const { rows } = await sql<ComparedCar>`
    with recursive cars as (
      (select mvs_code, year from working_prices where country = ${country} order by mvs_code, year limit 1)
      union all
      select later.* from cars cross join lateral (
        select w.mvs_code, w.year from working_prices w
        where w.country = ${country} and (w.mvs_code, w.year) > (cars.mvs_code, cars.year)
        order by w.mvs_code, w.year limit 1
      ) later
    )
    select c.mvs_code as "mvsCode", c.year, m.name || ' ' || (v.name ->> ${language}) as "versionName",
      m.brand, m.code as model, m.name as "modelName", ${asked === within ? sql`true` : hasPrice(asked)} as "isAsked"
    from cars c join versions v on v.mvs_code = c.mvs_code join models m on m.code = v.model_code
    where ${hasPrice(within)}`.execute(ctx.db)
  return rows
}

/** Of these dealers those that have a price today: of any car, or of one of these. */
export async function dealersInForce(
  ctx: Reading,
  codes: readonly string[],
  cars?: readonly CarKey[],
): Promise<ReadonlySet<string>> {
  const ofCars = cars && sql`join ${keysOf(cars)} on w.mvs_code = c.mvs_code and w.year = c.year`
  const { rows } = await sql<{ code: string }>`
    select d.code from unnest(${codes}::text[]) d (code) cross join lateral (
      select from working_prices w ${ofCars ?? sql``} where ${inForce(ctx)} and w.dealer_code = d.code limit 1
    ) priced`.execute(ctx.db)
  return new Set(rows.map(({ code }) => code))
}

/** Years as bigint, which the index against overlaps cannot compare: its way to a car at a dealer takes six times as long. */
const keysOf = (cars: readonly CarKey[]) =>
  sql`unnest(${cars.map(({ mvsCode }) => mvsCode)}::text[], ${cars.map(({ year }) => year)}::bigint[]) c (mvs_code, year)`

/** What these dealers ask today for these cars, each beside today's list price, cheapest first. */
export async function pricesInForce(
  ctx: Reading,
  cars: readonly CarKey[],
  codes: Codes,
): Promise<readonly Omit<WorkingPrice, 'versionName' | 'currency'>[]> {
  const { country } = ctx.site
  const day = today(ctx)
  const { rows } = await sql<Omit<WorkingPrice, 'versionName' | 'currency'>>`
    select w.id, w.dealer_code as "dealerCode", w.mvs_code as "mvsCode", w.year, w.price_cents as price,
      p.price_cents as "listPrice", nullif(w.color_code, '') as "colorCode", w.initial_date::text as "initialDate",
      w.final_date::text as "finalDate", w.price_cents - p.price_cents as difference, 'IN_FORCE' as standing
    from ${keysOf(cars)}
    left join lateral (
      select price_cents from prices
      where mvs_code = c.mvs_code and country = ${country} and market = ${country} and year = c.year and type = 'LIST'
        and valid_from <= ${day} and (valid_to is null or valid_to > ${day})
      order by valid_from desc limit 1
    ) p on true
    join working_prices w on w.mvs_code = c.mvs_code and w.year = c.year
    where ${inForce(ctx)} and ${isOf(codes)}
    order by w.price_cents, w.dealer_code, w.color_code`.execute(ctx.db)
  return rows
}

const place = ({ regional, group, name }: ComparedDealer) => `${regional?.name ?? '\uFFFF'}\n${group.name}\n${name}`

/** The country's dealers as they are compared, by regional, group and name: put in order once, since thousands take 20 ms. */
export function comparedDealers(ctx: Ctx): Promise<readonly ComparedDealer[]> {
  const { country } = ctx.site
  return ctx.remember(['dealers'], ['compared dealers', country], async () => {
    const [dealers, regionals] = await Promise.all([
      findDealers(ctx.db, { country, blocked: true }),
      regionalsOfCountry(ctx.db, country),
    ])
    const names = new Map(regionals.map(({ regionalId, name }) => [regionalId, name]))
    const compared = dealers.map(
      ({ dealerCode: code, name, dealerGroup: group, regionals: [first] }): ComparedDealer => {
        const id = first?.regionalId
        return { code, name, group, regional: id ? { id, name: names.get(id) ?? id } : null }
      },
    )
    return compared.sort((a, b) => place(a).localeCompare(place(b)))
  })
}
