import { openBuild } from '@volante/domain/configuration/address'
import { indexCatalogue } from '@volante/domain/configuration/catalogue-index'
import { type PriceLine, priceBreakdown } from '@volante/domain/configuration/total'
import { priceChange, totalOf } from '@volante/domain/garage/price-change'
import type { Ctx, SignedInCtx } from '../../platform/http/ctx.ts'
import { catalogueOf, currencyOf, findVersion, versionRows } from '../catalogue/api.ts'
import { countAvailable } from '../stock/api.ts'
import { savedCarOf } from './present.ts'
import { carById, type CarRow, hasRoom, insertCar, keepVisit, type NewCar } from './queries.ts'

interface Named {
  readonly mvsCode: string
  readonly year?: number | null | undefined
  readonly color?: string | null | undefined
  readonly brand?: string | null | undefined
}

interface Built extends Named {
  readonly coating?: string | null | undefined
  readonly parts: readonly string[]
  readonly services: readonly string[]
}

/** The version that codes name, as a row of the garage begins with it. */
async function named(ctx: SignedInCtx, { mvsCode, year, color, brand }: Named) {
  const { country } = ctx.site
  const version = await findVersion(ctx, mvsCode, { country, year: year ?? undefined })
  if (!version || (brand && version.brand !== brand)) throw ctx.fail('request.notFound')
  return {
    account_id: ctx.user.id,
    country,
    brand: version.brand,
    mvs_code: version.code,
    year: version.year,
    color_code: color ?? null,
    added_by: 'CHOICE' as const,
    at: ctx.now,
  }
}

/** In a write: that somebody looked at a version now. */
export const addVisited = async (ctx: SignedInCtx, car: Named): Promise<CarRow> =>
  found(ctx, await keepVisit(ctx.db, { ...(await named(ctx, car)), list: 'visited' }))

/** In a write: keeps a built car with what each of its lines costs today. */
export async function addWanted(ctx: SignedInCtx, car: Built, fail: (code: 'garage.full') => Error) {
  const row = await named(ctx, car)
  if (!(await hasRoom(ctx.db, ctx.user.id, 'wanted'))) throw fail('garage.full')
  const build = { coating_code: car.coating ?? null, parts: [...car.parts], services: [...car.services] }
  const lines = await linesToday(ctx, { ...row, ...build })
  const wanted: NewCar = { ...row, ...build, list: 'wanted', price_lines: JSON.stringify(lines) }
  const made = await insertCar(ctx.db, wanted)
  return found(ctx, made?.id ?? '')
}

async function found(ctx: SignedInCtx, id: string): Promise<CarRow> {
  const row = await carById(ctx, ctx.user.id, id)
  if (!row) throw ctx.fail('request.notFound')
  return row
}

type Build = Pick<CarRow, 'country' | 'mvs_code' | 'year' | 'color_code' | 'coating_code' | 'parts' | 'services'>

/** What a build costs today line by line, by the rules of the configurator; no line where it is no longer sold. */
async function linesToday(ctx: Ctx, car: Build): Promise<readonly PriceLine[]> {
  const { country, mvs_code: mvsCode, year, color_code: colorCode, coating_code: coatingCode, parts, services } = car
  const version = (await versionRows(ctx, { country, mvsCodes: [mvsCode] })).find((row) => row.year === year)
  if (!version) return []
  const index = indexCatalogue(await catalogueOf(ctx, version, country))
  return priceBreakdown(index, openBuild(index, { colorCode, coatingCode, parts, services }).build).lines
}

/** Wanted cars with then and now. */
export async function wantedCarsOf(ctx: Ctx, rows: readonly CarRow[]) {
  const countries = Map.groupBy(rows, ({ country }) => country)
  const counts = new Map(
    await Promise.all(
      [...countries].map(async ([country, own]) => {
        const codes = own.map(({ mvs_code }) => mvs_code)
        return [country, await countAvailable(ctx.db, country, codes)] as const
      }),
    ),
  )
  return Promise.all(
    rows.map(async (row) => {
      const lines = await linesToday(ctx, row)
      const { lines: changes, difference } = priceChange(row.price_lines ?? [], lines)
      return {
        ...savedCarOf(row),
        coating: row.coating_code,
        parts: row.parts,
        services: row.services,
        currency: currencyOf(row.country),
        priceBefore: totalOf(row.price_lines ?? []),
        priceNow: totalOf(lines),
        difference,
        changes,
        isSold: lines.length > 0,
        inStock: counts.get(row.country)?.(row.mvs_code, row.year) ?? 0,
      }
    }),
  )
}
