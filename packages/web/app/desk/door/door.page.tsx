import type { AtDoor } from '@volante/contract/events'
import type { RouteHandle } from '@volante/contract/page'
import { Link, redirect } from 'react-router'
import { keepForm } from '../../forms/keep-form.ts'
import { callRefusal } from '../../shell/call-refusal.ts'
import { formText } from '../../shell/form-text.ts'
import { page } from '../../shell/page-context.ts'
import { useTexts } from '../../texts/texts.tsx'
import { Button } from '../../ui/action/Button.tsx'
import { StatusTag } from '../../ui/data/Tag.tsx'
import { EmptyState } from '../../ui/feedback/States.tsx'
import { TextField } from '../../ui/field/TextField.tsx'
import { Row } from '../../ui/layout/Stack.tsx'
import { Outcome } from '../../work/Outcome.tsx'
import { PostButton } from '../../work/PostButton.tsx'
import { RecordPage } from '../../work/RecordPage.tsx'
import { refuseForbidden, requireRight } from '../../work/require-right.ts'
import { WorkProblem } from '../../work/WorkProblem.tsx'
import type { Route } from './+types/door.page'
import { doorAddress, loadDoor } from './load-door.ts'
import css from './door.module.css'

export const handle = { query: ['code', 'event', 'name', 'done'] } satisfies RouteHandle

export async function loader({ context, url }: Route.LoaderArgs) {
  const facts = context.get(page)
  requireRight(facts, url, 'events.receive')
  return loadDoor(facts, url.searchParams)
}

/** Notes that somebody came. Who has no seat any more is said. */
export async function action({ context, request, url }: Route.ActionArgs) {
  const facts = context.get(page)
  requireRight(facts, url, 'events.receive')
  const posted = await request.formData()
  const [participantId, event] = [formText(posted, 'id'), formText(posted, 'event')]
  try {
    await facts.api.events.checkIn({ body: { participantId } })
    return redirect(doorAddress({ event, done: participantId }), 303)
  } catch (error) {
    if (callRefusal(error)?.status === 409) return redirect(doorAddress({ event, done: 'none' }), 303)
    return refuseForbidden('events.receive')(error)
  }
}
export const clientAction = keepForm

/** At an event's door: a scanned code or a name, and one press. */
export default function Door({ loaderData }: Route.ComponentProps) {
  const { t, date } = useTexts()
  const { events, event, shown, isUnknown, name, done } = loaderData
  return (
    <RecordPage
      title={event?.name ?? t('reception.door')}
      text={event ? date(event.startsAt, 'moment') : t('reception.doorText')}
    >
      {done === 'none' ? <Outcome tone="bad">{t('reception.noSeat')}</Outcome> : null}
      {isUnknown ? <Outcome tone="bad">{t('reception.codeUnknown')}</Outcome> : null}
      {events.length > 1 || !event ? (
        <Row as="ul" role="list" gap={4}>
          {events.map((one) => (
            <li key={one.id}>
              <Link
                className="tap"
                to={doorAddress({ event: one.id })}
                aria-current={one.id === event?.id ? 'page' : undefined}
              >
                {one.name}, {date(one.startsAt, 'time')}
              </Link>
            </li>
          ))}
        </Row>
      ) : null}
      {event ? (
        <Row as="form" gap={3} align="end" role="search">
          <input type="hidden" name="event" value={event.id} />
          <TextField name="name" label={t('reception.findName')} defaultValue={name} autoComplete="off" />
          <Button type="submit">{t('reception.find')}</Button>
          <p className="soft">{t('reception.came', { came: event.came, taken: event.taken })}</p>
        </Row>
      ) : null}
      {events.length === 0 && shown.length === 0 ? (
        <EmptyState title={t('reception.noEvents')}>{t('reception.noEventsText')}</EmptyState>
      ) : null}
      <ul role="list">
        {shown.map((one) => (
          <Guest key={one.id} guest={one} isNew={one.id === done} />
        ))}
      </ul>
    </RecordPage>
  )
}

function Guest({ guest, isNew }: { readonly guest: AtDoor; readonly isNew: boolean }) {
  const { t } = useTexts()
  const { id, name, seats, state, eventId } = guest
  return (
    <li className={css.guest}>
      <div>
        <p className="strong">{name}</p>
        <p className="soft">{t('reception.seats', { count: seats })}</p>
      </div>
      {isNew ? <Outcome>{t('reception.isIn')}</Outcome> : null}
      {state === 'CAME' && !isNew ? <StatusTag tone="good">{t('reception.isIn')}</StatusTag> : null}
      {state === 'ENROLLED' ? (
        <PostButton
          size="large"
          variant="primary"
          fields={{ id, event: eventId }}
          aria-label={`${t('reception.checkIn')}: ${name}`}
        >
          {t('reception.checkIn')}
        </PostButton>
      ) : null}
      {state === 'WAITING' || state === 'CANCELLED' ? <StatusTag tone="warn">{t('reception.noSeat')}</StatusTag> : null}
    </li>
  )
}

export const ErrorBoundary = ({ error }: Route.ErrorBoundaryProps) => <WorkProblem error={error} retry="/desk/door" />
