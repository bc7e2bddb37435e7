import type { BatchDetail } from '@volante/contract/sheets'
import { can } from '@volante/domain/policy/policy'
import { Link } from 'react-router'
import { keepForm } from '../../forms/keep-form.ts'
import { page } from '../../shell/page-context.ts'
import { useTexts } from '../../texts/texts.tsx'
import { buttonClass } from '../../ui/action/Button.tsx'
import { Progress } from '../../ui/data/Progress.tsx'
import { InlineMessage } from '../../ui/feedback/InlineMessage.tsx'
import { Row, Stack } from '../../ui/layout/Stack.tsx'
import { PostButton } from '../../work/PostButton.tsx'
import { RecordPage } from '../../work/RecordPage.tsx'
import { refuseForbidden, requireRight } from '../../work/require-right.ts'
import { Soft } from '../../work/Soft.tsx'
import { workPage } from '../../work/work-texts.server.ts'
import { WorkProblem } from '../../work/WorkProblem.tsx'
import type { Route } from './+types/change.page'
import { BatchRows } from './BatchRows.tsx'
import { BatchState } from './BatchState.tsx'
import { CHANGES, sheetPath, setPath } from './data-list.ts'
import css from './data.module.css'
import { handleChange } from './handle-change.ts'
import { loadSheet } from './load-sheet.ts'
import { MappingForm } from './mapping/MappingForm.tsx'
import { MappingNote } from './mapping/MappingNote.tsx'
import { AddToSet } from './sets/AddToSet.tsx'
import { languageOf, zonesOf } from './row/load-row.ts'
import { openSets } from './sets/open-sets.ts'
import { useLookingAgain } from '../../work/use-looking-again.ts'
import { useSheetWords } from './cells/use-sheet-words.ts'

export async function loader({ context, request, url, params }: Route.LoaderArgs) {
  const known = workPage(context.get(page), request)
  const { api, visitor } = known
  requireRight(known, url, 'data.keep')
  const batch = await api.sheets
    .batch({ params: { id: params.id }, query: { language: languageOf(known) } })
    .catch(refuseForbidden('data.keep'))
  const mayJoin = batch.state === 'READY' && !batch.changeSet && can(visitor, 'data.manage')
  const [sheet, sets] = await Promise.all([loadSheet(known, batch.sheet), mayJoin ? openSets(known) : []])
  return { batch, mayJoin, sets, sheet, zones: zonesOf(known) }
}

export function action({ context, request, params }: Route.ActionArgs) {
  requireRight(context.get(page), new URL(request.url), 'data.keep')
  return handleChange(workPage(context.get(page), request), request, params.id)
}
export const clientAction = keepForm

const RUNNING: readonly BatchDetail['state'][] = ['READING', 'APPLYING', 'UNDOING']

/** What a change would do or did, row by row, and what can be done with it. */
export default function Change({
  loaderData: { batch, mayJoin, sets, sheet, zones },
  actionData,
}: Route.ComponentProps) {
  const { t, date } = useTexts()
  const { sheetName } = useSheetWords()
  const isRunning = RUNNING.includes(batch.state)
  useLookingAgain(isRunning)
  const problem = actionData && 'problem' in actionData ? String(actionData.problem) : null
  const who = (name: string | null) => name ?? t('sheets.nobody')
  return (
    <RecordPage
      title={t('sheets.batch.title', { sheet: sheetName(batch.sheet) })}
      back={{ to: sheetPath(batch.sheet), text: sheetName(batch.sheet) }}
      text={
        <>
          {batch.fileName ?? t(`sheets.batch.source.${batch.source}`)}
          {' · '}
          {t('sheets.batch.made', { who: who(batch.madeBy), at: date(batch.madeAt, 'moment') })}
        </>
      }
    >
      {problem && <InlineMessage tone="bad">{problem}</InlineMessage>}
      <Row gap={3} aria-live="polite">
        <BatchState batch={batch} />
        {batch.appliedAt && (
          <Soft>{t('sheets.batch.applied', { who: who(batch.appliedBy), at: date(batch.appliedAt, 'moment') })}</Soft>
        )}
        {batch.undoneAt && <Soft>{t('sheets.batch.undone', { at: date(batch.undoneAt, 'moment') })}</Soft>}
      </Row>
      {isRunning && <Progress label={t(`sheets.batch.state.${batch.state}`)} />}
      {batch.problem && <InlineMessage tone="bad">{batch.problem}</InlineMessage>}
      {!isRunning && batch.state !== 'REFUSED' && !batch.asks && <Counts batch={batch} />}
      {batch.asks && <MappingForm asks={batch.asks} posted={postedOf(actionData)} />}
      {batch.mapping && <MappingNote mapping={batch.mapping} />}
      {batch.returning > 0 && batch.state === 'READY' && (
        <InlineMessage tone="warn">{t('sheets.batch.returning', { count: batch.returning })}</InlineMessage>
      )}
      {batch.skipped > 0 && (
        <InlineMessage tone="warn">{t('sheets.batch.skipped', { count: batch.skipped })}</InlineMessage>
      )}
      {batch.changeSet ? (
        <p>
          <Link to={setPath(batch.changeSet.id)}>{t('sheets.batch.inSet', { name: batch.changeSet.name })}</Link>
        </p>
      ) : (
        <Decisions batch={batch} />
      )}
      {mayJoin && changing(batch) > 0 && <AddToSet sets={sets} answer={actionData} />}
      <BatchRows batch={batch} sheet={sheet} zones={zones} />
    </RecordPage>
  )
}

/** What was posted of a mapping that was refused. */
const postedOf = (answer: unknown): Readonly<Record<string, string>> | null =>
  typeof answer === 'object' && answer !== null && 'posted' in answer
    ? (answer.posted as Readonly<Record<string, string>>)
    : null

/** How many rows it changes. */
const changing = ({ counts: { create, change, remove } }: BatchDetail): number => create + change + remove

function Counts({ batch: { counts } }: { readonly batch: BatchDetail }) {
  const { t } = useTexts()
  const kinds = (['create', 'change', 'remove', 'same', 'refused'] as const).filter(
    (kind) => kind !== 'remove' || counts.remove > 0,
  )
  return (
    <dl className={css.counts}>
      {kinds.map((kind) => (
        <div key={kind}>
          <dt>{t(`sheets.batch.${kind}`)}</dt>
          <dd>{counts[kind]}</dd>
        </div>
      ))}
    </dl>
  )
}

function Decisions({ batch }: { readonly batch: BatchDetail }) {
  const { t, language } = useTexts()
  const { id, state, counts, waitsForAnother, undoAskedBy, undo } = batch
  const total = changing(batch)
  return (
    <Stack gap={3} align="start">
      {state === 'READY' && total === 0 && (
        <p>{t(counts.refused === 0 ? 'sheets.batch.nothing' : 'sheets.batch.allRefused')}</p>
      )}
      {waitsForAnother && total > 0 && <InlineMessage tone="info">{t('sheets.batch.another')}</InlineMessage>}
      {undoAskedBy && (
        <InlineMessage tone="info">
          {undo === 'waits' ? t('sheets.batch.undo.waits') : t('sheets.batch.undo.asked', { who: undoAskedBy })}
        </InlineMessage>
      )}
      {counts.refused > 0 && <p>{t('sheets.batch.refusedRows')}</p>}
      <Row gap={2}>
        {state === 'READY' && !waitsForAnother && total > 0 && (
          <PostButton variant="primary" fields={{ intent: 'apply' }}>
            {t('sheets.batch.apply', { count: total })}
          </PostButton>
        )}
        {(state === 'READY' || state === 'REFUSED' || state === 'MAPPING') && (
          <PostButton fields={{ intent: 'undo' }}>{t('sheets.batch.drop')}</PostButton>
        )}
        {state === 'APPLIED' && total > 0 && <Undo batch={batch} />}
        {counts.refused > 0 && (
          <a
            href={`/api/sheets/batches/${id}/problems?language=${language}`}
            className={buttonClass({ size: 'small', variant: 'quiet' })}
            download
          >
            {t('sheets.batch.problems')}
          </a>
        )}
      </Row>
      {state === 'APPLIED' && total > 0 && <Soft as="p">{t('sheets.batch.undo.text')}</Soft>}
    </Stack>
  )
}

/** Money takes two: the first asks, the second does it or keeps the change. */
function Undo({ batch: { undoAskedBy, undo } }: { readonly batch: BatchDetail }) {
  const { t } = useTexts()
  return (
    <>
      {undo !== 'waits' && (
        <PostButton fields={{ intent: 'undo' }}>
          {t(undo === 'asked' ? 'sheets.batch.undo.ask' : 'sheets.batch.undo')}
        </PostButton>
      )}
      {undoAskedBy && <PostButton fields={{ intent: 'keep' }}>{t('sheets.batch.keep')}</PostButton>}
    </>
  )
}

export const ErrorBoundary = ({ error }: Route.ErrorBoundaryProps) => (
  <WorkProblem
    error={error}
    retry={CHANGES.path}
    gone={{ title: 'sheets.record.gone.title', text: 'sheets.record.gone.text', back: 'sheets.batches' }}
  />
)
