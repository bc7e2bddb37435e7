import { useTexts } from '../../texts/texts.tsx'
import { buttonClass } from '../../ui/action/Button.tsx'
import { LinkButton } from '../../ui/action/LinkButton.tsx'
import { Row as Line } from '../../ui/layout/Stack.tsx'
import { BulkBar } from '../bulk/BulkBar.tsx'
import { addressOf, searchOf } from '../list/list-address.ts'
import { EmptyList, ListPage } from '../list/ListPage.tsx'
import { Pages, Turns } from '../list/Pages.tsx'
import { Outcome } from '../Outcome.tsx'
import { PostButton } from '../PostButton.tsx'
import { Views } from '../views/Views.tsx'
import type { ResourceListData } from './load-resource.server.ts'
import { listOf } from './resource-list.ts'
import type { Resource } from './resource.ts'
import { ResourceFilters } from './ResourceFilters.tsx'
import { ResourceTable } from './ResourceTable.tsx'

interface ResourceListProps {
  readonly resource: Resource
  readonly data: ResourceListData
  /** What a call that was pressed refused, and why. */
  readonly refused: string | null
  readonly answer: unknown
}

/** The list of a resource; everything chosen stands in the address. */
export function ResourceList({ resource, data, refused, answer }: ResourceListProps) {
  const { t, byKey } = useTexts()
  const { chosen, items, total, done } = data
  const { noun } = resource
  const list = listOf(resource)
  const title = byKey(`resources.${noun}.title`)
  return (
    <ListPage
      title={title}
      count={total === undefined ? '' : t('work.resource.count', { count: total })}
      note={byKey(`resources.${noun}.about`)}
      action={<Actions resource={resource} data={data} />}
    >
      {refused && <Outcome tone="bad">{refused}</Outcome>}
      {done && !refused && !done.startsWith('view') && (
        <Outcome>{byKey(`resources.${noun}.done.${done}`) || byKey(`work.resource.done.${done}`)}</Outcome>
      )}
      <Views list={list} chosen={chosen} views={data.views} answer={answer} />
      <ResourceFilters resource={resource} data={data} />
      {items.length > 0 ? (
        <ResourceTable resource={resource} data={data} />
      ) : (
        <EmptyList
          list={list}
          chosen={chosen}
          none={{ title: t('work.resource.none'), text: byKey(`resources.${noun}.about`) }}
          noMatch={{ title: t('work.resource.noMatch'), text: t('work.resource.noMatch.text') }}
        />
      )}
      {data.page !== undefined && (
        <Pages
          label={t('work.resource.pages')}
          of={{ page: data.page, size: data.size ?? 20, total: total ?? 0 }}
          to={(page) => addressOf(list, chosen, { page })}
        />
      )}
      {data.next !== undefined && (
        <Turns
          label={t('work.resource.pages')}
          after={chosen['after'] ?? ''}
          next={data.next}
          to={(after) => addressOf(list, chosen, { after })}
        />
      )}
      {data.may.bulk.length > 0 && items.length > 0 && <BulkBar resource={resource} data={data} />}
    </ListPage>
  )
}

function Actions({
  resource: { path, noun, sheet },
  data: { chosen, may },
}: Omit<ResourceListProps, 'refused' | 'answer'>) {
  const { t, byKey } = useTexts()
  const { country } = chosen
  const search = searchOf({ ...chosen, page: '', after: '' })
  return (
    <Line gap={2}>
      <a
        href={`${path}/file.csv${search && `?${search}`}`}
        className={buttonClass({ size: 'small', variant: 'quiet' })}
        download
      >
        {t('work.resource.file')}
      </a>
      {may.import && (
        <LinkButton to={`/admin/data/${sheet}/import`} size="small">
          {t('work.resource.import')}
        </LinkButton>
      )}
      {may.does.map((call) => (
        <PostButton key={call} fields={{ do: call }}>
          {byKey(`resources.${noun}.do.${call}`)}
        </PostButton>
      ))}
      {may.create && (
        <LinkButton to={`${path}/new${country ? `?country=${country}` : ''}`} size="small" variant="primary">
          {byKey(`resources.${noun}.new`)}
        </LinkButton>
      )}
    </Line>
  )
}
