/** What other modules may use of reservations and orders. */
export { announceOrder } from './announce-order.ts'
export { changesOfOrders, orderIdOf, orderNumbers } from './audit-view.ts'
export { requestCancellation } from './cancel.ts'
export { applyBankStatus, type FinancingProposal, type FinancingProposals } from './financing.ts'
export type { Coupon, Coupons } from './coupon.ts'
export { holdUnitsOfOrders } from './hold-units.ts'
export {
  eventsOf,
  findOrder,
  findOrder as orderById,
  ledgerOfOrder,
  lockOrder,
  type OrderRow,
  partsOf,
} from './order-row.ts'
export { lockForOwner, orderForOwner, orderForStaff } from './own-order.ts'
export { ordersPersonalData } from './personal-data.ts'
export { continueOrder, type NewEvent, recordOrderEvent } from './record-event.ts'
export type { ReservationTables } from './tables.ts'
