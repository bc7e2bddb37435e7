export { offeredParts, type OfferedParts, partPrices, saleServices, serialPartNames } from './queries.ts'
