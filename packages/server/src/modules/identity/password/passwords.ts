import type { CallError } from '@volante/contract/kit'
import { newPasswordPairRefusals, passwordChangeRefusals } from '@volante/domain/person/password'
import type { Db } from '../../../platform/db/database.ts'
import type { Ctx, SignedInCtx } from '../../../platform/http/ctx.ts'
import { accountRow, savePassword } from '../account/accounts.ts'
import { refuseFields } from '../../../platform/words/refuse-fields.ts'
import { hashing } from './hashing.ts'
import { hashPassword, isPassword } from './password-hash.ts'
import { endSessions } from '../sign-in/sessions.ts'
import { attempt, forgive, waitOf } from '../../../platform/limits/guesses.ts'
import { endLinks, type Link, readLink, redeemLink } from '../sign-up/tokens.ts'
import type { TokenPurpose } from '../tables.ts'

interface Mailed {
  readonly token: string
  readonly password: string
  readonly passwordConfirmation: string
}

type Fail<Key extends string> = (key: Key, values?: Readonly<Record<string, number>>) => CallError

export const resetPassword = (ctx: Ctx, given: Mailed, fail: Fail<'auth.linkInvalid'>): Promise<void> =>
  setByLink(ctx, given, ['reset'], fail)

export const setFirstPassword = (ctx: Ctx, given: Mailed, fail: Fail<'auth.linkInvalid'>): Promise<void> =>
  setByLink(ctx, given, ['firstPassword'], fail)

/** Whether a link would still set a password; looked at as often as one likes. */
export async function isPasswordLinkOpen(
  { db, now }: Pick<Ctx, 'db' | 'now'>,
  token: string,
  purpose: 'reset' | 'firstPassword',
): Promise<boolean> {
  const link = await readLink(db, token, [purpose], now)
  return link !== undefined && (await accountOfLink(db, link)) !== undefined
}

/** The account a link is about, while it still has the address that the link was sent to. */
async function accountOfLink(db: Db, link: Link) {
  const account = link.account_id ? await accountRow(db, link.account_id) : undefined
  return account?.email === link.email ? account : undefined
}

/** Who holds a link has the mailbox: the address is confirmed, the password set, every session and every other such link ended. */
async function setByLink(
  ctx: Ctx,
  given: Mailed,
  purposes: readonly TokenPurpose[],
  fail: Fail<'auth.linkInvalid'>,
): Promise<void> {
  refuseFields(ctx, newPasswordPairRefusals(given))
  // A dead link costs no hash.
  if (!(await readLink(ctx.db, given.token, purposes, ctx.now))) throw fail('auth.linkInvalid')
  const passwordHash = await hashing(ctx, () => hashPassword(given.password))
  await ctx.inTransaction(async (inside) => {
    const link = await redeemLink(inside.db, given.token, purposes, ctx.now)
    const account = link && (await accountOfLink(inside.db, link))
    if (!account) throw fail('auth.linkInvalid')
    await savePassword(inside, account.id, passwordHash, account.id)
    await inside.db
      .updateTable('accounts')
      .set({ email_confirmed_at: account.email_confirmed_at ?? ctx.now })
      .where('id', '=', account.id)
      .execute()
    await endLinks(inside, { email: account.email, accountId: account.id }, ['reset', 'firstPassword', 'signIn'])
    await endSessions(inside.db, account.id)
    await inside.enqueue('identity.notice', { site: ctx.site.id, account: account.id, notice: 'passwordChanged' })
    await inside.changed(`account ${account.id}`)
  })
}

interface Change {
  readonly currentPassword: string
  readonly password: string
  readonly passwordConfirmation: string
}

type ChangeFail = Fail<'auth.wrongCurrentPassword' | 'auth.tooManyAttempts' | 'auth.noPassword'>

/** Changes the caller's password; the session that asks stays, the others end. */
export async function changePassword(ctx: SignedInCtx, given: Change, fail: ChangeFail): Promise<void> {
  const { currentPassword, password } = given
  refuseFields(ctx, passwordChangeRefusals(given))
  await proveOwner(ctx, currentPassword, fail)
  const passwordHash = await hashing(ctx, () => hashPassword(password))
  await ctx.inTransaction(async (inside) => {
    await savePassword(inside, ctx.user.id, passwordHash, ctx.user.id)
    await endSessions(inside.db, ctx.user.id, ctx.user.sessionId)
    await inside.enqueue('identity.notice', { site: ctx.site.id, account: ctx.user.id, notice: 'passwordChanged' })
    await inside.changed(`account ${ctx.user.id}`)
  })
}

/** Whoever finds an open browser is not its owner: asks the password again, slowed down like a sign-in. */
export async function proveOwner(ctx: SignedInCtx, password: string, fail: ChangeFail): Promise<void> {
  const account = await accountRow(ctx.db, ctx.user.id)
  if (!account?.password_hash) throw fail('auth.noPassword')
  const seconds = await attempt(ctx, 'prove', ctx.user.id)
  if (seconds > 0) throw fail('auth.tooManyAttempts', waitOf(seconds))
  if (!(await hashing(ctx, () => isPassword(password, account.password_hash)))) throw fail('auth.wrongCurrentPassword')
  await forgive(ctx, 'prove', ctx.user.id)
}
