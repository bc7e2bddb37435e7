import type { Db } from '../db/database.ts'

/** The noun that tells workers of a restored platform to begin. */
export const RELEASED = 'released'

/** Whether this data was restored and nobody has released it: no job runs, so no letter, charge or webhook is worked on. */
export const isPaused = async (db: Db): Promise<boolean> =>
  (await db.selectFrom('world_state').select('part').where('part', '=', 'restored').executeTakeFirst()) !== undefined
