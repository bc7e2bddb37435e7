import type { RouteHandle } from '@volante/contract/page'
import { Link } from 'react-router'
import { Form } from '../../forms/Form.tsx'
import { keepForm } from '../../forms/keep-form.ts'
import { useFollowed } from '../../shell/behaviour/use-followed.ts'
import { page } from '../../shell/page-context.ts'
import { MoreTexts, useTexts } from '../../texts/texts.tsx'
import { EmptyState } from '../../ui/feedback/States.tsx'
import { Disclosure } from '../../ui/layout/Disclosure.tsx'
import { Outcome } from '../../work/Outcome.tsx'
import { RecordPage } from '../../work/RecordPage.tsx'
import { requireRight } from '../../work/require-right.ts'
import { WorkHead } from '../../work/WorkHead.tsx'
import { WorkProblem } from '../../work/WorkProblem.tsx'
import { workPage } from '../../work/work-texts.server.ts'
import { DealerNav } from '../dealers/DealerNav.tsx'
import type { Route } from './+types/calendar.page'
import { CALENDAR_PATH, calendarPath, later, type Shown, VIEWS } from './calendar-address.ts'
import { BLOCK, Field } from './calendar-forms.ts'
import css from './calendar.module.css'
import { columnsOf } from './columns.ts'
import { Columns } from './Columns.tsx'
import { handleCalendar } from './handle-calendar.ts'
import { loadCalendar } from './load-calendar.ts'
import { OpenItem } from './OpenItem.tsx'

export const handle = { query: ['dealer', 'view', 'day', 'open', 'move', 'done'] } satisfies RouteHandle

export async function loader({ context, url }: Route.LoaderArgs) {
  const facts = context.get(page)
  requireRight(facts, url, 'agenda.keep')
  return { ...(await loadCalendar(facts, url.searchParams)), done: url.searchParams.get('done') }
}

export async function action({ context, request, url }: Route.ActionArgs) {
  const facts = context.get(page)
  requireRight(facts, url, 'agenda.keep')
  return handleCalendar(workPage(facts, request), url, await request.formData())
}
export const clientAction = keepForm

/** A dealer's appointments by day, or on one day by bay, car and person. */
export default function CalendarPage({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useTexts()
  const { dealers, from, shown, agenda, open, moving, done } = loaderData
  useFollowed(!moving && !open)
  if (!agenda)
    return (
      <EmptyState title={t('reception.noDealer')}>
        <WorkHead title={t('desk.calendar.title')} />
        {t('reception.noDealerText')}
      </EmptyState>
    )
  const { dealer, resources, today } = agenda
  const kept = { ...shown, open: undefined, move: undefined }
  return (
    <MoreTexts locale={{ timeZone: dealer.timeZone }}>
      <RecordPage title={t('desk.calendar.title')}>
        <DealerNav path={CALENDAR_PATH} dealers={dealers} chosen={dealer.code} from={from} />
        <Walk shown={moving ? { ...kept, move: moving.item.id } : kept} today={today} />
        {done ? (
          <Outcome key={`${done}${shown.day}`} tone={done === 'meanwhile' ? 'bad' : 'good'}>
            {t('desk.calendar.done', { done })}
          </Outcome>
        ) : null}
        {open ? <OpenItem item={open} resources={resources} shown={shown} answer={actionData} /> : null}
        <Columns
          columns={columnsOf(agenda, shown.view, moving)}
          shown={shown}
          today={today}
          moving={moving?.item ?? null}
          resources={resources}
        />
        <Disclosure title={t('desk.calendar.block')}>
          <Form
            form={BLOCK}
            answer={actionData}
            values={{ day: shown.day, toDay: shown.day, from: '12:00', to: '13:00' }}
            submit={t('desk.calendar.block')}
          >
            <div className={css.fields}>
              <Field
                name="resourceCode"
                isOptional
                placeholder={t('desk.calendar.whole')}
                options={resources.map(({ code, name }) => ({ value: code, label: name }))}
              />
              <Field name="day" />
              <Field name="toDay" />
              <Field name="from" />
              <Field name="to" />
              <Field name="reason" />
            </div>
          </Form>
        </Disclosure>
      </RecordPage>
    </MoreTexts>
  )
}

/** Which days, and how. */
function Walk({ shown, today }: { readonly shown: Shown; readonly today: string }) {
  const { t, date } = useTexts()
  const at = (steps: number) => calendarPath({ ...shown, day: later(shown, steps) })
  return (
    <div className={css.walk}>
      <nav aria-label={t('desk.calendar.days')} className={css.steps}>
        <Link to={at(-1)}>{t('desk.calendar.earlier', { view: shown.view })}</Link>
        <Link to={calendarPath({ ...shown, day: today })} aria-current={shown.day === today ? 'date' : undefined}>
          {t('desk.calendar.today')}
        </Link>
        <Link to={at(1)}>{t('desk.calendar.later', { view: shown.view })}</Link>
      </nav>
      <nav aria-label={t('desk.calendar.views')} className={css.steps}>
        {VIEWS.map((view) => (
          <Link
            key={view}
            to={calendarPath({ ...shown, view })}
            aria-current={view === shown.view ? 'page' : undefined}
          >
            {t('desk.calendar.view', { view })}
          </Link>
        ))}
      </nav>
      {shown.view === 'week' ? null : <h2 className="text-18">{date(`${shown.day}T12:00:00Z`, 'day')}</h2>}
    </div>
  )
}

export const ErrorBoundary = ({ error }: Route.ErrorBoundaryProps) => (
  <WorkProblem error={error} retry={CALENDAR_PATH} />
)
