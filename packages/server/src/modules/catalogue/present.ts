import type { Mvs } from '@volante/contract/car-shapes'
import { currencyOf } from './scope.ts'
import type { Country } from '@volante/domain/vocabulary'
import type { VersionRow } from './version-queries.ts'

/** What everybody pays today, as every call answers it. */
export const openPriceOf = ({ price, priceType, priceUntil, listPrice }: VersionRow) => ({
  price,
  priceType,
  priceUntil,
  listPrice,
})

/** A version as every catalogue call answers it. */
export function mvsOf(row: VersionRow, country: Country): Mvs {
  return {
    code: row.code,
    brand: row.brand,
    modelCode: row.modelCode,
    modelName: row.modelName,
    modelShortName: row.modelShortName,
    modelSlug: row.modelSlug,
    versionCode: row.versionCode,
    versionName: row.versionName,
    versionGroup: row.versionGroup,
    seriesCode: row.seriesCode,
    year: row.year,
    productionYear: row.productionYear,
    gear: row.gear,
    gearKind: row.gearKind,
    engine: row.engine,
    doors: row.doors,
    fuel: row.fuel,
    ...openPriceOf(row),
    currency: currencyOf(country),
    fullDescription: `${row.modelName} ${row.versionName}, ${row.engine}, ${row.gear}`,
    chassis: null,
    plateNumber: null,
  }
}

/** The rows of the year, or without one the newest of each version; rows come newest year first. */
export function ofYear<Row extends { code: string; year: number }>(
  rows: readonly Row[],
  year: number | undefined,
): Row[] {
  if (year !== undefined) return rows.filter((row) => row.year === year)
  return rows.filter((row, at) => rows[at - 1]?.code !== row.code)
}

const unique = <T>(values: readonly T[]): T[] => [...new Set(values)]

/** One model from its version rows, which are not empty. */
export function modelOf(rows: readonly VersionRow[], country: Country) {
  const [first] = rows
  if (!first) throw new Error('A model has at least one version')
  const years = unique(rows.map((row) => row.year)).sort((a, b) => b - a)
  const newest = ofYear(rows, years[0])
  const prices = newest.flatMap((row) => row.price ?? [])
  return {
    modelCode: first.modelCode,
    modelName: first.modelName,
    modelShortName: first.modelShortName,
    slug: first.modelSlug,
    brand: first.brand,
    body: first.body,
    years,
    year: years[0] ?? first.year,
    onSale: first.status === 'current',
    licence: first.licence,
    fuels: unique(rows.map((row) => row.fuel)),
    gearKinds: unique(rows.map((row) => row.gearKind)),
    versionCount: unique(rows.map((row) => row.code)).length,
    priceFrom: prices.length > 0 ? Math.min(...prices) : null,
    currency: currencyOf(country),
    dimensions: { length: first.length, width: first.width, height: first.height, wheelbase: first.wheelbase },
  }
}

export type Model = ReturnType<typeof modelOf>

export const modelsOf = (rows: readonly VersionRow[], country: Country): Model[] =>
  [...Map.groupBy(rows, (row) => row.modelCode).values()].map((own) => modelOf(own, country))

/** The values that the quick filter can still take among these versions. */
export function filtersOf(rows: readonly VersionRow[]) {
  const prices = rows.flatMap((row) => row.price ?? [])
  return {
    years: unique(rows.map((row) => row.year)).sort((a, b) => b - a),
    fuels: unique(rows.map((row) => row.fuel)),
    gears: unique(rows.map((row) => row.gearKind)),
    bodies: unique(rows.map((row) => row.body)),
    minPrice: prices.length > 0 ? Math.min(...prices) : null,
    maxPrice: prices.length > 0 ? Math.max(...prices) : null,
  }
}
