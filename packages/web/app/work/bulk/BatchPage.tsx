import type { BulkBatch } from '@volante/contract/bulk'
import { Link } from 'react-router'
import { type Texts, useTexts } from '../../texts/texts.tsx'
import { buttonClass } from '../../ui/action/Button.tsx'
import { Progress } from '../../ui/data/Progress.tsx'
import { Row, Stack } from '../../ui/layout/Stack.tsx'
import { Outcome } from '../Outcome.tsx'
import { PostButton } from '../PostButton.tsx'
import { RecordPage } from '../RecordPage.tsx'
import { calledIn, type Resource } from '../resource/resource.ts'
import { useLookingAgain } from '../use-looking-again.ts'
import { RowNames } from './BulkRows.tsx'
import { whyOf } from './why-of.ts'

interface BatchPageProps {
  readonly resource: Resource
  readonly batch: BulkBatch
  /** Where what was sent to another person's approval is listed. */
  readonly toWaiting: string | null
  readonly problem: string | null
}

/** What became of a bulk change: how far it is, what did not go as wanted, its file, and taking it back. */
export function BatchPage({ resource, batch, toWaiting, problem }: BatchPageProps) {
  const texts = useTexts()
  const { t, byKey, date } = texts
  const { state, total, changed, waiting, same, refused, undone, skipped, undoUntil, problems } = batch
  const isRunning = state === 'running' || state === 'undoing'
  useLookingAgain(isRunning)
  const done = state === 'running' ? changed + same + refused : undone + skipped
  const of = state === 'running' ? total : changed
  const title = titleOf(batch, t)
  return (
    <RecordPage
      title={isRunning ? t(`work.bulk.${state}`) : title}
      back={{ to: resource.path, text: byKey(`resources.${resource.noun}.title`) }}
      text={!isRunning && t('work.bulk.counts', { same, refused })}
    >
      {problem && <Outcome tone="bad">{byKey(problem)}</Outcome>}
      {isRunning && (
        <Progress
          label={t(`work.bulk.${state}`)}
          value={done}
          max={Math.max(1, of)}
          text={t('work.bulk.of', { done, total: of })}
        />
      )}
      {problems.length > 0 && (
        <Stack as="section" gap={2}>
          <h2>{t('work.bulk.problems')}</h2>
          <RowNames
            rows={problems.map((row) => ({
              ...row,
              name: calledIn(resource, row.name, texts),
              why: whyOf(resource, row, texts),
            }))}
          />
        </Stack>
      )}
      {toWaiting && (
        <p>
          {waiting < changed && `${t('work.bulk.sent', { count: waiting })}. `}
          <Link to={toWaiting}>{t('work.bulk.sent.see')}</Link>
        </p>
      )}
      <Row gap={3} align="center">
        {undoUntil && <PostButton>{t('work.bulk.undo')}</PostButton>}
        {!isRunning && (
          <a
            href={`${resource.path}/bulk/${batch.id}/file.csv`}
            className={buttonClass({ size: 'small', variant: 'quiet' })}
            download
          >
            {t('work.bulk.file')}
          </a>
        )}
        {undoUntil && <span className="soft">{t('work.bulk.until', { at: date(undoUntil, 'moment') })}</span>}
      </Row>
    </RecordPage>
  )
}

/** What became of it in a line: what changed at once, or that all of it was sent to another person's approval. */
function titleOf({ state, changed, waiting, undone }: BulkBatch, t: Texts['t']): string {
  if (state === 'undone') return t('work.bulk.undone', { count: undone })
  const isSent = waiting > 0 && waiting === changed
  return isSent ? t('work.bulk.sent', { count: waiting }) : t('work.bulk.done', { count: changed - waiting })
}
