import { authentication } from '@volante/contract/authentication'
import type { CallError } from '@volante/contract/kit'
import type { Ctx, SignedInCtx } from '../../../platform/http/ctx.ts'
import { implement } from '../../../platform/http/implement.ts'
import { accountRow, emailKey, legacyAccount } from '../account/accounts.ts'
import { groupsIn } from '../account/self.ts'
import { readBasic } from './basic-credentials.ts'
import { deliverSession } from './browser.ts'
import { checkLogin } from './check-login.ts'
import { clearSessionCookies, cookieOptions, DEVICE_COOKIE, SIGN_IN_COOKIE, tokenCookie } from './cookies.ts'
import { hashing } from '../password/hashing.ts'
import { keepAddress } from '../sign-up/job-addresses.ts'
import { importPeople } from '../people/invite.ts'
import { migrateLegacy } from './legacy.ts'
import { partnerKey, partnerLink } from './partner-links.ts'
import { isPassword } from '../password/password-hash.ts'
import { isPasswordLinkOpen, resetPassword } from '../password/passwords.ts'
import { endSession, sessionById } from './sessions.ts'
import { checkSignIn, refusalTime, type SignInOutcome } from './sign-in.ts'
import { accountOfIdentity, beginSignIn, endSignIn, hasSingleSignOn, identityOfToken, providerFor } from './social.ts'
import { attempt, waitOf } from '../../../platform/limits/guesses.ts'

const BEGIN_MINUTES = 10

export const authenticationHandlers = implement(authentication, {
  async signIn({ ctx, headers, body, cookies, fail }) {
    const { email, password } = readBasic(headers.authorization, fail)
    const device = tokenCookie(headers.cookie, DEVICE_COOKIE)
    const confirmation = body.confirmation ?? null
    const outcome = await hashing(ctx, () => checkSignIn(ctx, { email, password, device, confirmation }))
    if (outcome.kind !== 'right') {
      ctx.log.warn({ outcome: outcome.kind }, 'sign-in refused')
      throw signInRefusal(outcome, fail)
    }
    const { remember, delivery } = body
    const asToken = delivery === 'token'
    const how = { ctx, cookies, cookie: headers.cookie, provider: 'password', remember, asToken }
    return deliverSession(outcome.account, how)
  },

  async signOut({ ctx, cookies }) {
    if (ctx.user.sessionId) await endSession(ctx.db, ctx.user.id, ctx.user.sessionId)
    clearSessionCookies(cookies, ctx.settings)
    return undefined
  },

  async startProvider({ ctx, body, cookies, fail }) {
    const provider = providerFor(ctx, body, fail)
    const { url, browser } = await beginSignIn(ctx, provider, body.returnTo, fail)
    cookies.set(SIGN_IN_COOKIE, browser, { ...cookieOptions(ctx.settings), maxAge: BEGIN_MINUTES * 60 })
    return { url }
  },

  providers: ({ ctx }) =>
    hasSingleSignOn(ctx) ? [...ctx.providers.identity.values()].map(({ name, label }) => ({ name, label })) : [],

  async returnFromProvider({ ctx, query, headers, cookies, fail }) {
    const { identity, returnTo } = await endSignIn(ctx, query, tokenCookie(headers.cookie, SIGN_IN_COOKIE), fail)
    const account = await accountOfIdentity(ctx, identity, fail)
    cookies.clear(SIGN_IN_COOKIE, cookieOptions(ctx.settings))
    const session = await deliverSession(account, {
      ctx,
      cookies,
      cookie: headers.cookie,
      provider: identity.provider,
    })
    return { ...session, returnTo }
  },

  async social({ ctx, body, headers, cookies, fail }) {
    const identity = await identityOfToken(ctx, providerFor(ctx, body, fail), body.token, fail)
    const account = await accountOfIdentity(ctx, identity, fail)
    const asToken = body.delivery === 'token'
    return deliverSession(account, { ctx, cookies, cookie: headers.cookie, provider: identity.provider, asToken })
  },

  async session({ ctx }) {
    const account = await own(ctx)
    const session = ctx.user.sessionId ? await sessionById(ctx.db, ctx.user.sessionId) : undefined
    return {
      id: account.id,
      name: account.name,
      email: account.email,
      roles: [...ctx.user.roles],
      userGroups: groupsIn(account.user_groups),
      provider: session?.provider ?? 'none',
      expiresAt: session?.expires_at.toISOString() ?? null,
      loyaltyProgramCategory: account.loyalty_category,
    }
  },

  check: ({ ctx, params: { id } }) => checkLogin(ctx, id),

  discountClub: ({ ctx, params, fail }) => partnerLink(ctx, 'discountclub', { discount: params.id }, fail),
  rewards: async ({ ctx, fail }) => {
    const { loyalty_category } = await own(ctx)
    return partnerLink(ctx, 'rewards', { loyaltyProgramCategory: loyalty_category }, fail)
  },
  eper: ({ ctx, fail }) => catalogueLink(ctx, fail),
  eperV3: ({ ctx, fail }) => catalogueLink(ctx, fail),
  partnerKeys: async ({ ctx }) => ({ keys: [{ ...(await partnerKey(ctx)).publicJwk }] }),

  async importUsers({ ctx, body }) {
    const results = await importPeople(ctx, body.users)
    return { created: results.filter(({ status }) => status === 'CREATED').length, results }
  },

  async migrationPreprocess({ ctx, body }) {
    const legacy = ctx.isClient ? await legacyAccount(ctx.db, body.username) : undefined
    return { next: legacy ? ('MIGRATE' as const) : ('SIGN_IN' as const) }
  },

  async migrate({ ctx, body: { username, password, delivery }, cookies, fail }) {
    const startedAt = performance.now()
    const seconds = await attempt(ctx, 'migrate', username.toLowerCase(), ctx.origin.ip)
    if (seconds > 0) throw fail('auth.tooManyAttempts', waitOf(seconds))
    const legacy = await legacyAccount(ctx.db, username)
    const account = await hashing(ctx, async () => {
      await isPassword(password, null)
      return legacy ? migrateLegacy(ctx, legacy, password) : null
    })
    if (account) {
      const asToken = delivery === 'token'
      const session = await deliverSession(account, { ctx, cookies, cookie: undefined, provider: 'password', asToken })
      return { ...session, id: account.id, email: account.email }
    }
    await refusalTime(startedAt)
    throw fail('auth.wrongCredentials')
  },

  async migrationResetPassword({ ctx, body }) {
    await ctx.inTransaction(async (inside) => {
      const address = await keepAddress(inside, emailKey(body.username))
      await inside.enqueue('identity.forgot', { site: ctx.site.id, address })
    })
    return { status: 'SENT' as const }
  },

  async resetPassword({ ctx, body, fail }) {
    await resetPassword(ctx, body, fail)
    return undefined
  },

  passwordLink: async ({ ctx, body }) => ({ isOpen: await isPasswordLinkOpen(ctx, body.token, body.purpose) }),
})

type SignInFail = (
  key: 'auth.wrongCredentials' | 'auth.tooManyAttempts' | 'auth.confirmByEmail',
  values?: Readonly<Record<string, number>>,
) => CallError

function signInRefusal(outcome: Exclude<SignInOutcome, { kind: 'right' }>, fail: SignInFail): CallError {
  if (outcome.kind === 'wait') return fail('auth.tooManyAttempts', waitOf(outcome.seconds))
  return fail(outcome.kind === 'wrong' ? 'auth.wrongCredentials' : 'auth.confirmByEmail')
}

async function catalogueLink(ctx: SignedInCtx, fail: (key: 'auth.partnerUnavailable') => CallError) {
  const dealerCode = ctx.user.scopes.dealerCodes[0] ?? null
  return { ...(await partnerLink(ctx, 'eper', { dealerCode }, fail)), dealerCode }
}

/** The caller's own row: a session of an account that is gone is nobody's. */
async function own(ctx: Ctx & Pick<SignedInCtx, 'user'>) {
  const account = await accountRow(ctx.db, ctx.user.id)
  if (!account) throw ctx.fail('request.notFound')
  return account
}
