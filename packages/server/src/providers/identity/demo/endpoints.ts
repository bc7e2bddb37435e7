import { createHash, timingSafeEqual } from 'node:crypto'
import { SignJWT } from 'jose'
import type { Db } from '../../../platform/db/database.ts'
import { tokenHash } from '../../../platform/http/session-token.ts'
import { signingKey } from '../../../platform/settings/signing-key.ts'
import type { Settings } from '../../../platform/settings/settings.ts'
import type { Reach } from '../open-id.ts'
import { DEMO_CLIENT, demoIssuer } from './names.ts'

const KEY = 'demo-provider'
const TOKEN_MINUTES = 5

/** What a person agreed to tell, kept with the one-time code. */
export interface Grant {
  readonly subject: string
  readonly email: string
  readonly emailVerified: 'true' | 'false'
  readonly name: string
  readonly nonce: string
  readonly challenge: string
  readonly redirectUri: string
}

/** The demo provider's machine side, called in this process; browsers only ever see its page. */
export function demoFetch(settings: Settings, db: Db): Reach {
  const issuer = demoIssuer(settings)
  return async (address, { method, body, headers }) => {
    const { pathname } = new URL(address)
    const at = pathname.slice(new URL(issuer).pathname.length)
    if (at === '/.well-known/openid-configuration') return Response.json(metadata(issuer))
    if (at === '/keys') return Response.json({ keys: [(await signingKey(db, KEY)).publicJwk] })
    if (at === '/token' && method === 'POST') {
      return redeem(db, issuer, new URLSearchParams(String(body)), new Headers(headers))
    }
    return new Response('Not found', { status: 404 })
  }
}

const metadata = (issuer: string) => ({
  issuer,
  authorization_endpoint: `${issuer}/authorize`,
  token_endpoint: `${issuer}/token`,
  jwks_uri: `${issuer}/keys`,
  response_types_supported: ['code'],
  subject_types_supported: ['public'],
  id_token_signing_alg_values_supported: ['RS256'],
  code_challenge_methods_supported: ['S256'],
  token_endpoint_auth_methods_supported: ['client_secret_post', 'client_secret_basic'],
  authorization_response_iss_parameter_supported: true,
})

/** A code works once, for our client, with the verifier of its challenge (RFC 6749 §4.1.3, RFC 7636 §4.6). */
async function redeem(db: Db, issuer: string, form: URLSearchParams, headers: Headers): Promise<Response> {
  if (!isOurClient(form, headers)) return Response.json({ error: 'invalid_client' }, { status: 401 })
  const row = await db
    .deleteFrom('demo_provider_codes')
    .where('code_hash', '=', tokenHash(form.get('code') ?? ''))
    .where('expires_at', '>', new Date())
    .returning('said')
    .executeTakeFirst()
  const grant = row?.said as Grant | undefined
  const challenge = createHash('sha256')
    .update(form.get('code_verifier') ?? '')
    .digest('base64url')
  if (!grant || grant.challenge !== challenge || grant.redirectUri !== form.get('redirect_uri')) {
    return Response.json({ error: 'invalid_grant' }, { status: 400 })
  }
  const id_token = await identityToken(db, issuer, grant)
  return Response.json({ access_token: crypto.randomUUID(), token_type: 'Bearer', expires_in: 300, id_token })
}

/** An identity token of the demo's provider. */
export async function identityToken(db: Db, issuer: string, grant: Omit<Grant, 'challenge' | 'redirectUri'>) {
  const { kid, privateKey } = await signingKey(db, KEY)
  const { email, name, nonce } = grant
  return new SignJWT({ email, email_verified: grant.emailVerified === 'true', name, ...(nonce ? { nonce } : {}) })
    .setProtectedHeader({ alg: 'RS256', kid })
    .setIssuer(issuer)
    .setAudience(DEMO_CLIENT.clientId)
    .setSubject(grant.subject)
    .setJti(crypto.randomUUID())
    .setIssuedAt()
    .setExpirationTime(`${TOKEN_MINUTES}m`)
    .sign(privateKey)
}

function isOurClient(form: URLSearchParams, headers: Headers): boolean {
  const basic = /^Basic (.+)$/.exec(headers.get('authorization') ?? '')?.[1]
  const [id, secret] = basic
    ? Buffer.from(basic, 'base64').toString().split(':').map(decodeURIComponent)
    : [form.get('client_id'), form.get('client_secret')]
  const given = Buffer.from(secret ?? '')
  const wanted = Buffer.from(DEMO_CLIENT.clientSecret)
  return id === DEMO_CLIENT.clientId && given.length === wanted.length && timingSafeEqual(given, wanted)
}
