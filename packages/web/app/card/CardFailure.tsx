import { useEffect, useRef } from 'react'
import { SignInAgain } from '../shell/session/SignInAgain.tsx'
import { useProblemShown } from '../shell/page-problem.ts'
import { useTexts } from '../texts/texts.tsx'
import { InlineMessage } from '../ui/feedback/InlineMessage.tsx'
import type { Failure } from './use-tokenised.ts'

interface CardFailureProps {
  /** Said where a bank did not accept the card. */
  readonly title: string
  readonly failure: Failure
}

/** Why no card was accepted, by what happened: it takes the focus, so that it is heard and seen. */
export function CardFailure({ title, failure: { reason, trouble } }: CardFailureProps) {
  const { t } = useTexts()
  const box = useRef<HTMLDivElement>(null)
  useProblemShown(true)
  useEffect(() => box.current?.focus(), [])
  return (
    <div ref={box} tabIndex={-1}>
      {trouble === undefined ? (
        <InlineMessage tone="bad" title={title} isLive>
          {t('payment.card.checkData')} {reason}
        </InlineMessage>
      ) : (
        <InlineMessage
          tone="bad"
          title={t(`ui.card.${trouble}`)}
          actions={trouble === 'session' ? <SignInAgain isBeside /> : null}
          isLive
        >
          {t(`ui.card.${trouble}Text`)}
        </InlineMessage>
      )}
    </div>
  )
}
