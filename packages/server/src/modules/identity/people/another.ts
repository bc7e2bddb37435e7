import type { Permission } from '@volante/domain/policy/permissions'
import { rolesWith } from '@volante/domain/policy/policy'
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

/** Whether nobody else has the caller's right: then one person is enough where two should decide. */
export const isAloneWith = async (
  { db, user }: { readonly db: Db; readonly user: { readonly id: string } },
  may: Permission,
): Promise<boolean> => !(await isAnotherWith(db, user.id, rolesWith(may)))
