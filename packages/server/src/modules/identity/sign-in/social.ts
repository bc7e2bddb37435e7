import { safeReturnPath } from '@volante/contract/account-addresses'
import { SSO_BRANDS } from '@volante/domain/vocabulary'
import type { Ctx } from '../../../platform/http/ctx.ts'
import { tokenHash } from '../../../platform/http/session-token.ts'
import { cameBy } from '../../../platform/sites/came-by.ts'
import { returnUri } from '../../../providers/identity/demo/names.ts'
import { type Identity, type IdentityProvider, ProviderFailure } from '../../../providers/identity/provider.ts'
import { type AccountRow, accountByEmail, accountRow, insertAccount, noteChange } from '../account/accounts.ts'
import { newToken } from './sessions.ts'
import { isFirst } from '../../../platform/limits/guesses.ts'

const SIGN_IN_MS = 10 * 60_000

/** Keys of the refusals a sign-in by provider may end in. */
export type ProviderRefusal =
  | 'auth.ssoBrand'
  | 'auth.providerUnknown'
  | 'auth.providerCancelled'
  | 'auth.providerFailed'
  | 'auth.emailNotVerified'
  | 'auth.linkInvalid'

type Fail = (key: ProviderRefusal) => Error

/** Whether people of the brand sign in once for all its sites (spec platform §1); the site's brand counts where none is named. */
export const hasSingleSignOn = ({ site }: Pick<Ctx, 'site'>, brand?: string | null): boolean =>
  SSO_BRANDS.some((one) => one === (brand ?? site.brand))

/** The provider asked for, where the brand has single sign-on. */
export function providerFor(
  ctx: Ctx,
  { provider, brand }: { readonly provider: string; readonly brand?: string | null | undefined },
  fail: Fail,
): IdentityProvider {
  if (!hasSingleSignOn(ctx, brand ?? null)) throw fail('auth.ssoBrand')
  const found = ctx.providers.identity.get(provider)
  if (!found) throw fail('auth.providerUnknown')
  return found
}

/** Begins a sign-in: the state goes out, the browser keeps a secret of its own, and both must come back together. */
export async function beginSignIn(
  ctx: Ctx,
  provider: IdentityProvider,
  returnTo: string | null | undefined,
  fail: Fail,
): Promise<{ url: string; browser: string }> {
  const [state, nonce, verifier, browser] = [newToken(), newToken(), newToken(), newToken()]
  const binding = { redirectUri: returnUri(ctx.settings), state, nonce, verifier }
  const url = await orRefused(ctx, fail, () => provider.begin(binding, ctx.site.language))
  await ctx.db
    .insertInto('provider_sign_ins')
    .values({
      state_hash: tokenHash(state),
      browser_hash: tokenHash(browser),
      provider: provider.name,
      nonce,
      verifier,
      site: ctx.site.id,
      return_to: safeReturnPath(returnTo),
      expires_at: new Date(ctx.now.getTime() + SIGN_IN_MS),
    })
    .execute()
  return { url: url.href, browser }
}

/** Ends a sign-in: the state works once, in the browser that began and with the provider it went to. */
export async function endSignIn(
  ctx: Ctx,
  query: Readonly<Record<string, string | undefined>>,
  browser: string | null,
  fail: Fail,
): Promise<{ identity: Identity; returnTo: string }> {
  const { state, code } = query
  if (!state || !browser) throw fail('auth.linkInvalid')
  const begun = await ctx.db
    .deleteFrom('provider_sign_ins')
    .where('state_hash', '=', tokenHash(state))
    .where('browser_hash', '=', tokenHash(browser))
    .where('expires_at', '>', ctx.now)
    .returningAll()
    .executeTakeFirst()
  if (!begun || (query.provider && query.provider !== begun.provider)) throw fail('auth.linkInvalid')
  const provider = ctx.providers.identity.get(begun.provider)
  if (!provider) throw fail('auth.providerUnknown')
  if (query.error === 'access_denied') throw fail('auth.providerCancelled')
  if (!code) throw fail('auth.providerFailed')
  const { nonce, verifier, return_to: returnTo } = begun
  const binding = { redirectUri: returnUri(ctx.settings), state, nonce, verifier }
  const answer = { state, code, ...(query.iss ? { iss: query.iss } : {}) }
  return { identity: await orRefused(ctx, fail, () => provider.finish(answer, binding)), returnTo }
}

/** Who an identity token speaks for; a token opens one session only. */
export async function identityOfToken(
  ctx: Ctx,
  provider: IdentityProvider,
  idToken: string,
  fail: Fail,
): Promise<Identity> {
  const identity = await orRefused(ctx, fail, () => provider.read(idToken))
  if (!(await isFirst(ctx, 'idToken', idToken))) throw fail('auth.linkInvalid')
  return identity
}

async function orRefused<T>(ctx: Ctx, fail: Fail, work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (!(error instanceof ProviderFailure)) throw error
    ctx.log.warn({ err: error.cause ?? error }, 'identity provider')
    throw fail('auth.providerFailed')
  }
}

/** The account of an identity: known by its subject, else by an e-mail the provider has verified, else a new one. */
export async function accountOfIdentity(ctx: Ctx, identity: Identity, fail: Fail): Promise<AccountRow> {
  return ctx.inTransaction(async (inside) => {
    const linked = await linkedAccount(inside, identity)
    if (linked?.deactivated_at) throw fail('auth.linkInvalid')
    if (linked) return linked
    if (!identity.email || !identity.isEmailVerified) throw fail('auth.emailNotVerified')
    const account =
      (await accountByEmail(inside.db, identity.email)) ?? (await newAccount(inside, identity.email, identity))
    if (!account || account.deactivated_at) throw fail('auth.linkInvalid')
    await link(inside, account, identity)
    return account
  })
}

async function linkedAccount({ db }: Ctx, { provider, subject }: Identity): Promise<AccountRow | undefined> {
  const row = await db
    .selectFrom('account_identities')
    .select('account_id')
    .where('provider', '=', provider)
    .where('subject', '=', subject)
    .executeTakeFirst()
  return row && accountRow(db, row.account_id)
}

async function newAccount(ctx: Ctx, email: string, { name }: Identity): Promise<AccountRow | undefined> {
  const local = email.slice(0, email.indexOf('@'))
  const partner = cameBy(ctx)
  const known = { email_confirmed_at: ctx.now, came_by: partner && JSON.stringify(partner) }
  const facts = { name: name?.trim().slice(0, 200) || local, ...known }
  const id = await insertAccount(ctx, { email, roles: ['customer'], ...facts }, null)
  return id ? accountRow(ctx.db, id) : undefined
}

/** Whoever set a password before the address was confirmed need not be its owner: it goes. */
async function link(ctx: Ctx, account: AccountRow, { provider, subject }: Identity): Promise<void> {
  await ctx.db
    .insertInto('account_identities')
    .values({ provider, subject, account_id: account.id, linked_at: ctx.now })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  if (account.email_confirmed_at === null) {
    await ctx.db
      .updateTable('accounts')
      .set({ email_confirmed_at: ctx.now, password_hash: null })
      .where('id', '=', account.id)
      .execute()
  }
  await noteChange(ctx, { accountId: account.id, kind: 'LINK', fields: [provider], actorId: account.id })
}
