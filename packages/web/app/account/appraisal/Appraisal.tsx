import type { OrderView } from '@volante/contract/order-shapes'
import { PostButton } from '../../forms/PostButton.tsx'
import { useTexts } from '../../texts/texts.tsx'
import { InlineMessage } from '../../ui/feedback/InlineMessage.tsx'

interface AppraisalProps {
  readonly order: OrderView
  readonly idempotencyKey: string
}

/** What the buyer's used car was found worth, beside what they had in mind: nothing changes without their yes. */
export function Appraisal({ order, idempotencyKey }: AppraisalProps) {
  const { t, money } = useTexts()
  const part = order.ledger.parts.find(({ appraisal }) => appraisal?.answer === null)
  if (order.isEnded || !part?.appraisal) return null
  const { amount, appraisal, trade } = part
  const fields = { intent: 'appraisal', part: part.id, key: idempotencyKey }
  const answers = (
    <>
      <PostButton fields={{ ...fields, answer: 'accepted' }} variant="primary">
        {t('orders.appraisal.accept', { amount: money(appraisal.value) })}
      </PostButton>
      <PostButton fields={{ ...fields, answer: 'refused' }}>{t('orders.appraisal.refuse')}</PostButton>
    </>
  )
  return (
    <InlineMessage tone="warn" title={t('orders.appraisal.title')} actions={answers}>
      <p>
        {t('orders.appraisal.text', {
          car: trade?.description ?? '',
          appraised: money(appraisal.value),
          promised: money(amount),
        })}
      </p>
      <p>{t('orders.appraisal.why', { note: appraisal.note })}</p>
      <p>
        {t('orders.appraisal.consequence', {
          amount: money(Math.abs(amount - appraisal.value)),
          more: String(appraisal.value < amount),
        })}
      </p>
    </InlineMessage>
  )
}
