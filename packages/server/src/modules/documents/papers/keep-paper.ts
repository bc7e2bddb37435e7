import { type DocumentKind, documentChangeRefusal } from '@volante/domain/order/documents'
import type { Ctx } from '../../../platform/http/ctx.ts'
import { hashOf } from './hash-of.ts'
import { bytesOf, insertPaper, newestPaper, type PaperWithPages, pagesOf, type SentPage } from './queries.ts'
import { announceOrder, awaitsBuyerData, continueOrder, lockOrder, neededBy } from '../../reservations/api.ts'

/** Of one paper. */
const MOST_VERSIONS = 10
/** Of all papers of an order, every version. */
const MOST_BYTES = 100_000_000

export interface KeptPaper extends PaperWithPages {
  /** Where the order stands after it. */
  readonly status: string
}

/**
 * In a write: takes an order and the pages of one paper; keeps them as its next version, announces the order and lets it go
 * on when its papers are complete. The same pages again are the version that is there. Refuses a paper that is not asked
 * for, one that is approved, an eleventh version and more bytes than an order may have.
 */
export async function keepPaper(
  ctx: Ctx,
  orderId: string,
  kind: DocumentKind,
  files: readonly SentPage[],
): Promise<KeptPaper> {
  if (files.length === 0) throw ctx.fail('documents.empty')
  const order = await lockOrder(ctx.db, orderId)
  if (!order?.is_open || !neededBy(order).includes(kind)) throw ctx.fail('documents.notAsked')
  if (awaitsBuyerData(order)) throw ctx.fail('order.buyer.incomplete')
  const newest = await newestPaper(ctx.db, orderId, kind)
  const hash = hashOf(files)
  if (newest && newest.state !== 'refused' && newest.content_hash.equals(hash))
    return { paper: newest, pages: await pagesOf(ctx.db, [newest.id]), status: order.status }
  const refusal = documentChangeRefusal(newest?.state ?? 'missing', 'sent')
  if (refusal) throw ctx.fail(refusal)
  if ((newest?.version ?? 0) >= MOST_VERSIONS) throw ctx.fail('documents.tooManyVersions')
  const bytes = files.reduce((sum, file) => sum + file.bytes, await bytesOf(ctx.db, { order_id: orderId }))
  if (bytes > MOST_BYTES) throw ctx.fail('documents.orderFull')
  const { id: order_id, account_id } = order
  const version = (newest?.version ?? 0) + 1
  const kept = await insertPaper(ctx, { order_id, account_id, kind, version, content_hash: hash }, files)
  announceOrder(ctx, orderId)
  const { status } = await continueOrder(ctx, order)
  return { ...kept, status }
}
