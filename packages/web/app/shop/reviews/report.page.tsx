import type { RouteHandle } from '@volante/contract/page'
import { REPORT_REASONS } from '@volante/domain/review/review-state'
import { data } from 'react-router'
import { Form } from '../../forms/Form.tsx'
import { handleForm } from '../../forms/handle-form.ts'
import { keepForm } from '../../forms/keep-form.ts'
import { callRefusal } from '../../shell/call-refusal.ts'
import { page } from '../../shell/page-context.ts'
import { PageHead } from '../../shell/PageHead.tsx'
import { useTexts } from '../../texts/texts.tsx'
import { InlineMessage } from '../../ui/feedback/InlineMessage.tsx'
import { Opening, Page } from '../../ui/layout/Page.tsx'
import type { Route } from './+types/report.page'
import { Field, REPORT_FORM } from './report-form.ts'

export const handle = { texts: ['reviews', 'errors', 'ui'], cache: false } satisfies RouteHandle

export const loader = ({ context }: Route.LoaderArgs) => {
  const { site } = context.get(page)
  if (site.brand === 'portal') throw data(null, { status: 404 })
  return null
}

export async function action({ context, params, request }: Route.ActionArgs) {
  const known = context.get(page)
  return handleForm(known, REPORT_FORM, await request.formData(), async ({ reason, note, email }) => {
    const body = { reason: REPORT_REASONS.find((one) => one === reason) ?? 'OTHER', note, email }
    try {
      const { decidedUntil } = await known.api.rating.report({ params: { id: params.review }, body })
      return { decidedUntil, isNotified: email.trim() !== '' }
    } catch (error) {
      // An address that holds no id is no review either.
      if ([400, 404].includes(callRefusal(error)?.status ?? 0)) throw data(null, { status: 404 })
      throw error
    }
  })
}
export const clientAction = keepForm

interface Reported {
  readonly decidedUntil: string
  readonly isNotified: boolean
}
const isReported = (answer: unknown): answer is Reported =>
  typeof answer === 'object' && answer !== null && 'decidedUntil' in answer

/** Says why a review should not stand; nobody has to sign in for it. */
export default function Report({ actionData }: Route.ComponentProps) {
  const { t, date } = useTexts()
  const done = isReported(actionData) ? actionData : null
  return (
    <Page width="content" gap={6}>
      <PageHead title={t('reviews.reportTitle')} hidden />
      <Opening title={t('reviews.reportTitle')} lead={t('reviews.reportLead')} size="small" />
      {done ? (
        <InlineMessage tone="good" title={t('reviews.reported')} isLive>
          <p>
            {t('reviews.reportedUntil', { until: date(done.decidedUntil, 'moment'), told: String(done.isNotified) })}
          </p>
        </InlineMessage>
      ) : (
        <Form form={REPORT_FORM} answer={done ? undefined : actionData} submit={t('reviews.sendReport')}>
          <Field
            name="reason"
            options={REPORT_REASONS.map((value) => ({ value, label: t(`reviews.reason.${value}`) }))}
          />
          <Field name="note" rows={4} />
          <Field name="email" />
        </Form>
      )}
    </Page>
  )
}
