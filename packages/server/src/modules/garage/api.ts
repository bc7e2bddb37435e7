/** What other modules may use of the garage. */
export { keepOwned } from './owned.ts'
export { takeOutOwned } from './queries.ts'
