/** What other modules may use of the garage. */
export { passedOn } from './handover-queries.ts'
export { keepOwned, namedCar, ownCar } from './owned.ts'
export { carsOf, takeOutOwned } from './queries.ts'
