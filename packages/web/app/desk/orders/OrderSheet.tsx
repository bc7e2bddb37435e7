import type { DeskOrder } from '@volante/contract/orders'
import { EMPLOYEE_BUYER_TEXTS } from '@volante/domain/order/employee'
import { EMPLOYEE_BUYER_TYPES } from '@volante/domain/vocabulary'
import { formatPhone } from '@volante/domain/phone'
import type { ReactNode } from 'react'
import { useTexts } from '../../texts/texts.tsx'
import desk from '../desk.module.css'
import { useCountry, writtenNumber } from '../leads/LeadPanel.tsx'
import { orderListAddress, readOrderQuery } from './order-query.ts'

/** Whom the order belongs to and which car it is about. */
export function OrderSheet({ order }: { readonly order: DeskOrder }) {
  const { t, money } = useTexts()
  const { buyer, car, chassis, dealer } = order
  const country = useCountry(order.site)
  const everything = readOrderQuery(new URLSearchParams())
  return (
    <>
      <section aria-labelledby="buyer">
        <h2 id="buyer">{t('orders.desk.buyer')}</h2>
        <dl className={desk.sheet}>
          <Fact name={t('desk.column.person')}>{buyer.name}</Fact>
          <Fact name={t('desk.lead.taxId')}>{writtenNumber(buyer.document, country)}</Fact>
          <Fact name={t('desk.lead.email')}>
            <a href={`mailto:${buyer.email}`}>{buyer.email}</a>
          </Fact>
          <Fact name={t('desk.lead.phone')}>
            {buyer.phone && <a href={`tel:${buyer.phone}`}>{formatPhone(buyer.phone, country)}</a>}
          </Fact>
          <Fact name={t('orders.desk.buyerType')}>{buyer.buyerType && <BuyerType type={buyer.buyerType} />}</Fact>
        </dl>
        <p className={desk.soft}>{t('desk.lead.noted')}</p>
      </section>
      <section aria-labelledby="car">
        <h2 id="car">{t('desk.column.car')}</h2>
        <dl className={desk.sheet}>
          <Fact name={t('orders.desk.version')}>{`${car.modelName} ${car.versionName}`}</Fact>
          <Fact name={t('orders.desk.year')}>{car.year}</Fact>
          <Fact name={t('orders.desk.color')}>{`${car.color.name} (${car.color.code})`}</Fact>
          <Fact name={t('orders.car.extras')}>{car.optionals.map(({ name }) => name).join(', ')}</Fact>
          <Fact name="MVS">{car.mvsCode}</Fact>
          <Fact name={t('orders.desk.chassis')}>{chassis}</Fact>
          <Fact name={t('order.part.total')}>{money(car.total)}</Fact>
        </dl>
      </section>
      <section aria-labelledby="dealer">
        <h2 id="dealer">{t('orders.dealer')}</h2>
        <p>
          <a href={orderListAddress(everything, { dealer: dealer.code })}>{dealer.name}</a>
        </p>
        <p className={desk.soft}>{[dealer.code, dealer.city, dealer.state].filter(Boolean).join(' · ')}</p>
      </section>
    </>
  )
}

function Fact({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return children ? (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  ) : null
}

function BuyerType({ type }: { readonly type: string }) {
  const { t } = useTexts()
  const known = EMPLOYEE_BUYER_TYPES.find((one) => one === type)
  return known ? t(EMPLOYEE_BUYER_TEXTS[known]) : type
}
