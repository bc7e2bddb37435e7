/** What other modules may use of logbooks. */
export { heldEntries } from './book.ts'
