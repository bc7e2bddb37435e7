export {
  type ModelColor,
  modelColors,
  offeredParts,
  type OfferedParts,
  partPrices,
  saleServices,
  serialPartNames,
} from './queries.ts'
