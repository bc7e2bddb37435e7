import { createHash, randomUUID } from 'node:crypto'
import { type DocumentKind, documentChangeRefusal } from '@volante/domain/order/documents'
import type { StoredUpload } from '../../../platform/files/with-upload.ts'
import type { Ctx } from '../../../platform/http/ctx.ts'
import { bytesOfOrder, newestPaper, type PageRow, pagesOf, type PaperRow } from './queries.ts'
import {
  type OrderRow,
  announceOrder,
  awaitsBuyerData,
  continueOrder,
  lockOrder,
  neededBy,
} from '../../reservations/api.ts'

/** Of one paper. */
const MOST_VERSIONS = 10
/** Of all papers of an order, every version. */
const MOST_BYTES = 100_000_000

/** What is kept of a stored page. */
export type SentPage = Pick<StoredUpload, 'name' | 'type' | 'bytes' | 'sha256' | 'keep'>

export interface KeptPaper {
  readonly paper: PaperRow
  readonly pages: readonly PageRow[]
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
  const hash = createHash('sha256')
    .update(files.map(({ sha256 }) => sha256).join())
    .digest()
  if (newest && newest.state !== 'refused' && newest.content_hash.equals(hash))
    return { paper: newest, pages: await pagesOf(ctx.db, [newest.id]), status: order.status }
  const refusal = documentChangeRefusal(newest?.state ?? 'missing', 'sent')
  if (refusal) throw ctx.fail(refusal)
  if ((newest?.version ?? 0) >= MOST_VERSIONS) throw ctx.fail('documents.tooManyVersions')
  const bytes = files.reduce((sum, file) => sum + file.bytes, await bytesOfOrder(ctx.db, orderId))
  if (bytes > MOST_BYTES) throw ctx.fail('documents.orderFull')
  const paper = await insertPaper(ctx, order, { kind, version: (newest?.version ?? 0) + 1, hash })
  const pages = await insertPages(ctx, paper.id, files)
  announceOrder(ctx, orderId)
  const { status } = await continueOrder(ctx, order)
  return { paper, pages, status }
}

const insertPaper = (
  { db, now }: Ctx,
  order: OrderRow,
  { kind, version, hash }: { kind: DocumentKind; version: number; hash: Buffer },
): Promise<PaperRow> =>
  db
    .insertInto('documents')
    .values({
      id: randomUUID(),
      order_id: order.id,
      account_id: order.account_id,
      kind,
      version,
      state: 'sent',
      content_hash: hash,
      sent_at: now,
    })
    .returningAll()
    .executeTakeFirstOrThrow()

const insertPages = ({ db }: Ctx, document_id: string, files: readonly SentPage[]): Promise<PageRow[]> =>
  db
    .insertInto('document_files')
    .values(
      files.map((file, index) => ({
        id: randomUUID(),
        document_id,
        page: index + 1,
        name: file.name,
        type: file.type,
        bytes: file.bytes,
        sha256: file.sha256,
        file_key: file.keep(),
      })),
    )
    .returningAll()
    .execute()
