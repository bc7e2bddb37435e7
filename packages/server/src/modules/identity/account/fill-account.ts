import { sql } from 'kysely'
import type { Db } from '../../../platform/db/database.ts'

/** Takes an account and what its person said elsewhere; keeps what the account does not know yet. */
export async function fillAccount(
  db: Db,
  id: string,
  { phone, birthdate }: { readonly phone: string; readonly birthdate: string | null },
): Promise<void> {
  await db
    .updateTable('accounts')
    .set({ phone: sql`coalesce(phone, ${phone})`, birthdate: sql`coalesce(birthdate, ${birthdate}::date)` })
    .where('id', '=', id)
    .execute()
}
