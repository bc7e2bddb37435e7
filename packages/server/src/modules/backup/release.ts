import { sql } from 'kysely'
import type { Db } from '../../platform/db/database.ts'
import { RestoreRefused } from './restore.ts'
import { RELEASED } from '../../platform/jobs/paused.ts'

/**
 * Lets a restored platform go on: the jobs that waited at the moment of the backup are queued, and every worker begins.
 * Returns how many there were; null where nothing was paused.
 */
export const releaseJobs = (db: Db): Promise<number | null> =>
  db.transaction().execute(async (inside) => {
    const { rows } = await sql<{ queue: string | null }>`select to_regclass('pgboss.queue')::text as queue`.execute(
      inside,
    )
    if (!rows[0]?.queue)
      throw new RestoreRefused('Start the platform once, look around, and release it then: its jobs have no queue yet.')
    const paused = await inside.deleteFrom('world_state').where('part', '=', 'restored').returning('part').execute()
    if (paused.length === 0) return null
    const { numAffectedRows } = await sql`
      insert into pgboss.job (
        name, data, start_after, policy, retry_limit, retry_delay, retry_backoff, retry_delay_max, expire_seconds,
        deletion_seconds, keep_until, dead_letter, heartbeat_seconds
      )
      select waiting.name, waiting.data, waiting.start_after, policy, retry_limit, retry_delay, retry_backoff,
        retry_delay_max, expire_seconds, deletion_seconds,
        greatest(waiting.start_after, now()) + retention_seconds * interval '1 second', dead_letter, heartbeat_seconds
      from waiting_jobs as waiting join pgboss.queue on queue.name = waiting.name`.execute(inside)
    await inside.deleteFrom('waiting_jobs').execute()
    await sql`select pg_notify('volante_changed', ${RELEASED})`.execute(inside)
    return Number(numAffectedRows ?? 0)
  })
