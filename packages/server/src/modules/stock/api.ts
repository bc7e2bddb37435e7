/** What other modules may use of stock. */
export { keepBuiltUnit, unitsAlike } from './built-units.ts'
export { unitByChassis } from './by-chassis.ts'
export { deliveryDays } from './delivery-days.ts'
export { availableCars, countAvailable } from './queries.ts'
export { unitsFound } from './standing.ts'
export {
  releaseUnit,
  sellUnit,
  standingOfNext,
  standsOpen,
  type StockUnit,
  takeUnit,
  type TakenUnit,
  unitById,
  type WantedUnit,
} from './units.ts'
