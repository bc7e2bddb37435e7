import type { CancellationPreview, OrderView } from '@volante/contract/order-shapes'
import type { RouteHandle } from '@volante/contract/page'
import { WITHDRAWAL_DAYS } from '@volante/domain/order/withdrawal'
import { Link, redirect } from 'react-router'
import { keyOf } from '../../forms/once-key.ts'
import { Form } from '../../forms/Form.tsx'
import { handleForm } from '../../forms/handle-form.ts'
import { keepForm } from '../../forms/keep-form.ts'
import { page } from '../../shell/page-context.ts'
import { PageHead } from '../../shell/PageHead.tsx'
import { useSite } from '../../shell/root-data.ts'
import { pathTo } from '../../shell/slugs.ts'
import { useTexts } from '../../texts/texts.tsx'
import { buttonClass } from '../../ui/action/Button.tsx'
import { requirePerson } from '../../shell/session/require-person.ts'
import type { Route } from './+types/cancel.page'
import { missing, orderOf } from './load-orders.ts'
import { noon } from '../../order-live/noon.ts'
import css from './order.module.css'
import { formText } from '../../shell/form-text.ts'
import { KIND } from '../../forms/refused.ts'
import { CANCEL_FORM, Field, WITHDRAW_FORM } from './order-forms.ts'
import { TimelineUnavailable } from './TimelineUnavailable.tsx'

export const handle = {
  texts: ['orders', 'order', 'errors', 'ui'],
  cache: false,
} satisfies RouteHandle

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const facts = context.get(page)
  await requirePerson(facts, url)
  const id = params.order ?? ''
  const order = await orderOf(facts, id)
  if (!order) return null
  const { cancellation } = order
  if (!cancellation || order.cancellationRequest) throw redirect(pathTo(facts.site, 'order', { order: id }), 303)
  return {
    order,
    cancellation,
    reasons: await facts.api.reservation.cancellationReasons(),
    idempotencyKey: crypto.randomUUID(),
  }
}

export async function action({ context, params, request, url }: Route.ActionArgs) {
  const facts = context.get(page)
  await requirePerson(facts, url)
  const { order } = params
  const posted = await request.formData()
  const send = async (body: { readonly reasonId?: string; readonly comment: string }, done: string) => {
    await facts.api.reservation.cancel({ params: { id: order }, body, ...keyOf(posted) }).catch(missing)
    return redirect(pathTo(facts.site, 'order', { order }, { done }), 303)
  }
  return formText(posted, KIND) === WITHDRAW_FORM.kind
    ? handleForm(facts, WITHDRAW_FORM, posted, (body) => send(body, 'withdrawn'))
    : handleForm(facts, CANCEL_FORM, posted, (body) => send(body, 'cancelled'))
}
export const clientAction = keepForm

/** What a cancellation gives back, how and when, before it is confirmed (OT5). */
export default function Cancel({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useTexts()
  const site = useSite()
  if (!loaderData) return <TimelineUnavailable />
  const { order, cancellation, reasons, idempotencyKey } = loaderData
  const back = pathTo(site, 'order', { order: order.id })
  const isRight = cancellation.basis === 'withdrawal'
  const title = t(isRight ? 'orders.cancel.regret' : 'orders.cancel.title')
  const form = {
    answer: actionData,
    idempotencyKey,
    look: { variant: 'danger' },
    aside: (
      <Link to={back} className={buttonClass({ variant: 'quiet', size: 'large' })}>
        {t('orders.cancel.keep')}
      </Link>
    ),
  } as const
  return (
    <div className={css.form}>
      <PageHead title={title} hidden />
      <header>
        <p className="small">
          <Link to={back}>{t('orders.order.title', { number: order.number })}</Link>
        </p>
        <h1>{title}</h1>
        <p>{t('orders.cancel.lead', { car: `${order.car.modelName} ${order.car.versionName}` })}</p>
      </header>
      <Consequence order={order} cancellation={cancellation} />
      {isRight ? (
        <Form form={WITHDRAW_FORM} submit={t('orders.cancel.withdraw')} {...form}>
          {order.status === 'DELIVERED' && <p>{t('orders.cancel.carBack', { dealer: order.dealer.name })}</p>}
          <Field name="comment" rows={3} />
        </Form>
      ) : (
        <Form form={CANCEL_FORM} submit={t('orders.cancel.confirm')} {...form}>
          <Field name="reasonId" options={reasons.map(({ id, text }) => ({ value: id, label: text }))} />
          <Field name="comment" rows={3} />
        </Form>
      )}
    </div>
  )
}

interface ConsequenceProps {
  readonly order: OrderView
  readonly cancellation: CancellationPreview
}

function Consequence({ order, cancellation }: ConsequenceProps) {
  const { t, money, date } = useTexts()
  const { basis, expectedOn, isUpdatedMonetarily, refund, refunds, retained } = cancellation
  return (
    <section aria-labelledby="refund" className={css.consequence}>
      <h2 id="refund">{t('orders.cancel.refund')}</h2>
      <p className={css.sum}>{money(refund)}</p>
      <p>
        {refund === 0 && order.ledger.paid === 0
          ? t('orders.cancel.nothingPaid')
          : t(`order.cancellationBasis.${basis}`)}
      </p>
      {retained > 0 && <p>{t('orders.cancel.retained', { amount: money(retained) })}</p>}
      {isUpdatedMonetarily && <p>{t('order.cancellation.updated')}</p>}
      {refunds.length > 0 && (
        <ul role="list">
          {refunds.map((one) => (
            <li key={`${one.kind} ${one.amount}`} className={css.row}>
              <div>
                <p>{t(`order.refund.${one.method}`)}</p>
                <p className="soft small">{t('orders.refund.by', { date: date(noon(one.expectedOn)) })}</p>
              </div>
              <span className={css.amount}>{money(one.amount)}</span>
            </li>
          ))}
        </ul>
      )}
      {expectedOn && refunds.length > 1 && <p>{t('orders.cancel.until', { date: date(noon(expectedOn), 'long') })}</p>}
      <Withdrawal until={cancellation.withdrawalUntil} />
    </section>
  )
}

/** The law's right, whether its last day is known or begins only with the contract. */
function Withdrawal({ until }: { readonly until: string | null }) {
  const { t, date } = useTexts()
  const { country } = useSite()
  const days = WITHDRAWAL_DAYS[country]
  return (
    <p className="soft small">
      {until
        ? t('orders.cancel.withdrawalUntil', { days, date: date(noon(until), 'long') })
        : t('orders.cancel.withdrawal', { days })}
    </p>
  )
}
