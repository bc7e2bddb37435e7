/** What other modules may use of the catalogue. */
export { catalogueOf } from './catalogue-of.ts'
export { describeVersions, followMarkets } from './follow.ts'
export { findVersion } from './find-version.ts'
export {
  type ModelColor,
  type ModelCoating,
  colorsOfVersions,
  type ModelPaint,
  modelPaints,
  offeredParts,
  saleServices,
  serialPartNames,
} from './parts/queries.ts'
export { findPrice, lastDay, type PriceKey, pricesOfVersion, pricesOfVersions, priceTypes } from './price-queries.ts'
export { openPriceOf } from './present.ts'
export { currencyOf, type Scope, scopeOf } from './scope.ts'
export { versionRows, type VersionRow } from './version-queries.ts'
