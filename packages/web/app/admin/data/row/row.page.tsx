import type { RouteHandle } from '@volante/contract/page'
import { useLocation } from 'react-router'
import { Form } from '../../../forms/Form.tsx'
import { keepForm } from '../../../forms/keep-form.ts'
import { usePageProblem } from '../../../shell/page-problem.ts'
import { page } from '../../../shell/page-context.ts'
import { usePage } from '../../../shell/root-data.ts'
import { useTexts } from '../../../texts/texts.tsx'
import { InlineMessage } from '../../../ui/feedback/InlineMessage.tsx'
import { Disclosure } from '../../../ui/layout/Disclosure.tsx'
import { Stack } from '../../../ui/layout/Stack.tsx'
import { backTo } from '../../../work/list/list-address.ts'
import { Facts } from '../../../work/Facts.tsx'
import { Outcome } from '../../../work/Outcome.tsx'
import { PostButton } from '../../../work/PostButton.tsx'
import { RecordPage } from '../../../work/RecordPage.tsx'
import { RecordEdits } from '../../../work/resource/edits/RecordEdits.tsx'
import { requireRight } from '../../../work/require-right.ts'
import { workPage } from '../../../work/work-texts.server.ts'
import { WorkProblem } from '../../../work/WorkProblem.tsx'
import type { Route } from './+types/row.page'
import { type CellWords, cellWord, currencyFor } from '../cells/cell-word.ts'
import { choicesFor } from '../cells/choice-words.ts'
import { useSheetWords } from '../cells/use-sheet-words.ts'
import { DATA, rowPath, sheetPath } from '../data-list.ts'
import { fieldsOf, type RowField } from './fields-of.ts'
import { handleRow } from './handle-row.ts'
import { loadRow } from './load-row.ts'
import { rowForm, typedRow } from './row-form.ts'
import { RowFields } from './RowFields.tsx'
import { RowHistory } from './RowHistory.tsx'

export const handle = { query: ['done', 'restore', 'list'] } satisfies RouteHandle

export async function loader({ context, request, url, params }: Route.LoaderArgs) {
  requireRight(context.get(page), url, 'data.keep')
  return loadRow(workPage(context.get(page), request), url, params)
}
export type RowData = Route.ComponentProps['loaderData']

export function action({ context, request, params }: Route.ActionArgs) {
  requireRight(context.get(page), new URL(request.url), 'data.keep')
  return handleRow(workPage(context.get(page), request), request, params.sheet, params.key ?? null)
}
export const clientAction = keepForm
export { readAnew as shouldRevalidate } from '../../../work/resource/edits/read-anew.ts'

/** One row of a sheet, or a new one: its fields, and what it was. */
export default function SheetRow({ loaderData, actionData }: Route.ComponentProps) {
  const { sheet, row, list, done } = loaderData
  const texts = useTexts()
  const { t } = texts
  const { sheetName, heading } = useSheetWords()
  const { sites } = usePage()
  const isRefused = usePageProblem()
  const words: CellWords = { texts, sites, timeZone: loaderData.timeZone, names: row?.names ?? {} }
  const keys = sheet.columns.filter(({ isKey }) => isKey)
  const name = row ? rowName(sheet, row.cells, words) : ''
  const title = row
    ? t('sheets.record.title', { key: name, sheet: sheetName(sheet.name) })
    : t('sheets.new.title', { sheet: sheetName(sheet.name) })
  const restored = loaderData.row?.past
  return (
    <RecordPage
      title={title}
      problem={isRefused && t('work.errorTitle', { title })}
      back={{ to: backTo(sheetPath(sheet.name), list), text: sheetName(sheet.name) }}
    >
      {(done === 'saved' || done === 'same') && !actionData && <Outcome>{t(`sheets.record.${done}`)}</Outcome>}
      {done === 'merged' && !actionData && <Outcome>{t('work.resource.done.merged')}</Outcome>}
      {restored && !actionData && (
        <Outcome>{t('work.history.restored', { at: texts.date(restored.at, 'moment') })}</Outcome>
      )}
      {row && <Facts of={Object.fromEntries(keys.map((key) => [heading(key.name), keyWord(words, key, row.cells)]))} />}
      {row?.isLocked ? (
        <InlineMessage tone="info">{t('sheets.record.locked')}</InlineMessage>
      ) : (
        <RowForm data={loaderData} words={words} answer={actionData} />
      )}
      {row && !row.isLocked && (
        <Disclosure title={t('sheets.record.delete')}>
          <Stack gap={2} align="start">
            <p>{t('sheets.record.delete.sure', { key: name })}</p>
            <PostButton fields={{ intent: 'delete' }}>{t('sheets.record.delete')}</PostButton>
          </Stack>
        </Disclosure>
      )}
      {row && (
        <RowHistory
          sheet={sheet}
          changes={row.history}
          cells={row.cells}
          words={words}
          path={row.isLocked || sheet.isPersonal ? null : rowPath(sheet.name, row.key, list)}
        />
      )}
    </RecordPage>
  )
}

interface RowFormProps {
  readonly data: RowData
  readonly words: CellWords
  readonly answer: unknown
}

function RowForm({ data: { sheet, row, found, done, timeZone, datasheet }, words, answer }: RowFormProps) {
  const { t } = useTexts()
  const { heading } = useSheetWords()
  const { pathname } = useLocation()
  const fields: readonly RowField[] = fieldsOf(sheet.columns, {
    found,
    isNew: row === null,
    choicesOf: choicesFor(words.texts, words.sites),
  })
  const at = { timeZone, names: words.names }
  const read = typedRow(fields, row?.cells ?? null, at)
  const restored = row?.past
  return (
    <Form
      key={`${row?.version} ${restored?.at}`}
      form={rowForm(fields)}
      answer={answer}
      // What is ticked is a boolean or a list, anything else a text: the form's own type tells them apart by its literal fields only.
      values={(restored ? typedRow(fields, restored.cells, at) : read) as Record<string, string>}
      errorsTitle="sheets.record.refused"
      submit={t('sheets.record.save')}
      look={{ size: 'small' }}
    >
      <RecordEdits
        name={pathname}
        fields={fields.map((field) => ({ name: field.name, label: heading(field.heading) }))}
        read={read}
        isSaved={done !== null}
      />
      <RowFields
        sheet={sheet.name}
        fields={fields}
        names={words.names}
        currency={row && currencyFor(row.cells)}
        timeZone={row && timeZone}
        datasheet={datasheet}
      />
    </Form>
  )
}

type Sheet = RowData['sheet']
type Cells = Readonly<Record<string, string>>

const keyWord = (words: CellWords, column: Sheet['columns'][number], cells: Cells): string =>
  cellWord(words, column, cells[column.name] ?? '', cells)

/** What a row is called: its title in the reader's language, or what its key names. */
function rowName({ columns, title }: Sheet, cells: Cells, words: CellWords): string {
  const named = title && (cells[title] ?? cells[`${title}.${words.texts.language}`])
  const keys = columns.filter(({ isKey }) => isKey)
  return named || keys.map((key) => keyWord(words, key, cells)).join(' · ')
}

export const ErrorBoundary = ({ error }: Route.ErrorBoundaryProps) => (
  <WorkProblem
    error={error}
    retry={DATA}
    gone={{ title: 'sheets.record.gone.title', text: 'sheets.record.gone.text', back: 'sheets.back' }}
  />
)
