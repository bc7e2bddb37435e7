import { type OrderFacts, positionOf } from './line.ts'

// A car that is still to be built is ordered without a chassis; the desk says which one it became.

/** The invoice names the car: no order gets there, or further, without one. */
const NAMES_CAR = 'INVOICED'
const SIGNED = 'PLACED'
const BUILT = 'VEHICLE_PRODUCED'

/** Takes a status; returns whether an order has its car by then. */
export const needsCar = (status: string | null): boolean => positionOf(status) >= positionOf(NAMES_CAR)

type Awaiting = Pick<OrderFacts, 'isCarMissing'> & { readonly reached: string }

/** Takes an order that goes on; returns whether a car may be given to it: once its contract is signed. */
export const mayAssignCar = ({ isCarMissing, reached }: Awaiting): boolean =>
  isCarMissing === true && positionOf(reached) >= positionOf(SIGNED)

/** Takes the same; returns whether it waits for that: the car is built. */
export const awaitsCar = (order: Awaiting): boolean =>
  mayAssignCar(order) && positionOf(order.reached) >= positionOf(BUILT)
