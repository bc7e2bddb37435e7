import { randomUUID } from 'node:crypto'
import type { Db } from '../../../platform/db/database.ts'
import { contentOf } from '../../../platform/files/files.ts'
import type { Ctx } from '../../../platform/http/ctx.ts'
import { findContract } from './queries.ts'
import { contractPdf, contractText } from './contract-text.ts'
import { hashOfTerms, termsOf } from './terms.ts'
import {
  type ContractRow,
  type OrderRow,
  announceOrder,
  findOrder,
  lockOrder,
  newestContract,
  recordOrderEvent,
} from '../../reservations/api.ts'

/**
 * A job's work: takes an order that waits for its signature; prints the contract unless the newest version says the same,
 * and replaces an older one. Run again it does nothing.
 */
export async function issueContract(ctx: Ctx, orderId: string): Promise<void> {
  const order = await findOrder(ctx.db, orderId)
  if (!order || !isToBeSigned(order)) return
  const terms = await termsOf(ctx, order)
  const hash = hashOfTerms(terms)
  const before = await newestContract(ctx.db, orderId)
  if (before?.terms_hash.equals(hash)) return
  const version = (before?.version ?? 0) + 1
  const text = contractText(ctx, terms, version)
  const content = contentOf(await contractPdf(ctx, terms, version, text))
  const key = await ctx.providers.files.put(content)
  const isKept = await ctx.inTransaction(async (inside) => {
    const locked = await lockOrder(inside.db, orderId)
    const newest = await newestContract(inside.db, orderId)
    if (!locked || !isToBeSigned(locked) || (newest?.version ?? 0) + 1 !== version) return false
    await replaceOpen(inside.db, orderId)
    const id = randomUUID()
    await inside.db
      .insertInto('order_contracts')
      .values({
        id,
        order_id: orderId,
        account_id: order.account_id,
        version,
        state: 'OPEN',
        terms_hash: hash,
        sha256: content.sha256,
        bytes: content.bytes,
        file_key: key,
        content: JSON.stringify(text),
        created_at: ctx.now,
      })
      .execute()
    await inside.enqueue('orders.contract-ready', { site: locked.site, orderId, contractId: id })
    announceOrder(inside, orderId)
    return true
  })
  if (!isKept) await ctx.providers.files.remove(key)
}

const isToBeSigned = (order: OrderRow): boolean => order.is_open && order.reached === 'SIGN_CONTRACT'

const replaceOpen = (db: Db, orderId: string) =>
  db
    .updateTable('order_contracts')
    .set({ state: 'REPLACED' })
    .where('order_id', '=', orderId)
    .where('state', '=', 'OPEN')
    .execute()

/**
 * In a transaction: takes a contract of the caller's; keeps hash, time and origin as its signature and moves the order on.
 * Signed again it answers the first signature. Returns null when it was replaced or the order changed since.
 */
export async function signContract(ctx: Ctx, { id, order_id: orderId }: ContractRow): Promise<ContractRow | null> {
  const order = await lockOrder(ctx.db, orderId)
  const row = await findContract(ctx.db, id)
  if (!order || !row || row.state === 'REPLACED') return null
  if (row.state === 'SIGNED') return row
  if (!isToBeSigned(order) || !hashOfTerms(await termsOf(ctx, order)).equals(row.terms_hash)) return null
  const signed = await ctx.db
    .updateTable('order_contracts')
    .set({ state: 'SIGNED', signed_at: ctx.now, signed_origin: JSON.stringify(ctx.origin) })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()
  await recordOrderEvent(ctx, orderId, {
    status: 'PLACED',
    actor: 'customer',
    actorId: order.account_id,
    data: { contract: id, version: row.version, sha256: row.sha256 },
  })
  return signed
}
