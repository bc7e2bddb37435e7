import { randomInt } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { isBeaten } from './away.ts'
import type { Db } from './database.ts'

const TRIES = 5
const FIRST_WAIT_MS = 20

/**
 * Runs the work in a transaction of its own, again after a random wait where it lost against another one. The work must
 * bear that: it awaits nothing but the database and leaves nothing behind elsewhere.
 */
export async function inTransaction<T>(db: Db, work: (inside: Db) => Promise<T>): Promise<T> {
  for (let tried = 1; ; tried++) {
    try {
      return await db.transaction().execute(work)
    } catch (error) {
      if (tried === TRIES || !isBeaten(error)) throw error
      await sleep(randomInt(FIRST_WAIT_MS * 2 ** tried))
    }
  }
}
