import type { RouteHandle } from '@volante/contract/page'
import { data, redirect } from 'react-router'
import { callRefusal } from '../../shell/call-refusal.ts'
import { page } from '../../shell/page-context.ts'
import { PageHead } from '../../shell/PageHead.tsx'
import { useSite } from '../../shell/root-data.ts'
import { pathTo } from '../../shell/slugs.ts'
import { XsrfField } from '../../shell/XsrfField.tsx'
import { useTexts } from '../../texts/texts.tsx'
import { Button } from '../../ui/action/Button.tsx'
import { InlineMessage } from '../../ui/feedback/InlineMessage.tsx'
import { RadioGroup } from '../../ui/choice/RadioGroup.tsx'
import { TextArea } from '../../ui/field/TextArea.tsx'
import { requirePerson } from '../require-person.ts'
import type { Route } from './+types/feedback.page'
import { orderOf } from './load-orders.ts'
import css from './order.module.css'
import { TimelineUnavailable } from './TimelineUnavailable.tsx'

export const handle = {
  texts: ['orders', 'errors', 'ui'],
  script: 'light',
  cache: false,
} satisfies RouteHandle

const RATINGS = ['5', '4', '3', '2', '1'] as const

interface Refused {
  readonly rating: string
  readonly comment: string
  readonly error: string
}

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const facts = context.get(page)
  await requirePerson(facts, url)
  return { order: await orderOf(facts, params.order ?? '') }
}

export async function action({ context, params, request, url }: Route.ActionArgs) {
  const facts = context.get(page)
  await requirePerson(facts, url)
  const form = await request.formData()
  const order = params.order ?? ''
  const typed = { rating: String(form.get('rating') ?? ''), comment: String(form.get('comment') ?? '').slice(0, 1000) }
  const rating = RATINGS.find((one) => one === typed.rating)
  if (!rating) return data<Refused>({ ...typed, error: facts.texts.t('orders.feedback.missing') }, { status: 422 })
  try {
    await facts.api.reservation.feedback({ params: { id: order }, body: { rating, comment: typed.comment } })
  } catch (error) {
    const refusal = callRefusal(error)
    if (!refusal) throw error
    if (refusal.status === 404) throw data(null, { status: 404 })
    return data<Refused>({ ...typed, error: refusal.message }, { status: refusal.status })
  }
  return redirect(pathTo(facts.site, 'order', { order }, { done: 'feedback' }), 303)
}

/** How it was, from 1 to 5; the last one sent stands. */
export default function Feedback({ loaderData: { order }, actionData }: Route.ComponentProps) {
  const { t } = useTexts()
  const site = useSite()
  if (!order) return <TimelineUnavailable />
  const title = t('orders.feedback.title')
  return (
    <div className={css.form}>
      <PageHead title={actionData ? t('shell.error.prefix', { title }) : title} hidden />
      <header>
        <p className={css.back}>
          <a href={pathTo(site, 'order', { order: order.id })}>{t('orders.order.title', { number: order.number })}</a>
        </p>
        <h1>{title}</h1>
        <p>{t('orders.feedback.lead', { car: order.car.modelName })}</p>
      </header>
      <form method="post" noValidate>
        <XsrfField />
        {actionData && (
          <InlineMessage tone="bad" isLive>
            {actionData.error}
          </InlineMessage>
        )}
        <RadioGroup
          name="rating"
          legend={t('orders.feedback.rating')}
          defaultValue={actionData?.rating ?? String(order.feedback?.rating ?? '')}
          options={RATINGS.map((value) => ({ value, label: t(`orders.feedback.rating.${value}`) }))}
        />
        <TextArea
          name="comment"
          label={t('orders.feedback.comment')}
          defaultValue={actionData?.comment ?? order.feedback?.comment ?? ''}
          isOptional
          maxLength={1000}
        />
        <Button type="submit" variant="primary" size="large">
          {t('orders.feedback.send')}
        </Button>
      </form>
    </div>
  )
}
