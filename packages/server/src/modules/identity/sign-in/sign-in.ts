import { randomInt } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Db } from '../../../platform/db/database.ts'
import type { Ctx } from '../../../platform/http/ctx.ts'
import { tokenHash } from '../../../platform/http/session-token.ts'
import { type AccountRow, accountByEmail, emailKey, legacyAccount } from '../account/accounts.ts'
import { migrateLegacy } from './legacy.ts'
import { hashPassword, isPassword, needsRehash } from '../password/password-hash.ts'
import { isOver, takeBack } from '../../../platform/limits/count.ts'
import { attempt, forgive } from '../../../platform/limits/guesses.ts'
import { prepareLink, readLink, redeemLink } from '../sign-up/tokens.ts'

/** A refusal takes at least this long, so that its time does not tell which of its checks failed. */
const REFUSAL_MS = 350

export interface Credentials {
  readonly email: string
  readonly password: string
  /** The browser's device cookie. */
  readonly device: string | null
  /** The token of a mailed confirmation. */
  readonly confirmation: string | null
}

export type SignInOutcome =
  | { readonly kind: 'right'; readonly account: AccountRow }
  | { readonly kind: 'wrong' }
  | { readonly kind: 'confirmByEmail' }
  | { readonly kind: 'wait'; readonly seconds: number }

/**
 * Checks a password. Attempts are slowed down by account and address, so nobody can keep somebody else out: a known
 * device has a count of its own, and an account under attack asks unknown devices for a mailed confirmation as well.
 */
export async function checkSignIn(ctx: Ctx, given: Credentials): Promise<SignInOutcome> {
  const startedAt = performance.now()
  const email = emailKey(given.email)
  const account = await accountByEmail(ctx.db, email)
  const isKnown = account !== undefined && (await isKnownDevice(ctx.db, account.id, given.device))
  const who = isKnown ? ['device', email, given.device ?? ''] : ['address', email, ctx.origin.ip]
  const seconds = await attempt(ctx, 'signIn', ...who)
  if (seconds > 0) return { kind: 'wait', seconds }
  const isWatched =
    !isKnown && (await isUnderAttack(ctx, email)) && !(await isConfirmed(ctx, email, given.confirmation))
  const right = await rightAccount(ctx, account, email, given.password)
  if (!right) {
    await refusalTime(startedAt)
    return { kind: isWatched ? 'confirmByEmail' : 'wrong' }
  }
  if (isWatched) {
    await askConfirmation(ctx, right)
    await refusalTime(startedAt)
    return { kind: 'confirmByEmail' }
  }
  await forgive(ctx, 'signIn', ...who)
  if (given.confirmation) await redeemLink(ctx.db, given.confirmation, ['signIn'], ctx.now)
  if (!isKnown)
    await Promise.all([takeBack(ctx, 'failuresOfAccount', email), takeBack(ctx, 'failuresFromAddress', ctx.origin.ip)])
  return { kind: 'right', account: right }
}

/** The account whose password this is: ours, or one of the older platform that moves over now. */
async function rightAccount(
  ctx: Ctx,
  account: AccountRow | undefined,
  email: string,
  password: string,
): Promise<AccountRow | null> {
  const legacy = account ? undefined : await legacyAccount(ctx.db, email)
  const isRight = await isPassword(password, account?.password_hash ?? null)
  if (legacy) return migrateLegacy(ctx, legacy, password)
  if (!account || !isRight || account.email_confirmed_at === null || account.deactivated_at) return null
  if (needsRehash(account.password_hash ?? '')) {
    const password_hash = await hashPassword(password)
    await ctx.db
      .updateTable('accounts')
      .set({ password_hash })
      .where('id', '=', account.id)
      .where('password_hash', '=', account.password_hash)
      .execute()
  }
  return account
}

/** Counts the attempt on the account and on the address; whether either has too many. */
async function isUnderAttack(ctx: Ctx, email: string): Promise<boolean> {
  const [ofAccount, fromAddress] = await Promise.all([
    isOver(ctx, 'failuresOfAccount', email),
    isOver(ctx, 'failuresFromAddress', ctx.origin.ip),
  ])
  return ofAccount || fromAddress
}

async function isConfirmed(ctx: Ctx, email: string, token: string | null): Promise<boolean> {
  return token !== null && (await readLink(ctx.db, token, ['signIn'], ctx.now))?.email === email
}

/** Only after the right password, so that nobody else can make us write mails. */
async function askConfirmation(ctx: Ctx, { id, email }: AccountRow): Promise<void> {
  if (await isOver(ctx, 'confirmations', email)) return
  await ctx.inTransaction(async (inside) => {
    const link = await prepareLink(inside, { purpose: 'signIn', accountId: id, email })
    await inside.enqueue('identity.mail', { site: ctx.site.id, link })
  })
}

/** Whether this browser has signed in to the account before. */
async function isKnownDevice(db: Db, accountId: string, device: string | null): Promise<boolean> {
  if (!device) return false
  const row = await db
    .selectFrom('account_devices')
    .select('account_id')
    .where('account_id', '=', accountId)
    .where('device_hash', '=', tokenHash(device))
    .executeTakeFirst()
  return row !== undefined
}

/** From now on the browser is one the account knows. */
export async function rememberDevice(ctx: Pick<Ctx, 'db' | 'now'>, accountId: string, device: string): Promise<void> {
  const values = { account_id: accountId, device_hash: tokenHash(device), seen_at: ctx.now }
  await ctx.db
    .insertInto('account_devices')
    .values(values)
    .onConflict((conflict) => conflict.columns(['account_id', 'device_hash']).doUpdateSet({ seen_at: ctx.now }))
    .execute()
}

/** Waits until a refusal has taken its time, with a little chance. */
export async function refusalTime(startedAt: number): Promise<void> {
  const left = REFUSAL_MS + randomInt(20) - (performance.now() - startedAt)
  if (left > 0) await sleep(left)
}
