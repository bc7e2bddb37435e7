import type { RouteHandle } from '@volante/contract/page'
import { data, redirect } from 'react-router'
import { keepForm } from '../../../forms/keep-form.ts'
import { PostButton } from '../../../forms/PostButton.tsx'
import { useFollowed } from '../../../shell/behaviour/use-followed.ts'
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
import { BOOK_AGAIN } from './book-again.ts'
import css from '../appointment.module.css'
import type { Route } from './+types/wait.page'

export const handle = { texts: ['appointment', 'errors', 'ui'], cache: false, query: ['gone'] } satisfies RouteHandle

export async function loader({ context, params: { token }, url }: Route.LoaderArgs) {
  const { api } = context.get(page)
  const wait = await api.scheduler.waitGet({ params: { token } }).catch((error: unknown) => {
    if (callRefusal(error)?.status === 404) throw data(null, { status: 404 })
    throw error
  })
  return { wait, isGone: url.searchParams.has('gone') }
}

/** Takes what is held, or gives the place up; whoever has the link may. */
export async function action({ context, request, params: { token } }: Route.ActionArgs) {
  const { api, site } = context.get(page)
  const isTaking = formText(await request.formData(), 'intent') === 'take'
  try {
    if (isTaking) {
      const booked = await api.scheduler.waitTake({ params: { token } })
      return redirect(pathTo(site, 'appointment', { token: booked.token }), 303)
    }
    await api.scheduler.waitLeave({ params: { token } })
  } catch (error) {
    // It was over already: the page says so.
    if (callRefusal(error)?.status !== 409) throw error
    return redirect(pathTo(site, 'wait', { token }, isTaking ? { gone: '1' } : {}), 303)
  }
  return redirect(pathTo(site, 'wait', { token }), 303)
}
export const clientAction = keepForm

const TONES = { WAITING: 'info', OFFERED: 'good', TAKEN: 'good', LAPSED: 'warn', LEFT: 'info' } as const

/** Somebody's place on the waiting list of a day, and the slot that is held for them once one is free. */
export default function WaitPage({ loaderData: { wait, isGone } }: Route.ComponentProps) {
  const site = useSite()
  const { t, date } = useTexts()
  const { state, kind, model, day, period, held, dealer, appointment } = wait
  const isOpen = state === 'WAITING' || state === 'OFFERED'
  useFollowed(isOpen)
  const what = [t(`appointment.kind.${kind}`), kind === 'TEST_DRIVE' ? model : null].filter(Boolean).join(' · ')
  const time = held
    ? (held.time ?? t(`appointment.period.${held.period}`))
    : period && t(`appointment.period.${period}`)
  return (
    <Page width="narrow">
      <PageHead title={t('appointment.wait.title')} hidden />
      <FocusedHeading>{t('appointment.wait.for', { what })}</FocusedHeading>
      {isGone ? <InlineMessage tone="warn">{t('appointment.wait.gone')}</InlineMessage> : null}
      <InlineMessage tone={TONES[state]} title={t(`appointment.wait.${state}`, { ahead: wait.ahead })} isLive>
        {t(`appointment.wait.${state}.text`, {
          dealer: dealer.name,
          until: held ? date(held.until, 'moment', dealer.timeZone) : '',
        })}
      </InlineMessage>
      <dl className={css.facts}>
        <div>
          <dt>{t('appointment.when')}</dt>
          <dd>
            {date(`${day}T12:00:00Z`, 'day')} · {time ?? t('appointment.wait.any')}
          </dd>
        </div>
        <div>
          <dt>{t('appointment.where')}</dt>
          <dd>{dealer.name}</dd>
        </div>
      </dl>
      <Row as="div">
        {state === 'OFFERED' ? (
          <PostButton variant="primary" fields={{ intent: 'take' }}>
            {t('appointment.wait.take')}
          </PostButton>
        ) : null}
        {isOpen ? (
          <PostButton variant="quiet" fields={{ intent: 'leave' }}>
            {t('appointment.wait.leave')}
          </PostButton>
        ) : null}
        {appointment ? (
          <LinkButton to={pathTo(site, 'appointment', { token: appointment })}>{t('appointment.wait.see')}</LinkButton>
        ) : null}
        {state === 'LAPSED' || state === 'LEFT' ? (
          <LinkButton to={pathTo(site, BOOK_AGAIN[kind] ?? 'orders', null, { dealer: dealer.code })} reloadDocument>
            {t('appointment.wait.again')}
          </LinkButton>
        ) : null}
      </Row>
    </Page>
  )
}
