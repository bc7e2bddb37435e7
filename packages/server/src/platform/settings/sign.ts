import type { PublicKey, Signed } from '@volante/domain/signature/signed'
import type { Db } from '../db/database.ts'
import { publicKeys, signingKey } from './signing-key.ts'

/** A public key, from when to when it signed; null while it does. */
export interface DatedKey extends PublicKey {
  readonly since: string
  readonly until: string | null
}

/** Signs a text with Ed25519, by the key that signs for a use now. */
export async function signText(db: Db, use: string, content: string): Promise<Signed> {
  const { kid, privateKey } = await signingKey(db, use, 'Ed25519')
  const signature = await crypto.subtle.sign('Ed25519', privateKey, Buffer.from(content))
  return { content, kid, signature: Buffer.from(signature).toString('base64url') }
}

/** Every key that ever signed for a use, the latest first. */
export const datedKeys = async (db: Db, use: string): Promise<DatedKey[]> =>
  (await publicKeys(db, use)).map(({ kid, jwk, since, until }) => ({
    kid,
    x: jwk.x ?? '',
    since: since.toISOString(),
    until: until?.toISOString() ?? null,
  }))
