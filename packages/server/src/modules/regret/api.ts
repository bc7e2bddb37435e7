/** What other modules may use of regret requests. */
export { findRequest } from './queries.ts'
