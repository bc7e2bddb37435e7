import { SignJWT } from 'jose'
import type { CallError } from '@volante/contract/kit'
import type { SignedInCtx } from '../../../platform/http/ctx.ts'
import { publicOrigin } from '../../../providers/identity/demo/names.ts'
import { accountRow } from '../account/accounts.ts'
import { signingKey } from '../../../platform/settings/signing-key.ts'

const KEY = 'partners'
const MINUTES = 5

export type PartnerArea = 'discountclub' | 'rewards' | 'eper'

/** The key partners check our links with. */
export const partnerKey = (ctx: Pick<SignedInCtx, 'db'>) => signingKey(ctx.db, KEY)

/**
 * A link into a partner's area, with a signed statement of who comes: subject, name, e-mail and roles. The area's
 * address is the site's base address of that name.
 */
export async function partnerLink(
  ctx: SignedInCtx,
  area: PartnerArea,
  claims: Readonly<Record<string, string | null>>,
  fail: (key: 'auth.partnerUnavailable') => CallError,
): Promise<{ url: string; token: string; expiresAt: string }> {
  const { site, settings, user } = ctx
  const base =
    site.baseAddresses[area] ?? (settings.VOLANTE_DEMO ? `${publicOrigin(settings)}/demo/partner/${area}` : null)
  const account = await accountRow(ctx.db, user.id)
  if (!base || !account) throw fail('auth.partnerUnavailable')
  const { kid, privateKey } = await partnerKey(ctx)
  const issuedAt = Math.floor(Date.now() / 1000)
  const token = await new SignJWT({ name: account.name, email: account.email, roles: [...user.roles], ...claims })
    .setProtectedHeader({ alg: 'RS256', kid })
    .setIssuer(publicOrigin(settings))
    .setAudience(new URL(base).origin)
    .setSubject(user.id)
    .setJti(crypto.randomUUID())
    .setIssuedAt(issuedAt)
    .setExpirationTime(issuedAt + MINUTES * 60)
    .sign(privateKey)
  const url = new URL(base)
  url.searchParams.set('token', token)
  return { url: url.href, token, expiresAt: new Date((issuedAt + MINUTES * 60) * 1000).toISOString() }
}
