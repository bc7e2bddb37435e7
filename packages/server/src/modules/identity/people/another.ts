import type { Role } from '@volante/domain/vocabulary'
import { sql } from 'kysely'
import type { Db } from '../../../platform/db/database.ts'

/** Whether anybody, or anybody but one person, has one of these roles and may sign in. */
export async function isAnotherWith(db: Db, id: string | null, roles: readonly Role[]): Promise<boolean> {
  const { rows } = await sql`
    select 1 from accounts
    where id is distinct from ${id} and roles && ${roles}::text[] and deactivated_at is null and erased_at is null limit 1
  `.execute(db)
  return rows.length > 0
}
