import type { SheetView } from '@volante/contract/sheets'
import type { RouteHandle } from '@volante/contract/page'
import { Link } from 'react-router'
import { page } from '../../shell/page-context.ts'
import { useTexts } from '../../texts/texts.tsx'
import { buttonClass } from '../../ui/action/Button.tsx'
import { LinkButton } from '../../ui/action/LinkButton.tsx'
import { Row } from '../../ui/layout/Stack.tsx'
import { addressOf, type ListState } from '../../work/list/list-address.ts'
import { EmptyList, ListPage } from '../../work/list/ListPage.tsx'
import { Turns } from '../../work/list/Pages.tsx'
import { Outcome } from '../../work/Outcome.tsx'
import { requireRight } from '../../work/require-right.ts'
import { workPage } from '../../work/work-texts.server.ts'
import { WorkProblem } from '../../work/WorkProblem.tsx'
import type { Route } from './+types/sheet.page'
import { useSheetWords } from './cells/use-sheet-words.ts'
import { DATA, filterName, orderList, rowsList } from './data-list.ts'
import { loadRows } from './list/load-rows.ts'
import { RowFilters } from './list/RowFilters.tsx'
import { RowTable } from './list/RowTable.tsx'

export const handle = { query: ['text', 'country', 'after', 'sort', 'done'] } satisfies RouteHandle

export function loader({ context, request, url, params }: Route.LoaderArgs) {
  const known = workPage(context.get(page), request)
  requireRight(known, url, 'data.manage')
  return loadRows(known, url, params.sheet)
}

const MOST_COUNTED = 10_000

/** The rows of a sheet; everything chosen stands in the address. */
export default function SheetRows({ loaderData }: Route.ComponentProps) {
  const { sheet, chosen, items, next, total, isRemoved } = loaderData
  const { t } = useTexts()
  const { sheetName, about } = useSheetWords()
  const list = rowsList(sheet)
  return (
    <ListPage
      title={sheetName(sheet.name)}
      count={total < MOST_COUNTED ? t('sheets.rows', { count: total }) : t('sheets.rowsMany')}
      note={about(sheet.name)}
      action={<Actions sheet={sheet} chosen={chosen} />}
    >
      <Link to={DATA}>{t('sheets.back')}</Link>
      {isRemoved && <Outcome>{t('sheets.record.removed')}</Outcome>}
      <RowFilters data={loaderData} />
      {items.length > 0 ? (
        <RowTable data={loaderData} />
      ) : (
        <EmptyList
          list={list}
          chosen={chosen}
          none={{ title: t('sheets.list.none.title'), text: t('sheets.list.none.text') }}
          noMatch={{ title: t('sheets.list.noMatch.title'), text: t('sheets.list.noMatch.text') }}
        />
      )}
      <Turns
        label={t('sheets.list.pages')}
        after={chosen['after'] ?? ''}
        next={next}
        to={(after) => addressOf(list, chosen, { after })}
      />
    </ListPage>
  )
}

function Actions({ sheet, chosen }: { readonly sheet: SheetView; readonly chosen: ListState }) {
  const { t } = useTexts()
  const { fileOf } = useSheetWords()
  const filter = Object.fromEntries(
    (['text', 'country'] as const).flatMap((name) => (chosen[name] ? [[name, chosen[name]]] : [])),
  )
  const order = orderList(sheet)
  const orderOf = Object.fromEntries(
    order.filters.map((name) => [name, chosen[name] ?? chosen[filterName(name)] ?? '']),
  )
  const look = buttonClass({ size: 'small', variant: 'quiet' })
  return (
    <Row gap={2}>
      <a href={fileOf(sheet.name, { format: 'csv', ...filter })} className={look} download>
        {t('sheets.download.csv')}
      </a>
      <a href={fileOf(sheet.name, { format: 'xlsx', ...filter })} className={look} download>
        {t('sheets.download.xlsx')}
      </a>
      {sheet.order && (
        <LinkButton to={addressOf(order, orderOf)} size="small" variant="quiet">
          {t('sheets.order')}
        </LinkButton>
      )}
      <LinkButton to={`${DATA}/${sheet.name}/import`} size="small">
        {t('sheets.import')}
      </LinkButton>
      <LinkButton to={`${DATA}/${sheet.name}/new`} size="small" variant="primary">
        {t('sheets.new')}
      </LinkButton>
    </Row>
  )
}

export const ErrorBoundary = ({ error }: Route.ErrorBoundaryProps) => <WorkProblem error={error} retry={DATA} />
