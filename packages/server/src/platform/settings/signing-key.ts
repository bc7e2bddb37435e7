import { type CryptoKey, exportJWK, generateKeyPair, importJWK, type JWK } from 'jose'
import type { Db } from '../db/database.ts'

export interface SigningKey {
  readonly kid: string
  readonly privateKey: CryptoKey
  readonly publicJwk: JWK
}

type Algorithm = 'RS256' | 'Ed25519' | 'ES256'

/** The key of a use, made when it is first needed; every process finds the same one. */
export async function signingKey(db: Db, use: string, alg: Algorithm = 'RS256'): Promise<SigningKey> {
  const found = (await storedKey(db, use)) ?? (await makeKey(db, use, alg))
  const privateKey = await importJWK(found.jwk, alg)
  if (privateKey instanceof Uint8Array) throw new Error('A signing key is not a key pair')
  return { kid: found.kid, privateKey, publicJwk: { ...publicPart(found.jwk), kid: found.kid, use: 'sig', alg } }
}

/** Every key a use ever had, public parts alone, the latest first: what they signed is checked with them for good. */
export async function publicKeys(db: Db, use: string) {
  const rows = await db
    .selectFrom('signing_keys')
    .select(['kid', 'private_jwk', 'created_at as since', 'ended_at as until'])
    .where('used_for', '=', use)
    .orderBy('created_at', 'desc')
    .execute()
  return rows.map(({ private_jwk, ...row }) => ({ ...row, jwk: publicPart(private_jwk as JWK) }))
}

/** From now on another key signs; returns its id. */
export async function rotateKey(db: Db, use: string, now: Date, alg: Algorithm): Promise<string> {
  return db.transaction().execute(async (trx) => {
    await trx
      .updateTable('signing_keys')
      .set({ ended_at: now })
      .where('used_for', '=', use)
      .where('ended_at', 'is', null)
      .execute()
    return (await makeKey(trx, use, alg)).kid
  })
}

function publicPart(jwk: JWK): JWK {
  const { d: _d, p: _p, q: _q, dp: _dp, dq: _dq, qi: _qi, ...rest } = jwk
  return rest
}

async function storedKey(db: Db, use: string): Promise<{ kid: string; jwk: JWK } | null> {
  const row = await db
    .selectFrom('signing_keys')
    .select(['kid', 'private_jwk'])
    .where('used_for', '=', use)
    .where('ended_at', 'is', null)
    .executeTakeFirst()
  return row ? { kid: row.kid, jwk: row.private_jwk as JWK } : null
}

async function makeKey(db: Db, use: string, alg: Algorithm): Promise<{ kid: string; jwk: JWK }> {
  const { privateKey } = await generateKeyPair(alg, { extractable: true })
  const jwk = await exportJWK(privateKey)
  const kid = crypto.randomUUID()
  await db
    .insertInto('signing_keys')
    .values({ kid, used_for: use, private_jwk: JSON.stringify(jwk), created_at: new Date() })
    .onConflict((conflict) => conflict.column('used_for').where('ended_at', 'is', null).doNothing())
    .execute()
  const kept = await storedKey(db, use)
  if (!kept) throw new Error('A signing key was not kept')
  return kept
}
