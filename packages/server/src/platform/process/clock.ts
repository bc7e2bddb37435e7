import { sql } from 'kysely'
import { WAKING_CHANNEL } from '../jobs/job-from.ts'
import type { Db } from '../db/database.ts'

/** Now. In demo mode it can be moved forward, so that a countdown or a long order can be watched; the move is kept. */
export interface Clock {
  now(): Date
  /** Takes a moment of this clock; returns when it comes by the machine's, which the job queue waits by. */
  machineTime(at: Date): Date
  /** Reads the move again: every process does when the noun `clock` changes. */
  reload(): Promise<void>
}

export async function startClock(db: Db): Promise<Clock> {
  let offset = 0
  const clock: Clock = {
    now: () => new Date(Date.now() + offset),
    machineTime: (at) => new Date(at.getTime() - offset),
    async reload() {
      const row = await db.selectFrom('clock').select('offset_ms').executeTakeFirst()
      offset = row?.offset_ms ?? 0
    },
  }
  await clock.reload()
  return clock
}

/** Moves the clock of every process by so many milliseconds, and the jobs that wait for their time with it. */
export async function moveClock(db: Db, byMs: number): Promise<void> {
  await db
    .insertInto('clock')
    .values({ offset_ms: byMs })
    .onConflict((conflict) =>
      conflict.column('only_row').doUpdateSet((eb) => ({ offset_ms: eb('clock.offset_ms', '+', byMs) })),
    )
    .execute()
  await sql`with moved as (
      update pgboss.job set start_after = start_after - ${byMs} * interval '1 millisecond'
      where state < 'active' and start_after > now()
      returning name, start_after
    )
    select pg_notify(${sql.raw(WAKING_CHANNEL)}, name) from moved where start_after <= now() group by name`.execute(db)
}
