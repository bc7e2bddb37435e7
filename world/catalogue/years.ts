import { chanceOf } from '../random.ts'
import { bodyOf } from './car.ts'
import { type Country, countriesOf, type SeedModel, type SeedVersion } from './seed.ts'

/** A version in a country and model year: the thing that has a price. */
export interface VersionYearRow {
  mvs: string
  country: Country
  year: number
  productionYear: number
  /** First day on sale. */
  from: string
  /** First day no longer on sale; null while it is. */
  to: string | null
}

/** The brand whose site sells a model: Argentina has no site of its own for Abarth. */
export const sellingBrand = (brand: string, country: Country): string =>
  brand === 'fiat-abarth' && country === 'AR' ? 'fiat' : brand

/** Current cars have the seed's year, most also the next one; discontinued ones only their last. */
export function modelYears(model: SeedModel): number[] {
  const next = model.status === 'current' && bodyOf(model) !== 'van' && chanceOf(`${model.modelCode}/next-year`) < 0.75
  return next ? [model.modelYear, model.modelYear + 1] : [model.modelYear]
}

export function versionYears(model: SeedModel, version: SeedVersion): VersionYearRow[] {
  return countriesOf(version).flatMap((country) =>
    modelYears(model).map((year, i) => ({
      mvs: version.mvs,
      country,
      year,
      productionYear: model.productionYear + i,
      from: i === 0 ? `${Math.min(year - 1, 2025)}-05-01` : '2026-08-03',
      to: model.status === 'discontinued' ? `${year + 1}-03-01` : null,
    })),
  )
}
