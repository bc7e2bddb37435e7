import { COUNTRIES } from '@volante/domain/vocabulary'
import { usePage } from '../../shell/root-data.ts'
import { type Texts, useTexts } from '../../texts/texts.tsx'
import type { Choice } from '../../ui/field/Select.tsx'
import { useBrandNames } from '../brand-names.ts'
import { Filters } from '../list/Filters.tsx'
import type { ResourceListData } from './load-resource.server.ts'
import { listOf } from './resource-list.ts'
import type { Resource } from './resource.ts'
import type { FieldShape } from './shape.server.ts'

interface ResourceFiltersProps {
  readonly resource: Resource
  readonly data: ResourceListData
}

/** What a list can be narrowed by: a choice where the call's schema names some, a day, or words. */
export function ResourceFilters({ resource, data: { chosen, shape, country, choices } }: ResourceFiltersProps) {
  const texts = useTexts()
  const { t, byKey, has } = texts
  const optionsOf = useOptions(resource.noun)
  const yesOrNo = [
    { value: 'true', label: t('work.resource.yes') },
    { value: 'false', label: t('work.resource.no') },
  ]
  if (shape.filters.length === 0 && !resource.byCountry) return null
  return (
    <Filters
      list={listOf(resource)}
      chosen={chosen}
      label={t('work.resource.filter')}
      keep={resource.filters?.includes('sort') ? [] : ['sort']}
      fields={[
        ...(resource.byCountry
          ? [
              {
                name: 'country',
                label: t('work.resource.country'),
                any: t(`work.country.${country}`),
                options: COUNTRIES.filter((one) => one !== country || chosen['country'] === one).map((value) => ({
                  value,
                  label: t(`work.country.${value}`),
                })),
              },
            ]
          : []),
        ...shape.filters.map((field) => {
          const own = resource.choices?.[field.name]
          const read = typeof own === 'function' ? own(texts) : choices[field.name]
          const options = read ?? (field.kind === 'flag' ? yesOrNo : optionsOf(field))
          const any = `resources.${resource.noun}.${field.name}.blank`
          return {
            name: field.name,
            label: byKey(field.label),
            ...(has(any) ? { any: byKey(any) } : {}),
            ...(field.kind === 'day' ? { kind: 'day' as const } : {}),
            ...(options ? { options } : {}),
          }
        }),
      ]}
    />
  )
}

/** Returns what takes a field and returns what may be chosen in it, in words; undefined where it is written. */
export function useOptions(noun: string): (field: FieldShape) => readonly Choice[] | undefined {
  const texts = useTexts()
  const { brands, nameOf } = useBrandNames()
  const { sites } = usePage()
  return ({ kind, options, name }) => {
    if (kind === 'brand') return brands.map((value) => ({ value, label: nameOf(value) }))
    if (kind === 'site')
      return sites.map(({ id, brandName, country }) => ({ value: id, label: `${brandName} ${country}` }))
    if (kind === 'role') return options.map((value) => ({ value, label: texts.byKey(`rights.role.${value}`) }))
    if (kind !== 'choice' && kind !== 'country') return undefined
    return options.map((value) => ({ value, label: labelOf(texts, noun, name, kind, value) }))
  }
}

const labelOf = ({ byKey }: Texts, noun: string, name: string, kind: string, value: string): string =>
  byKey(kind === 'country' ? `work.country.${value}` : `resources.${noun}.${name}.${value}`) || value
