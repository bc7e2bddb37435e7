import type { DeskOrder } from '@volante/contract/desk-order-shapes'
import { EMPLOYEE_BUYER_TEXTS } from '@volante/domain/order/employee'
import { EMPLOYEE_BUYER_TYPES } from '@volante/domain/vocabulary'
import { formatPhone } from '@volante/domain/person/phone'
import { Link } from 'react-router'
import { useTexts } from '../../texts/texts.tsx'
import { Facts } from '../../work/Facts.tsx'
import { addressOf } from '../../work/list/list-address.ts'
import { useCountry, writtenNumber } from '../../work/people/written-number.ts'
import { Soft } from '../../work/Soft.tsx'
import { ORDERS } from '../../work/list/known-lists.ts'

/** Whom the order belongs to and which car it is about. */
export function OrderSheet({ order }: { readonly order: DeskOrder }) {
  const { t, money } = useTexts()
  const { buyer, car, chassis, dealer } = order
  const country = useCountry(order.site)
  return (
    <>
      <section aria-labelledby="buyer">
        <h2 id="buyer">{t('orders.desk.buyer')}</h2>
        <Facts
          of={{
            [t('desk.column.person')]: buyer.name,
            [t('desk.lead.taxId')]: writtenNumber(buyer.document, country),
            [t('desk.lead.email')]: <a href={`mailto:${buyer.email}`}>{buyer.email}</a>,
            [t('desk.lead.phone')]: buyer.phone && (
              <a href={`tel:${buyer.phone}`}>{formatPhone(buyer.phone, country)}</a>
            ),
            [t('orders.desk.buyerType')]: buyer.buyerType && <BuyerType type={buyer.buyerType} />,
          }}
        />
        <Soft as="p">{t('desk.lead.noted')}</Soft>
      </section>
      <section aria-labelledby="car">
        <h2 id="car">{t('desk.column.car')}</h2>
        <Facts
          of={{
            [t('orders.desk.version')]: `${car.modelName} ${car.versionName}`,
            [t('orders.desk.year')]: car.year,
            [t('orders.desk.color')]: `${car.color.name} (${car.color.code})`,
            [t('orders.car.extras')]: [...car.optionals, ...car.accessories, ...car.services]
              .map(({ name }) => name)
              .join(', '),
            MVS: car.mvsCode,
            [t('orders.desk.chassis')]: chassis ?? t('orders.desk.chassis.none'),
            [t('order.part.total')]: money(car.total),
          }}
        />
      </section>
      <section aria-labelledby="dealer">
        <h2 id="dealer">{t('orders.dealer')}</h2>
        <p>
          <Link to={addressOf(ORDERS, { dealerCode: dealer.code })}>{dealer.name}</Link>
        </p>
        <Soft as="p">{[dealer.code, dealer.city, dealer.state].filter(Boolean).join(' · ')}</Soft>
      </section>
    </>
  )
}

function BuyerType({ type }: { readonly type: string }) {
  const { t } = useTexts()
  const known = EMPLOYEE_BUYER_TYPES.find((one) => one === type)
  return known ? t(EMPLOYEE_BUYER_TEXTS[known]) : type
}
