import { MOST_COUNTED } from '@volante/domain/limits'
import type { RouteHandle } from '@volante/contract/page'
import { Link } from 'react-router'
import { keepForm } from '../../forms/keep-form.ts'
import { page } from '../../shell/page-context.ts'
import { useTexts } from '../../texts/texts.tsx'
import { Columns } from '../../work/list/Columns.tsx'
import { Filters } from '../../work/list/Filters.tsx'
import { addressOf } from '../../work/list/list-address.ts'
import { ListPage } from '../../work/list/ListPage.tsx'
import { NoMatch } from '../../work/list/NoMatch.tsx'
import { Turns } from '../../work/list/Pages.tsx'
import { Outcome } from '../../work/Outcome.tsx'
import { requireRight } from '../../work/require-right.ts'
import { handleViews } from '../../work/views/handle-views.ts'
import { Views } from '../../work/views/Views.tsx'
import { workPage } from '../../work/work-texts.server.ts'
import { WorkProblem } from '../../work/WorkProblem.tsx'
import type { Route } from './+types/sheet.page'
import { useSheetWords } from './cells/use-sheet-words.ts'
import { DATA, rowsList } from './data-list.ts'
import { loadRows, readRows } from './list/load-rows.ts'
import { RowTable } from './list/RowTable.tsx'
import { SheetActions } from './list/SheetActions.tsx'
import { ManyBar } from './many/ManyBar.tsx'
import { useRowFilters } from './list/use-row-filters.ts'
import { loadSheet } from './load-sheet.ts'

export const handle = { cache: false } satisfies RouteHandle

export function loader({ context, request, url, params }: Route.LoaderArgs) {
  const known = workPage(context.get(page), request)
  requireRight(known, url, 'data.keep')
  return loadRows(known, url, params.sheet)
}

export async function action({ context, request, params }: Route.ActionArgs) {
  const known = workPage(context.get(page), request)
  const url = new URL(request.url)
  requireRight(known, url, 'data.keep')
  const sheet = await loadSheet(known, params.sheet)
  return handleViews(known, rowsList(sheet), readRows(sheet, url.searchParams).chosen, await request.formData())
}
export const clientAction = keepForm

/** The rows of a sheet; everything chosen stands in the address. */
export default function SheetRows({ loaderData, actionData }: Route.ComponentProps) {
  const { sheet, chosen, items, next, total, views, without, opensSaved, done } = loaderData
  const { t } = useTexts()
  const { sheetName, about, heading } = useSheetWords()
  const fields = useRowFilters(loaderData)
  const list = rowsList(sheet, opensSaved)
  return (
    <ListPage
      title={sheetName(sheet.name)}
      count={total < MOST_COUNTED ? t('sheets.rows', { count: total }) : t('sheets.rowsMany')}
      note={about(sheet.name)}
      action={<SheetActions data={loaderData} />}
    >
      <Link to={DATA}>{t('sheets.back')}</Link>
      {done === 'removed' && <Outcome>{t('sheets.record.removed')}</Outcome>}
      <Views list={list} chosen={chosen} views={views} answer={actionData} />
      <Filters list={list} chosen={chosen} label={t('sheets.list.filter')} keep={['sort', 'columns']} fields={fields} />
      {chosen['choose'] !== '' && <Columns list={list} chosen={chosen} titleOf={heading} />}
      {items.length > 0 ? (
        <RowTable data={loaderData} />
      ) : (
        <NoMatch
          list={list}
          chosen={chosen}
          fields={fields}
          without={without}
          none={{ title: t('sheets.list.none.title'), text: t('sheets.list.none.text') }}
        />
      )}
      <Turns
        label={t('sheets.list.pages')}
        after={chosen['after'] ?? ''}
        next={next}
        to={(after) => addressOf(list, chosen, { after })}
      />
      {items.length > 0 && <ManyBar data={loaderData} />}
    </ListPage>
  )
}

export const ErrorBoundary = ({ error }: Route.ErrorBoundaryProps) => <WorkProblem error={error} retry={DATA} />
