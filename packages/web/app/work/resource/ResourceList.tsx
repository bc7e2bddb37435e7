import { MOST_COUNTED } from '@volante/domain/limits'
import type { ReactNode } from 'react'
import { useTexts } from '../../texts/texts.tsx'
import { BulkBar } from '../bulk/BulkBar.tsx'
import { addressOf } from '../list/list-address.ts'
import { Columns } from '../list/Columns.tsx'
import css from '../list/list.module.css'
import { ListPage } from '../list/ListPage.tsx'
import { NoMatch } from '../list/NoMatch.tsx'
import { Pages, Turns } from '../list/Pages.tsx'
import { Outcome } from '../Outcome.tsx'
import { useMovingNow } from '../time/use-moving-now.ts'
import { Views } from '../views/Views.tsx'
import type { ResourceListData } from './load-resource.server.ts'
import { listOf } from './resource-list.ts'
import { idOf, type Resource } from './resource.ts'
import { ResourceActions } from './ResourceActions.tsx'
import { ResourceFilters, useFilterFields } from './ResourceFilters.tsx'
import { ResourceTable } from './ResourceTable.tsx'

interface ResourceListProps {
  readonly resource: Resource
  readonly data: ResourceListData
  /** What a call that was pressed refused, and why. */
  readonly refused: string | null
  readonly answer: unknown
  /** What a page of its own says above the list, and offers below it for the rows that are ticked. */
  readonly notice?: ReactNode
  readonly bar?: ReactNode
}

/** The list of a resource; everything chosen stands in the address. */
export function ResourceList({ resource, data, refused, answer, notice, bar }: ResourceListProps) {
  const { t, byKey, has } = useTexts()
  const { chosen, items, total, done } = data
  const { noun, entry, beside } = resource
  const list = listOf(resource, data.opensSaved)
  const title = byKey(`resources.${noun}.title`)
  const at = { now: useMovingNow(data.now), zones: data.zones }
  const own = `resources.${noun}.count`
  const fields = useFilterFields(resource, data)
  const first = beside ? { [beside]: '' } : {}
  return (
    <ListPage
      title={title}
      count={
        total === undefined
          ? t('work.resource.countHere', { count: items.length })
          : total >= MOST_COUNTED
            ? t('work.resource.countMany', { count: total })
            : has(own, { count: total })
              ? byKey(own, { count: total })
              : t('work.resource.count', { count: total })
      }
      note={byKey(`resources.${noun}.about`)}
      action={<ResourceActions resource={resource} data={data} />}
    >
      {refused && <Outcome tone="bad">{refused}</Outcome>}
      {done && !refused && !done.startsWith('view') && (
        <Outcome>{byKey(`resources.${noun}.done.${done}`) || byKey(`work.resource.done.${done}`)}</Outcome>
      )}
      {notice}
      <Views list={list} chosen={chosen} views={data.views} answer={answer} />
      <ResourceFilters resource={resource} data={data} />
      {list.columns && chosen['choose'] !== '' && (
        <Columns
          list={list}
          chosen={chosen}
          titleOf={(name) => byKey(data.shape.columns.find((column) => column.name === name)?.label ?? '')}
        />
      )}
      {items.length > 0 && entry && (
        <ol role="list" className={css.entries} aria-label={title}>
          {items.map((row) => (
            <li key={idOf(resource, row)}>{entry(row, chosen)}</li>
          ))}
        </ol>
      )}
      {items.length > 0 && !entry && (
        <ResourceTable resource={resource} data={data} at={at} isTicked={bar !== undefined} />
      )}
      {items.length === 0 && (
        <NoMatch
          list={list}
          chosen={chosen}
          fields={fields}
          without={data.without}
          none={{ title: t('work.resource.none'), text: byKey(`resources.${noun}.about`) }}
        />
      )}
      {data.page !== undefined && (
        <Pages
          label={t('work.resource.pages')}
          of={{ page: data.page, size: data.size ?? 20, total: total ?? 0 }}
          to={(page) => addressOf(list, chosen, { ...first, page })}
        />
      )}
      {data.next !== undefined && (
        <Turns
          label={t('work.resource.pages')}
          after={chosen['after'] ?? ''}
          next={data.next}
          to={(after) => addressOf(list, chosen, { ...first, after })}
        />
      )}
      {data.may.bulk.length > 0 && items.length > 0 && <BulkBar resource={resource} data={data} />}
      {items.length > 0 && bar}
    </ListPage>
  )
}
