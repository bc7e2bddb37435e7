import type { RouteHandle } from '@volante/contract/page'
import { redirect } from 'react-router'
import { Form } from '../../../forms/Form.tsx'
import { handleForm, showAgain } from '../../../forms/handle-form.ts'
import { keepForm } from '../../../forms/keep-form.ts'
import { formText } from '../../../shell/form-text.ts'
import { page } from '../../../shell/page-context.ts'
import { PageHead } from '../../../shell/PageHead.tsx'
import { useSite } from '../../../shell/root-data.ts'
import { pathTo } from '../../../shell/slugs.ts'
import { useTexts } from '../../../texts/texts.tsx'
import { InlineMessage } from '../../../ui/feedback/InlineMessage.tsx'
import { Opening, Page } from '../../../ui/layout/Page.tsx'
import { Breadcrumbs } from '../../../ui/navigation/Breadcrumbs.tsx'
import { loadCampaigns } from '../load-campaigns.ts'
import type { Route } from './+types/alert-ask.page'
import { CAR_ALERT, Field, RECALL_ALERT } from './alert-form.ts'

export const handle = {
  texts: ['recall', 'errors', 'ui'],
  cache: false,
  query: ['campaign', 'sent'],
} satisfies RouteHandle

export async function loader({ context, url }: Route.LoaderArgs) {
  const asked = url.searchParams.get('campaign')?.toLowerCase()
  const campaigns = await loadCampaigns(context.get(page))
  const found = campaigns.find(({ id, remedyFrom }) => id.toLowerCase() === asked && remedyFrom === null)
  return { recall: found ? { id: found.id, title: found.title } : null, isSent: url.searchParams.has('sent') }
}

/** A car that was just asked about comes with what was typed; no address names it. */
export async function action({ context, request }: Route.ActionArgs) {
  const facts = context.get(page)
  const { api, site } = facts
  const posted = await request.formData()
  if (formText(posted, 'intent') === 'begin') return showAgain(posted)
  const done = () => redirect(pathTo(site, 'recallAlertAsk', null, { sent: '1' }), 303)
  const campaignId = formText(posted, 'campaign')
  if (campaignId !== '')
    return handleForm(facts, RECALL_ALERT, posted, async ({ email }) => {
      await api.recall.alertCreate({ body: { email, campaignId } })
      return done()
    })
  return handleForm(facts, CAR_ALERT, posted, async ({ email, vehicle }) => {
    await api.recall.alertCreate({ body: { email, vehicle: vehicle.trim() } })
    return done()
  })
}
export const clientAction = keepForm

/** "Avise-me" (RC-2): an address for a car, or for a recall that cannot be repaired yet. */
export default function AskForAlert({ loaderData: { recall, isSent }, actionData }: Route.ComponentProps) {
  const site = useSite()
  const { t } = useTexts()
  const about = { about: recall ? 'recall' : 'car', title: recall?.title ?? '' }
  return (
    <Page gap={6}>
      <PageHead title={t('recall.alert.title')} hidden />
      <Breadcrumbs
        crumbs={[
          { title: t('recall.title'), to: pathTo(site, 'recall') },
          { title: t('recall.alert.title'), to: pathTo(site, 'recallAlertAsk') },
        ]}
      />
      <Opening title={t('recall.alert.title')} lead={t('recall.alert.lead', about)} size="small" />
      {isSent ? (
        <InlineMessage tone="good" isLive>
          {t('recall.alert.sent')}
        </InlineMessage>
      ) : recall ? (
        <Form form={RECALL_ALERT} answer={actionData} submit={t('recall.alert.ask')}>
          <input type="hidden" name="campaign" value={recall.id} />
          <Field name="email" />
        </Form>
      ) : (
        <Form form={CAR_ALERT} answer={actionData} submit={t('recall.alert.ask')}>
          <Field name="vehicle" />
          <Field name="email" />
        </Form>
      )}
    </Page>
  )
}
