import { useEffect, useRef } from 'react'
import { useProblemShown } from '../shell/page-problem.ts'
import { useTexts } from '../texts/texts.tsx'
import { InlineMessage } from '../ui/feedback/InlineMessage.tsx'

interface CardFailureProps {
  readonly title: string
  /** What the bank said, where it said something. */
  readonly reason: string | undefined
}

/** Why no card was accepted: it takes the focus, so that it is heard and seen. */
export function CardFailure({ title, reason }: CardFailureProps) {
  const { t } = useTexts()
  const box = useRef<HTMLDivElement>(null)
  useProblemShown(true)
  useEffect(() => box.current?.focus(), [])
  return (
    <div ref={box} tabIndex={-1}>
      <InlineMessage tone="bad" title={title} isLive>
        {t('payment.card.checkData')} {reason}
      </InlineMessage>
    </div>
  )
}
