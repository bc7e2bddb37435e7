/** What other modules may use of stock. */
export {
  releaseUnit,
  sellUnit,
  type StockUnit,
  takeUnit,
  type TakenUnit,
  unitById,
  type WantedUnit,
} from './units.ts'
