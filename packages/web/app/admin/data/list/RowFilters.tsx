import type { SheetColumn } from '@volante/contract/sheets'
import { COUNTRIES } from '@volante/domain/vocabulary'
import { usePage } from '../../../shell/root-data.ts'
import { useTexts } from '../../../texts/texts.tsx'
import { Filters } from '../../../work/list/Filters.tsx'
import { choicesFor } from '../cells/choice-words.ts'
import { useSheetWords } from '../cells/use-sheet-words.ts'
import { filterName, rowsList } from '../data-list.ts'
import type { SheetData } from './load-rows.ts'

/** What a sheet's list is narrowed by: words, a country, and what its columns hold. */
export function RowFilters({ data: { sheet, chosen, found, names } }: { readonly data: SheetData }) {
  const texts = useTexts()
  const { t } = texts
  const { sites } = usePage()
  const { heading } = useSheetWords()
  const ownChoices = choicesFor(texts, sites)
  const yesOrNo = [
    { value: 'sim', label: t('sheets.yes') },
    { value: 'não', label: t('sheets.no') },
  ]
  const optionsOf = (column: SheetColumn) => {
    const known = found[column.name]
    if (column.kind === 'flag') return yesOrNo
    const own = ownChoices(column)
    if (own.length > 0) return own
    if (known?.isAll) return known.items
    // Too many for a list: those of this page, and the one that is chosen.
    const here = Object.entries(names[column.name] ?? {}).map(([value, label]) => ({ value, label }))
    const now = chosen[filterName(column.name)] ?? ''
    return now === '' || here.some(({ value }) => value === now) ? here : [...here, { value: now, label: now }]
  }
  return (
    <Filters
      list={rowsList(sheet)}
      chosen={chosen}
      label={t('sheets.list.filter')}
      keep={['sort']}
      fields={[
        { name: 'text', label: t('sheets.list.text') },
        ...(sheet.hasCountry
          ? [
              {
                name: 'country',
                label: t('sheets.list.country'),
                options: COUNTRIES.map((value) => ({ value, label: t(`work.country.${value}`) })),
              },
            ]
          : []),
        ...sheet.columns
          .filter(({ name }) => sheet.filters.includes(name))
          .map((column) => ({
            name: filterName(column.name),
            label: heading(column.name),
            options: optionsOf(column),
          })),
      ]}
    />
  )
}
