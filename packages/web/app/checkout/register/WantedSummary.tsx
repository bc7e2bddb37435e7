import { PriceKindLine } from '../../car-price/PriceKindLine.tsx'
import { useTexts } from '../../texts/texts.tsx'
import { Price } from '../../ui/data/Price.tsx'
import { PriceLines } from '../../ui/data/PriceLines.tsx'
import { CarPlate } from '../frame/CarPlate.tsx'
import css from '../frame/frame.module.css'
import { DeliveryWindow } from './DeliveryWindow.tsx'
import type { WantedCar } from './wanted-car.ts'

interface WantedSummaryProps {
  readonly car: WantedCar
  /** Cents that the employee benefit takes off. */
  readonly discount?: number
}

/** What is about to be reserved, in the shape of the order's summary: every component and what will be due (CK1). */
export function WantedSummary({ car, discount = 0 }: WantedSummaryProps) {
  const { t } = useTexts()
  const included = t('checkout.included')
  return (
    <section className={css.summary} aria-labelledby="order-summary">
      <h2 id="order-summary" className="text-18">
        {t('checkout.summary.wanted')}
      </h2>
      <CarPlate {...car} />
      <PriceLines
        lines={[
          ...car.lines.map(({ code: id, name: title, price }, at) => {
            const note = at === 0 && car.kind ? <PriceKindLine kind={car.kind} /> : null
            return { id, title, note, amount: price === 0 ? included : price }
          }),
          { id: 'total', title: t('order.part.total'), amount: car.total, isTotal: true },
          ...(discount > 0 ? [{ id: 'benefit', title: t('order.part.employeeDiscount'), amount: -discount }] : []),
          ...(discount > 0 ? [{ id: 'rest', title: t('order.part.remaining'), amount: car.total - discount }] : []),
        ]}
      />
      {car.untaxed === null ? null : (
        <p className="soft small">
          {t('checkout.summary.untaxed')} <Price amount={car.untaxed} hasCents />
        </p>
      )}
      <p className={css.due}>
        <span>{t('checkout.summary.due')}</span>
        <Price amount={car.due} hasCents size="large" />
      </p>
      {car.delivery ? <DeliveryWindow delivery={car.delivery} /> : null}
      <p className="soft small">{t('checkout.summary.dealer', { dealer: car.dealer.name, place: car.dealer.place })}</p>
    </section>
  )
}
