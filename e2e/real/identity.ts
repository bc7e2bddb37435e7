import { createSign, generateKeyPairSync } from 'node:crypto'
import { json, type Reply } from '../../packages/server/src/tools/testing/stub-reply.ts'

interface Who {
  readonly sub: string
  readonly email: string
  readonly name: string
}

const CODE = 'a-code'

/** An OpenID provider at `issuer` that signs in whoever it is told of, without asking. */
export function stubIdentity(issuer: () => string) {
  const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  const key = { ...publicKey.export({ format: 'jwk' }), kid: 'k1', alg: 'RS256', use: 'sig' }
  let who: Who | null = null
  let nonce = ''
  const idToken = (): string => {
    const now = Math.floor(Date.now() / 1000)
    const claims = { iss: issuer(), aud: 'volante', iat: now, exp: now + 300, nonce, email_verified: true, ...who }
    const signed = [{ alg: 'RS256', kid: 'k1', typ: 'JWT' }, claims].map(encoded).join('.')
    return `${signed}.${createSign('RSA-SHA256').update(signed).sign(privateKey).toString('base64url')}`
  }
  const answer: Reply = (one, response) => {
    if (one.path === '/keys') return json({ keys: [key] })(one, response)
    if (one.path === '/token') {
      const isAsked = new URLSearchParams(String(one.body)).get('code') === CODE && who !== null
      const tokens = { access_token: 'a', token_type: 'Bearer', id_token: isAsked ? idToken() : '' }
      return json(isAsked ? tokens : { error: 'invalid_grant' }, isAsked ? 200 : 400)(one, response)
    }
    if (one.path !== '/authorize') return json(discovery(issuer()))(one, response)
    nonce = one.query.get('nonce') ?? ''
    const back = new URL(one.query.get('redirect_uri') ?? '')
    back.searchParams.set('code', CODE)
    back.searchParams.set('state', one.query.get('state') ?? '')
    return void response.writeHead(302, { location: back.href }).end()
  }
  return {
    answer,
    /** Who sits before the browser that is sent there. */
    signsIn(one: Who) {
      who = one
    },
  }
}

const encoded = (part: object): string => Buffer.from(JSON.stringify(part)).toString('base64url')

const discovery = (issuer: string) => ({
  issuer,
  authorization_endpoint: `${issuer}/authorize`,
  token_endpoint: `${issuer}/token`,
  jwks_uri: `${issuer}/keys`,
  response_types_supported: ['code'],
  subject_types_supported: ['public'],
  id_token_signing_alg_values_supported: ['RS256'],
})
