/** What other modules may use of maintenance. */
export { advise, type Known, nextOf } from './advise.ts'
export { revisionPrice } from './booking.ts'
export { plannedCar } from './plans.ts'
