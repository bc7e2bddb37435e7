import { Failure } from '../../../forms/FormProblems.tsx'
import { NO_REASON, refusedOf } from '../../../forms/refused.ts'
import { useTexts } from '../../../texts/texts.tsx'
import { InlineMessage } from '../../../ui/feedback/InlineMessage.tsx'
import { PostButton } from '../../../work/PostButton.tsx'
import type { Route } from './+types/order.page'

interface MovedProps {
  readonly answer: Route.ComponentProps['actionData']
  readonly nameOf: (key: string) => string
}

/** What became of the last move, read out where it is said: the focus stays with the row, so that it can be moved on. */
export const Moved = ({ answer, nameOf }: MovedProps) => (
  <div aria-live="polite">{answer && <Outcome answer={answer} nameOf={nameOf} />}</div>
)

function Outcome({ answer, nameOf }: MovedProps) {
  const { t } = useTexts()
  if (refusedOf(answer)) return <Failure reason={NO_REASON} />
  if (answer && 'problem' in answer) return <InlineMessage tone="bad">{String(answer.problem)}</InlineMessage>
  if (answer && 'undone' in answer && answer.undone) {
    const { skipped } = answer.undone
    return (
      <InlineMessage tone="good">
        {skipped > 0 ? t('sheets.batch.skipped', { count: skipped }) : t('sheets.order.undone')}
      </InlineMessage>
    )
  }
  if (!answer || !('moved' in answer) || !answer.moved) return null
  const { key, place, total, batch } = answer.moved
  return (
    <InlineMessage
      tone="good"
      actions={<PostButton fields={{ intent: 'undo', batch }}>{t('sheets.batch.undo')}</PostButton>}
    >
      {t('sheets.order.moved', { name: nameOf(key), place, total })}
    </InlineMessage>
  )
}
