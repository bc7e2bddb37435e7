import { useTexts } from '../../texts/texts.tsx'
import { filterWords } from '../list/filter-fields.ts'
import { narrowedTo } from '../list/list-address.ts'
import { EmptyList } from '../list/ListPage.tsx'
import type { ResourceListData } from './load-resource.server.ts'
import { listOf } from './resource-list.ts'
import type { Resource } from './resource.ts'
import { useFilterFields } from './ResourceFilters.tsx'

interface NoMatchProps {
  readonly resource: Resource
  readonly data: ResourceListData
}

/** In place of rows: what the list is for, or which filter leaves nothing of it. */
export function NoMatch({ resource, data }: NoMatchProps) {
  const texts = useTexts()
  const { t, byKey } = texts
  const { chosen } = data
  const list = listOf(resource, data.opensSaved)
  const fields = useFilterFields(resource, data)
  const without = data.without.flatMap(({ name }) => {
    const field = fields.find((one) => one.name === name)
    const to = narrowedTo(list, chosen, { [name]: '' })
    return field ? [{ filter: filterWords(texts, field, chosen[name] ?? ''), to }] : []
  })
  return (
    <EmptyList
      list={list}
      chosen={chosen}
      none={{ title: t('work.resource.none'), text: byKey(`resources.${resource.noun}.about`) }}
      noMatch={{ title: t('work.resource.noMatch'), text: t('work.resource.noMatch.text') }}
      without={without}
    />
  )
}
