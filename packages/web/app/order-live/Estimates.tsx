import type { OrderEstimate } from '@volante/contract/order-shapes'
import { useTexts } from '../texts/texts.tsx'
import { DayRange } from '../ui/data/DayRange.tsx'
import css from './Estimates.module.css'
import { New } from './New.tsx'

interface EstimatesProps {
  readonly estimates: readonly OrderEstimate[]
  readonly isOver?: boolean
}

/** The promised day, when it was promised and why; what was promised before stays below (OT3). */
export function Estimates({ estimates, isOver = false }: EstimatesProps) {
  const { t } = useTexts()
  const [newest, ...earlier] = estimates.toReversed()
  if (!newest || isOver) return null
  return (
    <section aria-labelledby="estimate">
      <h2 id="estimate">{t('orders.estimate')}</h2>
      <p className={css.promised}>
        <DayRange from={newest.deliveryFrom} to={newest.deliveryOn} /> {newest.isNew && <New />}
      </p>
      <Reason estimate={newest} />
      {earlier.length > 0 && (
        <>
          <h3 className={css.before}>{t('orders.estimate.before')}</h3>
          <ol role="list" className={css.earlier}>
            {earlier.map((one) => (
              <li key={one.madeAt}>
                <s>
                  <DayRange from={one.deliveryFrom} to={one.deliveryOn} />
                </s>
                <Reason estimate={one} />
              </li>
            ))}
          </ol>
        </>
      )}
    </section>
  )
}

function Reason({ estimate: { madeAt, reason, note } }: { readonly estimate: OrderEstimate }) {
  const { t, date } = useTexts()
  return (
    <p className="soft small">
      {t('orders.estimate.made', { date: date(madeAt), reason: t(`order.estimateReason.${reason}`) })}
      {note && ` ${note}`}
    </p>
  )
}
