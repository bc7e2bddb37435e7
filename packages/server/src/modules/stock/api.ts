/** What other modules may use of stock. */
export { deliveryDays } from './delivery-days.ts'
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
