import { can } from '@volante/domain/policy/policy'
import { callRefusal } from '../../shell/call-refusal.ts'
import type { Page } from '../../shell/page-context.ts'
import { isOpen } from '../calendar/columns.ts'
import { refuseForbidden } from '../../work/require-right.ts'

/** The order with its papers and photos, as far as the visitor reviews them. */
export async function loadDeskOrder({ api, everySite, now, site, visitor }: Page, id: string, done: string | null) {
  const params = { id }
  const order = await api.orders.deskGet({ params }).catch(refuseForbidden('orders.read'))
  const none = (error: unknown) => {
    if (callRefusal(error)) return []
    throw error
  }
  const [papers, photos, visits] = await Promise.all([
    can(visitor, 'documents.review') || can(visitor, 'fraud.review')
      ? api.documents.versions({ params }).catch(none)
      : [],
    can(visitor, 'fraud.review') ? api.documents.photos({ params }).catch(none) : [],
    can(visitor, 'visits.answer') ? api.scheduler.deskList({ query: { orderId: id } }).then(({ items }) => items) : [],
  ])
  return {
    order,
    papers,
    photos,
    /** When the car is handed over, or was to be; undefined to who may not know. */
    visit: visits ? (visits.find(isOpen) ?? visits.at(-1) ?? null) : undefined,
    mayReadContract: can(visitor, 'contracts.read'),
    timeZone: (everySite.find((one) => one.id === order.site) ?? site).timeZone,
    now: now.toISOString(),
    done,
    /** What every form is sent with: pressed twice it counts once. */
    once: crypto.randomUUID(),
  }
}

/** What every part of an order's page gets. */
export interface DeskOrderProps {
  readonly data: Awaited<ReturnType<typeof loadDeskOrder>>
  /** The page's action data. */
  readonly answer: unknown
}
