import type { OrderEvent, OrderStage, OrderView } from '@volante/contract/order-shapes'
import { useTexts } from '../../texts/texts.tsx'
import { New } from '../../order-live/New.tsx'
import { noon } from '../../order-live/noon.ts'
import css from './Timeline.module.css'

type StagedOrder = Pick<OrderView, 'stages' | 'events'>

/** At most seven stages with their dates; what happened stands below its stage (OT2). */
export function Timeline({ order: { stages, events } }: { readonly order: StagedOrder }) {
  const { t } = useTexts()
  // Where an order stopped nothing is ahead of it.
  const isStopped = stages.some(({ state }) => state === 'stopped')
  const shown = isStopped ? stages.filter(({ state }) => state !== 'ahead') : stages
  return (
    <section aria-labelledby="timeline">
      <h2 id="timeline">{t('orders.timeline')}</h2>
      <ol role="list" className={css.timeline}>
        {shown.map((stage) => (
          <Stage key={stage.id} stage={stage} events={events.filter((event) => event.stage === stage.id)} />
        ))}
      </ol>
    </section>
  )
}

interface StageProps {
  readonly stage: OrderStage
  readonly events: readonly OrderEvent[]
}

function Stage({ stage, events }: StageProps) {
  const { t, byKey } = useTexts()
  const isHere = stage.state === 'current' || stage.state === 'stopped'
  return (
    <li className={css.stage} data-state={stage.state} aria-current={isHere ? 'step' : undefined}>
      <h3 className={css.name}>{t(`order.stage.${stage.id}`)}</h3>
      <p className={`soft small tabular ${css.state}`}>
        {t(`order.stageState.${stage.state}`)}
        <StageDates stage={stage} />
        {stage.isNew && events.length === 0 && <New />}
      </p>
      {events.length === 0 ? (
        stage.state !== 'skipped' && <p className="soft small">{byKey(stage.text)}</p>
      ) : (
        <ol role="list" className={css.events}>
          {events.map((event) => (
            <Event key={event.id} event={event} />
          ))}
        </ol>
      )}
    </li>
  )
}

/** When it began and ended; of what is to come the days it is planned for, the same that end with the promised delivery. */
function StageDates({ stage: { reachedAt, endedAt, expectedFrom, expectedTo } }: Pick<StageProps, 'stage'>) {
  const { t, date } = useTexts()
  if (reachedAt) {
    const from = date(reachedAt)
    const to = endedAt ? date(endedAt) : null
    return (
      <span>
        <time dateTime={reachedAt}>{from}</time>
        {endedAt && to !== from && (
          <>
            {' – '}
            <time dateTime={endedAt}>{to}</time>
          </>
        )}
        {!endedAt && expectedTo && ` · ${t('orders.by', { date: date(noon(expectedTo)) })}`}
      </span>
    )
  }
  return expectedFrom && expectedTo ? (
    <span>{t('orders.fromTo', { from: date(noon(expectedFrom)), to: date(noon(expectedTo)) })}</span>
  ) : null
}

function Event({ event }: { readonly event: OrderEvent }) {
  const { t, byKey, date } = useTexts()
  return (
    <li className={css.event}>
      <time dateTime={event.at} className="soft small">
        {date(event.at, 'moment')}
      </time>
      <span>
        {byKey(event.title)} {!event.isKnown && <code>{event.status}</code>}
        <span className="soft small"> · {t(`order.actor.${event.actor}`)}</span>
        {event.note && <span className={`soft small ${css.note}`}>{event.note}</span>}
      </span>
      {event.isNew && <New />}
    </li>
  )
}
