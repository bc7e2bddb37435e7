import type { RouteHandle } from '@volante/contract/page'
import { orderStatusOf } from '@volante/domain/order/transitions'
import { data, Form, Link } from 'react-router'
import { page } from '../../shell/page-context.ts'
import { XsrfField } from '../../shell/XsrfField.tsx'
import { useTexts } from '../../texts/texts.tsx'
import { Button } from '../../ui/action/Button.tsx'
import { InlineMessage } from '../../ui/feedback/InlineMessage.tsx'
import { Select } from '../../ui/field/Select.tsx'
import { EmptyState } from '../../ui/feedback/States.tsx'
import { refuseForbidden, requireRight } from '../../work/require-right.ts'
import { WorkHead } from '../../work/WorkHead.tsx'
import { WorkProblem } from '../../work/WorkProblem.tsx'
import type { Route } from './+types/reprocess.page'
import css from './orders.module.css'

export const handle = { query: ['campaign'] } satisfies RouteHandle

const COUNTRIES = ['BR', 'AR'] as const

export async function loader({ context, url }: Route.LoaderArgs) {
  const facts = context.get(page)
  requireRight(facts, url, 'reservations.reprocess')
  const lists = COUNTRIES.map((country) => facts.api.reservation.campaigns({ query: { country, active: false } }))
  const campaigns = (await Promise.all(lists)).flat()
  return { campaigns: campaigns.map(({ id, name, site }) => ({ id, name, site })) }
}

export async function action({ context, request, url }: Route.ActionArgs) {
  const facts = context.get(page)
  requireRight(facts, url, 'reservations.reprocess')
  const campaignId = String((await request.formData()).get('campaign') ?? '')
  if (campaignId === '') return data({ campaignId, orders: null }, { status: 422 })
  const { orders } = await facts.api.reservation
    .reprocess({ params: { campaignId } })
    .catch(refuseForbidden('reservations.reprocess'))
  return data({ campaignId, orders })
}

/** Another look at the charges, timers and stock of a campaign's open orders. */
export default function Reprocess({ loaderData: { campaigns }, actionData }: Route.ComponentProps) {
  const { t } = useTexts()
  const title = t('orders.desk.reprocess')
  return (
    <div className={css.page}>
      <WorkHead title={title} />
      <h1>{title}</h1>
      <p>{t('orders.desk.reprocess.text')}</p>
      {campaigns.length === 0 ? (
        <EmptyState title={t('orders.desk.reprocess.noneTitle')}>{t('orders.desk.reprocess.none')}</EmptyState>
      ) : (
        <Form method="post" className={css.act} noValidate>
          <XsrfField />
          <Select
            name="campaign"
            id="campaign"
            label={t('orders.desk.reprocess.campaign')}
            defaultValue={actionData?.campaignId ?? ''}
            placeholder={t('orders.desk.choose')}
            error={actionData?.orders === null ? t('orders.desk.reprocess.missing') : undefined}
            options={campaigns.map(({ id, name, site }) => ({ value: id, label: `${name} (${site})` }))}
          />
          <p className={css.buttons}>
            <Button type="submit" variant="primary" size="small">
              {title}
            </Button>
          </p>
        </Form>
      )}
      {actionData?.orders && <Looked orders={actionData.orders} />}
    </div>
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
