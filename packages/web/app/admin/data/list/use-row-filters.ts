import { useTexts } from '../../../texts/texts.tsx'
import type { FilterField } from '../../../work/list/filter-fields.ts'
import { filterName } from '../data-list.ts'
import type { SheetData } from './load-rows.ts'
import { useHeldFields } from './use-held-fields.ts'

/** What a sheet's list is narrowed by: words, a country where its reader reaches several, and what its columns hold. */
export function useRowFilters({ sheet, found }: SheetData): readonly FilterField[] {
  const { t } = useTexts()
  const held = useHeldFields(sheet, { among: sheet.filters, found, parameterOf: filterName })
  const countries = sheet.countries.map((value) => ({ value, label: t(`work.country.${value}`) }))
  return [
    { name: 'text', label: t('sheets.list.text') },
    ...(countries.length > 1 ? [{ name: 'country', label: t('sheets.list.country'), options: countries }] : []),
    ...held,
  ]
}
