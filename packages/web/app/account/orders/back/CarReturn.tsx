import type { OrderView } from '@volante/contract/order-shapes'
import { formatPhone } from '@volante/domain/person/phone'
import { Form, useNavigation } from 'react-router'
import { dayName, useReturnDays } from '../../../order-live/use-return-days.ts'
import { Button } from '../../../ui/action/Button.tsx'
import { Select } from '../../../ui/field/Select.tsx'
import { XsrfField } from '../../../shell/session/XsrfField.tsx'
import { useSite } from '../../../shell/root-data.ts'
import { useTexts } from '../../../texts/texts.tsx'
import css from '../order.module.css'

/** The day of the return is chosen among those on which the dealer opens. */
function ReturnDay({ of }: { readonly of: OrderView['carReturn'] }) {
  const { t } = useTexts()
  const options = useReturnDays(of)
  const isSending = useNavigation().formData?.get('intent') === 'returnDay'
  if (options.length === 0) return null
  return (
    <Form method="post" className={css.appoint}>
      <XsrfField />
      <input type="hidden" name="intent" value="returnDay" />
      <Select
        key={of?.on}
        id="on"
        name="on"
        label={t('orders.return.day')}
        options={options}
        placeholder={t('orders.return.day.choose')}
        defaultValue={of?.on ?? ''}
        required
      />
      <Button type="submit" size="small" pending={isSending ? t('ui.form.sending') : null}>
        {t(of?.on ? 'orders.return.day.change' : 'orders.return.day.save')}
      </Button>
    </Form>
  )
}

/** The receipt of a withdrawal, and where and how the car goes back. */
export function CarReturn({ order }: { readonly order: OrderView }) {
  const texts = useTexts()
  const { t, date } = texts
  const { country } = useSite()
  const withdrawn = order.events.findLast(({ status }) => status === 'WITHDRAWN')
  if (order.status !== 'WITHDRAWN' || !withdrawn) return null
  const { name, city, state, phone } = order.dealer
  const where = [name, city, state].filter(Boolean).join(', ')
  const on = order.carReturn?.on
  const digits = phone.replace(/\D/g, '')
  return (
    <section id="return" aria-labelledby="return-title" className={css.part}>
      <h2 id="return-title">{t('orders.return.title')}</h2>
      <p className="soft small">
        {t('orders.return.receipt', { number: order.number, date: date(withdrawn.at, 'moment') })}
      </p>
      <ol className={css.steps}>
        <li>
          {on
            ? t('orders.return.appointed', { dealer: where, day: dayName(texts, on) })
            : t('orders.return.appoint', { dealer: where })}{' '}
          {digits && (
            <a href={`tel:+${country === 'AR' ? '54' : '55'}${digits}`}>
              {t('orders.dealer.call', { phone: formatPhone(digits, country) })}
            </a>
          )}
          <ReturnDay of={order.carReturn} />
        </li>
        <li>{t('orders.return.bring')}</li>
        <li>{t('orders.return.free')}</li>
        <li>{t(country === 'AR' ? 'orders.return.moneyWithCar' : 'orders.return.moneyNow')}</li>
      </ol>
    </section>
  )
}
