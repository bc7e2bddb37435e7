import { COUNTRIES } from '@volante/domain/vocabulary'
import { useTexts } from '../../../texts/texts.tsx'
import { Filters } from '../../../work/list/Filters.tsx'
import { filterName, rowsList } from '../data-list.ts'
import type { SheetData } from './load-rows.ts'
import { useHeldFields } from './use-held-fields.ts'

/** What a sheet's list is narrowed by: words, a country, and what its columns hold. */
export function RowFilters({ data: { sheet, chosen, found } }: { readonly data: SheetData }) {
  const { t } = useTexts()
  const held = useHeldFields(sheet, { among: sheet.filters, found, parameterOf: filterName })
  const countries = COUNTRIES.map((value) => ({ value, label: t(`work.country.${value}`) }))
  return (
    <Filters
      list={rowsList(sheet)}
      chosen={chosen}
      label={t('sheets.list.filter')}
      keep={['sort']}
      fields={[
        { name: 'text', label: t('sheets.list.text') },
        ...(sheet.hasCountry ? [{ name: 'country', label: t('sheets.list.country'), options: countries }] : []),
        ...held,
      ]}
    />
  )
}
