import type { RouteHandle } from '@volante/contract/page'
import { Link, redirect } from 'react-router'
import { Form } from '../../../forms/Form.tsx'
import { handleForm } from '../../../forms/handle-form.ts'
import { keepForm } from '../../../forms/keep-form.ts'
import { page } from '../../../shell/page-context.ts'
import { PageHead } from '../../../shell/PageHead.tsx'
import { useSite } from '../../../shell/root-data.ts'
import { pathTo } from '../../../shell/slugs.ts'
import { useTexts } from '../../../texts/texts.tsx'
import { requirePerson } from '../../../shell/session/require-person.ts'
import type { Route } from './+types/refund-account.page'
import { missing, orderOf } from '../load-orders.ts'
import css from '../order.module.css'
import { Field, REFUND_ACCOUNT_FORM } from '../order-forms.ts'
import { sendRefundAccount } from '../order-post.ts'
import { TimelineUnavailable } from '../TimelineUnavailable.tsx'

export const handle = { texts: ['orders', 'order', 'errors', 'ui'], cache: false } satisfies RouteHandle

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const facts = context.get(page)
  await requirePerson(facts, url)
  const id = params.order ?? ''
  const order = await orderOf(facts, id)
  if (order && !order.pendingActions.includes('giveAccount'))
    throw redirect(pathTo(facts.site, 'order', { order: id }), 303)
  return { order, idempotencyKey: crypto.randomUUID() }
}

export async function action({ context, params, request, url }: Route.ActionArgs) {
  const facts = context.get(page)
  await requirePerson(facts, url)
  const { order } = params
  const posted = await request.formData()
  return handleForm(facts, REFUND_ACCOUNT_FORM, posted, async ({ account }) => {
    await sendRefundAccount(facts, posted, { order, account }).catch(missing)
    return redirect(pathTo(facts.site, 'order', { order }, { done: 'account' }), 303)
  })
}
export const clientAction = keepForm

/** Where money is sent that cannot go back the way it came. */
export default function RefundAccount({ loaderData: { order, idempotencyKey }, actionData }: Route.ComponentProps) {
  const { t, money } = useTexts()
  const site = useSite()
  if (!order) return <TimelineUnavailable />
  const waiting = order.refunds.filter(({ state }) => state === 'needsAccount')
  const amount = waiting.reduce((sum, refund) => sum + refund.amount, 0)
  return (
    <div className={css.form}>
      <PageHead title={t('orders.refundAccount.title')} hidden />
      <header>
        <p className="small">
          <Link to={pathTo(site, 'order', { order: order.id })}>
            {t('orders.order.title', { number: order.number })}
          </Link>
        </p>
        <h1>{t('orders.refundAccount.title')}</h1>
        <p>{t('orders.refundAccount.lead', { amount: money(amount) })}</p>
      </header>
      <Form
        form={REFUND_ACCOUNT_FORM}
        answer={actionData}
        idempotencyKey={idempotencyKey}
        submit={t('orders.refundAccount.send')}
      >
        <Field name="account" />
      </Form>
    </div>
  )
}
