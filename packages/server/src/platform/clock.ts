import type { Db } from '../db/database.ts'

/** Now. In demo mode it can be moved, so that a countdown or a long order can be watched; the move is kept. */
export interface Clock {
  now(): Date
  /** Moves the clock by so many milliseconds, for every process. */
  move(byMs: number): Promise<void>
  reload(): Promise<void>
}

export async function startClock(db: Db): Promise<Clock> {
  let offset = 0
  const clock: Clock = {
    now: () => new Date(Date.now() + offset),
    async reload() {
      const row = await db.selectFrom('clock').select('offset_ms').executeTakeFirst()
      offset = row?.offset_ms ?? 0
    },
    async move(byMs) {
      await db
        .insertInto('clock')
        .values({ offset_ms: byMs })
        .onConflict((conflict) =>
          conflict.column('only_row').doUpdateSet((eb) => ({ offset_ms: eb('clock.offset_ms', '+', byMs) })),
        )
        .execute()
      await clock.reload()
    },
  }
  await clock.reload()
  return clock
}
