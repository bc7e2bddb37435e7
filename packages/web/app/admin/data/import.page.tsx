import { Form, Link } from 'react-router'
import type { SheetColumn } from '@volante/contract/sheets'
import { XsrfField } from '../../shell/session/XsrfField.tsx'
import { page } from '../../shell/page-context.ts'
import { useTexts } from '../../texts/texts.tsx'
import { Button, buttonClass } from '../../ui/action/Button.tsx'
import { ErrorSummary } from '../../ui/feedback/ErrorSummary.tsx'
import { Field } from '../../ui/field/Field.tsx'
import { Row, Stack } from '../../ui/layout/Stack.tsx'
import { WorkTable } from '../../work/list/WorkTable.tsx'
import { RecordPage } from '../../work/RecordPage.tsx'
import { requireRight } from '../../work/require-right.ts'
import { workPage } from '../../work/work-texts.server.ts'
import { WorkProblem } from '../../work/WorkProblem.tsx'
import type { Route } from './+types/import.page'
import { CHANGES, DATA, sheetPath } from './data-list.ts'
import css from './data.module.css'
import { handleImport } from './handle-import.ts'
import { loadSheet } from './load-sheet.ts'
import { useSheetWords } from './cells/use-sheet-words.ts'

export async function loader({ context, url, params }: Route.LoaderArgs) {
  const known = context.get(page)
  requireRight(known, url, 'data.keep')
  return { sheet: await loadSheet(known, params.sheet) }
}

export function action({ context, request, params }: Route.ActionArgs) {
  requireRight(context.get(page), new URL(request.url), 'data.keep')
  return handleImport(workPage(context.get(page), request), request, params.sheet)
}

/** A file for a sheet: the template, what each column may hold, and where it is sent. Nothing changes before it was looked at. */
export default function Import({ loaderData: { sheet }, actionData }: Route.ComponentProps) {
  const { t } = useTexts()
  const { sheetName, fileOf } = useSheetWords()
  const problem = actionData?.problem
  const title = t('sheets.import.title', { sheet: sheetName(sheet.name) })
  const look = buttonClass({ size: 'small', variant: 'quiet' })
  return (
    <RecordPage
      title={title}
      problem={problem !== undefined && t('work.errorTitle', { title })}
      back={{ to: sheetPath(sheet.name), text: sheetName(sheet.name) }}
      text={t('sheets.import.text')}
    >
      <Row gap={2}>
        {(['xlsx', 'csv'] as const).map((format) => (
          <a key={format} href={fileOf(sheet.name, { format, rows: 'none' })} className={look} download>
            {t('sheets.download.template')} ({format.toUpperCase()})
          </a>
        ))}
        <Link to={`${CHANGES.path}?sheet=${sheet.name}`}>{t('sheets.batches')}</Link>
      </Row>
      <Form method="post" encType="multipart/form-data">
        <Stack gap={3} align="start" className={css.send}>
          <XsrfField />
          <ErrorSummary
            title={t('sheets.record.refused', { count: 1 })}
            errors={problem === undefined ? [] : [{ id: 'file', message: problem }]}
          />
          <Field id="file" label={t('sheets.import.file')} error={problem}>
            {(control) => <input {...control} type="file" name="file" accept=".csv,.xlsx,.txt,text/csv" />}
          </Field>
          <Button type="submit" size="small" variant="primary">
            {t('sheets.import.send')}
          </Button>
        </Stack>
      </Form>
      <ColumnTable columns={sheet.columns} />
    </RecordPage>
  )
}

function ColumnTable({ columns }: { readonly columns: readonly SheetColumn[] }) {
  const { t, byKey } = useTexts()
  const { heading: wordOf, sheetName } = useSheetWords()
  const rows = columns.flatMap((column) => column.headings.map((heading) => ({ heading, column })))
  const holds = ({ of, choices, kind }: SheetColumn): string =>
    of
      ? t('sheets.hint.of', { sheet: sheetName(of) })
      : choices.length > 0
        ? choices.join(' | ')
        : byKey(`sheets.kind.${kind}`)
  return (
    <WorkTable
      caption={t('sheets.import.columns')}
      rows={rows}
      rowKey={({ heading }) => heading}
      columns={[
        { id: 'word', title: t('sheets.import.column'), cell: ({ heading }) => wordOf(heading) },
        { id: 'name', title: t('sheets.import.name'), isRoomy: true, cell: ({ heading }) => <code>{heading}</code> },
        {
          id: 'required',
          title: t('sheets.import.required'),
          cell: ({ column }) => (column.isOptional || column.isMade ? t('sheets.no') : t('sheets.yes')),
        },
        { id: 'values', title: t('sheets.import.values'), cell: ({ column }) => holds(column) },
      ]}
    />
  )
}

export const ErrorBoundary = ({ error }: Route.ErrorBoundaryProps) => <WorkProblem error={error} retry={DATA} />
