import type { RouteHandle } from '@volante/contract/page'
import { data, redirect } from 'react-router'
import { handleForm } from '../../forms/handle-form.ts'
import { keepForm } from '../../forms/keep-form.ts'
import { onceKey } from '../../forms/once-key.ts'
import { KIND } from '../../forms/refused.ts'
import { callRefusal } from '../../shell/call-refusal.ts'
import { formText } from '../../shell/form-text.ts'
import { page } from '../../shell/page-context.ts'
import { PageHead } from '../../shell/PageHead.tsx'
import { useSite } from '../../shell/root-data.ts'
import { pathTo } from '../../shell/slugs.ts'
import { useTexts } from '../../texts/texts.tsx'
import { LinkButton } from '../../ui/action/LinkButton.tsx'
import { InlineMessage } from '../../ui/feedback/InlineMessage.tsx'
import { Opening, Page } from '../../ui/layout/Page.tsx'
import { Stack } from '../../ui/layout/Stack.tsx'
import type { Route } from './+types/event.page'
import { EnrolForm } from './EnrolForm.tsx'
import { GUEST, namesIn, OWN } from './event-forms.ts'
import { EventFacts } from './EventFacts.tsx'
import { Seats } from './EventRow.tsx'
import css from './events.module.css'

export const handle = { texts: ['event', 'errors', 'ui'], cache: false, query: ['sent'] } satisfies RouteHandle

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const { api } = context.get(page)
  const event = await api.events.agendaGet({ params: { id: params.event } }).catch((error: unknown) => {
    // An address that is no id at all is one of nothing.
    if ([400, 404].includes(callRefusal(error)?.status ?? 0)) throw data(null, { status: 404 })
    throw error
  })
  return { event, isSent: url.searchParams.has('sent'), formKey: crypto.randomUUID() }
}

/** Holds a seat and leads to the enrolment's own page; an address that was enrolled already gets it by letter. */
export async function action({ context, params, request }: Route.ActionArgs) {
  const facts = context.get(page)
  const posted = await request.formData()
  const { api, site, visitor } = facts
  const waiting = formText(posted, 'waiting') === 'yes'
  const id = params.event
  if (visitor && formText(posted, KIND) === OWN.kind)
    return handleForm(facts, OWN, posted, async ({ companions, whatsApp }) => {
      const body = { companions: namesIn(companions), whatsApp, waiting }
      const { token, site: at } = await api.events.enroll({ params: { eventId: id }, body })
      const home = facts.sites.find((one) => one.id === at) ?? site
      return redirect(pathTo(home, 'enrolment', { token }), 303)
    })
  return handleForm(facts, GUEST, posted, async ({ companions, ...who }) => {
    const body = { ...who, companions: namesIn(companions), waiting }
    const made = await api.events.guestEnroll({
      params: { id },
      body,
      idempotencyKey: await onceKey(posted, body),
    })
    return redirect(
      made ? pathTo(site, 'enrolment', { token: made.token }) : pathTo(site, 'event', { event: id }, { sent: 1 }),
      303,
    )
  })
}
export const clientAction = keepForm

/** One event: what, when, where, and how to come. */
export default function EventPage({ loaderData, actionData }: Route.ComponentProps) {
  const { event, isSent, formKey } = loaderData
  const { t } = useTexts()
  const site = useSite()
  const mayEnrol = event.enrolment === 'open' || event.enrolment === 'waiting'
  return (
    <Page width="narrow" gap={6}>
      <PageHead title={event.name} description={event.summary || event.name} />
      <p>
        <a href={pathTo(site, 'events')}>{t('event.all')}</a>
      </p>
      <Opening size="small" title={event.name} lead={event.summary}>
        <div>
          <Seats event={event} />
        </div>
      </Opening>
      <EventFacts event={event} />
      {event.text ? (
        <Stack gap={3}>
          {event.text
            .split(/\n{2,}/)
            .filter(Boolean)
            .map((part) => (
              <p key={part} className={css.text}>
                {part}
              </p>
            ))}
        </Stack>
      ) : null}
      {isSent ? (
        <InlineMessage tone="info" title={t('event.sent')} isLive>
          {t('event.sentText')}
        </InlineMessage>
      ) : null}
      {mayEnrol && !isSent ? <EnrolForm event={event} answer={actionData} formKey={formKey} /> : null}
      {mayEnrol ? null : (
        <InlineMessage tone="warn" title={t(`event.enrolment.${event.enrolment}`)}>
          <LinkButton to={pathTo(site, 'events')} reloadDocument>
            {t('event.all')}
          </LinkButton>
        </InlineMessage>
      )}
    </Page>
  )
}
