import { useTexts } from '../../texts/texts.tsx'
import { type FilterField, filterWords } from './filter-fields.ts'
import { type ListAddress, type ListState, narrowedTo } from './list-address.ts'
import { EmptyList, type Words } from './ListPage.tsx'

interface NoMatchProps {
  readonly list: ListAddress
  readonly chosen: ListState
  readonly fields: readonly FilterField[]
  /** The filters each of which, taken away alone, shows something. */
  readonly without: readonly string[]
  /** What the list is for, where there is nothing at all. */
  readonly none: Words
}

/** In place of rows: what the list is for, or which filter leaves nothing of it. */
export function NoMatch({ list, chosen, fields, without, none }: NoMatchProps) {
  const texts = useTexts()
  const { t } = texts
  const blamed = fields.filter(({ name }) => without.includes(name))
  return (
    <EmptyList
      list={list}
      chosen={chosen}
      none={none}
      noMatch={{ title: t('work.resource.noMatch'), text: t('work.resource.noMatch.text') }}
      without={blamed.map((field) => ({
        filter: filterWords(texts, field, chosen[field.name] ?? ''),
        to: narrowedTo(list, chosen, { [field.name]: '' }),
      }))}
    />
  )
}
