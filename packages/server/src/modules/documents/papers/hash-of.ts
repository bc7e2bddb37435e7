import { createHash } from 'node:crypto'
import type { SentPage } from './queries.ts'

/** The same pages in the same order have the same. */
export const hashOf = (files: readonly SentPage[]): Buffer =>
  createHash('sha256')
    .update(files.map(({ sha256 }) => sha256).join())
    .digest()
