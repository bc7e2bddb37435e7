import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { refusedOf } from '../../forms/refused.ts'
import { useTexts } from '../../texts/texts.tsx'
import { Row, Stack } from '../../ui/layout/Stack.tsx'
import { KeyRegion } from '../../work/KeyRegion.tsx'
import { Outcome } from '../../work/Outcome.tsx'
import { Soft } from '../../work/Soft.tsx'
import { WorkHead } from '../../work/WorkHead.tsx'
import { useCountry, writtenNumber } from '../../work/people/written-number.ts'
import { QueueBar } from '../work/QueueBar.tsx'
import type { ReviewData } from './load-review.ts'
import css from './review.module.css'

interface ReviewFrameProps {
  readonly data: ReviewData
  readonly answer: unknown
  /** What is decided on now; null where nothing is left to decide. */
  readonly open: string | null
  readonly title: string
  readonly keys: Readonly<Record<string, string>>
  readonly children: ReactNode
}

/** A review: whom it is about, what is looked at, and the keys that decide. A verdict that came too late is told, whatever is still open. */
export function ReviewFrame({ data, answer, open, title, keys, children }: ReviewFrameProps) {
  const { t } = useTexts()
  const { order, queue, item, once } = data
  const { buyer } = order
  const refused = refusedOf(answer)
  const isShown = open !== null && refused?.submission.payload.form === open
  const country = useCountry(order.site)
  return (
    <Stack gap={4} className={css.review}>
      <WorkHead title={`${title} · ${order.number}`} />
      <QueueBar queue={queue} id={order.id} item={item} />
      <Row gap={[1, 4]} align="baseline">
        <h1>{title}</h1>
        <span>{buyer.name}</span>
        <span className="tabular">{writtenNumber(buyer.document, country)}</span>
        <Link to={`/desk/orders/${order.id}`}>{order.number}</Link>
        <Soft>{t('desk.lead.noted')}</Soft>
      </Row>
      {refused && !isShown && (
        <Outcome key={once} tone="bad">
          {refused.error?.formErrors?.[0] || t('orders.review.late')}
        </Outcome>
      )}
      <KeyRegion keys={keys} of={`${order.id} ${open ?? ''}`} label={title}>
        {children}
      </KeyRegion>
    </Stack>
  )
}
