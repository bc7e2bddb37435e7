import type { OrderView } from '@volante/contract/order-shapes'
import { formatPhone } from '@volante/domain/person/phone'
import { useSite } from '../../../shell/root-data.ts'
import { useTexts } from '../../../texts/texts.tsx'
import css from '../order.module.css'

/** The receipt of a withdrawal, and where and how the car goes back. */
export function CarReturn({ order }: { readonly order: OrderView }) {
  const { t, date } = useTexts()
  const { country } = useSite()
  const withdrawn = order.events.findLast(({ status }) => status === 'WITHDRAWN')
  if (order.status !== 'WITHDRAWN' || !withdrawn) return null
  const { name, city, state, phone } = order.dealer
  const digits = phone.replace(/\D/g, '')
  return (
    <section id="return" aria-labelledby="return-title" className={css.part}>
      <h2 id="return-title">{t('orders.return.title')}</h2>
      <p className={css.soft}>
        {t('orders.return.receipt', { number: order.number, date: date(withdrawn.at, 'moment') })}
      </p>
      <ol className={css.steps}>
        <li>
          {t('orders.return.appoint', { dealer: [name, city, state].filter(Boolean).join(', ') })}{' '}
          {digits && (
            <a href={`tel:+${country === 'AR' ? '54' : '55'}${digits}`}>
              {t('orders.dealer.call', { phone: formatPhone(digits, country) })}
            </a>
          )}
        </li>
        <li>{t('orders.return.bring')}</li>
        <li>{t('orders.return.free')}</li>
        <li>{t(country === 'AR' ? 'orders.return.moneyWithCar' : 'orders.return.moneyNow')}</li>
      </ol>
    </section>
  )
}
