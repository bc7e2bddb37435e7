/** A text and who signed it: an Ed25519 signature in base64url, and which key made it. */
export interface Signed {
  readonly content: string
  readonly signature: string
  readonly kid: string
}

/** A key's public part: `x` in base64url. */
export interface PublicKey {
  readonly kid: string
  readonly x: string
}

/** `forged` was not signed so, `key` is signed with a key of nobody's. */
export type SignatureProblem = 'forged' | 'key'

export type SignatureCheck = (signed: Signed) => Promise<SignatureProblem | null>

/**
 * Takes the keys to believe; returns what tells whether a text was signed with one of them, or null where this browser cannot check
 * Ed25519. It uses nothing from outside itself: files that check themselves carry its source.
 */
export async function signatureCheck(keys: readonly PublicKey[]): Promise<SignatureCheck | null> {
  const { subtle } = globalThis.crypto
  const bytesOf = (text: string) =>
    Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (sign) => sign.codePointAt(0) ?? 0)
  const known = new Map<string, Awaited<ReturnType<typeof subtle.importKey>>>()
  try {
    for (const { kid, x } of keys) {
      const jwk = { kty: 'OKP', crv: 'Ed25519', x }
      known.set(kid, await subtle.importKey('jwk', jwk, { name: 'Ed25519' }, false, ['verify']))
    }
  } catch {
    return null
  }
  return async ({ content, signature, kid }) => {
    const key = known.get(kid)
    if (!key) return 'key'
    try {
      const isSigned = await subtle.verify('Ed25519', key, bytesOf(signature), new TextEncoder().encode(content))
      return isSigned ? null : 'forged'
    } catch {
      return 'forged'
    }
  }
}
