import { refuse } from '@volante/domain/refusal'
import { documentChangeRefusal, type DocumentRefusalReason } from '@volante/domain/order/documents'
import type { Ctx } from '../../../platform/http/ctx.ts'
import { newestPaper } from './queries.ts'
import { announceOrder, type OrderOfPapers, neededBy } from '../../reservations/api.ts'

export interface Review {
  readonly kind: string
  readonly approved: boolean
  /** The version that was looked at. */
  readonly seenVersion?: number | null | undefined
  /** One of the domain's reasons; needed to refuse. */
  readonly reason?: string | null | undefined
}

/**
 * In a write: takes a locked order and the decision on the newest version of a paper; a refused one is asked for again by
 * mail. Refuses (409) what was not sent and (422) a refusal without one of the reasons. The caller lets the order go on.
 */
export async function reviewDocument(ctx: Ctx, order: OrderOfPapers, review: Review): Promise<void> {
  const kind = neededBy(order).find((one) => one === review.kind)
  const paper = kind ? await newestPaper(ctx.db, order.id, kind) : undefined
  const isStale = paper?.version !== (review.seenVersion ?? paper?.version)
  if (paper && (paper.state !== 'sent' || isStale)) throw ctx.fail(refuse('order.document.decided'))
  const to = review.approved ? 'approved' : 'refused'
  const refusal = documentChangeRefusal(paper?.state ?? 'missing', to, review.reason ?? undefined)
  if (refusal) throw ctx.fail(refusal)
  await ctx.db
    .updateTable('documents')
    .set({
      state: to,
      reason: review.approved ? null : (review.reason as DocumentRefusalReason),
      reviewed_at: ctx.now,
      reviewed_by: ctx.user?.id ?? null,
    })
    .where('id', '=', paper?.id ?? '')
    .execute()
  announceOrder(ctx, order.id)
  if (!review.approved) await ctx.enqueue('documents.askAgain', { site: order.site, documentId: paper?.id })
}
