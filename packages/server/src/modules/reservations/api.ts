/** What other modules may use of reservations and orders. */
export { announceOrder } from './order/announce-order.ts'
export { changesOfOrders, orderIdOf, orderNumbers } from './audit-view.ts'
export { requestCancellation } from './cancel/cancel.ts'
export { applyBankStatus, type FinancingProposal, type FinancingProposals } from './pay/financing.ts'
export type { Coupon, Coupons } from './pay/coupon.ts'
export { holdUnitsOfOrders } from './order/hold-units.ts'
export {
  eventsOf,
  findOrder,
  findOrder as orderById,
  ledgerOfOrder,
  lockOrder,
  type OrderRow,
  partsOf,
} from './order/order-row.ts'
export { isOrderWithin, lockForOwner, orderForOwner, orderForStaff } from './order/own-order.ts'
export { ordersPersonalData } from './personal-data.ts'
export { continueOrder, type NewEvent, recordOrderEvent } from './order/record-event.ts'
export type { ReservationTables } from './tables.ts'
