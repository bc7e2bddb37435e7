import type { OrderView } from '@volante/contract/order-shapes'
import { XsrfField } from '../../shell/XsrfField.tsx'
import { useTexts } from '../../texts/texts.tsx'
import { Button } from '../../ui/action/Button.tsx'
import { InlineMessage } from '../../ui/feedback/InlineMessage.tsx'
import { noon } from './noon.ts'
import css from './order.module.css'

interface StandstillProps {
  readonly order: OrderView
  readonly once: string
  /** What the last press of the buyer was refused for. */
  readonly refusal: string | undefined
}

/** Why an order does not move: a cancellation that is being decided, the end of the time, money on its way back. */
export function Standstill({ order, once, refusal }: StandstillProps) {
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
      {order.cancellationRequest && <Requested order={order} once={once} />}
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

function Requested({ order, once }: Pick<StandstillProps, 'order' | 'once'>) {
  const { t, money, date } = useTexts()
  const { cancellationRequest: asked, cancellation } = order
  if (!asked) return null
  const until = cancellation?.expectedOn
  const takeBack = (
    <form method="post">
      <XsrfField />
      <input type="hidden" name="once" value={once} />
      <Button type="submit" name="intent" value="reactivate">
        {t('orders.request.takeBack')}
      </Button>
    </form>
  )
  return (
    <InlineMessage tone="warn" title={t('orders.request.title', { date: date(asked.at, 'moment') })} actions={takeBack}>
      {asked.refund > 0 ? t('orders.request.refund', { amount: money(asked.refund) }) : t('orders.request.nothing')}{' '}
      {until && t('orders.request.until', { date: date(noon(until)) })}
      {asked.comment && <p className={css.quote}>{asked.comment}</p>}
    </InlineMessage>
  )
}
