import type { ChargeView } from '@volante/contract/order-shapes'
import { instalmentPlans } from '@volante/domain/payment/instalments'
import { CardFailure } from '../../card/CardFailure.tsx'
import { CardFields, CardNeedsScript } from '../../card/CardFields.tsx'
import { useCard } from '../../card/use-card.ts'
import { useTokenised } from '../../card/use-tokenised.ts'
import { Form } from '../../forms/Form.tsx'
import { useSite } from '../../shell/root-data.ts'
import { useTexts } from '../../texts/texts.tsx'
import { Checkbox } from '../../ui/choice/Checkbox.tsx'
import { RadioGroup } from '../../ui/choice/RadioGroup.tsx'
import { Select } from '../../ui/field/Select.tsx'
import { Disclosure } from '../../ui/layout/Disclosure.tsx'
import { BrokenLine } from '../forms/BrokenLine.tsx'
import { PAY_FORMS } from '../forms/checkout-forms.ts'
import css from './card.module.css'
import type { Pay } from './load-pay.ts'

interface CardFormProps {
  readonly pay: Pay
  /** The last card that was refused. */
  readonly refused: ChargeView | null
  readonly answer: unknown
}

/** A saved card or a new one, the instalments, and one button; a refusal keeps all but the code (CK3). */
export function CardForm({ pay, refused, answer }: CardFormProps) {
  const { t, money } = useTexts()
  const { cards, due, idempotencyKey } = pay
  const card = useCard()
  const { failure, prepare } = useTokenised(card, refused && { id: refused.id, reason: refused.refusal?.message })
  return (
    <Form
      form={PAY_FORMS.card}
      answer={answer}
      idempotencyKey={idempotencyKey}
      prepare={prepare}
      staysFilled
      broken={<BrokenLine />}
      submit={t('checkout.card.submit', { amount: money(due ?? 0) })}
      pending={t('checkout.card.pending')}
      className={css.form}
    >
      {/* The exact words of a refusal (spec platform §8), then what the bank said. */}
      {failure ? <CardFailure key={failure.id} title={t('payment.card.failed')} failure={failure} /> : null}
      <div className={css.choice}>
        <SavedCards cards={cards} />
        <div className={css.newCard}>
          <CardNeedsScript />
          <CardFields card={card} />
          <Checkbox name="save" value="yes" label={t('checkout.card.save')} hint={t('checkout.card.saveHint')} />
        </div>
      </div>
      <Instalments due={due ?? 0} />
      <TestCards pay={pay} />
    </Form>
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
  const { purchase } = useSite()
  const plans = instalmentPlans({ totalCents: due, max: purchase.instalmentsMax })
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
