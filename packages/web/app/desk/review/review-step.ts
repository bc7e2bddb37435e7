import type { Queue } from '@volante/domain/order/queues'
import { redirect } from 'react-router'
import type { Page } from '../../shell/page-context.ts'
import { handleStep } from '../orders/handle-step.ts'
import { nextAddress } from '../work/handle-work.ts'
import { itemPath } from '../work/queue-address.ts'

/** Takes a posted verdict; leads on: to what is left of the order in this queue, else to the next one. Returns why it was refused. */
export async function reviewStep(page: Page, request: Request, queue: Queue, id: string) {
  const answer = await handleStep(page, request, id)
  if (!(answer instanceof Response)) return answer
  const { items } = await page.api.work.items({ params: { queue }, query: { id, size: 1 } })
  return redirect(items.length > 0 ? itemPath(queue, id) : await nextAddress(page, queue, id), 303)
}
