import type { BookKey, Signed } from '@volante/domain/logbook/check-book'
import type { Db } from '../../platform/db/database.ts'
import { publicKeys, signingKey } from '../../platform/settings/signing-key.ts'

const KEY = 'logbook'

/** Signs what is said, with the key that signs now. */
export async function signed(db: Db, said: object): Promise<Signed> {
  const { kid, privateKey } = await signingKey(db, KEY, 'Ed25519')
  const content = JSON.stringify(said)
  const signature = await crypto.subtle.sign('Ed25519', privateKey, Buffer.from(content))
  return { content, kid, signature: Buffer.from(signature).toString('base64url') }
}

/** Every key that ever signed, the latest first. */
export const logbookKeys = async (db: Db): Promise<(BookKey & { since: string; until: string | null })[]> =>
  (await publicKeys(db, KEY)).map(({ kid, jwk, since, until }) => ({
    kid,
    x: jwk.x ?? '',
    since: since.toISOString(),
    until: until?.toISOString() ?? null,
  }))
