import { Form } from '../../../forms/Form.tsx'
import { keepForm } from '../../../forms/keep-form.ts'
import { page } from '../../../shell/page-context.ts'
import { usePageProblem } from '../../../shell/page-problem.ts'
import { usePage } from '../../../shell/root-data.ts'
import { useTexts } from '../../../texts/texts.tsx'
import { backTo } from '../../../work/list/list-address.ts'
import { Outcome } from '../../../work/Outcome.tsx'
import { RecordPage } from '../../../work/RecordPage.tsx'
import { requireRight } from '../../../work/require-right.ts'
import { workPage } from '../../../work/work-texts.server.ts'
import { WorkProblem } from '../../../work/WorkProblem.tsx'
import { choicesFor } from '../cells/choice-words.ts'
import { useSheetWords } from '../cells/use-sheet-words.ts'
import { DATA, sheetPath } from '../data-list.ts'
import { fieldsOf } from '../row/fields-of.ts'
import { rowForm, typedRow } from '../row/row-form.ts'
import { RowFields } from '../row/RowFields.tsx'
import type { Route } from './+types/many.page'
import { handleMany } from './handle-many.ts'
import { loadMany } from './load-many.ts'

export function loader({ context, request, url, params }: Route.LoaderArgs) {
  const known = workPage(context.get(page), request)
  requireRight(known, url, 'data.keep')
  return loadMany(known, url, params.sheet)
}

export function action({ context, request, params }: Route.ActionArgs) {
  requireRight(context.get(page), new URL(request.url), 'data.keep')
  return handleMany(workPage(context.get(page), request), request, params.sheet)
}
export const clientAction = keepForm

/** What to set in a column of many rows, or that they are to go; the next page shows what would become of each. */
export default function ManyRows({ loaderData, actionData }: Route.ComponentProps) {
  const { sheet, list, column, found, count } = loaderData
  const texts = useTexts()
  const { t, timeZone } = texts
  const { sites } = usePage()
  const { sheetName, heading } = useSheetWords()
  const isRefused = usePageProblem()
  const fields = fieldsOf(column ? [column] : [], { found, isNew: false, choicesOf: choicesFor(texts, sites) })
  const title = column
    ? t('sheets.many.title.set', { column: heading(column.name), count })
    : t('sheets.many.title.remove', { count })
  return (
    <RecordPage
      title={title}
      problem={isRefused && t('work.errorTitle', { title })}
      back={{ to: backTo(sheetPath(sheet.name), list), text: sheetName(sheet.name) }}
      text={t('sheets.many.text')}
    >
      {count === 0 ? (
        <Outcome tone="bad">{t('work.bulk.nobody')}</Outcome>
      ) : (
        <Form
          form={rowForm(fields)}
          answer={actionData}
          values={typedRow(fields, null, { timeZone, names: {} }) as Record<string, string>}
          errorsTitle="sheets.record.refused"
          submit={t('work.bulk.try')}
          look={{ size: 'small' }}
        >
          <input type="hidden" name="expected" value={count} />
          <RowFields sheet={sheet.name} fields={fields} names={{}} currency={null} timeZone={timeZone} datasheet={[]} />
        </Form>
      )}
    </RecordPage>
  )
}

export const ErrorBoundary = ({ error }: Route.ErrorBoundaryProps) => <WorkProblem error={error} retry={DATA} />
