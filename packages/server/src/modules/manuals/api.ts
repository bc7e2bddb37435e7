/** What other modules may use of manuals. */
export { insertFile, insertManual } from './queries.ts'
