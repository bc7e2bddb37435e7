import { Link } from 'react-router'
import type { PaymentKind } from '@volante/contract/order-shapes'
import { settlementOf } from '@volante/domain/order/payment-kind'
import { Check } from '../../ui/action/icons.ts'
import { Form } from '../../forms/Form.tsx'
import { useSite } from '../../shell/root-data.ts'
import { pathTo } from '../../shell/slugs.ts'
import { type Texts, useTexts } from '../../texts/texts.tsx'
import { Icon } from '../../ui/action/Icon.tsx'
import { Fieldset } from '../../ui/field/Fieldset.tsx'
import { InlineMessage } from '../../ui/feedback/InlineMessage.tsx'
import { Columns, Stack } from '../../ui/layout/Stack.tsx'
import { AddressFields } from '../../forms/address/AddressFields.tsx'
import { BrokenLine } from '../forms/BrokenLine.tsx'
import { Field, PAY_FORMS } from '../forms/checkout-forms.ts'
import { CouponField } from './CouponField.tsx'
import { CardForm } from './CardForm.tsx'
import type { Pay } from './load-pay.ts'
import css from './pay.module.css'
import { type Choice, formKind, openPapers } from './pay-state.ts'
import { Shares } from './Shares.tsx'
import { Split } from './Split.tsx'

/** The ways to pay the country and campaign have (CK11). */
export function PaymentWays({ pay, state }: { readonly pay: Pay; readonly state: Choice }) {
  const { t } = useTexts()
  return (
    <>
      {state.lapsed && <InlineMessage tone="warn">{t(`checkout.pay.lapsed.${state.lapsed}`)}</InlineMessage>}
      {state.purpose === 'remaining' ? <Shares order={pay.order} /> : null}
      <nav aria-label={t('checkout.pay.ways')}>
        <Columns as="ul" least="140px" gap={2} isFilled role="list" className={css.ways}>
          {state.kinds.map((kind) => (
            <li key={kind}>
              <Way pay={pay} kind={kind} isChosen={kind === state.kind} isRest={state.purpose === 'remaining'} />
            </li>
          ))}
        </Columns>
      </nav>
    </>
  )
}

interface PaymentFormProps {
  readonly pay: Pay
  readonly answer: unknown
}

/** The form of the chosen way. A card's stays as it is while the bank is asked: a refusal comes back to it (CK3). */
export function PaymentForm({ pay, answer }: PaymentFormProps) {
  const { t } = useTexts()
  const { state } = pay
  const kind = formKind(state)
  if (kind === null || !('purpose' in state)) return null
  const refused = state.view === 'choice' ? state.refused : null
  return (
    <Stack as="section" gap={5} aria-labelledby="way-title" hidden={state.view === 'processing'}>
      <h2 id="way-title" className="text-22">
        {t(`order.paymentKind.${kind}`)}
      </h2>
      {state.view === 'choice' && state.purpose === 'deposit' ? <CouponField pay={pay} answer={answer} /> : null}
      {state.view === 'choice' && !STATES_ITS_VALUE.includes(kind) ? (
        <Split key={kind} pay={pay} state={state} />
      ) : null}
      {kind === 'card' ? (
        <CardForm pay={pay} refused={refused} answer={answer} />
      ) : (
        <PlainForm pay={pay} kind={kind} purpose={state.purpose} answer={answer} />
      )}
    </Stack>
  )
}

/** Their forms ask for the amount themselves. */
const STATES_ITS_VALUE: readonly PaymentKind[] = ['financing', 'consortium', 'trade']

interface WayProps {
  readonly pay: Pay
  readonly kind: PaymentKind
  readonly isChosen: boolean
  readonly isRest: boolean
}

function Way({ pay, kind, isChosen, isRest }: WayProps) {
  const { t } = useTexts()
  return (
    <Link
      to={pathTo(
        useSite(),
        'orderPay',
        { order: pay.order.id },
        { kind, rest: isRest ? 1 : null, change: pay.asked.change },
      )}
      preventScrollReset
      className={css.wayLink}
      aria-current={isChosen ? 'true' : undefined}
    >
      <span>
        {t(`order.paymentKind.${kind}`)}
        <span className={css.wayNote}>{t(`order.settlement.${settlementOf(kind)}`)}</span>
      </span>
      {isChosen ? <Icon icon={Check} /> : null}
    </Link>
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
  const { t, money, number } = useTexts()
  const shared = {
    answer,
    idempotencyKey: pay.idempotencyKey,
    broken: <BrokenLine />,
    submit: t(`checkout.way.${kind}.submit`, { amount: money(pay.due ?? 0) }),
    pending: t('checkout.way.pending'),
  }
  const isRest = purpose === 'remaining'
  const text = <p>{t(kind === 'dealer' && isRest ? 'checkout.way.dealer.textRest' : `checkout.way.${kind}.text`)}</p>
  const next = <Next kind={kind} hasPapers={openPapers(pay.order).length === 0} />
  switch (kind) {
    case 'boleto':
      return (
        <Form key={kind} form={PAY_FORMS.boleto} {...shared} values={pay.address}>
          {text}
          <Fieldset legend={t('checkout.billing')}>
            <AddressFields states={pay.states} state="uf" />
          </Fieldset>
          {next}
        </Form>
      )
    case 'trade':
      return (
        <Form key={kind} form={PAY_FORMS.trade} {...shared} values={offeredFor(pay.usedCar, number)}>
          {pay.usedCar ? <p>{t('checkout.trade.offered')}</p> : text}
          <Field name="plate" className={css.short} />
          <Field name="description" />
          <Field name="value" hint={t('checkout.trade.valueHint')} />
          {next}
        </Form>
      )
    case 'financing':
      return (
        <Form key={kind} form={PAY_FORMS.financing} {...shared} values={promisedBy(pay.loan, number)}>
          {pay.loan ? <p>{t('checkout.financing.approved')}</p> : text}
          <Field name="proposalNumber" hint={t('checkout.financing.numberHint')} />
          <Field name="value" />
          {next}
        </Form>
      )
    case 'consortium':
      return (
        <Form key={kind} form={PAY_FORMS.consortium} {...shared}>
          {text}
          <Field name="proposalNumber" hint={t('checkout.consortium.numberHint')} />
          <Field name="value" />
          {next}
        </Form>
      )
    case 'pix':
    case 'dealer':
      return (
        <Form key={kind} form={PAY_FORMS[kind]} {...shared}>
          {text}
          {next}
        </Form>
      )
  }
}

/** What an approved proposal brings, filled in. */
const promisedBy = (loan: Pay['loan'], number: Texts['number']) =>
  loan ? { proposalNumber: loan.number, value: number(loan.amount / 100, { minimumFractionDigits: 2 }) } : {}

/** What a dealer offered for a used car, filled in. */
const offeredFor = (usedCar: Pay['usedCar'], number: Texts['number']) =>
  usedCar
    ? {
        plate: usedCar.plate,
        description: usedCar.car,
        value: number(usedCar.amount / 100, { minimumFractionDigits: 2 }),
      }
    : {}

interface NextProps {
  readonly kind: PlainFormProps['kind']
  readonly hasPapers: boolean
}

/** Who does what next, in three lines; papers that are in already are not asked for again. */
function Next({ kind, hasPapers }: NextProps) {
  const { t } = useTexts()
  if (kind === 'pix') return null
  const isDone = (nth: string) => nth === '1' && hasPapers && kind !== 'trade' && kind !== 'consortium'
  return (
    <div className={css.next}>
      <h3>{t('checkout.way.next')}</h3>
      <ol className={css.steps}>
        {(['1', '2', '3'] as const)
          .filter((nth) => !isDone(nth))
          .map((nth) => (
            <li key={nth}>{t(`checkout.way.${kind}.next${nth}`)}</li>
          ))}
      </ol>
    </div>
  )
}
