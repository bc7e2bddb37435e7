import type { Db } from '../../../platform/db/database.ts'
import type { Ctx } from '../../../platform/http/ctx.ts'

/** Keeps an address for a job, which is told the id alone: rows of finished jobs stay for days. */
export async function keepAddress({ db, now }: Pick<Ctx, 'db' | 'now'>, email: string): Promise<string> {
  const { id } = await db
    .insertInto('job_addresses')
    .values({ email, created_at: now })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** The address a job is about; null once its work was done. */
export async function addressOfJob(db: Db, id: string): Promise<string | null> {
  const row = await db.selectFrom('job_addresses').select('email').where('id', '=', id).executeTakeFirst()
  return row?.email ?? null
}

export const dropAddress = (db: Db, id: string) => db.deleteFrom('job_addresses').where('id', '=', id).execute()
