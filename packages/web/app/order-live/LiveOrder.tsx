import type { OrderView } from '@volante/contract/order-shapes'
import { createContext, type ReactNode, useCallback, useEffect, useState } from 'react'
import { useRevalidator } from 'react-router'
import { SignInAgain } from '../shell/session/SignInAgain.tsx'
import { useTexts } from '../texts/texts.tsx'
import { InlineMessage } from '../ui/feedback/InlineMessage.tsx'
import { followOrder } from './follow-order.ts'
import css from './LiveOrder.module.css'
import { pageCameAt } from './keep-page.ts'

interface LiveOrderProps {
  readonly order: Pick<OrderView, 'id' | 'live'>
  /** It waits for something that comes by itself: without script it is asked for again. */
  readonly isWaiting?: boolean
  readonly children: ReactNode
}

/** Without script; time enough to copy a code. */
const ASK_AGAIN_SECONDS = 10
/** The order may end a moment after its time has. */
const AGAIN_MS = 1_500

/** What a countdown calls at its end: the order is looked at again. */
export const TimeOverContext = createContext<() => void>(() => {})

/** A page that stays as its order is. A lost connection changes nothing (`shell/router/ask-whole.ts`). */
export function LiveOrder({ order: { id, live }, isWaiting = false, children }: LiveOrderProps) {
  const { revalidate } = useRevalidator()
  const [isSignedOut, setSignedOut] = useState(false)
  useEffect(() => {
    const status = `/api/reservation/v2/reservations/${id}/status`
    return followOrder({ live, status }, { onChange: () => void revalidate(), onSignedOut: () => setSignedOut(true) })
  }, [id, live, revalidate])
  const onTimeOver = useCallback(() => {
    void revalidate()
    setTimeout(() => void revalidate(), AGAIN_MS)
  }, [revalidate])
  return (
    <TimeOverContext value={onTimeOver}>
      {isSignedOut ? <SignedOut /> : null}
      {isWaiting ? (
        <noscript>
          <meta httpEquiv="refresh" content={String(ASK_AGAIN_SECONDS)} />
        </noscript>
      ) : null}
      {children}
    </TimeOverContext>
  )
}

/** The page looks live and is not: it says since when, and how to go on. */
function SignedOut() {
  const { t, date } = useTexts()
  const [since] = useState(() => pageCameAt())
  return (
    <div className={css.signedOut}>
      <InlineMessage tone="warn" title={t('ui.session.ended')} actions={<SignInAgain />} isLive>
        {t('ui.session.shownSince', { time: date(since, 'time') })}
      </InlineMessage>
    </div>
  )
}
