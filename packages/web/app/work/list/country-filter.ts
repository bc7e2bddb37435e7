import type { Country } from '@volante/domain/vocabulary'
import type { Texts } from '../../texts/texts.tsx'
import type { FilterField } from './filter-fields.ts'

/** Which country a list shows, which it opens at, and those within its reader's reach. */
export interface Countries {
  readonly country: Country
  readonly opensAt: Country
  readonly reached: readonly Country[]
}

/** Takes a list's countries and the one its address names; returns its filter by country, none where there is nothing to choose. The one it opens at stands in it only where it is named. */
export function countryFilter(
  { t }: Pick<Texts, 't'>,
  { opensAt, reached }: Countries,
  named: string | undefined,
): readonly FilterField<'country'>[] {
  const others = reached.filter((one) => one === named || one !== opensAt)
  if (others.length === 0) return []
  const options = others.map((value) => ({ value, label: t(`work.country.${value}`) }))
  return [{ name: 'country', label: t('work.resource.country'), any: t(`work.country.${opensAt}`), options }]
}
