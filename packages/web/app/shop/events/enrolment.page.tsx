import type { RouteHandle } from '@volante/contract/page'
import { data, redirect } from 'react-router'
import { keepForm } from '../../forms/keep-form.ts'
import { PostButton } from '../../forms/PostButton.tsx'
import { useFollowed } from '../../shell/behaviour/use-followed.ts'
import { callRefusal } from '../../shell/call-refusal.ts'
import { page } from '../../shell/page-context.ts'
import { PageHead } from '../../shell/PageHead.tsx'
import { qrDrawing } from '../../shell/qr/qr-drawing.server.ts'
import { useSite } from '../../shell/root-data.ts'
import { pathTo } from '../../shell/slugs.ts'
import { useTexts } from '../../texts/texts.tsx'
import { LinkButton } from '../../ui/action/LinkButton.tsx'
import { DoorCode } from '../../ui/data/DoorCode.tsx'
import { InlineMessage } from '../../ui/feedback/InlineMessage.tsx'
import { FocusedHeading } from '../../ui/layout/FocusedHeading.tsx'
import { Page } from '../../ui/layout/Page.tsx'
import { Row } from '../../ui/layout/Stack.tsx'
import type { Route } from './+types/enrolment.page'
import { ENROLMENT_TONES, standingOf } from './enrolment-standing.ts'
import { EventFacts } from './EventFacts.tsx'

export const handle = { texts: ['event', 'errors', 'ui'], cache: false, query: [] } satisfies RouteHandle

export async function loader({ context, params: { token } }: Route.LoaderArgs) {
  const { api, origin } = context.get(page)
  const enrolment = await api.events.byLink({ params: { token } }).catch((error: unknown) => {
    if (callRefusal(error)?.status === 404) throw data(null, { status: 404 })
    throw error
  })
  const code = `${origin}/desk/door?code=${token}`
  const isShown = standingOf(enrolment) === 'ENROLLED' && enrolment.event.kind !== 'VIRTUAL'
  return { enrolment, token, code: isShown ? { text: code, drawing: qrDrawing(code) } : null }
}

/** Gives the seat back; whoever has the link may. */
export async function action({ context, params: { token } }: Route.ActionArgs) {
  const { api, site } = context.get(page)
  await api.events.cancelByLink({ params: { token } })
  return redirect(pathTo(site, 'enrolment', { token }), 303)
}
export const clientAction = keepForm

/** How an enrolment stands, its code for the door or its link, and how to give it back. */
export default function EnrolmentPage({ loaderData: { enrolment, token, code } }: Route.ComponentProps) {
  const { t } = useTexts()
  const site = useSite()
  const { event, link, placeInList } = enrolment
  const standing = standingOf(enrolment)
  const isOpen = standing === 'ENROLLED' || standing === 'WAITING'
  useFollowed(isOpen)
  return (
    <Page width="narrow" gap={6}>
      <PageHead title={event.name} hidden />
      <FocusedHeading>{event.name}</FocusedHeading>
      <InlineMessage tone={ENROLMENT_TONES[standing]} title={t(`event.state.${standing}`)} isLive>
        {t(`event.state.${standing}.text`, { place: placeInList ?? 0, seats: enrolment.seats })}
      </InlineMessage>
      <EventFacts event={event} />
      {link ? (
        <LinkButton to={link} variant="primary" size="large" reloadDocument rel="noreferrer">
          {t('event.enter')}
        </LinkButton>
      ) : null}
      {code ? <DoorCode {...code} label={t('event.qr')} says={t('event.qrText')} /> : null}
      <Row gap={[3, 4]} align="center">
        {isOpen ? (
          <>
            <a className="tap" href={`/api/events/links/${token}/calendar`} download="volante.ics">
              {t('event.calendarFile')}
            </a>
            <PostButton variant="quiet" fields={{ intent: 'cancel' }}>
              {t('event.cancel')}
            </PostButton>
          </>
        ) : (
          <LinkButton to={pathTo(site, 'events')} reloadDocument>
            {t('event.all')}
          </LinkButton>
        )}
      </Row>
    </Page>
  )
}
