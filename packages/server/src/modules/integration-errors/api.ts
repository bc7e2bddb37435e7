/** What other modules may use of the log of integrations. */
export { noteExchange } from './queries.ts'
