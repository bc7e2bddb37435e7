/** Who somebody is, as a provider vouches for it. */
export interface Identity {
  readonly provider: string
  readonly subject: string
  readonly email: string | null
  readonly isEmailVerified: boolean
  readonly name: string | null
}

/** What ties an answer to the sign-in that asked: kept here, sent along, compared when it comes back (RFC 7636, OpenID Connect Core §3.1). */
export interface Binding {
  readonly redirectUri: string
  readonly state: string
  readonly nonce: string
  readonly verifier: string
}

/** An OpenID Connect provider. Every failure is a `ProviderFailure`. */
export interface IdentityProvider {
  readonly name: string
  /** What people know it by. */
  readonly label: string
  /** The address at the provider where the sign-in begins. */
  begin(binding: Binding, language: string): Promise<URL>
  /** Changes the one-time code of the return address for who it is. */
  finish(query: Readonly<Record<string, string>>, binding: Binding): Promise<Identity>
  /** Reads an identity token that came by another way, e.g. from an app: signature, issuer, audience, age. */
  read(idToken: string): Promise<Identity>
}

export class ProviderFailure extends Error {
  constructor(message: string, cause?: unknown) {
    super(message, cause === undefined ? {} : { cause })
    this.name = 'ProviderFailure'
  }
}
