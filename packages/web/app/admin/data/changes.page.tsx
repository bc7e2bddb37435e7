import { type Batch, BATCH_STATES, sheets as service } from '@volante/contract/sheets'
import type { RouteHandle } from '@volante/contract/page'
import { Link } from 'react-router'
import { page } from '../../shell/page-context.ts'
import { useTexts } from '../../texts/texts.tsx'
import { Filters } from '../../work/list/Filters.tsx'
import { addressOf, namesOf } from '../../work/list/list-address.ts'
import { EmptyList, ListPage } from '../../work/list/ListPage.tsx'
import { Turns } from '../../work/list/Pages.tsx'
import { readList } from '../../work/list/read-list.ts'
import { WorkTable } from '../../work/list/WorkTable.tsx'
import { requireRight } from '../../work/require-right.ts'
import { WorkProblem } from '../../work/WorkProblem.tsx'
import type { Route } from './+types/changes.page'
import { BatchState } from './BatchState.tsx'
import { changePath, CHANGES, DATA, GROUPS } from './data-list.ts'
import { useSheetWords } from './cells/use-sheet-words.ts'

export const handle = { query: namesOf(CHANGES) } satisfies RouteHandle

export async function loader({ context, url }: Route.LoaderArgs) {
  const { api } = context.get(page)
  requireRight(context.get(page), url, 'data.keep')
  const { chosen, asked } = readList(CHANGES, url.searchParams, service.calls.batches.query.shape)
  const [{ items, next }, sheets] = await Promise.all([api.sheets.batches({ query: asked }), api.sheets.list()])
  return { chosen, items, next, kept: sheets.map(({ name }) => name) }
}

/** What was changed, or waits to be, by file, form or command, newest first. */
export default function Changes({ loaderData: { items, next, chosen, kept } }: Route.ComponentProps) {
  const { t } = useTexts()
  const { sheetName } = useSheetWords()
  return (
    <ListPage
      title={t('sheets.batches')}
      count={items.length > 0 ? t('sheets.batch.more', { count: items.length }) : ''}
    >
      <Link to={DATA}>{t('sheets.back')}</Link>
      <Filters
        list={CHANGES}
        chosen={chosen}
        label={t('sheets.batches')}
        fields={[
          {
            name: 'sheet',
            label: t('sheets.batch.sheet'),
            options: Object.values(GROUPS)
              .flat()
              .filter((name) => kept.includes(name))
              .map((value) => ({ value, label: sheetName(value) })),
          },
          {
            name: 'state',
            label: t('sheets.batch.state'),
            options: BATCH_STATES.map((value) => ({ value, label: t(`sheets.batch.state.${value}`) })),
          },
        ]}
      />
      {items.length > 0 ? (
        <BatchTable items={items} />
      ) : (
        <EmptyList
          list={CHANGES}
          chosen={chosen}
          none={{ title: t('sheets.batches.none.title'), text: t('sheets.batches.none.text') }}
          noMatch={{ title: t('work.resource.noMatch'), text: t('work.resource.noMatch.text') }}
        />
      )}
      <Turns
        label={t('sheets.list.pages')}
        after={chosen.after}
        next={next}
        to={(after) => addressOf(CHANGES, chosen, { after })}
      />
    </ListPage>
  )
}

function BatchTable({ items }: { readonly items: readonly Batch[] }) {
  const { t, date } = useTexts()
  const { sheetName } = useSheetWords()
  const total = ({ counts: { create, change, remove } }: Batch) => create + change + remove
  return (
    <WorkTable
      caption={t('sheets.batches')}
      rows={items}
      rowKey={({ id }) => id}
      columns={[
        {
          id: 'at',
          title: t('sheets.batch.at'),
          cell: ({ id, madeAt }) => <Link to={changePath(id)}>{date(madeAt, 'moment')}</Link>,
        },
        { id: 'sheet', title: t('sheets.batch.sheet'), cell: ({ sheet }) => sheetName(sheet) },
        { id: 'state', title: t('sheets.batch.state'), cell: (batch) => <BatchState batch={batch} /> },
        { id: 'rows', title: t('sheets.batch.rows'), align: 'end', cell: total },
        { id: 'by', title: t('sheets.batch.by'), isRoomy: true, cell: ({ madeBy }) => madeBy ?? t('sheets.nobody') },
        {
          id: 'source',
          title: t('sheets.batch.source'),
          isRoomy: true,
          cell: ({ source, fileName }) => fileName ?? t(`sheets.batch.source.${source}`),
        },
      ]}
    />
  )
}

export const ErrorBoundary = ({ error }: Route.ErrorBoundaryProps) => <WorkProblem error={error} retry={CHANGES.path} />
