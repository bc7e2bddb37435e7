import { Link } from 'react-router'
import { stagesOfPlace } from '@volante/domain/order/unit-place'
import { CarPhoto } from '../../car-photo/CarPhoto.tsx'
import { usePage } from '../../shell/root-data.ts'
import { useTexts } from '../../texts/texts.tsx'
import { buttonClass } from '../../ui/action/Button.tsx'
import { StatusTag, Tag } from '../../ui/data/Tag.tsx'
import { Stack } from '../../ui/layout/Stack.tsx'
import { Deadline } from './Deadline.tsx'
import type { ListedOrder } from './load-orders.ts'
import { actionPath } from './order-actions.ts'
import css from './orders.module.css'

/** One order at a glance: the car, where it stands, what waits on its buyer. */
export function OrderCard({ listed }: { readonly listed: ListedOrder }) {
  const { t, date } = useTexts()
  const { order, drawn, href, isElsewhere } = listed
  const { countdown, endReason, hasNews, number, createdAt, car } = order
  return (
    <li className={css.card}>
      <div className={css.picture}>{drawn ? <CarPhoto car={drawn} sizes="320px" /> : null}</div>
      <Stack gap={2}>
        <p className="soft small tabular">{t('orders.card.number', { number, date: date(createdAt) })}</p>
        <h2 className={css.name}>
          <Link to={href} reloadDocument={isElsewhere}>
            {car.modelName} <span>{car.versionName}</span>
          </Link>
        </h2>
        <Standing order={order} />
        {endReason && <p className="soft small tabular">{endReason}</p>}
        {countdown && <Deadline countdown={countdown} />}
        {hasNews && (
          <p>
            <Tag>{t('orders.new')}</Tag>
          </p>
        )}
      </Stack>
      <Actions {...listed} />
    </li>
  )
}

function Standing({ order: { isEnded, status, stage, title: key, unitPlace } }: Pick<ListedOrder, 'order'>) {
  const { t, byKey } = useTexts()
  const title = byKey(key)
  const way = stagesOfPlace(unitPlace)
  return (
    <div>
      {isEnded ? (
        <p>
          <StatusTag tone={status === 'DELIVERED' ? 'good' : 'info'}>{title}</StatusTag>
        </p>
      ) : (
        <>
          <p className="strong">
            {t('orders.stageOf', {
              at: way.indexOf(stage) + 1,
              of: way.length,
              stage: t(`order.stage.${stage}`),
            })}
          </p>
          <p>{title}</p>
        </>
      )}
    </div>
  )
}

function Actions({ order, href, isElsewhere }: ListedOrder) {
  const { t } = useTexts()
  const { site, sites } = usePage()
  const home = sites.find(({ id }) => id === order.site) ?? site
  const car = `${order.car.modelName} ${order.number}`
  return (
    <div className={css.actions}>
      {order.pendingActions.map((action, at) => (
        <Link
          key={action}
          to={actionPath(home, action, order.id)}
          reloadDocument={isElsewhere}
          className={buttonClass({ variant: at === 0 ? 'primary' : 'secondary' })}
        >
          {t(`order.action.${action}`)} <span className="unseen">{car}</span>
        </Link>
      ))}
      <Link to={href} reloadDocument={isElsewhere} className={buttonClass({ variant: 'quiet' })}>
        {t('orders.card.follow')} <span className="unseen">{car}</span>
      </Link>
    </div>
  )
}
