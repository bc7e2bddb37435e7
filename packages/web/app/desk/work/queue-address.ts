import { isOneOf } from '@volante/domain/choice'
import { type Queue, QUEUE_NAMES } from '@volante/domain/order/queues'
import { listAddress } from '../../work/list/list-address.ts'

export const WORK_PATH = '/desk/work'

/** Takes any text; returns the queue it names, null for none. */
export const queueNamed = (text: string | undefined): Queue | null =>
  isOneOf(QUEUE_NAMES, text ?? '') ? (text as Queue) : null

export const queueList = (queue: Queue) => listAddress(`${WORK_PATH}/${queue}`, [], ['page'])

/** Takes a queue and one of its orders; returns the page where it is worked on. */
export const itemPath = (queue: Queue, id: string): string =>
  queue === 'papers' || queue === 'photos' ? `/desk/review/${queue}/${id}` : `/desk/orders/${id}?queue=${queue}`
