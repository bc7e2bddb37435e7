/** What other modules may use of the garage. */
export { keepOwned, ownCar } from './owned.ts'
export { takeOutOwned } from './queries.ts'
