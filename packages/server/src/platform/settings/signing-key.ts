import { type CryptoKey, exportJWK, generateKeyPair, importJWK, type JWK } from 'jose'
import type { Db } from '../db/database.ts'

export interface SigningKey {
  readonly kid: string
  readonly privateKey: CryptoKey
  readonly publicJwk: JWK
}

/** The key of a use, made when it is first needed; every process finds the same one. */
export async function signingKey(db: Db, use: string): Promise<SigningKey> {
  const found = (await storedKey(db, use)) ?? (await makeKey(db, use))
  const { d: _d, p: _p, q: _q, dp: _dp, dq: _dq, qi: _qi, ...publicPart } = found.jwk
  const privateKey = await importJWK(found.jwk, 'RS256')
  if (privateKey instanceof Uint8Array) throw new Error('A signing key is not a key pair')
  return { kid: found.kid, privateKey, publicJwk: { ...publicPart, kid: found.kid, use: 'sig', alg: 'RS256' } }
}

async function storedKey(db: Db, use: string): Promise<{ kid: string; jwk: JWK } | null> {
  const row = await db
    .selectFrom('signing_keys')
    .select(['kid', 'private_jwk'])
    .where('used_for', '=', use)
    .executeTakeFirst()
  return row ? { kid: row.kid, jwk: row.private_jwk as JWK } : null
}

async function makeKey(db: Db, use: string): Promise<{ kid: string; jwk: JWK }> {
  const { privateKey } = await generateKeyPair('RS256', { extractable: true })
  const jwk = await exportJWK(privateKey)
  const kid = crypto.randomUUID()
  await db
    .insertInto('signing_keys')
    .values({ kid, used_for: use, private_jwk: JSON.stringify(jwk), created_at: new Date() })
    .onConflict((conflict) => conflict.column('used_for').doNothing())
    .execute()
  const kept = await storedKey(db, use)
  if (!kept) throw new Error('A signing key was not kept')
  return kept
}
