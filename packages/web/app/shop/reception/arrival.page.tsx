import type { RouteHandle } from '@volante/contract/page'
import { isOneOf } from '@volante/domain/choice'
import { data, redirect } from 'react-router'
import { Form } from '../../forms/Form.tsx'
import { handleForm } from '../../forms/handle-form.ts'
import { keepForm } from '../../forms/keep-form.ts'
import { KIND } from '../../forms/refused.ts'
import { PostButton } from '../../forms/PostButton.tsx'
import { callRefusal } from '../../shell/call-refusal.ts'
import { formText } from '../../shell/form-text.ts'
import { page, type Page as Facts } from '../../shell/page-context.ts'
import { PageHead } from '../../shell/PageHead.tsx'
import { pathTo } from '../../shell/slugs.ts'
import { useTexts } from '../../texts/texts.tsx'
import { InlineMessage } from '../../ui/feedback/InlineMessage.tsx'
import { Opening, Page } from '../../ui/layout/Page.tsx'
import { Stack } from '../../ui/layout/Stack.tsx'
import type { Route } from './+types/arrival.page'
import { ARRIVAL, Field, subjects } from './reception-forms.ts'

export const handle = {
  texts: ['reception', 'errors', 'ui'],
  cache: false,
  query: ['code', 'unknown'],
} satisfies RouteHandle

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const { api, site } = context.get(page)
  const [dealer] = await api.dealerSearch.findDealersBy({ query: { dealerCode: params.dealer, brand: site.brand } })
  if (!dealer) throw data(null, { status: 404 })
  return {
    dealer: { code: dealer.dealerCode, name: dealer.name },
    code: url.searchParams.get('code') ?? '',
    isUnknown: url.searchParams.has('unknown'),
  }
}

/** Checks the visitor in and puts them in the line; who has an appointment says no more than that they are there. */
export async function action({ context, params: { dealer }, request }: Route.ActionArgs) {
  const facts = context.get(page)
  const posted = await request.formData()
  if (formText(posted, KIND) !== ARRIVAL.kind)
    return arrive(facts, dealer, { code: formText(posted, 'code') }, '').catch((error: unknown) => {
      if (callRefusal(error)?.status !== 404) throw error
      return redirect(pathTo(facts.site, 'arrival', { dealer }, { unknown: 1 }), 303)
    })
  return handleForm(facts, ARRIVAL, posted, ({ subject, ...who }) => arrive(facts, dealer, who, subject))
}
export const clientAction = keepForm

async function arrive({ api, site }: Facts, dealerCode: string, who: object, subject: string) {
  const { id: accessId } = await api.dealerSales.checkIn({ body: { dealerCode, ...who } })
  const wanted = isOneOf(subjects, subject) ? { subject } : {}
  const { token } = await api.dealerSales.requestAttendant({ body: { dealerCode, accessId, ...wanted } })
  return redirect(pathTo(site, 'turn', { token }), 303)
}

/** At the door of a dealer: the code there leads here. */
export default function Arrival({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useTexts()
  const { dealer, code, isUnknown } = loaderData
  return (
    <Page width="content" gap={6}>
      <PageHead title={t('reception.title')} hidden />
      <Opening size="small" title={t('reception.heading', { dealer: dealer.name })} lead={t('reception.lead')} />
      {isUnknown ? (
        <InlineMessage tone="warn" title={t('reception.unknown')} isLive>
          {t('reception.unknownText')}
        </InlineMessage>
      ) : null}
      {code ? (
        <Stack gap={3} align="start">
          <PostButton variant="primary" size="large" fields={{ code }}>
            {t('reception.here')}
          </PostButton>
          <p className="soft">{t('reception.hereText')}</p>
        </Stack>
      ) : (
        <Form form={ARRIVAL} answer={actionData} submit={t('reception.arrive')} pending={t('reception.arriving')}>
          <Field
            name="subject"
            options={subjects.map((value) => ({ value, label: t(`reception.subject.${value}`) }))}
          />
          <Field name="name" />
          <Field name="plate" isOptional />
        </Form>
      )}
    </Page>
  )
}
