import type { RouteHandle } from '@volante/contract/page'
import { redirect } from 'react-router'
import { Form } from '../../forms/Form.tsx'
import { handleForm } from '../../forms/handle-form.ts'
import { keepForm } from '../../forms/keep-form.ts'
import { KIND } from '../../forms/refused.ts'
import { PostButton } from '../../forms/PostButton.tsx'
import { callRefusal } from '../../shell/call-refusal.ts'
import { formText } from '../../shell/form-text.ts'
import { page } from '../../shell/page-context.ts'
import { PageHead } from '../../shell/PageHead.tsx'
import { qrDrawing } from '../../shell/qr/qr-drawing.server.ts'
import { useSite } from '../../shell/root-data.ts'
import { pathTo } from '../../shell/slugs.ts'
import { useTexts } from '../../texts/texts.tsx'
import { LinkButton } from '../../ui/action/LinkButton.tsx'
import { InlineMessage } from '../../ui/feedback/InlineMessage.tsx'
import { FocusedHeading } from '../../ui/layout/FocusedHeading.tsx'
import { Page } from '../../ui/layout/Page.tsx'
import { Row } from '../../ui/layout/Stack.tsx'
import type { Route } from './+types/appointment.page'
import { APPOINTMENT_TONES } from '../../shell/appointment-tones.ts'
import css from './appointment.module.css'
import { AppointmentFacts } from './AppointmentFacts.tsx'
import { AtDealer } from './AtDealer.tsx'
import { loadDays } from './load-days.ts'
import { SlotFields } from './SlotFields.tsx'
import { MOVE, readSlot } from './appointment-forms.ts'
import { useFollowed } from '../../shell/behaviour/use-followed.ts'

export const handle = {
  texts: ['appointment', 'errors', 'ui'],
  cache: false,
  query: ['day', 'move'],
} satisfies RouteHandle

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const shop = context.get(page)
  const found = await shop.api.scheduler.byLink({ params: { token: params.token } }).catch((error: unknown) => {
    if (callRefusal(error)?.status === 404) throw new Response(null, { status: 404 })
    throw error
  })
  const isMoving = url.searchParams.has('move') || found.status === 'EXPIRED'
  const calendar =
    isMoving && found.status !== 'DONE'
      ? await loadDays(shop, {
          dealer: found.dealer,
          service: found.serviceId,
          token: params.token,
          day: url.searchParams.get('day'),
        }).catch(() => null)
      : null
  const code = `${shop.origin}/desk/reception?${new URLSearchParams({ dealer: found.dealer.code, code: params.token })}`
  return { appointment: found, token: params.token, calendar, door: { text: code, drawing: qrDrawing(code) } }
}

/** Moves it or cancels it; whoever has the link may. */
export async function action({ context, request, params: { token } }: Route.ActionArgs) {
  const facts = context.get(page)
  const posted = await request.formData()
  const own = pathTo(facts.site, 'appointment', { token })
  if (formText(posted, KIND) === MOVE.kind)
    return handleForm(facts, MOVE, posted, async ({ slot }) => {
      await facts.api.scheduler.moveByLink({ params: { token }, body: readSlot(slot) })
      return redirect(own, 303)
    })
  await facts.api.scheduler.cancelByLink({ params: { token } }).catch((error: unknown) => {
    // It was over already: the page says so.
    if (callRefusal(error)?.status !== 409) throw error
  })
  return redirect(own, 303)
}
export const clientAction = keepForm

export default function AppointmentPage({ loaderData, actionData }: Route.ComponentProps) {
  const { appointment, token, calendar } = loaderData
  const site = useSite()
  const { t, date } = useTexts()
  const { status, kind } = appointment
  const isOpen = status === 'REQUESTED' || status === 'CONFIRMED'
  useFollowed(isOpen)
  const own = (query: Readonly<Record<string, string>>) => pathTo(site, 'appointment', { token }, query)
  const what = kind === 'TEST_DRIVE' ? t('appointment.kind.TEST_DRIVE') : (appointment.service ?? '')
  return (
    <Page className={css.page}>
      <PageHead title={what} hidden />
      <FocusedHeading>{appointment.model ? `${what}: ${appointment.model}` : what}</FocusedHeading>
      <InlineMessage tone={APPOINTMENT_TONES[status]} title={t(`appointment.status.${status}`)} isLive>
        {t(`appointment.status.${status}.text`, {
          by: date(appointment.answerBy, 'moment'),
          dealer: appointment.dealer.name,
          reason: appointment.reason ?? '',
          hasReason: appointment.reason ? 'yes' : 'no',
        })}
      </InlineMessage>
      <AppointmentFacts appointment={appointment} token={token} />
      {isOpen && !calendar ? <AtDealer dealer={appointment.dealer.code} token={token} door={loaderData.door} /> : null}
      {calendar ? (
        <section aria-labelledby="move" className={css.where}>
          <h2 id="move" className="text-22">
            {t('appointment.move')}
          </h2>
          {calendar.day ? (
            <Form form={MOVE} answer={actionData} submit={t('appointment.moveAsk')} pending={t('appointment.asking')}>
              <SlotFields {...calendar} hrefOf={(day) => own({ move: '1', day })} />
            </Form>
          ) : (
            <p>{t('appointment.nothingFree', { dealer: appointment.dealer.name })}</p>
          )}
        </section>
      ) : null}
      <Row as="div">
        {isOpen && !calendar ? (
          <>
            <LinkButton to={own({ move: '1' })}>{t('appointment.move')}</LinkButton>
            <PostButton variant="quiet" fields={{ intent: 'cancel' }}>
              {t('appointment.cancel')}
            </PostButton>
          </>
        ) : null}
        {isOpen ? null : (
          <LinkButton to={pathTo(site, kind === 'TEST_DRIVE' ? 'testDrive' : 'serviceVisit')} reloadDocument>
            {t('appointment.other')}
          </LinkButton>
        )}
      </Row>
    </Page>
  )
}
