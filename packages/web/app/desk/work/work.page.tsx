import type { RouteHandle } from '@volante/contract/page'
import type { QueueCount } from '@volante/contract/work'
import { Link } from 'react-router'
import { page } from '../../shell/page-context.ts'
import { useTexts } from '../../texts/texts.tsx'
import { InlineMessage } from '../../ui/feedback/InlineMessage.tsx'
import { EmptyState } from '../../ui/feedback/States.tsx'
import { Columns, Row, Stack } from '../../ui/layout/Stack.tsx'
import { Outcome } from '../../work/Outcome.tsx'
import { PostButton } from '../../work/PostButton.tsx'
import { RecordPage } from '../../work/RecordPage.tsx'
import { refuseForbidden, requireRight } from '../../work/require-right.ts'
import { Soft } from '../../work/Soft.tsx'
import { WorkProblem } from '../../work/WorkProblem.tsx'
import { waitingTime } from '../../work/time/time-left.ts'
import type { Route } from './+types/work.page'
import { itemPath, queueNamed, WORK_PATH } from './queue-address.ts'
import css from './work.module.css'

export const handle = { query: ['empty'] } satisfies RouteHandle

export async function loader({ context, url }: Route.LoaderArgs) {
  const facts = context.get(page)
  requireRight(facts, url, 'work.read')
  const work = await facts.api.work.queues().catch(refuseForbidden('work.read'))
  return { ...work, now: facts.now.toISOString(), empty: queueNamed(url.searchParams.get('empty') ?? '') }
}

/** What waits for the visitor, queue by queue, and what they have begun. */
export default function Work({ loaderData: { queues, lateLeads, lateBackup, now, empty } }: Route.ComponentProps) {
  const { t } = useTexts()
  return (
    <RecordPage title={t('work.mine.title')} text={t('work.mine.text')}>
      {empty && <Outcome key={empty}>{t('work.mine.done', { queue: t(`work.queue.${empty}`) })}</Outcome>}
      {lateBackup && (
        <InlineMessage tone="bad">
          {lateBackup.hours === null ? t('work.backup.none') : t('work.backup.old', { hours: lateBackup.hours })}
        </InlineMessage>
      )}
      {queues.length === 0 && lateLeads === null && (
        <EmptyState title={t('work.mine.none.title')}>{t('work.mine.none.text')}</EmptyState>
      )}
      <Columns least="17rem" gap={4} as="ul" role="list">
        {queues.map((queue) => (
          <QueueCard key={queue.queue} of={queue} now={now} />
        ))}
        {lateLeads !== null && (
          <Stack as="li" gap={2} className={css.queue} data-empty={lateLeads === 0 || undefined}>
            <h2>{t('work.queue.leads')}</h2>
            <p className={css.count}>{lateLeads}</p>
            <Row gap={3}>
              <Link to="/desk?state=late">{t('work.queue.see')}</Link>
            </Row>
          </Stack>
        )}
      </Columns>
    </RecordPage>
  )
}

function QueueCard({ of: { queue, count, oldest, own }, now }: { readonly of: QueueCount; readonly now: string }) {
  const texts = useTexts()
  const { t } = texts
  const waiting = waitingTime(texts, oldest, now)
  return (
    <Stack as="li" gap={2} className={css.queue} data-empty={count === 0 || undefined}>
      <h2>{t(`work.queue.${queue}`)}</h2>
      <p className={css.count}>{count}</p>
      <Soft as="p">{waiting ? t('work.queue.oldest', { time: waiting }) : t('work.queue.nothing')}</Soft>
      {own.map(({ id, number }) => (
        <Row key={id} gap={2}>
          <Link to={itemPath(queue, id)}>{t('work.queue.continue', { number })}</Link>
          <PostButton action={`${WORK_PATH}/${queue}`} fields={{ intent: 'release', order: id }} variant="quiet">
            {t('work.queue.release')}
          </PostButton>
        </Row>
      ))}
      {count > 0 && (
        <Row gap={3}>
          <PostButton action={`${WORK_PATH}/${queue}`} fields={{ intent: 'next' }} variant="primary">
            {t('work.queue.next')}
          </PostButton>
          <Link to={`${WORK_PATH}/${queue}`}>{t('work.queue.see')}</Link>
        </Row>
      )}
    </Stack>
  )
}

export const ErrorBoundary = ({ error }: Route.ErrorBoundaryProps) => <WorkProblem error={error} retry={WORK_PATH} />
