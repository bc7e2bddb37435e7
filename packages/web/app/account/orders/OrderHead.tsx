import { Link } from 'react-router'
import type { OrderView } from '@volante/contract/order-shapes'
import type { PicturedCar } from '../../car-photo/pictured-car.ts'
import { PostButton } from '../../forms/PostButton.tsx'
import { useKeptPage } from '../../order-live/keep-page.ts'
import { useSite } from '../../shell/root-data.ts'
import { pathTo } from '../../shell/slugs.ts'
import { listed } from '../../texts/listed.ts'
import { useTexts } from '../../texts/texts.tsx'
import { buttonClass } from '../../ui/action/Button.tsx'
import { DayRange } from '../../ui/data/DayRange.tsx'
import { Row } from '../../ui/layout/Stack.tsx'
import { Notice } from '../Notice.tsx'
import { Deadline } from './Deadline.tsx'
import { Horizon } from './Horizon.tsx'
import { noon } from '../../order-live/noon.ts'
import { actionPath } from './order-actions.ts'
import css from './order.module.css'

interface OrderHeadProps {
  readonly order: OrderView
  readonly drawn: PicturedCar | null
  readonly now: string
  readonly done: string | null
}

const DONE = [
  'cancelled',
  'withdrawn',
  'account',
  'reactivated',
  'unshared',
  'appraisal',
  'feedback',
  'returnDay',
] as const

/** Stage, what happens now, who must act and the next date (OT1), on the horizon the car travels along. */
export function OrderHead({ order, drawn, now, done }: OrderHeadProps) {
  const { t, byKey, date } = useTexts()
  const site = useSite()
  const known = DONE.find((one) => one === done)
  const last = order.events.at(-1)
  const isOffline = useKeptPage(`${pathTo(site, 'orders')}/`, last?.id)
  return (
    <header className={css.hero}>
      <div className={css.heroWords}>
        <Row as="p" gap={[0, 4]} className="soft small tabular">
          <Link to={pathTo(site, 'orders')}>{t('orders.title')}</Link>
          <span>{t('orders.order.title', { number: order.number })}</span>
        </Row>
        {known && <Notice>{t(`orders.done.${known}`)}</Notice>}
        <h1>{byKey(order.now.title)}</h1>
        <p className={css.sentence}>
          {byKey(order.now.sentence)} {last?.isKnown === false && <code>{last.status}</code>}
        </p>
        {order.countdown && <Deadline countdown={order.countdown} />}
        <Facts order={order} />
        <Todo order={order} />
        <p className={css.asOf} data-broken={isOffline || undefined} data-keep-page>
          <span role="status">{isOffline && t('orders.offline', { time: date(now, 'time') })}</span>
        </p>
      </div>
      <Horizon order={order} drawn={drawn} />
    </header>
  )
}

function Facts({
  order: { assignees, isEnded, now, stage, stages, estimates, status },
}: Pick<OrderHeadProps, 'order'>) {
  const texts = useTexts()
  const { t, date } = texts
  const promised = estimates.at(-1)
  const at = stages.findIndex(({ id }) => id === stage) + 1
  return (
    <dl className={css.facts}>
      <div>
        <dt>{t('orders.fact.stage')}</dt>
        <dd>{t('orders.stageOf', { at, of: stages.length, stage: t(`order.stage.${stage}`) })}</dd>
      </div>
      {assignees.length > 0 && (
        <div>
          <dt>{t('orders.fact.actor')}</dt>
          <dd>
            {listed(
              texts,
              assignees.map((one) => t(`order.actor.${one}`)),
            )}
          </dd>
        </div>
      )}
      {now.nextStage && (
        <div>
          <dt>{t('orders.fact.next')}</dt>
          <dd>
            {t(`order.stage.${now.nextStage}`)}
            {now.nextOn && `, ${t('orders.startsOn', { date: date(noon(now.nextOn)) })}`}
          </dd>
        </div>
      )}
      {promised && !isEnded && status !== 'REQUESTED_CANCELLATION' && (
        <div>
          <dt>{t('orders.fact.delivery')}</dt>
          <dd>
            <DayRange from={promised.deliveryFrom} to={promised.deliveryOn} />
          </dd>
        </div>
      )}
    </dl>
  )
}

/** Each a button, the first the biggest thing on the page (OT4). */
function Todo({ order }: Pick<OrderHeadProps, 'order'>) {
  const { t } = useTexts()
  const site = useSite()
  if (order.pendingActions.length === 0) {
    if (order.status === 'EXPIRED' || order.status === 'CANCELLED') return <OrderAgain order={order} />
    return order.assignees.length > 0 ? <p className="soft">{t('orders.nothingToDo')}</p> : null
  }
  return (
    <section aria-labelledby="todo" className={css.todo}>
      <h2 id="todo" className="unseen">
        {t('orders.todo')}
      </h2>
      <ul role="list">
        {order.pendingActions.map((action, at) => (
          <li key={action}>
            <Link
              to={actionPath(site, action, order.id)}
              className={buttonClass({
                variant: at === 0 ? 'primary' : 'secondary',
                size: at === 0 ? 'large' : 'medium',
              })}
            >
              {t(`order.action.${action}`)}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** The payment page orders the same again with the data that is kept (CK2): at once, or it says there why not. */
function OrderAgain({ order }: Pick<OrderHeadProps, 'order'>) {
  const { t } = useTexts()
  const site = useSite()
  return (
    <div className={css.todo}>
      <PostButton
        action={pathTo(site, 'orderPay', { order: order.id })}
        fields={{ form: 'again' }}
        variant="primary"
        size="large"
      >
        {t('orders.again')}
      </PostButton>
    </div>
  )
}
