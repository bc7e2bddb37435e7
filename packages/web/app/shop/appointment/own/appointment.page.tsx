import type { RouteHandle } from '@volante/contract/page'
import { redirect } from 'react-router'
import { handleForm } from '../../../forms/handle-form.ts'
import { keepForm } from '../../../forms/keep-form.ts'
import { KIND } from '../../../forms/refused.ts'
import { PostButton } from '../../../forms/PostButton.tsx'
import { KeptAsOf } from '../../../order-live/KeptAsOf.tsx'
import { callRefusal } from '../../../shell/call-refusal.ts'
import { formText } from '../../../shell/form-text.ts'
import { page } from '../../../shell/page-context.ts'
import { PageHead } from '../../../shell/PageHead.tsx'
import { qrDrawing } from '../../../shell/qr/qr-drawing.server.ts'
import { useSite } from '../../../shell/root-data.ts'
import { pathTo } from '../../../shell/slugs.ts'
import { useTexts } from '../../../texts/texts.tsx'
import { LinkButton } from '../../../ui/action/LinkButton.tsx'
import { InlineMessage } from '../../../ui/feedback/InlineMessage.tsx'
import { FocusedHeading } from '../../../ui/layout/FocusedHeading.tsx'
import { Page } from '../../../ui/layout/Page.tsx'
import { Row } from '../../../ui/layout/Stack.tsx'
import type { Route } from './+types/appointment.page'
import { APPOINTMENT_TONES } from '../../../shell/appointment-tones.ts'
import { AppointmentFacts } from './AppointmentFacts.tsx'
import { AtDealer } from './AtDealer.tsx'
import { MOVE, readSlot } from '../appointment-forms.ts'
import { BOOK_AGAIN } from './book-again.ts'
import { loadAppointment } from './load-appointment.ts'
import { OtherTime } from './OtherTime.tsx'
import { useFollowed } from '../../../shell/behaviour/use-followed.ts'

export const handle = {
  texts: ['appointment', 'errors', 'ui'],
  cache: false,
  query: ['day', 'move', 'dealer'],
} satisfies RouteHandle

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const shop = context.get(page)
  const found = await loadAppointment(shop, params.token, url.searchParams)
  const code = `${shop.origin}/desk/reception?${new URLSearchParams({ dealer: found.appointment.dealer.code, code: params.token })}`
  return { ...found, door: { text: code, drawing: qrDrawing(code) } }
}

/** Moves it or cancels it; whoever has the link may. */
export async function action({ context, request, params: { token } }: Route.ActionArgs) {
  const facts = context.get(page)
  const posted = await request.formData()
  const own = pathTo(facts.site, 'appointment', { token })
  if (formText(posted, KIND) === MOVE.kind)
    return handleForm(facts, MOVE, posted, async ({ slot }) => {
      const body = { ...readSlot(slot), dealerCode: formText(posted, 'dealer') || null }
      await facts.api.scheduler.moveByLink({ params: { token }, body })
      return redirect(own, 303)
    })
  await facts.api.scheduler.cancelByLink({ params: { token } }).catch((error: unknown) => {
    // It was over already: the page says so.
    if (callRefusal(error)?.status !== 409) throw error
  })
  return redirect(own, 303)
}
export const clientAction = keepForm

/** Where whoever asked sees how it stands, moves it and cancels it, without an account. */
export default function AppointmentPage({ loaderData, actionData }: Route.ComponentProps) {
  const { appointment, token, way, door } = loaderData
  const site = useSite()
  const { t, date } = useTexts()
  const { status, kind, model, reason, dealer } = appointment
  const isOpen = status === 'REQUESTED' || status === 'CONFIRMED'
  useFollowed(isOpen)
  const own = (query: Readonly<Record<string, string>>) => pathTo(site, 'appointment', { token }, query)
  const what = appointment.service ?? t(`appointment.kind.${kind}`)
  const again = BOOK_AGAIN[kind]
  return (
    <Page width="narrow">
      <PageHead title={what} hidden />
      <KeptAsOf scope={pathTo(site, 'appointment', { token: '' })} shown={appointment} isByQuery={way !== null} />
      <FocusedHeading>{model ? `${what}: ${model}` : what}</FocusedHeading>
      <InlineMessage tone={APPOINTMENT_TONES[status]} title={t(`appointment.status.${status}`)} isLive>
        {t(`appointment.status.${status}.text`, {
          by: date(appointment.answerBy, 'moment', dealer.timeZone),
          kind,
          dealer: dealer.name,
          reason: reason ?? '',
          hasReason: reason ? 'yes' : 'no',
        })}
      </InlineMessage>
      <AppointmentFacts appointment={appointment} token={token} />
      {isOpen && !way ? <AtDealer dealer={dealer.code} token={token} door={door} /> : null}
      {way ? <OtherTime {...way} answer={actionData} hrefOf={own} /> : null}
      <Row as="div">
        {way || status === 'DONE' ? null : <LinkButton to={own({ move: '1' })}>{t('appointment.move')}</LinkButton>}
        {isOpen && !way ? (
          <PostButton variant="quiet" fields={{ intent: 'cancel' }}>
            {t('appointment.cancel')}
          </PostButton>
        ) : null}
        {isOpen || !again ? null : (
          <LinkButton variant="quiet" to={pathTo(site, again)} reloadDocument>
            {t('appointment.other')}
          </LinkButton>
        )}
      </Row>
    </Page>
  )
}
