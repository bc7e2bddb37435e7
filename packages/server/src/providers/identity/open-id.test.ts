import { createHash } from 'node:crypto'
import { type CryptoKey, exportJWK, generateKeyPair, type JWK, SignJWT } from 'jose'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { broken, json, type Reply, rubbish, stubService } from '../../tools/testing/stub-service.ts'
import { openIdProvider } from './open-id.ts'
import { ProviderFailure } from './provider.ts'

const stub = stubService()
const binding = {
  redirectUri: 'https://volante.example/entrar/retorno',
  state: 'state-1',
  nonce: 'nonce-1',
  verifier: 'v'.repeat(43),
}
let keys: { privateKey: CryptoKey; publicJwk: JWK }
let claims: Record<string, unknown>

beforeAll(async () => {
  const { privateKey, publicKey } = await generateKeyPair('RS256')
  keys = { privateKey, publicJwk: { ...(await exportJWK(publicKey)), kid: 'k1', alg: 'RS256', use: 'sig' } }
})

const provider = () =>
  openIdProvider({ name: 'acme', label: 'Acme', issuer: stub.base, clientId: 'shop', clientSecret: 'secret' })

const idToken = (key: CryptoKey = keys.privateKey) =>
  new SignJWT({ iss: stub.base, aud: 'shop', sub: 'u1', nonce: binding.nonce, ...claims })
    .setProtectedHeader({ alg: 'RS256', kid: 'k1' })
    .setIssuedAt()
    .setExpirationTime('5m')
    .sign(key)

/** A provider as the protocol has it: discovery, keys, token. */
const openId =
  (token: () => Promise<string>): Reply =>
  (seen, response) => {
    const replies: Readonly<Record<string, () => Promise<unknown>>> = {
      '/.well-known/openid-configuration': async () => ({
        issuer: stub.base,
        authorization_endpoint: `${stub.base}/authorize`,
        token_endpoint: `${stub.base}/token`,
        jwks_uri: `${stub.base}/keys`,
        response_types_supported: ['code'],
        subject_types_supported: ['public'],
        id_token_signing_alg_values_supported: ['RS256'],
      }),
      '/keys': async () => ({ keys: [keys.publicJwk] }),
      '/token': async () => ({ access_token: 'a', token_type: 'Bearer', id_token: await token() }),
    }
    void replies[seen.path]?.().then((answer) => json(answer)(seen, response))
  }

beforeEach(() => {
  claims = { email: 'ana@mail.example', email_verified: true, name: 'Ana' }
  stub.answer = openId(() => idToken())
})

describe('an OpenID provider over the network', () => {
  test('is asked with state, nonce and a PKCE challenge', async () => {
    const url = await provider().begin(binding, 'es-AR')
    expect(Object.fromEntries(url.searchParams)).toMatchObject({
      client_id: 'shop',
      response_type: 'code',
      redirect_uri: binding.redirectUri,
      state: 'state-1',
      nonce: 'nonce-1',
      ui_locales: 'es-AR',
      code_challenge: createHash('sha256').update(binding.verifier).digest('base64url'),
      code_challenge_method: 'S256',
    })
  })

  test('changes the code for who it is, sending verifier and secret', async () => {
    const identity = await provider().finish({ code: 'c1', state: 'state-1' }, binding)
    expect(identity).toEqual({
      provider: 'acme',
      subject: 'u1',
      email: 'ana@mail.example',
      isEmailVerified: true,
      name: 'Ana',
    })
    const form = new URLSearchParams(String(stub.seen.find(({ path }) => path === '/token')?.body))
    expect(Object.fromEntries(form)).toMatchObject({
      code: 'c1',
      code_verifier: binding.verifier,
      client_secret: 'secret',
    })
  })

  test.each([
    ['another nonce', { nonce: 'other' }],
    ['another audience', { aud: 'else' }],
    ['another issuer', { iss: 'https://evil.example' }],
  ])('with %s is refused', async (_, wrong) => {
    claims = { ...claims, ...wrong }
    await expect(provider().finish({ code: 'c1', state: 'state-1' }, binding)).rejects.toThrow(ProviderFailure)
  })

  test('with another state or a foreign signature is refused', async () => {
    await expect(provider().finish({ code: 'c1', state: 'x' }, binding)).rejects.toThrow(ProviderFailure)
    const { privateKey } = await generateKeyPair('RS256')
    stub.answer = openId(() => idToken(privateKey))
    await expect(provider().finish({ code: 'c1', state: 'state-1' }, binding)).rejects.toThrow(ProviderFailure)
    await expect(provider().read(await idToken(privateKey))).rejects.toThrow(ProviderFailure)
  })

  test('an e-mail is verified only where it says so plainly', async () => {
    claims = { email: 'ana@mail.example', email_verified: 'yes' }
    expect(await provider().read(await idToken())).toMatchObject({ isEmailVerified: false, name: null })
  })

  test('that fails is asked anew the next time', async () => {
    const one = provider()
    for (const reply of [broken, rubbish]) {
      stub.answer = reply
      await expect(one.begin(binding, 'pt-BR')).rejects.toThrow(ProviderFailure)
    }
    stub.answer = openId(() => idToken())
    expect((await one.begin(binding, 'pt-BR')).origin).toBe(stub.base)
  })

  test('without TLS on another machine is never talked to', async () => {
    const plain = openIdProvider({
      name: 'x',
      label: 'X',
      issuer: 'http://10.255.255.1/',
      clientId: 'a',
      clientSecret: 'b',
    })
    await expect(plain.begin(binding, 'pt-BR')).rejects.toThrow(ProviderFailure)
  })
})
