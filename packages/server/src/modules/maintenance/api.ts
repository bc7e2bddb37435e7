/** What other modules may use of maintenance. */
export { revisionPrice } from './booking.ts'
export { plannedCar } from './plans.ts'
