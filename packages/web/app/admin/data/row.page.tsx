import type { RouteHandle } from '@volante/contract/page'
import { Form } from '../../forms/Form.tsx'
import { keepForm } from '../../forms/keep-form.ts'
import { usePageProblem } from '../../shell/page-problem.ts'
import { page } from '../../shell/page-context.ts'
import { useTexts } from '../../texts/texts.tsx'
import { InlineMessage } from '../../ui/feedback/InlineMessage.tsx'
import { Disclosure } from '../../ui/layout/Disclosure.tsx'
import { Stack } from '../../ui/layout/Stack.tsx'
import { Facts } from '../../work/Facts.tsx'
import { Outcome } from '../../work/Outcome.tsx'
import { PostButton } from '../../work/PostButton.tsx'
import { RecordPage } from '../../work/RecordPage.tsx'
import { refuseForbidden, requireRight } from '../../work/require-right.ts'
import { workPage } from '../../work/work-texts.server.ts'
import { WorkProblem } from '../../work/WorkProblem.tsx'
import type { Route } from './+types/row.page'
import { DATA, rowsList } from './data-list.ts'
import { handleRow } from './handle-row.ts'
import { loadSheet } from './load-sheet.ts'
import { fieldOf, rowForm } from './row-form.ts'
import { RowFields } from './RowFields.tsx'
import { RowHistory } from './RowHistory.tsx'
import { useSheetWords } from './use-sheet-words.ts'

export const handle = { query: ['done'] } satisfies RouteHandle

export async function loader({ context, url, params }: Route.LoaderArgs) {
  const known = context.get(page)
  requireRight(known, url, 'data.manage')
  const sheet = await loadSheet(known, params.sheet)
  const row = params.key
    ? await known.api.sheets
        .row({ params: { sheet: sheet.name, key: params.key } })
        .catch(refuseForbidden('data.manage'))
    : null
  return { sheet, row, done: url.searchParams.get('done') }
}

export function action({ context, request, params }: Route.ActionArgs) {
  requireRight(context.get(page), new URL(request.url), 'data.manage')
  return handleRow(workPage(context.get(page), request), request, params.sheet, params.key ?? null)
}
export const clientAction = keepForm

/** One row of a sheet, or a new one: its fields, and what it was. */
export default function SheetRow({ loaderData: { sheet, row, done }, actionData }: Route.ComponentProps) {
  const { t } = useTexts()
  const { sheetName, heading } = useSheetWords()
  const isRefused = usePageProblem()
  const keys = sheet.columns.filter(({ isKey }) => isKey)
  const name = keys.map(({ name: key }) => row?.cells[key] ?? '').join(' · ')
  const title = row
    ? t('sheets.record.title', { key: name, sheet: sheetName(sheet.name) })
    : t('sheets.new.title', { sheet: sheetName(sheet.name) })
  const values = Object.fromEntries(Object.entries(row?.cells ?? {}).map(([at, cell]) => [fieldOf(at), cell]))
  return (
    <RecordPage
      title={title}
      problem={isRefused && t('work.errorTitle', { title })}
      back={{ to: rowsList(sheet.name).path, text: sheetName(sheet.name) }}
    >
      {(done === 'saved' || done === 'same') && !actionData && <Outcome>{t(`sheets.record.${done}`)}</Outcome>}
      {row && <Facts of={Object.fromEntries(keys.map(({ name: key }) => [heading(key), row.cells[key] ?? '']))} />}
      {row?.isLocked ? (
        <InlineMessage tone="info">{t('sheets.record.locked')}</InlineMessage>
      ) : (
        <Form
          key={row?.version}
          form={rowForm(sheet.columns, row === null)}
          answer={actionData}
          values={values}
          errorsTitle="sheets.record.refused"
          submit={t('sheets.record.save')}
          look={{ size: 'small' }}
        >
          {row && <input type="hidden" name="version" value={row.version} />}
          <RowFields columns={row ? sheet.columns.filter(({ isKey }) => !isKey) : sheet.columns} />
        </Form>
      )}
      {row && !row.isLocked && (
        <Disclosure title={t('sheets.record.delete')}>
          <Stack gap={2} align="start">
            <p>{t('sheets.record.delete.sure', { key: name })}</p>
            <PostButton fields={{ intent: 'delete' }}>{t('sheets.record.delete')}</PostButton>
          </Stack>
        </Disclosure>
      )}
      {row && <RowHistory changes={row.history} />}
    </RecordPage>
  )
}

export const ErrorBoundary = ({ error }: Route.ErrorBoundaryProps) => (
  <WorkProblem
    error={error}
    retry={DATA}
    gone={{ title: 'sheets.record.gone.title', text: 'sheets.record.gone.text', back: 'sheets.back' }}
  />
)
