import { refuse } from '@volante/domain/refusal'
import { orderStatusOf } from '@volante/domain/order/transitions'
import { Link } from 'react-router'
import { describeFields } from '../../forms/describe-fields.ts'
import { Form } from '../../forms/Form.tsx'
import { handleForm } from '../../forms/handle-form.ts'
import { keepForm } from '../../forms/keep-form.ts'
import { formText } from '../../shell/form-text.ts'
import { page } from '../../shell/page-context.ts'
import { useTexts } from '../../texts/texts.tsx'
import { InlineMessage } from '../../ui/feedback/InlineMessage.tsx'
import { EmptyState } from '../../ui/feedback/States.tsx'
import { RecordPage } from '../../work/RecordPage.tsx'
import { askedAmong, valueNamed } from '../../work/resource/choices/many-choices.ts'
import { refuseForbidden, requireRight } from '../../work/require-right.ts'
import { workPage } from '../../work/work-texts.server.ts'
import { WorkProblem } from '../../work/WorkProblem.tsx'
import type { Route } from './+types/reprocess.page'
import css from '../orders/orders.module.css'
import { campaignChoices } from './campaign-choices.ts'

export async function loader({ context, url }: Route.LoaderArgs) {
  const facts = context.get(page)
  requireRight(facts, url, 'reservations.reprocess')
  return { campaigns: await campaignChoices(facts) }
}

const { Field, form } = describeFields({ campaign: { label: 'orders.desk.reprocess.campaign', control: 'select' } })
const REPROCESS = form({
  kind: 'reprocess',
  fields: ['campaign'],
  rules: ({ campaign }) => (campaign === '' ? { campaign: refuse('order.missing.campaign') } : {}),
})

export async function action({ context, request, url }: Route.ActionArgs) {
  const facts = context.get(page)
  requireRight(facts, url, 'reservations.reprocess')
  const posted = await request.formData()
  posted.set('campaign', valueNamed(await campaignChoices(facts), formText(posted, 'campaign')))
  return handleForm(workPage(facts, request), REPROCESS, posted, async ({ campaign: campaignId }) =>
    facts.api.reservation.reprocess({ params: { campaignId } }).catch(refuseForbidden('reservations.reprocess')),
  )
}
export const clientAction = keepForm

/** Another look at the charges, timers and stock of a campaign's open orders. */
export default function Reprocess({ loaderData: { campaigns }, actionData }: Route.ComponentProps) {
  const { t } = useTexts()
  const title = t('orders.desk.reprocess')
  return (
    <RecordPage title={title} text={t('orders.desk.reprocess.text')}>
      {campaigns.length === 0 ? (
        <EmptyState title={t('orders.desk.reprocess.noneTitle')}>{t('orders.desk.reprocess.none')}</EmptyState>
      ) : (
        <Form form={REPROCESS} answer={actionData} submit={title} look={{ size: 'small' }} className={css.act}>
          <Field name="campaign" {...askedAmong(campaigns, '/desk/reprocess/options')} />
        </Form>
      )}
      {actionData && 'orders' in actionData && <Looked orders={actionData.orders} />}
    </RecordPage>
  )
}

interface LookedProps {
  readonly orders: readonly { readonly id: string; readonly number: string; readonly status: string }[]
}

function Looked({ orders }: LookedProps) {
  const { t, byKey } = useTexts()
  return (
    <>
      <InlineMessage tone="good" isLive>
        {t('orders.desk.reprocess.done', { count: orders.length })}
      </InlineMessage>
      <ul role="list" className={css.rows}>
        {orders.map(({ id, number, status }) => (
          <li key={id}>
            <Link to={`/desk/orders/${id}`}>{number}</Link>{' '}
            {byKey(`order.status.${orderStatusOf(status) ?? 'unknown'}.title`)}
          </li>
        ))}
      </ul>
    </>
  )
}

export const ErrorBoundary = ({ error }: Route.ErrorBoundaryProps) => (
  <WorkProblem error={error} retry="/desk/reprocess" />
)
