import type { OrderView } from '@volante/contract/order-shapes'
import type { ReactNode } from 'react'

interface LiveOrderProps {
  /** Its `id` on the page. */
  readonly id: string
  readonly order: Pick<OrderView, 'id' | 'live'>
  /** What the part shows, in a word: only when it differs does the page show the new one. */
  readonly state: string
  /** True where the part is changed in place; else the page is asked for anew. */
  readonly isInPlace?: boolean
  readonly className?: string | undefined
  readonly children: ReactNode
}

/** A part of a light page that follows an order by itself (start-live-order.ts). */
export function LiveOrder({ id, order, state, isInPlace = false, className, children }: LiveOrderProps) {
  return (
    <div
      id={id}
      className={className}
      data-start="liveOrder"
      data-live-order={order.live}
      data-status={`/api/reservation/v2/reservations/${order.id}/status`}
      data-state={state}
      data-in-place={isInPlace || undefined}
    >
      {children}
    </div>
  )
}
