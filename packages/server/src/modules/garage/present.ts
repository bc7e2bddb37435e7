import { type CarRow, knowsChassis } from './queries.ts'

/** A car of any list as calls answer it. */
export const savedCarOf = (row: CarRow) => ({
  id: row.id,
  country: row.country,
  mvsCode: row.mvs_code,
  brand: row.brand,
  model: row.model,
  modelSlug: row.modelSlug,
  version: row.version,
  series: row.series,
  year: row.year,
  color: row.color_code,
  chassis: knowsChassis(row) ? row.chassis : null,
  plateNumber: row.knownPlate ?? row.plate,
  nickname: row.nickname,
  at: row.at.toISOString(),
})

export const ownedCarOf = (row: CarRow) => ({
  ...savedCarOf(row),
  addedBy: row.added_by,
  isProven: row.isProven,
})
