import type { RouteHandle } from '@volante/contract/page'
import { RATINGS } from '@volante/domain/order/feedback'
import { Link, redirect } from 'react-router'
import { Form } from '../../forms/Form.tsx'
import { handleForm } from '../../forms/handle-form.ts'
import { keepForm } from '../../forms/keep-form.ts'
import { page } from '../../shell/page-context.ts'
import { PageHead } from '../../shell/PageHead.tsx'
import { useSite } from '../../shell/root-data.ts'
import { pathTo } from '../../shell/slugs.ts'
import { useTexts } from '../../texts/texts.tsx'
import { requirePerson } from '../../shell/session/require-person.ts'
import type { Route } from './+types/feedback.page'
import { missing, orderOf } from './load-orders.ts'
import css from './order.module.css'
import { FEEDBACK_FORM, Field } from './order-forms.ts'
import { TimelineUnavailable } from './TimelineUnavailable.tsx'

export const handle = {
  texts: ['orders', 'errors', 'ui'],
  cache: false,
} satisfies RouteHandle

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const facts = context.get(page)
  await requirePerson(facts, url)
  return { order: await orderOf(facts, params.order ?? '') }
}

export async function action({ context, params, request, url }: Route.ActionArgs) {
  const facts = context.get(page)
  await requirePerson(facts, url)
  const { order } = params
  return handleForm(facts, FEEDBACK_FORM, await request.formData(), async (values) => {
    const body = { rating: RATINGS.find((one) => one === values.rating) ?? '5', comment: values.comment }
    await facts.api.reservation.feedback({ params: { id: order }, body }).catch(missing)
    return redirect(pathTo(facts.site, 'order', { order }, { done: 'feedback' }), 303)
  })
}
export const clientAction = keepForm

/** How it was, from 1 to 5; the last one sent stands. */
export default function Feedback({ loaderData: { order }, actionData }: Route.ComponentProps) {
  const { t } = useTexts()
  const site = useSite()
  if (!order) return <TimelineUnavailable />
  const { feedback } = order
  return (
    <div className={css.form}>
      <PageHead title={t('orders.feedback.title')} hidden />
      <header>
        <p className="small">
          <Link to={pathTo(site, 'order', { order: order.id })}>
            {t('orders.order.title', { number: order.number })}
          </Link>
        </p>
        <h1>{t('orders.feedback.title')}</h1>
        <p>{t('orders.feedback.lead', { car: order.car.modelName })}</p>
      </header>
      <Form
        form={FEEDBACK_FORM}
        answer={actionData}
        values={{ rating: String(feedback?.rating ?? ''), comment: feedback?.comment ?? '' }}
        submit={t('orders.feedback.send')}
      >
        <Field
          name="rating"
          options={RATINGS.map((value) => ({ value, label: t(`orders.feedback.rating.${value}`) }))}
        />
        <Field name="comment" label={t('orders.feedback.comment')} />
      </Form>
    </div>
  )
}
