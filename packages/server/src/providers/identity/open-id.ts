import { createRemoteJWKSet, customFetch as keysFetch, type JWTPayload, jwtVerify } from 'jose'
import * as openId from 'openid-client'
import { type Binding, type Identity, type IdentityProvider, ProviderFailure } from './provider.ts'

export interface OpenIdOptions {
  readonly name: string
  readonly label: string
  readonly issuer: string
  readonly clientId: string
  readonly clientSecret: string
  /** How the provider is reached; the built-in one is inside this process. */
  readonly fetch?: Reach
}

/** A way to a provider other than the network. */
export type Reach = (
  address: string,
  request: { readonly method: string; readonly headers: Readonly<Record<string, string>>; readonly body?: unknown },
) => Promise<Response>

const TIMEOUT_S = 8
/** An identity token that lies about longer may have been picked up by somebody. */
const TOKEN_AGE = '10m'
const SCOPE = 'openid email profile'

/** Any OpenID provider by its discovery document; PKCE, state and nonce always, signatures checked. */
export function openIdProvider(options: OpenIdOptions): IdentityProvider {
  const { name, label } = options
  const discovered = discovering(options)
  const identityOf = (claims: JWTPayload): Identity => {
    const { email, name: fullName } = claims
    return {
      provider: name,
      subject: String(claims.sub),
      email: typeof email === 'string' ? email : null,
      isEmailVerified: claims.email_verified === true,
      name: typeof fullName === 'string' ? fullName : null,
    }
  }
  return {
    name,
    label,
    begin: (binding, language) =>
      failing(async () => {
        const { config } = await discovered()
        const { redirectUri, state, nonce, verifier } = binding
        return openId.buildAuthorizationUrl(config, {
          redirect_uri: redirectUri,
          scope: SCOPE,
          state,
          nonce,
          ui_locales: language,
          code_challenge: await openId.calculatePKCECodeChallenge(verifier),
          code_challenge_method: 'S256',
        })
      }),
    finish: (query, binding) =>
      failing(async () => {
        const { config } = await discovered()
        const tokens = await openId.authorizationCodeGrant(config, returnAddress(query, binding), {
          pkceCodeVerifier: binding.verifier,
          expectedState: binding.state,
          expectedNonce: binding.nonce,
          idTokenExpected: true,
        })
        const claims = tokens.claims()
        if (!claims) throw new ProviderFailure('answered no identity token')
        return identityOf(claims)
      }),
    read: (idToken) =>
      failing(async () => {
        const { config, keys } = await discovered()
        const { issuer } = config.serverMetadata()
        const checks = { issuer, audience: options.clientId, maxTokenAge: TOKEN_AGE, requiredClaims: ['sub', 'exp'] }
        return identityOf((await jwtVerify(idToken, keys, checks)).payload)
      }),
  }
}

/** Reads the discovery document when it is first needed, and again after a failure. */
function discovering({ issuer, clientId, clientSecret, fetch }: OpenIdOptions) {
  let found: ReturnType<typeof discover> | undefined
  const discover = async () => {
    const config = await openId.discovery(new URL(issuer), clientId, clientSecret, undefined, {
      execute: [openId.enableNonRepudiationChecks, ...(isPlain(issuer) ? [openId.allowInsecureRequests] : [])],
      timeout: TIMEOUT_S,
      ...(fetch ? { [openId.customFetch]: fetch } : {}),
    })
    const { jwks_uri } = config.serverMetadata()
    if (!jwks_uri) throw new ProviderFailure('names no keys')
    const keys = createRemoteJWKSet(new URL(jwks_uri), {
      timeoutDuration: TIMEOUT_S * 1000,
      ...(fetch ? { [keysFetch]: (url: string) => fetch(url, { method: 'GET', headers: {} }) } : {}),
    })
    return { config, keys }
  }
  return () => {
    found ??= discover().catch((error: unknown) => {
      found = undefined
      throw error
    })
    return found
  }
}

/** Without TLS only on this machine. */
const isPlain = (issuer: string): boolean => {
  const { protocol, hostname } = new URL(issuer)
  return protocol === 'http:' && /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(hostname)
}

function returnAddress(query: Readonly<Record<string, string>>, { redirectUri }: Binding): URL {
  const url = new URL(redirectUri)
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value)
  return url
}

async function failing<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    // The library's messages name claims and addresses, never tokens.
    throw error instanceof ProviderFailure ? error : new ProviderFailure('the provider refused or failed', error)
  }
}
