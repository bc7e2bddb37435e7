import type { OpenedSession } from '@volante/contract/person-shapes'
import type { Ctx } from '../../../platform/http/ctx.ts'
import type { Cookies } from '../../../platform/http/implement.ts'
import { SESSION_COOKIE } from '../../../platform/http/session-token.ts'
import { cameBy } from '../../../platform/sites/came-by.ts'
import type { AccountRow } from '../account/accounts.ts'
import { DEVICE_COOKIE, setDeviceCookie, setSessionCookies, tokenCookie } from './cookies.ts'
import { newToken, openSession } from './sessions.ts'
import { rememberDevice } from './sign-in.ts'

export interface Delivery {
  readonly ctx: Ctx
  readonly cookies: Cookies
  /** The request's cookie header. */
  readonly cookie: string | undefined
  readonly provider: string
  readonly remember?: boolean
  /** An API client keeps the token itself and gets no cookie. */
  readonly asToken?: boolean
}

/** Opens a session and hands it over: cookies for a browser, which the account knows from now on, or the token. */
export async function deliverSession(
  account: Pick<AccountRow, 'id' | 'name' | 'language'>,
  to: Delivery,
): Promise<OpenedSession> {
  const { ctx, cookies, cookie, provider, remember = false, asToken = false } = to
  const device = asToken ? null : (tokenCookie(cookie, DEVICE_COOKIE) ?? newToken())
  const session = await ctx.inTransaction(async (inside) => {
    if (device) await rememberDevice(inside, account.id, device)
    return openSession(inside, {
      accountId: account.id,
      provider,
      remember,
      cameBy: cameBy(ctx),
      replaces: asToken ? null : tokenCookie(cookie, SESSION_COOKIE),
    })
  })
  ctx.log.info({ account: account.id, provider }, 'signed in')
  const body = { name: account.name, language: account.language, expiresAt: session.expiresAt.toISOString() }
  if (asToken) return { ...body, token: session.token }
  setSessionCookies(cookies, ctx.settings, session)
  if (device) setDeviceCookie(cookies, ctx.settings, device)
  return body
}
