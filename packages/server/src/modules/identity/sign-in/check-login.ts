import { cpfDigits, isCpf } from '@volante/domain/person/cpf'
import type { Db } from '../../../platform/db/database.ts'
import type { Ctx } from '../../../platform/http/ctx.ts'
import { accountByCpf, accountByEmail, accountRow, type AccountRow, legacyAccount } from '../account/accounts.ts'

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/** Takes an id, e-mail or CPF; tells a registered client, and everybody of themselves, whether it may sign in and how it goes on. */
export async function checkLogin(ctx: Ctx, login: string) {
  const account = await accountOf(ctx.db, login)
  const mayKnow = ctx.isClient || account?.id === ctx.user?.id
  if (mayKnow && account?.email_confirmed_at && !account.deactivated_at)
    return { status: 'ACTIVE' as const, next: await nextOf(ctx.db, account) }
  const isOlder = ctx.isClient && !account && (await legacyAccount(ctx.db, login)) !== undefined
  return { status: 'UNKNOWN' as const, next: isOlder ? ('MIGRATION' as const) : ('SIGN_UP' as const) }
}

function accountOf(db: Db, login: string) {
  if (UUID.test(login)) return accountRow(db, login)
  return isCpf(login) ? accountByCpf(db, cpfDigits(login)) : accountByEmail(db, login)
}

/** With its password where there is one, else at the provider it is linked to. */
async function nextOf(db: Db, { id, password_hash }: AccountRow): Promise<'PASSWORD' | 'SOCIAL'> {
  if (password_hash !== null) return 'PASSWORD'
  const linked = await db
    .selectFrom('account_identities')
    .select('provider')
    .where('account_id', '=', id)
    .executeTakeFirst()
  return linked ? 'SOCIAL' : 'PASSWORD'
}
