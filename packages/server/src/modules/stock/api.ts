/** What other modules may use of stock. */
export {
  releaseUnit,
  sellUnit,
  standsOpen,
  type StockUnit,
  takeUnit,
  type TakenUnit,
  unitById,
  type WantedUnit,
} from './units.ts'
