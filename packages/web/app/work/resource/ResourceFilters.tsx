import { usePage } from '../../shell/root-data.ts'
import { useTexts } from '../../texts/texts.tsx'
import type { Choice } from '../../ui/field/Select.tsx'
import { useBrandNames } from '../brand-names.ts'
import { countryFilter } from '../list/country-filter.ts'
import type { FilterField } from '../list/filter-fields.ts'
import { Filters } from '../list/Filters.tsx'
import { searchOf } from '../list/list-address.ts'
import type { Reached } from '../list/beyond-reach.ts'
import type { ResourceListData } from './load-resource.server.ts'
import { hasMany, ownChoices } from './choices/many-choices.ts'
import { listOf } from './resource-list.ts'
import type { Resource } from './resource.ts'
import type { Kind } from './selection.ts'
import type { FieldShape } from './shape.server.ts'
import { nameIn } from './words.ts'

interface ResourceFiltersProps {
  readonly resource: Resource
  readonly data: ResourceListData
}

/** What a list can be narrowed by. */
export function ResourceFilters({ resource, data }: ResourceFiltersProps) {
  const { t } = useTexts()
  const fields = useFilterFields(resource, data)
  if (fields.length === 0) return null
  return (
    <Filters
      list={listOf(resource, data.opensSaved)}
      chosen={data.chosen}
      label={t('work.resource.filter')}
      keep={['sort', 'columns'].filter((name) => !resource.filters?.includes(name) && name in data.chosen)}
      fields={fields}
    />
  )
}

/** The filters of a list: a choice where the call's schema names some, or among many by what is typed, a day, or words. */
export function useFilterFields(
  resource: Resource,
  { chosen, shape, countries, reached, choices, many }: ResourceListData,
): readonly FilterField[] {
  const texts = useTexts()
  const { t, byKey, has } = texts
  const optionsOf = useOptions(reached)
  const yesOrNo = [
    { value: 'true', label: t('work.resource.yes') },
    { value: 'false', label: t('work.resource.no') },
  ]
  const optionsAt = (of: string) =>
    `${resource.path}/options?${searchOf({ ...chosen, page: '', after: '', columns: '', sort: '', [of]: '', of })}`
  const fieldOf = (field: FieldShape): FilterField => {
    const { name } = field
    const read = ownChoices(resource, name, texts) ?? choices[name]
    const options = read ?? (field.kind === 'flag' ? yesOrNo : optionsOf(field))
    const any = `resources.${resource.noun}.${name}.blank`
    return {
      name,
      label: byKey(field.label),
      ...(has(any) ? { any: byKey(any) } : {}),
      ...(field.kind === 'day' ? { kind: 'day' as const } : {}),
      ...(options ? { options } : {}),
      ...(many.includes(name) || hasMany(read ?? []) ? { from: optionsAt(name) } : {}),
    }
  }
  // Who reaches one country, brand or site alone has nothing to choose.
  const isChoice = (field: FieldShape) => !PLACES.includes(field.kind) || (optionsOf(field)?.length ?? 0) > 1
  return [
    ...(countries ? countryFilter(texts, countries, chosen['country']) : []),
    ...shape.filters.filter(isChoice).map(fieldOf),
  ]
}

const PLACES: readonly Kind[] = ['country', 'brand', 'site']

/** Takes where a right reaches; returns what takes a field and returns what may be chosen in it, in words; undefined where it is written. */
export function useOptions(reached: Reached): (field: FieldShape) => readonly Choice[] | undefined {
  const texts = useTexts()
  const { brands: open, nameOf } = useBrandNames()
  const brands = open.filter((one) => reached.brands.includes(one))
  const sites = usePage().sites.filter(({ id }) => reached.sites.includes(id))
  return (field) => {
    const { kind, options } = field
    if (kind === 'brand') return brands.map((value) => ({ value, label: nameOf(value) }))
    if (kind === 'site')
      return sites.map(({ id, brandName, country }) => ({ value: id, label: `${brandName} ${country}` }))
    if (kind !== 'choice' && kind !== 'country' && kind !== 'role') return undefined
    const offered = kind === 'country' ? reached.countries : options
    return offered.map((value) => ({ value, label: nameIn(texts, field, value) || value }))
  }
}
