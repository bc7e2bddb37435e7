import { useTexts } from '../../../texts/texts.tsx'
import { Select } from '../../../ui/field/Select.tsx'
import { BulkForm } from '../../../work/bulk/BulkForm.tsx'
import { useSheetWords } from '../cells/use-sheet-words.ts'
import { manyPath, REMOVAL, rowsList, settableColumns } from '../data-list.ts'
import type { SheetData } from '../list/load-rows.ts'

const MOST = 10_000

/** What to do with the rows that are ticked, or with all that the filters leave: a column to set, or their removal. */
export function ManyBar({ data }: { readonly data: SheetData }) {
  const { sheet, chosen, items, total, isAllTicked, opensSaved } = data
  const { t } = useTexts()
  const { heading } = useSheetWords()
  const columns = settableColumns(sheet).map(({ name }) => ({
    value: name,
    label: t('sheets.many.set', { column: heading(name) }),
  }))
  return (
    <BulkForm
      list={rowsList(sheet, opensSaved)}
      chosen={chosen}
      rows={items.length}
      total={total}
      isAllTicked={isAllTicked}
      action={manyPath(sheet.name)}
      all={total > items.length && total < MOST ? total : undefined}
    >
      <Select
        name="do"
        id="many-do"
        label={t('work.bulk.what')}
        options={[...columns, { value: REMOVAL, label: t('sheets.many.remove') }]}
      />
    </BulkForm>
  )
}
