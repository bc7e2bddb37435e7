import type { RouteHandle } from '@volante/contract/page'
import { Link } from 'react-router'
import { Form } from '../../forms/Form.tsx'
import { keepForm } from '../../forms/keep-form.ts'
import { useFollowed } from '../../shell/behaviour/use-followed.ts'
import { page } from '../../shell/page-context.ts'
import { MoreTexts, useTexts } from '../../texts/texts.tsx'
import { EmptyState } from '../../ui/feedback/States.tsx'
import { Columns, Row, Stack } from '../../ui/layout/Stack.tsx'
import { RecordPage } from '../../work/RecordPage.tsx'
import { Outcome } from '../../work/Outcome.tsx'
import { requireRight } from '../../work/require-right.ts'
import { WorkHead } from '../../work/WorkHead.tsx'
import { WorkProblem } from '../../work/WorkProblem.tsx'
import { workPage } from '../../work/work-texts.server.ts'
import type { Route } from './+types/reception.page'
import { DealerNav } from '../dealers/DealerNav.tsx'
import { handleReception, RECEPTION_PATH } from './handle-reception.ts'
import { loadReception, type Reception } from './load-reception.ts'
import { ARRIVED, Field, subjects } from './reception-form.ts'
import css from './reception.module.css'
import { ExpectedLine, VisitLine, VisitLines } from './VisitLine.tsx'

export const handle = { query: ['dealer', 'done', 'code'] } satisfies RouteHandle

export async function loader({ context, url }: Route.LoaderArgs) {
  const facts = context.get(page)
  requireRight(facts, url, 'reception.work')
  const done = url.searchParams.get('done')
  const code = url.searchParams.get('code') ?? ''
  return { ...(await loadReception(facts, url.searchParams)), done, code, now: facts.now.toISOString() }
}

export async function action({ context, request, url }: Route.ActionArgs) {
  const facts = context.get(page)
  requireRight(facts, url, 'reception.work')
  return handleReception(workPage(facts, request), url, await request.formData())
}
export const clientAction = keepForm

/** The screen at a dealer's desk: who has come, who waits longest, who takes care of whom. */
export default function ReceptionPage({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useTexts()
  const { queue, done, code, now, dealers, from, dealer } = loaderData
  useFollowed(true)
  if (!queue || !dealer)
    return (
      <EmptyState title={t('reception.noDealer')}>
        <WorkHead title={t('reception.desk')} />
        {t('reception.noDealerText')}
      </EmptyState>
    )
  return (
    <MoreTexts locale={{ timeZone: queue.dealer.timeZone }}>
      <RecordPage title={t('reception.desk')}>
        <Row gap={[2, 5]} align="baseline">
          <DealerNav path={RECEPTION_PATH} dealers={dealers} chosen={dealer.code} from={from} />
          <Link to={`/desk/reception/poster?dealer=${dealer.code}`}>{t('reception.poster')}</Link>
        </Row>
        <p role="status" className="unseen">
          {t('reception.count', { count: queue.visits.filter(({ state }) => state === 'WAITING').length })}
        </p>
        {done === 'meanwhile' ? <Outcome tone="bad">{t('reception.meanwhile')}</Outcome> : null}
        <Arrive answer={actionData} code={code} />
        <Lines queue={queue} now={now} />
      </RecordPage>
    </MoreTexts>
  )
}

function Lines({ queue: { visits, expected }, now }: { readonly queue: Queue; readonly now: string }) {
  const { t } = useTexts()
  const waiting = visits.filter(({ state }) => state === 'WAITING')
  const lineOf = (line: 'sales' | 'workshop') => waiting.filter((one) => one.line === line)
  const attended = visits.filter(({ state }) => state === 'ATTENDED')
  const here = visits.filter(({ state }) => state === 'CHECKED_IN')
  const parts = [
    ['sales', lineOf('sales')],
    ['workshop', lineOf('workshop')],
    ['attended', attended],
    ...(here.length > 0 ? [['here', here] as const] : []),
  ] as const
  return (
    <Stack gap={6}>
      {parts.map(([part, rows]) => (
        <VisitLines
          key={part}
          title={t(`reception.part.${part}`)}
          none={t(`reception.none.${part}`)}
          count={rows.length}
        >
          {rows.map((visit) => (
            <VisitLine key={visit.id} visit={visit} now={now} />
          ))}
        </VisitLines>
      ))}
      <VisitLines title={t('reception.part.expected')} none={t('reception.none.expected')} count={expected.length}>
        {expected.map((visit) => (
          <ExpectedLine key={visit.appointmentId} visit={visit} />
        ))}
      </VisitLines>
    </Stack>
  )
}

type Queue = NonNullable<Reception['queue']>

function Arrive({ answer, code }: { readonly answer: unknown; readonly code: string }) {
  const { t } = useTexts()
  return (
    <Form
      form={ARRIVED}
      answer={answer}
      values={{ code, subject: 'SALES' }}
      className={css.arrive}
      submit={t('reception.arrived')}
      pending={t('reception.arriving')}
    >
      <Columns least="10rem" gap={3} align="end" isFilled>
        <Field name="name" />
        <Field name="plate" isOptional />
        <Field name="code" isOptional />
        <Field
          name="subject"
          isOptional
          options={subjects.map((value) => ({ value, label: t(`reception.subject.${value}`) }))}
        />
      </Columns>
    </Form>
  )
}

export const ErrorBoundary = ({ error }: Route.ErrorBoundaryProps) => (
  <WorkProblem error={error} retry={RECEPTION_PATH} />
)
