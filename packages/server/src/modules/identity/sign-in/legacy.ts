import type { Selectable } from 'kysely'
import type { Db } from '../../../platform/db/database.ts'
import type { Ctx } from '../../../platform/http/ctx.ts'
import { type AccountRow, accountRow, insertAccount } from '../account/accounts.ts'
import { hashPassword, isLegacyPassword, legacyHash } from '../password/password-hash.ts'
import type { IdentityTables } from '../tables.ts'

type Legacy = Selectable<IdentityTables['legacy_accounts']>

/** Keeps an account of the older platform until its owner moves it over; one that is known stays as it is. */
export async function keepLegacy(
  db: Db,
  person: Pick<Legacy, 'username' | 'email' | 'name'> & { readonly password: string },
): Promise<void> {
  const { password, ...account } = person
  await db
    .insertInto('legacy_accounts')
    .values({ ...account, password_hash: await legacyHash(password, account.username) })
    .onConflict((conflict) => conflict.column('username').doNothing())
    .execute()
}

/** Moves an account of the older platform over when the password is its own; null when it is not. Call outside a transaction. */
export async function migrateLegacy(ctx: Ctx, legacy: Legacy, password: string): Promise<AccountRow | null> {
  if (!(await isLegacyPassword(password, legacy.password_hash))) return null
  return moveOver(ctx, legacy, await hashPassword(password))
}

/** Makes the account; of two at once the second finds the first one's. The older platform had confirmed its addresses. */
export async function moveOver(ctx: Ctx, legacy: Legacy, passwordHash: string | null): Promise<AccountRow | null> {
  const { username, email, name, cpf, phone } = legacy
  return ctx.inTransaction(async (inside) => {
    const facts = { cpf, phone, password_hash: passwordHash, email_confirmed_at: ctx.now }
    const id = await insertAccount(inside, { email, name, roles: ['customer'], ...facts }, null)
    if (!id) return null
    await inside.db
      .updateTable('legacy_accounts')
      .set({ migrated_at: ctx.now, account_id: id })
      .where('username', '=', username)
      .execute()
    return (await accountRow(inside.db, id)) ?? null
  })
}
