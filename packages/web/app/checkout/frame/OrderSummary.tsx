import type { OrderView } from '@volante/contract/order-shapes'
import { extrasOf } from '@volante/domain/order/ordered-car'
import { kindOfPrice } from '../../car-price/argentine-taxes.ts'
import { PriceKindLine } from '../../car-price/PriceKindLine.tsx'
import { useTexts } from '../../texts/texts.tsx'
import { type PriceLine, PriceLines } from '../../ui/data/PriceLines.tsx'
import { Price } from '../../ui/data/Price.tsx'
import { Row } from '../../ui/layout/Stack.tsx'
import { CarPlate } from './CarPlate.tsx'
import type { PicturedCar } from '../../car-photo/pictured-car.ts'
import css from './frame.module.css'

type SummarisedOrder = Pick<OrderView, 'number' | 'car' | 'dealer' | 'ledger' | 'currency'>

interface OrderSummaryProps {
  readonly order: SummarisedOrder
  readonly drawn: PicturedCar | null
  /** The total without national taxes, beside every price in Argentina (Res. 4/2025); null elsewhere. */
  readonly untaxed: number | null
  /** What is paid in this step, in cents; null where nothing is asked now. */
  readonly due: number | null
  readonly isRemaining?: boolean
}

/** Every component of the price, what was taken off or paid, and what is due now: in sight on each step (CK1). */
export function OrderSummary({ order, drawn, untaxed, due, isRemaining = false }: OrderSummaryProps) {
  const { t } = useTexts()
  const { car, dealer, number } = order
  return (
    <section className={css.summary} aria-labelledby="order-summary">
      <Row as="h2" gap={[0, 3]} align="baseline" justify="space-between" id="order-summary" className="text-18">
        {t('checkout.summary.title')} <span className="undisplayed soft small">{number}</span>
      </Row>
      <CarPlate
        drawn={drawn}
        modelName={car.modelName}
        versionName={car.versionName}
        year={car.year}
        colorName={car.color.name}
      />
      <PriceLines
        lines={[...carLines(car, t('checkout.included')), ...ledgerLines(order, t, isRemaining ? due : null)]}
      />
      {untaxed === null ? null : (
        <p className="soft small">
          {t('checkout.summary.untaxed')} <Price amount={untaxed} hasCents />
        </p>
      )}
      {due === null ? null : (
        <p className={css.due}>
          <span>
            {t(isRemaining && due === order.ledger.remaining ? 'checkout.summary.dueRest' : 'checkout.summary.due')}
          </span>
          <Price amount={due} hasCents size="large" />
        </p>
      )}
      <p className="soft small">
        {t('checkout.summary.dealer', { dealer: dealer.name, place: `${dealer.city}, ${dealer.state}` })}
      </p>
    </section>
  )
}

type Say = ReturnType<typeof useTexts>['t']

function carLines(car: SummarisedOrder['car'], included: string): PriceLine[] {
  const title = `${car.modelName} ${car.versionName}`
  const kind = kindOfPrice({ ...car, priceUntil: null })
  return [
    { id: 'list', title, note: kind && <PriceKindLine kind={kind} />, amount: car.price },
    ...extrasOf(car).map(({ code: id, name, price }) => ({ id, title: name, amount: price === 0 ? included : price })),
  ]
}

/**
 * The total, each part that covers some of it, and what no part covers yet: they add up to the cent. Where the rest itself is
 * paid it is said once, as what is due.
 */
function ledgerLines({ ledger }: SummarisedOrder, t: Say, restDue: number | null): PriceLine[] {
  const parts = ledger.parts.filter(({ amount }) => amount > 0)
  const rest = { id: 'rest', title: t('order.part.remaining'), amount: ledger.remaining }
  return [
    { id: 'total', title: t('order.part.total'), amount: ledger.total, isTotal: true },
    ...parts.map(({ id, kind, amount, isPaid, paymentKind }) => {
      const title = t(`order.part.${kind}`)
      const state = t(isPaid ? 'checkout.part.paid' : 'checkout.part.promised')
      const means = paymentKind && t(`order.paymentKind.${paymentKind}`)
      return { id, title, note: means && (means === title ? state : `${means} · ${state}`), amount: -amount }
    }),
    ...(parts.length > 0 && restDue !== ledger.remaining ? [rest] : []),
  ]
}
