import { mvs } from '@volante/contract/mvs'
import { versionComparator } from '@volante/contract/version-comparator'
import { partPrices, serialPartNames } from './parts/queries.ts'
import { implement } from '../../platform/http/implement.ts'
import { isOffered } from '../../platform/sites/group.ts'
import { findVersion } from './find-version.ts'
import { byGroup, cellOf, isSame } from './datasheet.ts'
import { datasheetRows, datasheetValues } from './datasheet-queries.ts'
import { listModels } from './model-queries.ts'
import { filtersOf, modelsOf, mvsOf, ofYear } from './present.ts'
import { scopeOf } from './scope.ts'
import { versionRows } from './version-queries.ts'

export const mvsHandlers = implement(mvs, {
  async modelList({ ctx, query }) {
    const scope = scopeOf(ctx, query)
    return (await listModels(ctx, scope)).filter(isOffered(ctx, scope.country))
  },

  async modelLatest({ ctx, query }) {
    const { year: limit = Number.POSITIVE_INFINITY, ...scope } = scopeOf(ctx, query)
    const models = (await listModels(ctx, { ...scope, year: undefined })).filter(isOffered(ctx, scope.country))
    return models.flatMap(({ modelCode, modelName, modelShortName, slug, brand, onSale, years }) => {
      const year = years.find((one) => one <= limit)
      return onSale && year !== undefined ? [{ modelCode, modelName, modelShortName, slug, brand, year }] : []
    })
  },

  async modelFilter({ ctx, query }) {
    const { country, brand, year } = scopeOf(ctx, query)
    const { fuel, gear, minPrice, maxPrice } = query
    const isOpen = isOffered(ctx, country)
    const rows = ofYear(await versionRows(ctx, { country, brand }), year).filter(
      (row) =>
        isOpen(row) &&
        (fuel === undefined || row.fuel === fuel) &&
        (gear === undefined || row.gearKind === gear) &&
        (minPrice === undefined || (row.price ?? -1) >= minPrice) &&
        (maxPrice === undefined || (row.price !== null && row.price <= maxPrice)),
    )
    return { models: modelsOf(rows, country), filters: filtersOf(rows) }
  },

  async mvsList({ ctx, query }) {
    const { country, brand, year } = scopeOf(ctx, query)
    const mvsCodes = query.mvsCode === undefined ? undefined : [query.mvsCode]
    const rows = await versionRows(ctx, {
      country,
      brand: mvsCodes ? query.brand : brand,
      mvsCodes,
      model: query.modelCode,
    })
    return ofYear(rows, year)
      .filter(isOffered(ctx, country))
      .map((row) => mvsOf(row, country))
  },

  async mvsAll({ ctx, query }) {
    const { country, brand } = scopeOf(ctx, query)
    const rows = await versionRows(ctx, { country, brand, withPast: true })
    return rows.filter(isOffered(ctx, country)).map((row) => mvsOf(row, country))
  },

  async findByDescription({ ctx, query }) {
    const { country, brand, year } = scopeOf(ctx, query)
    const words = query.description.split(/\s+/).filter((word) => word !== '')
    const rows = await versionRows(ctx, { country, brand, words })
    return ofYear(rows, year)
      .filter(isOffered(ctx, country))
      .map((row) => mvsOf(row, country))
  },

  async datasheet({ ctx, query, fail }) {
    const scope = scopeOf(ctx, query)
    const version = await findVersion(ctx, query.mvsCode, scope)
    if (!version) throw fail('request.notFound')
    const [rows, values, prices, serialParts] = await Promise.all([
      datasheetRows(ctx),
      datasheetValues(ctx, [version.code]),
      partPrices(ctx, [version.code], scope.country),
      serialPartNames(ctx, version.code),
    ])
    const own = values.get(version.code) ?? {}
    const cell = (key: string) => cellOf(own[key], ctx.site.language, (partId) => prices(version.code, partId))
    const serialRows = rows.filter((row) => own[row.key] === true).map((row) => row.label)
    return {
      mvs: mvsOf(version, scope.country),
      groups: byGroup(rows, ({ key, label, unit, kind }) => ({ key, label, unit, kind, cell: cell(key) })),
      serialItems: [...new Set([...serialParts, ...serialRows])],
    }
  },
})

export const versionComparatorHandlers = implement(versionComparator, {
  async compare({ ctx, query, fail }) {
    const { country } = scopeOf(ctx, query)
    const codes = [...new Set(query.mvsCode)]
    const [found, rows, values, prices] = await Promise.all([
      versionRows(ctx, { country, mvsCodes: codes, withPast: true }),
      datasheetRows(ctx),
      datasheetValues(ctx, codes),
      partPrices(ctx, codes, country),
    ])
    const versions = codes.flatMap((code) => found.find((row) => row.code === code) ?? [])
    if (versions.length < codes.length || codes.length === 0) throw fail('request.notFound')
    const groups = byGroup(rows, ({ key, label, unit, kind }) => {
      const cells = versions.map(({ code }) =>
        cellOf(values.get(code)?.[key], ctx.site.language, (partId) => prices(code, partId)),
      )
      const [first] = cells
      return { key, label, unit, kind, differs: cells.some((cell) => first && !isSame(cell, first)), cells }
    })
    return { versions: versions.map((row) => mvsOf(row, country)), groups }
  },
})
