import type { RouteHandle } from '@volante/contract/page'
import { data, redirect } from 'react-router'
import { keepForm } from '../../../forms/keep-form.ts'
import { PostButton } from '../../../forms/PostButton.tsx'
import { callRefusal } from '../../../shell/call-refusal.ts'
import { formText } from '../../../shell/form-text.ts'
import { page } from '../../../shell/page-context.ts'
import { PageHead } from '../../../shell/PageHead.tsx'
import { useSite } from '../../../shell/root-data.ts'
import { pathTo } from '../../../shell/slugs.ts'
import { useTexts } from '../../../texts/texts.tsx'
import { LinkButton } from '../../../ui/action/LinkButton.tsx'
import { InlineMessage } from '../../../ui/feedback/InlineMessage.tsx'
import { FocusedHeading } from '../../../ui/layout/FocusedHeading.tsx'
import { Page } from '../../../ui/layout/Page.tsx'
import { Row } from '../../../ui/layout/Stack.tsx'
import type { Route } from './+types/alert.page'

export const handle = { texts: ['recall', 'errors', 'ui'], cache: false, query: ['ended'] } satisfies RouteHandle

export async function loader({ context, params: { token }, url }: Route.LoaderArgs) {
  const { api } = context.get(page)
  const alert = await api.recall.alertGet({ params: { token } }).catch((error: unknown) => {
    if (callRefusal(error)?.status !== 404) throw error
    // It is gone with its address: that is what was asked for.
    if (url.searchParams.has('ended')) return null
    throw data(null, { status: 404 })
  })
  return { alert }
}

/** A press confirms or ends it: mail programs open links by themselves. */
export async function action({ context, request, params: { token } }: Route.ActionArgs) {
  const { api, site } = context.get(page)
  const isEnd = formText(await request.formData(), 'intent') === 'end'
  try {
    if (isEnd) await api.recall.alertEnd({ params: { token } })
    else await api.recall.alertConfirm({ params: { token } })
  } catch (error) {
    if (callRefusal(error)?.status !== 404) throw error
  }
  return redirect(pathTo(site, 'recallAlert', { token }, isEnd ? { ended: '1' } : {}), 303)
}
export const clientAction = keepForm

/** What the reader of a letter asked to be told of: confirmed here, and ended here. */
export default function AlertPage({ loaderData: { alert } }: Route.ComponentProps) {
  const site = useSite()
  const { t, date } = useTexts()
  if (!alert)
    return (
      <Page gap={5}>
        <PageHead title={t('recall.alert.title')} hidden />
        <FocusedHeading>{t('recall.alert.ended')}</FocusedHeading>
        <Row>
          <LinkButton to={pathTo(site, 'recallAlertAsk')}>{t('recall.alert.again')}</LinkButton>
        </Row>
      </Page>
    )
  const { isConfirmed, vehicle, recall, endsAt } = alert
  const about = { about: recall ? 'recall' : 'car', title: recall?.title ?? '', vehicle: vehicle ?? '' }
  return (
    <Page gap={5}>
      <PageHead title={t('recall.alert.title')} hidden />
      <FocusedHeading>{t('recall.alert.of', about)}</FocusedHeading>
      <InlineMessage tone={isConfirmed ? 'good' : 'info'} isLive>
        {isConfirmed ? t('recall.alert.confirmed', { day: date(endsAt) }) : t('recall.alert.asked')}
      </InlineMessage>
      <Row>
        {isConfirmed ? null : (
          <PostButton variant="primary" fields={{ intent: 'confirm' }}>
            {t('recall.alert.confirm')}
          </PostButton>
        )}
        <PostButton fields={{ intent: 'end' }}>{t('recall.alert.end')}</PostButton>
      </Row>
    </Page>
  )
}
