import { sheets as service, type SheetRow, type SheetView } from '@volante/contract/sheets'
import type { RouteHandle } from '@volante/contract/page'
import { COUNTRIES } from '@volante/domain/vocabulary'
import { Link } from 'react-router'
import { page } from '../../shell/page-context.ts'
import { useTexts } from '../../texts/texts.tsx'
import { buttonClass } from '../../ui/action/Button.tsx'
import { LinkButton } from '../../ui/action/LinkButton.tsx'
import { Row } from '../../ui/layout/Stack.tsx'
import { Filters } from '../../work/list/Filters.tsx'
import { addressOf, type ListState } from '../../work/list/list-address.ts'
import { EmptyList, ListPage } from '../../work/list/ListPage.tsx'
import { Turns } from '../../work/list/Pages.tsx'
import { readList } from '../../work/list/read-list.ts'
import { Cut, WorkTable } from '../../work/list/WorkTable.tsx'
import { Outcome } from '../../work/Outcome.tsx'
import { refuseForbidden, requireRight } from '../../work/require-right.ts'
import { WorkProblem } from '../../work/WorkProblem.tsx'
import type { Route } from './+types/sheet.page'
import { DATA, listColumns, rowPath, rowsList } from './data-list.ts'
import { loadSheet } from './load-sheet.ts'
import { useSheetWords } from './use-sheet-words.ts'

export const handle = { query: ['text', 'country', 'after', 'done'] } satisfies RouteHandle

export async function loader({ context, url, params }: Route.LoaderArgs) {
  const known = context.get(page)
  requireRight(known, url, 'data.manage')
  const sheet = await loadSheet(known, params.sheet)
  const { chosen, asked } = readList(rowsList(sheet.name), url.searchParams, service.calls.rows.query.shape)
  const rows = await known.api.sheets
    .rows({ params: { sheet: sheet.name }, query: asked })
    .catch(refuseForbidden('data.manage'))
  return { sheet, chosen, ...rows, isRemoved: url.searchParams.get('done') === 'removed' }
}

const MOST_COUNTED = 10_000

/** The rows of a sheet; everything chosen stands in the address. */
export default function SheetRows({ loaderData }: Route.ComponentProps) {
  const { sheet, chosen, items, next, total, isRemoved } = loaderData
  const { t } = useTexts()
  const { sheetName, about } = useSheetWords()
  const list = rowsList(sheet.name)
  return (
    <ListPage
      title={sheetName(sheet.name)}
      count={total < MOST_COUNTED ? t('sheets.rows', { count: total }) : t('sheets.rowsMany')}
      note={about(sheet.name)}
      action={<Actions sheet={sheet} chosen={chosen} />}
    >
      <Link to={DATA}>{t('sheets.back')}</Link>
      {isRemoved && <Outcome>{t('sheets.record.removed')}</Outcome>}
      <Filters
        list={list}
        chosen={chosen}
        label={t('sheets.list.filter')}
        fields={[
          { name: 'text', label: t('sheets.list.text') },
          ...(sheet.hasCountry
            ? [
                {
                  name: 'country' as const,
                  label: t('sheets.list.country'),
                  options: COUNTRIES.map((value) => ({ value, label: value })),
                },
              ]
            : []),
        ]}
      />
      {items.length > 0 ? (
        <Rows sheet={sheet} items={items} />
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
        after={chosen.after}
        next={next}
        to={(after) => addressOf(list, chosen, { after })}
      />
    </ListPage>
  )
}

function Actions({
  sheet,
  chosen,
}: {
  readonly sheet: SheetView
  readonly chosen: ListState<'text' | 'country' | 'after'>
}) {
  const { t } = useTexts()
  const { fileOf } = useSheetWords()
  const filter = Object.fromEntries(
    (['text', 'country'] as const).flatMap((name) => (chosen[name] === '' ? [] : [[name, chosen[name]]])),
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
      <LinkButton to={`${DATA}/${sheet.name}/import`} size="small">
        {t('sheets.import')}
      </LinkButton>
      <LinkButton to={`${DATA}/${sheet.name}/new`} size="small" variant="primary">
        {t('sheets.new')}
      </LinkButton>
    </Row>
  )
}

function Rows({ sheet, items }: { readonly sheet: SheetView; readonly items: readonly SheetRow[] }) {
  const { date } = useTexts()
  const { heading, sheetName } = useSheetWords()
  const shown = listColumns(sheet.columns)
  return (
    <WorkTable
      caption={sheetName(sheet.name)}
      rows={items}
      rowKey={({ key }) => key}
      columns={shown.map(({ name, headings: [first = name], kind }, at) => ({
        id: name,
        title: heading(first),
        align: kind === 'money' ? ('end' as const) : ('start' as const),
        isRoomy: at > 3,
        cell: ({ key, cells }: SheetRow) => {
          const text = cells[first] ?? ''
          if (at === 0) return <Link to={rowPath(sheet.name, key)}>{text}</Link>
          return kind === 'day' && text !== '' ? date(`${text}T12:00:00Z`) : <Cut>{text}</Cut>
        },
      }))}
    />
  )
}

export const ErrorBoundary = ({ error }: Route.ErrorBoundaryProps) => <WorkProblem error={error} retry={DATA} />
