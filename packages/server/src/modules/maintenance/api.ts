/** What other modules may use of maintenance. */
export { advise } from './advise.ts'
export { plannedCar } from './plans.ts'
