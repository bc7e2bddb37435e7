import type { PaymentKind } from '@volante/contract/order-shapes'
import { settlementOf } from '@volante/domain/order/payment-kind'
import { Check } from 'lucide-react'
import { useSite } from '../../shell/root-data.ts'
import { pathTo } from '../../shell/slugs.ts'
import { useTexts } from '../../texts/texts.tsx'
import { Icon } from '../../ui/action/Icon.tsx'
import { InlineMessage } from '../../ui/feedback/InlineMessage.tsx'
import { MoneyField } from '../../ui/field/MoneyField.tsx'
import { TextField } from '../../ui/field/TextField.tsx'
import { AddressFields } from '../../forms/AddressFields.tsx'
import { CheckoutForm } from '../forms/CheckoutForm.tsx'
import { useField } from '../forms/form-context.tsx'
import { CouponField } from './CouponField.tsx'
import { CardForm } from './card/CardForm.tsx'
import type { Pay } from './load-pay.ts'
import css from './pay.module.css'
import type { Choice } from './pay-state.ts'

interface PaymentChoiceProps {
  readonly pay: Pay
  readonly state: Choice
  readonly answer: unknown
}

/** The ways to pay the country and campaign have (CK11), and the form of the chosen one. */
export function PaymentChoice({ pay, state, answer }: PaymentChoiceProps) {
  const { t } = useTexts()
  return (
    <>
      {state.lapsed && <InlineMessage tone="warn">{t(`checkout.pay.lapsed.${state.lapsed}`)}</InlineMessage>}
      <nav aria-label={t('checkout.pay.ways')}>
        <ul role="list" className={css.ways}>
          {state.kinds.map((kind) => (
            <li key={kind}>
              <Way pay={pay} kind={kind} isChosen={kind === state.kind} isRest={state.purpose === 'remaining'} />
            </li>
          ))}
        </ul>
      </nav>
      <section aria-labelledby="way-title" className={css.way}>
        <h2 id="way-title" className={css.wayTitle}>
          {t(`order.paymentKind.${state.kind}`)}
        </h2>
        {state.kind === 'card' ? (
          <CardForm pay={pay} state={state} answer={answer} />
        ) : (
          <PlainForm pay={pay} kind={state.kind} purpose={state.purpose} answer={answer} />
        )}
      </section>
    </>
  )
}

interface WayProps {
  readonly pay: Pay
  readonly kind: PaymentKind
  readonly isChosen: boolean
  readonly isRest: boolean
}

function Way({ pay, kind, isChosen, isRest }: WayProps) {
  const { t } = useTexts()
  return (
    <a
      href={pathTo(useSite(), 'orderPay', { order: pay.order.id }, { kind, rest: isRest ? 1 : null })}
      className={css.wayLink}
      aria-current={isChosen ? 'true' : undefined}
    >
      <span>
        {t(`order.paymentKind.${kind}`)}
        <span className={css.wayNote}>{t(`order.settlement.${settlementOf(kind)}`)}</span>
      </span>
      {isChosen ? <Icon icon={Check} /> : null}
    </a>
  )
}

interface PlainFormProps {
  readonly pay: Pay
  readonly kind: Exclude<PaymentKind, 'card'>
  readonly purpose: Choice['purpose']
  readonly answer: unknown
}

/** Every way but the card: a form that needs no script, and what happens once it is sent. */
function PlainForm({ pay, kind, purpose, answer }: PlainFormProps) {
  const { t, money } = useTexts()
  return (
    <CheckoutForm
      kind={kind}
      refused={answer}
      values={kind === 'boleto' ? pay.address : {}}
      idempotencyKey={pay.idempotencyKey}
      submit={t(`checkout.way.${kind}.submit`, { amount: money(pay.due ?? 0) })}
      pending={t('checkout.way.pending')}
    >
      <p>{t(`checkout.way.${kind}.text`)}</p>
      {kind === 'boleto' ? <Billing pay={pay} /> : null}
      {kind === 'trade' ? <TradeFields /> : null}
      {kind === 'financing' || kind === 'consortium' ? <OutsideFields kind={kind} /> : null}
      {purpose === 'deposit' ? <CouponField /> : null}
      <Next kind={kind} />
    </CheckoutForm>
  )
}

function Billing({ pay }: { readonly pay: Pay }) {
  const { t } = useTexts()
  return (
    <fieldset className={css.fields}>
      <legend>{t('checkout.billing')}</legend>
      <AddressFields states={pay.states} state="uf" />
    </fieldset>
  )
}

function TradeFields() {
  const { t } = useTexts()
  const { country } = useSite()
  const { field } = useField()
  return (
    <>
      <TextField
        {...field('plate')}
        mask={country === 'BR' ? 'plateBr' : 'plateAr'}
        className={css.short}
        autoComplete="off"
        required
      />
      <TextField {...field('description')} hint={t('checkout.trade.descriptionHint')} autoComplete="off" required />
      <MoneyField {...field('value')} label={t('checkout.trade.value')} hint={t('checkout.trade.valueHint')} required />
    </>
  )
}

function OutsideFields({ kind }: { readonly kind: 'financing' | 'consortium' }) {
  const { t } = useTexts()
  const { field } = useField()
  return (
    <>
      <TextField
        {...field('proposalNumber')}
        label={t(`checkout.${kind}.number`)}
        hint={t(`checkout.${kind}.numberHint`)}
        isOptional={kind === 'financing'}
        required={kind === 'consortium'}
        autoComplete="off"
      />
      <MoneyField {...field('value')} label={t(`checkout.${kind}.value`)} required />
    </>
  )
}

/** Who does what next, in three lines. */
function Next({ kind }: { readonly kind: PlainFormProps['kind'] }) {
  const { t } = useTexts()
  if (kind === 'pix') return null
  return (
    <div className={css.next}>
      <h3>{t('checkout.way.next')}</h3>
      <ol className={css.steps}>
        {(['1', '2', '3'] as const).map((nth) => (
          <li key={nth}>{t(`checkout.way.${kind}.next${nth}`)}</li>
        ))}
      </ol>
    </div>
  )
}
