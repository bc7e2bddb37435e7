import { createHash } from 'node:crypto'

/** Takes what caused a letter, or another effect outside, and which one it is; answers a uuid of it: a job that runs again has no second effect. */
export const letterId = (...cause: readonly string[]): string =>
  createHash('sha256')
    .update(cause.join(' '))
    .digest('hex')
    .slice(0, 32)
    .replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
