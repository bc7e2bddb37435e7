import { type ReactNode, useRef } from 'react'
import { InlineMessage } from '../ui/feedback/InlineMessage.tsx'
import { useFocus } from '../ui/feedback/use-focus.ts'

interface OutcomeProps {
  readonly tone?: 'good' | 'bad'
  /** As taking it back. */
  readonly actions?: ReactNode
  readonly children: ReactNode
}

/** What was just done, or could not be: it takes the focus where it appears, with and without script, so that it is heard and seen. */
export function Outcome({ tone = 'good', actions, children }: OutcomeProps) {
  const box = useRef<HTMLDivElement>(null)
  useFocus(box)
  return (
    // oxlint-disable-next-line jsx-a11y/no-autofocus -- the page was loaded to say this
    <div ref={box} tabIndex={-1} autoFocus>
      <InlineMessage tone={tone} actions={actions}>
        {children}
      </InlineMessage>
    </div>
  )
}
