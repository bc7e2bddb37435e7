import { WITHDRAWAL_DAYS } from '@volante/domain/order/withdrawal'
import { PostButton } from '../../forms/PostButton.tsx'
import { KIND } from '../../forms/refused.ts'
import { useSite } from '../../shell/root-data.ts'
import { pathTo } from '../../shell/slugs.ts'
import { useTexts } from '../../texts/texts.tsx'
import { InlineMessage } from '../../ui/feedback/InlineMessage.tsx'
import { Row } from '../../ui/layout/Stack.tsx'
import { BUYER_FORM, type BuyerValues } from '../forms/checkout-forms.ts'
import { taxIdOf } from './buyer-values.ts'
import css from './register.module.css'
import type { WantedCar } from './wanted-car.ts'

interface ReviewProps {
  readonly car: WantedCar
  readonly values: BuyerValues
  readonly discount: number
  /** Why it is shown again. */
  readonly message?: string
  readonly idempotencyKey: string
}

/** The contract in short before it is made: who sells, to whom, what for how much, and the right to withdraw (Decreto 7.962/2013 art. 4). */
export function Review({ car, values, discount, message, idempotencyKey }: ReviewProps) {
  const { t, money } = useTexts()
  const posted = { [KIND]: BUYER_FORM.kind, ...values }
  return (
    <>
      {message === undefined ? null : (
        <InlineMessage tone="warn" isLive title={message}>
          {t('checkout.review.changed', { total: money(car.total - discount) })}
        </InlineMessage>
      )}
      <Facts car={car} values={values} discount={discount} />
      <p className="soft small">{t('checkout.review.notCharged', { minutes: car.campaign.reservationMinutes })}</p>
      <Row gap={5}>
        <PostButton
          fields={{ ...posted, step: 'confirm', total: String(car.total), key: idempotencyKey }}
          variant="primary"
          size="large"
          pending={t(car.isToOrder ? 'checkout.toOrder.pending' : 'checkout.review.pending')}
        >
          {t(car.isToOrder ? 'checkout.toOrder.confirm' : 'checkout.review.confirm')}
        </PostButton>
        <PostButton fields={{ ...posted, step: 'change' }} variant="quiet">
          {t('checkout.review.change')}
        </PostButton>
      </Row>
    </>
  )
}

function Facts({ car, values, discount }: Pick<ReviewProps, 'car' | 'values' | 'discount'>) {
  const { t, money } = useTexts()
  const site = useSite()
  const { legal, country } = site
  const number = taxIdOf(values)
  const buyer =
    values.personType === 'legalPerson'
      ? [values.companyName, number, t('checkout.review.by', { name: values.name })]
      : [values.name, number]
  const { campaign, dealer } = car
  const total = money(car.total - discount)
  const benefit = discount > 0 ? t('checkout.review.withBenefit', { discount: money(discount) }) : ''
  const directSale = car.kind?.type === 'COMPANY' ? t('checkout.review.directSale') : ''
  const facts = [
    ['seller', [legal.companyName, `${t('checkout.review.taxId')} ${legal.taxId}`, legal.address]],
    ['contact', [legal.phone, legal.email, legal.hours]],
    ['buyer', buyer],
    ['car', [`${car.modelName} ${car.versionName}, ${car.year}`, car.colorName]],
    ['price', [total, benefit, directSale, t('checkout.review.allIn')]],
    [
      'hold',
      [
        t(car.isToOrder ? 'checkout.toOrder.hold.text' : 'checkout.review.hold.text', {
          value: money(car.due),
          minutes: campaign.reservationMinutes,
          total,
        }),
      ],
    ],
    ['dealer', [dealer.name, `${dealer.address}, ${dealer.place}`]],
  ] as const
  return (
    <>
      <dl className={css.facts}>
        {facts.map(([name, lines]) => (
          <div key={name}>
            <dt>{t(`checkout.review.${name}`)}</dt>
            {lines.filter(Boolean).map((line) => (
              <dd key={line}>{line}</dd>
            ))}
          </div>
        ))}
      </dl>
      <section className={css.right} aria-labelledby="withdrawal">
        <h2 id="withdrawal">{t('checkout.review.withdrawal')}</h2>
        <p>{t('checkout.review.withdrawal.text', { days: WITHDRAWAL_DAYS[country] })}</p>
        <p>
          <a href={pathTo(site, 'regret')}>{t('checkout.review.withdrawal.how')}</a>
        </p>
      </section>
    </>
  )
}
