import type { Queue } from '@volante/domain/order/queues'
import { redirect } from 'react-router'
import { callRefusal } from '../../shell/call-refusal.ts'
import { formText } from '../../shell/form-text.ts'
import type { Page } from '../../shell/page-context.ts'
import { refuseForbidden } from '../../work/require-right.ts'
import { itemPath, WORK_PATH } from './queue-address.ts'

/** Takes a queue and an order that was just done or put aside; claims the next and returns its page, or that nothing is left. */
export async function nextAddress({ api }: Pick<Page, 'api'>, queue: Queue, notId?: string): Promise<string> {
  const claimed = await api.work
    .claim({ params: { queue }, body: notId ? { notId } : {} })
    .catch(refuseForbidden('work.read'))
  return claimed ? itemPath(queue, claimed.id) : `${WORK_PATH}?empty=${queue}`
}

/** Takes a posted wish about a queue (the next one, a certain one, letting one go); leads to where it goes on. */
export async function handleWork(page: Page, queue: Queue, posted: FormData) {
  const id = formText(posted, 'order')
  switch (formText(posted, 'intent')) {
    case 'release':
      await page.api.work.release({ params: { queue, id } }).catch(refuseForbidden('work.read'))
      return redirect(WORK_PATH, 303)
    case 'skip':
      await page.api.work.release({ params: { queue, id } }).catch(refuseForbidden('work.read'))
      return redirect(await nextAddress(page, queue, id), 303)
    case 'claim':
      return redirect(await claimAddress(page, queue, id), 303)
    default:
      return redirect(await nextAddress(page, queue), 303)
  }
}

/** The page of the order that was asked for; the queue's where somebody else has it or nobody has to do anything any more. */
async function claimAddress({ api }: Page, queue: Queue, orderId: string): Promise<string> {
  try {
    await api.work.claim({ params: { queue }, body: { orderId } })
    return itemPath(queue, orderId)
  } catch (error) {
    if (!callRefusal(error)) throw error
    return `${WORK_PATH}/${queue}?taken=${callRefusal(error)?.code === 'work.claimed' ? 'claimed' : 'gone'}`
  }
}
