import { createHash, createHmac } from 'node:crypto'
import type { Db } from '../db/database.ts'
import { sealed, unsealed } from './sealed.ts'

/** A write that its sender may repeat: the call, the sender's key, whose it is, and all that was sent. */
export interface Repeatable {
  readonly call: string
  readonly key: string
  readonly accountId: string | null
  readonly input: unknown
}

/** One request under its key: what is stored of it, and what seals its response. Nobody derives either without the key. */
export interface Claim {
  readonly call: string
  readonly accountId: string | null
  readonly keyHash: Buffer
  readonly requestHash: Buffer
  readonly seal: Buffer
}

export type Claimed = 'new' | 'another request' | { readonly answer: unknown }

export function claimOf({ call, key, accountId, input }: Repeatable): Claim {
  // Another person with the same key and body must not read this one's response.
  const request = JSON.stringify({ call, accountId, input })
  const derive = (purpose: string) => createHmac('sha256', key).update(purpose).update(request).digest()
  const keyHash = createHash('sha256').update(call).update('\n').update(key).digest()
  return { call, accountId, keyHash, requestHash: derive('request'), seal: derive('answer') }
}

/** The unique key makes a second sender wait for the first one's commit, then read its response. */
export async function claim(trx: Db, claim: Claim, now: Date): Promise<Claimed> {
  const { call, accountId: account_id, keyHash: key_hash, requestHash: request_hash, seal } = claim
  const inserted = await trx
    .insertInto('idempotency')
    .values({ call, key_hash, request_hash, account_id, answer: null, created_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .returning('call')
    .executeTakeFirst()
  if (inserted) return 'new'
  const earlier = await trx
    .selectFrom('idempotency')
    .select(['request_hash', 'answer'])
    .where('call', '=', call)
    .where('key_hash', '=', key_hash)
    .executeTakeFirstOrThrow()
  if (!earlier.request_hash.equals(request_hash)) return 'another request'
  return { answer: earlier.answer ? JSON.parse(unsealed(seal, earlier.answer)) : undefined }
}

/** Keeps the response for who sends the same again. */
export async function keepAnswer(trx: Db, { call, keyHash, seal }: Claim, answer: unknown): Promise<void> {
  const text = JSON.stringify(answer)
  await trx
    .updateTable('idempotency')
    .set({ answer: text === undefined ? null : sealed(seal, text) })
    .where('call', '=', call)
    .where('key_hash', '=', keyHash)
    .execute()
}
