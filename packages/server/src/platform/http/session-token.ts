import { createHash } from 'node:crypto'

export const SESSION_COOKIE = 'volante-session'

/** What is kept of a random token: enough to recognise it, useless to who reads the database. */
export const tokenHash = (token: string): Buffer => createHash('sha256').update(token).digest()
