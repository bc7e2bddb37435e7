import { instalmentPlans } from '@volante/domain/payment/instalments'
import { CardFailure, CardFailureLook, CardFields, CardNeedsScript } from '../../../card/CardFields.tsx'
import { useTexts } from '../../../texts/texts.tsx'
import { Checkbox } from '../../../ui/choice/Checkbox.tsx'
import { Disclosure } from '../../../ui/layout/Disclosure.tsx'
import { RadioGroup } from '../../../ui/choice/RadioGroup.tsx'
import { Select } from '../../../ui/field/Select.tsx'
import { CheckoutForm } from '../../forms/CheckoutForm.tsx'
import { CouponField } from '../CouponField.tsx'
import type { Pay } from '../load-pay.ts'
import type { Choice } from '../pay-state.ts'
import css from './card.module.css'

interface CardFormProps {
  readonly pay: Pay
  readonly state: Choice
  readonly answer: unknown
}

/** A saved card or a new one, the instalments, and one button; a refusal keeps all but the code (CK3). */
export function CardForm({ pay, state, answer }: CardFormProps) {
  const { t, money } = useTexts()
  const { order, cards, due, idempotencyKey } = pay
  // The exact words of a refusal (spec platform §8), then what the bank said.
  const failed = t('payment.card.failed')
  return (
    <CheckoutForm
      kind="card"
      refused={answer}
      idempotencyKey={idempotencyKey}
      submit={t('checkout.card.submit', { amount: money(due ?? 0) })}
      pending={t('checkout.card.pending')}
      failure={state.refused ? <CardFailure title={failed} reason={state.refused.refusal?.message ?? null} /> : null}
      part="payCard"
      facts={{ 'data-live-order': order.live, 'data-status': `/api/reservation/v2/reservations/${order.id}/status` }}
    >
      <CardFailureLook title={failed} />
      <input type="hidden" name="cardToken" />
      <div className={css.choice}>
        <SavedCards cards={cards} />
        <div className={css.newCard}>
          <CardNeedsScript />
          <CardFields />
          <Checkbox name="save" value="yes" label={t('checkout.card.save')} hint={t('checkout.card.saveHint')} />
        </div>
      </div>
      <Instalments due={due ?? 0} />
      {state.purpose === 'deposit' ? <CouponField /> : null}
      <TestCards pay={pay} />
    </CheckoutForm>
  )
}

function SavedCards({ cards }: Pick<Pay, 'cards'>) {
  const { t } = useTexts()
  if (cards.length === 0) return null
  const first = cards.find(({ favourite }) => favourite) ?? cards[0]
  return (
    <RadioGroup
      name="cardId"
      legend={t('checkout.card.which')}
      defaultValue={first?.id}
      options={[
        ...cards.map(({ id, brand, number, expiry, favourite }) => ({
          value: id,
          label: `${brand} ${number}`,
          hint: [t('checkout.card.until', { expiry }), favourite ? t('checkout.card.favourite') : null]
            .filter(Boolean)
            .join(' · '),
        })),
        { value: '', label: t('checkout.card.another') },
      ]}
    />
  )
}

function Instalments({ due }: { readonly due: number }) {
  const { t, money } = useTexts()
  const plans = instalmentPlans({ totalCents: due })
  return (
    <Select
      id="installments"
      name="installments"
      label={t('checkout.card.instalments')}
      options={plans.map(({ count, otherCents, firstCents }) => ({
        value: String(count),
        label:
          count === 1
            ? t('checkout.card.once', { amount: money(firstCents) })
            : t('checkout.card.times', {
                count,
                amount: money(otherCents),
                first: money(firstCents),
                isEven: firstCents === otherCents ? 'yes' : 'no',
              }),
      }))}
    />
  )
}

/** Only in the demo: the built-in bank's cards and what each does. */
function TestCards({ pay: { testCards } }: { readonly pay: Pay }) {
  const { t } = useTexts()
  if (testCards.length === 0) return null
  return (
    <Disclosure title={t('checkout.demo.cards')}>
      <ul className={css.testCards}>
        {testCards.map(({ number, conduct, reason }) => (
          <li key={number}>
            <code>{number}</code> {reason ? t(`payment.refused.${reason}`) : t(`checkout.demo.${conduct}`)}
          </li>
        ))}
      </ul>
    </Disclosure>
  )
}
