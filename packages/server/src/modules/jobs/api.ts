/** What other modules may use of the work behind the pages. */
export { retryNamed } from './queries.ts'
