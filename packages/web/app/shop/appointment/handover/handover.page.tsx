import type { RouteHandle } from '@volante/contract/page'
import { formatPhone } from '@volante/domain/person/phone'
import { Link, redirectDocument } from 'react-router'
import { Form } from '../../../forms/Form.tsx'
import { handleForm } from '../../../forms/handle-form.ts'
import { keepForm } from '../../../forms/keep-form.ts'
import { page } from '../../../shell/page-context.ts'
import { PageHead } from '../../../shell/PageHead.tsx'
import { useSite } from '../../../shell/root-data.ts'
import { pathTo } from '../../../shell/slugs.ts'
import { useTexts } from '../../../texts/texts.tsx'
import { InlineMessage } from '../../../ui/feedback/InlineMessage.tsx'
import { Page } from '../../../ui/layout/Page.tsx'
import type { Route } from './+types/handover.page'
import { allowed, HANDOVER } from '../appointment-forms.ts'
import css from '../appointment.module.css'
import { askFor } from '../ask-for.ts'
import { ComeFields } from '../form/ComeFields.tsx'
import { useComeForm } from '../form/use-come-form.tsx'
import { loadHandover } from './load-handover.ts'

export const handle = { texts: ['appointment', 'errors', 'ui'], cache: false, query: ['day'] } satisfies RouteHandle

export const loader = ({ context, params, url }: Route.LoaderArgs) => loadHandover(context.get(page), url, params.order)

/** Holds the slot and leads to the appointment's own page. What cannot be collected is the order's page to say. */
export async function action({ context, request, params, url }: Route.ActionArgs) {
  const facts = context.get(page)
  const { order } = await loadHandover(facts, url, params.order)
  const posted = await request.formData()
  const what = {
    kind: 'HANDOVER',
    orderId: order.id,
    dealerCode: order.dealer.code,
    model: order.model,
    version: order.version,
  } as const
  return handleForm(facts, HANDOVER, posted, async ({ slot, contact, ...who }) =>
    redirectDocument(await askFor(facts, posted, { ...who, ...what, ...allowed(contact) }, slot), 303),
  )
}
export const clientAction = keepForm

/** When the buyer collects the car that stands at the dealer. */
export default function Handover({ loaderData, actionData }: Route.ComponentProps) {
  const site = useSite()
  const { t } = useTexts()
  const { order, days, day, who, formKey } = loaderData
  const come = useComeForm(formKey, day)
  const { dealer } = order
  return (
    <Page width="narrow">
      <PageHead title={t('appointment.handover.title')} hidden />
      <header className={css.head}>
        <p>
          <Link to={pathTo(site, 'order', { order: order.id })}>
            {t('appointment.handover.order', { number: order.number })}
          </Link>
        </p>
        <h1>{t('appointment.handover.heading', { model: order.model })}</h1>
        <p className="soft text-18">{t('appointment.handover.lead', { dealer: dealer.name })}</p>
      </header>
      {day ? (
        <Form form={HANDOVER} answer={actionData} values={who} {...come}>
          <ComeFields
            days={days}
            day={day}
            hrefOf={(one) => pathTo(site, 'handover', { order: order.id }, { day: one })}
            mayWait={false}
          />
        </Form>
      ) : (
        <InlineMessage
          tone="warn"
          title={t('appointment.nothingFree', { dealer: dealer.name, days: Math.max(0, days.length - 1) })}
        >
          {t('appointment.handover.call', { phone: formatPhone(dealer.phone, site.country) })}
        </InlineMessage>
      )}
    </Page>
  )
}
