import type { SheetColumn, SheetView } from '@volante/contract/sheets'
import { usePage } from '../../../shell/root-data.ts'
import { useTexts } from '../../../texts/texts.tsx'
import type { FilterField } from '../../../work/list/filter-fields.ts'
import { choicesFor } from '../cells/choice-words.ts'
import { useSheetWords } from '../cells/use-sheet-words.ts'
import { DATA } from '../data-list.ts'
import type { Found } from '../row/fields-of.ts'

/** Takes a sheet, some of its columns and what these can name; returns a filter for each, under the name that `parameterOf` gives it: a choice, or among many what is typed. */
export function useHeldFields(
  { name, columns }: Pick<SheetView, 'name' | 'columns'>,
  { among, found, parameterOf }: { among: readonly string[]; found: Found; parameterOf: (column: string) => string },
): readonly FilterField[] {
  const texts = useTexts()
  const { sites } = usePage()
  const { heading } = useSheetWords()
  const ownChoices = choicesFor(texts, sites)
  const yesOrNo = [
    { value: 'sim', label: texts.t('sheets.yes') },
    { value: 'não', label: texts.t('sheets.no') },
  ]
  const choicesOf = (column: SheetColumn) => {
    if (column.kind === 'flag') return { options: yesOrNo }
    const own = ownChoices(column)
    if (own.length > 0) return { options: own }
    const known = found[column.name]
    return known?.isAll
      ? { options: known.items }
      : { options: known?.items ?? [], from: `${DATA}/${name}/choices/${column.name}` }
  }
  return columns
    .filter((column) => among.includes(column.name))
    .map((column) => ({ name: parameterOf(column.name), label: heading(column.name), ...choicesOf(column) }))
}
