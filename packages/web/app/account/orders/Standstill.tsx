import type { OrderView } from '@volante/contract/order-shapes'
import { PostButton } from '../../forms/PostButton.tsx'
import { useTexts } from '../../texts/texts.tsx'
import { InlineMessage } from '../../ui/feedback/InlineMessage.tsx'
import { Appraisal } from '../appraisal/Appraisal.tsx'
import { noon } from '../../order-live/noon.ts'
import css from './order.module.css'

interface StandstillProps {
  readonly order: OrderView
  readonly idempotencyKey: string
  /** What the last press of the buyer was refused for. */
  readonly refusal: string | undefined
}

/** Why an order does not move: a cancellation that is being decided, the end of the time, money on its way back. */
export function Standstill({ order, idempotencyKey, refusal }: StandstillProps) {
  const { t } = useTexts()
  const isPixOver = order.endReason !== null
  const hasReturn = order.refunds.length > 0
  return (
    <div className={css.messages}>
      {refusal && (
        <InlineMessage tone="bad" isLive>
          {refusal}
        </InlineMessage>
      )}
      <Appraisal order={order} idempotencyKey={idempotencyKey} />
      {order.cancellationRequest && <Requested order={order} idempotencyKey={idempotencyKey} />}
      {isPixOver && (
        <InlineMessage tone="warn" title={t('orders.pixOver.title')}>
          {t('orders.pixOver.text')}
        </InlineMessage>
      )}
      {order.status === 'CANCELLED' && !isPixOver && (
        <InlineMessage tone="info" title={t('orders.cancelled.title')}>
          {t(hasReturn ? 'orders.cancelled.return' : 'orders.cancelled.nothing')}
        </InlineMessage>
      )}
    </div>
  )
}

function Requested({ order, idempotencyKey }: Pick<StandstillProps, 'order' | 'idempotencyKey'>) {
  const { t, money, date } = useTexts()
  const { cancellationRequest: asked, cancellation } = order
  if (!asked) return null
  const until = cancellation?.expectedOn
  const takeBack = (
    <PostButton fields={{ intent: 'reactivate', key: idempotencyKey }}>{t('orders.request.takeBack')}</PostButton>
  )
  return (
    <InlineMessage tone="warn" title={t('orders.request.title', { date: date(asked.at, 'moment') })} actions={takeBack}>
      {asked.refund > 0 ? t('orders.request.refund', { amount: money(asked.refund) }) : t('orders.request.nothing')}{' '}
      {until && t('orders.request.until', { date: date(noon(until)) })}
      {asked.comment && <p className={css.quote}>{asked.comment}</p>}
    </InlineMessage>
  )
}
