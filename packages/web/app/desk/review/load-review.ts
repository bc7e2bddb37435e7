import type { Queue } from '@volante/domain/order/queues'
import type { Page } from '../../shell/page-context.ts'
import { refuseForbidden } from '../../work/require-right.ts'
import { loadDeskOrder } from '../orders/load-desk-order.ts'

/** An order with the newest version of each of its papers, and where it stands in the queue it is reviewed in. */
export async function loadReview(page: Page, queue: Queue, id: string, done: string | null) {
  const [data, { items }] = await Promise.all([
    loadDeskOrder(page, id, done),
    page.api.work.items({ params: { queue }, query: { id, size: 1 } }).catch(refuseForbidden('work.read')),
  ])
  const newest = data.papers.filter(({ kind, id: own }) => data.papers.find((one) => one.kind === kind)?.id === own)
  return { ...data, queue, item: items[0] ?? null, newest }
}

export type ReviewData = Awaited<ReturnType<typeof loadReview>>
