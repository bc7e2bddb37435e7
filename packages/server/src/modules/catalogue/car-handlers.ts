import { car } from '@volante/contract/car'
import { composeMvs } from '@volante/domain/car/mvs-compose'
import { BRANDS } from '@volante/domain/vocabulary'
import type { Ctx } from '../../platform/http/ctx.ts'
import { implement } from '../../platform/http/implement.ts'
import { catalogueOf } from './catalogue-of.ts'
import { offeredParts, serialPartNames } from './parts/queries.ts'
import { pricesOfVersion } from './price-queries.ts'
import { findVersion } from './find-version.ts'
import { mvsOf, ofYear } from './present.ts'
import { type Asked, type Scope, scopeOf } from './scope.ts'
import { type VersionRow, versionRows } from './version-queries.ts'

/** The car asked for, or without a code the first one of the brand on sale. */
async function loadCar(
  ctx: Ctx,
  query: Asked & { readonly mvsCode?: string | undefined },
): Promise<{ scope: Scope; version: VersionRow }> {
  const scope = scopeOf(ctx, query)
  const version = query.mvsCode
    ? await findVersion(ctx, query.mvsCode, scope)
    : ofYear(await versionRows(ctx, scope), scope.year)[0]
  if (!version) throw ctx.fail('request.notFound')
  return { scope, version }
}

/** The versions of the car's model and year; those that differ in engine or gearbox only stand together. */
async function groupedVersions(ctx: Ctx, version: VersionRow, { country }: Scope) {
  const rows = await versionRows(ctx, {
    country,
    model: version.modelCode,
    withPast: version.status === 'discontinued',
  })
  const family = ofYear(rows, version.year)
  const groups = Map.groupBy(family, (row) => row.versionGroup)
  return {
    years: rows.filter((row) => row.code === version.code).map((row) => row.year),
    groupedMvs: [...groups].map(([group, own]) => ({ group, versions: own.map((row) => mvsOf(row, country)) })),
  }
}

export const carHandlers = implement(car, {
  async get({ ctx, query }) {
    const { scope, version } = await loadCar(ctx, query)
    const [{ groupedMvs }, parts] = await Promise.all([
      groupedVersions(ctx, version, scope),
      offeredParts(ctx, version.code, scope.country),
    ])
    const { colors, coatings, items, accessories } = parts
    return { mvs: mvsOf(version, scope.country), groupedMvs, colors, coatings, parts: [...items, ...accessories] }
  },

  async getV2({ ctx, query }) {
    const { scope, version } = await loadCar(ctx, query)
    return { mvs: mvsOf(version, scope.country), ...(await offeredParts(ctx, version.code, scope.country)) }
  },

  async web({ ctx, query }) {
    const { scope, version } = await loadCar(ctx, query)
    const { country } = scope
    const [grouped, catalogue, serialParts, prices] = await Promise.all([
      groupedVersions(ctx, version, scope),
      catalogueOf(ctx, version, country),
      serialPartNames(ctx, version.code),
      pricesOfVersion(ctx, { mvsCode: version.code, year: version.year, country, market: country }),
    ])
    const { priceType, licence } = version
    return {
      mvs: mvsOf(version, country),
      ...grouped,
      catalogue,
      serialParts,
      prices,
      color: catalogue.colors.find((color) => color.code === query.color)?.code ?? null,
      licence,
      texts: { priceName: prices.find(({ type }) => type === priceType)?.name ?? '', market: country },
    }
  },

  async findMvs({ ctx, query, fail }) {
    const brand = BRANDS.find((one) => one === query.brand)
    const code = brand ? composeMvs(query.model, query.version, query.series, brand) : null
    const { country } = ctx.site
    const version = code ? await findVersion(ctx, code, { country, year: query.year }) : null
    if (!version) throw fail('request.notFound')
    return mvsOf(version, country)
  },
})
