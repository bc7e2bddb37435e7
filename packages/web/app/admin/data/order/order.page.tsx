import { Link } from 'react-router'
import { keepForm } from '../../../forms/keep-form.ts'
import { page } from '../../../shell/page-context.ts'
import { useTexts } from '../../../texts/texts.tsx'
import { EmptyState } from '../../../ui/feedback/States.tsx'
import { Filters } from '../../../work/list/Filters.tsx'
import { ListPage } from '../../../work/list/ListPage.tsx'
import { OrderList } from '../../../work/order/OrderList.tsx'
import { requireRight } from '../../../work/require-right.ts'
import { workPage } from '../../../work/work-texts.server.ts'
import { WorkProblem } from '../../../work/WorkProblem.tsx'
import { useSheetWords } from '../cells/use-sheet-words.ts'
import { useRowWords } from '../cells/use-row-words.ts'
import { DATA, listColumns, orderList, sheetPath } from '../data-list.ts'
import { useHeldFields } from '../list/use-held-fields.ts'
import type { Route } from './+types/order.page'
import { handleOrder } from './handle-order.ts'
import { loadOrder, type OrderData } from './load-order.ts'
import { Moved } from './Moved.tsx'

export function loader({ context, request, url, params }: Route.LoaderArgs) {
  const known = workPage(context.get(page), request)
  requireRight(known, url, 'data.keep')
  return loadOrder(known, url, params.sheet)
}

export function action({ context, request, params }: Route.ActionArgs) {
  requireRight(context.get(page), new URL(request.url), 'data.keep')
  return handleOrder(workPage(context.get(page), request), request, params.sheet)
}
export const clientAction = keepForm
export { readAnew as shouldRevalidate } from '../../../work/resource/edits/read-anew.ts'

/** Rows in the order in which the shop shows them, those that share one at a time: each is carried, or sent to a place. */
export default function SheetOrder({ loaderData, actionData }: Route.ComponentProps) {
  const { sheet, order, chosen } = loaderData
  const { t } = useTexts()
  const { sheetName, heading } = useSheetWords()
  const rows = useOrderedRows(loaderData)
  const fields = useHeldFields(sheet, {
    among: sheet.order?.within ?? [],
    found: loaderData.found,
    parameterOf: (name) => name,
  })
  const title = t('sheets.order.title', { sheet: sheetName(sheet.name) })
  return (
    <ListPage title={title} count={order ? t('sheets.rows', { count: rows.length }) : ''} note={t('sheets.order.note')}>
      <Link to={sheetPath(sheet.name)}>{sheetName(sheet.name)}</Link>
      {fields.length > 0 && (
        <Filters
          list={orderList(sheet)}
          chosen={chosen}
          label={t('sheets.order.which')}
          fields={fields.map((field) => ({ ...field, any: t('sheets.order.any') }))}
          isQuestion
        />
      )}
      <Moved answer={actionData} nameOf={(key) => rows.find(({ id }) => id === key)?.name ?? ''} />
      {order === null ? (
        <EmptyState title={t('sheets.order.which')}>
          {t('sheets.order.choose', { columns: fields.map(({ name }) => heading(name)).join(', ') })}
        </EmptyState>
      ) : rows.length === 0 ? (
        <EmptyState title={t('sheets.list.none.title')}>{t('sheets.list.none.text')}</EmptyState>
      ) : (
        <OrderList label={title} rows={rows} version={order.version} />
      )}
    </ListPage>
  )
}

const MOST_FACTS = 2

/** The rows by what names each, with a few facts that they do not share. */
function useOrderedRows({ sheet, order, zones }: OrderData) {
  const wordOf = useRowWords({ names: order?.names ?? {}, zones })
  const shared = [...(sheet.order?.within ?? []), sheet.order?.by]
  const [first, ...others] = listColumns(sheet)
  return (order?.items ?? []).map((row) => ({
    id: row.key,
    name: first ? wordOf(first, row).word : '',
    facts: others
      .filter(({ name }) => !shared.includes(name))
      .slice(0, MOST_FACTS)
      .map((column) => wordOf(column, row).word)
      .filter((word) => word !== '')
      .join(' · '),
  }))
}

export const ErrorBoundary = ({ error }: Route.ErrorBoundaryProps) => <WorkProblem error={error} retry={DATA} />
