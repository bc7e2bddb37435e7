import type { ShareBook } from './book.ts'
import json from './book.json'

/** Kept on the server: a page is given the lists of its own model only. */
export const shareBook: ShareBook = json
