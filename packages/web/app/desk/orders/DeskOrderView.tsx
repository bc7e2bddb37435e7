import { Link } from 'react-router'
import { Estimates } from '../../account/orders/Estimates.tsx'
import { Notice } from '../../account/Notice.tsx'
import { useTexts } from '../../texts/texts.tsx'
import { StatusTag } from '../../ui/data/Tag.tsx'
import { WorkHead } from '../../work/WorkHead.tsx'
import { DeskMoney } from './DeskMoney.tsx'
import { DeskPapers } from './DeskPapers.tsx'
import { History } from './History.tsx'
import { ORDERS } from './order-list.ts'
import type { DeskOrderData } from './order-detail.page.tsx'
import { OrderSheet } from './OrderSheet.tsx'
import css from './orders.module.css'
import { Steps } from './Steps.tsx'
import type { RefusedStep } from './take-step.ts'
import { waitingTime } from './waiting-time.ts'

export interface DeskOrderProps {
  readonly data: DeskOrderData
  readonly refused: RefusedStep | undefined
}

/** Head, what may be done, what happened; beside it who and what it is about. */
export function DeskOrderView({ data, refused }: DeskOrderProps) {
  const { t } = useTexts()
  const { order, done } = data
  return (
    <div className={css.order}>
      <WorkHead title={t('orders.order.title', { number: order.number })} />
      <Head data={data} />
      <div className={css.main}>
        {done && !refused && <Notice>{t('orders.desk.done')}</Notice>}
        <Steps data={data} refused={refused} />
        <DeskPapers data={data} refused={refused} />
        <DeskMoney data={data} refused={refused} />
        <History events={order.events} />
      </div>
      <aside className={css.aside} aria-label={t('orders.aside')}>
        <OrderSheet order={order} />
        <Estimates estimates={order.estimates} />
      </aside>
    </div>
  )
}

function Head({ data: { order, now } }: Pick<DeskOrderProps, 'data'>) {
  const texts = useTexts()
  const { t, byKey, date } = texts
  const last = order.events.at(-1)
  const waiting = waitingTime(texts, order.actor ? order.now.since : null, now)
  return (
    <header className={css.head}>
      <p>
        <Link to={ORDERS.path}>{t('orders.desk.back')}</Link>
      </p>
      <div className={css.title}>
        <h1>{t('orders.order.title', { number: order.number })}</h1>
        <StatusTag tone={order.actor ? 'info' : 'good'}>
          {byKey(order.now.title)} {last?.isKnown === false && <code>{last.status}</code>}
        </StatusTag>
      </div>
      <dl className={css.facts}>
        <div>
          <dt>{t('orders.fact.stage')}</dt>
          <dd>{t(`order.stage.${order.stage}`)}</dd>
        </div>
        {order.actor && (
          <div>
            <dt>{t('orders.fact.actor')}</dt>
            <dd>{t(`orders.desk.actor.${order.actor}`)}</dd>
          </div>
        )}
        {waiting && (
          <div>
            <dt>{t('orders.desk.column.waiting')}</dt>
            <dd>{waiting}</dd>
          </div>
        )}
        <div>
          <dt>{t('orders.desk.column.created')}</dt>
          <dd>{date(order.createdAt, 'moment')}</dd>
        </div>
      </dl>
      {order.bankStatus && (
        <p className={css.soft}>{t('orders.desk.bank', { status: byKey(`order.status.${order.bankStatus}.title`) })}</p>
      )}
    </header>
  )
}
