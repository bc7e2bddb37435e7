import type { OrderView } from '@volante/contract/order-shapes'
import { createContext, type ReactNode, useCallback, useEffect } from 'react'
import { useRevalidator } from 'react-router'
import { followOrder } from './follow-order.ts'

interface LiveOrderProps {
  readonly order: Pick<OrderView, 'id' | 'live'>
  readonly children: ReactNode
}

/** The order may end a moment after its time has. */
const AGAIN_MS = 1_500

/** What a countdown calls at its end: the order is looked at again. */
export const TimeOverContext = createContext<() => void>(() => {})

/** A page that stays as its order is. A lost connection changes nothing (`shell/router/ask-whole.ts`). */
export function LiveOrder({ order: { id, live }, children }: LiveOrderProps) {
  const { revalidate } = useRevalidator()
  useEffect(() => {
    const status = `/api/reservation/v2/reservations/${id}/status`
    return followOrder({ live, status }, () => void revalidate())
  }, [id, live, revalidate])
  const onTimeOver = useCallback(() => {
    void revalidate()
    setTimeout(() => void revalidate(), AGAIN_MS)
  }, [revalidate])
  return <TimeOverContext value={onTimeOver}>{children}</TimeOverContext>
}
