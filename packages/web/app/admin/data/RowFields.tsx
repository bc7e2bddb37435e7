import type { SheetColumn } from '@volante/contract/sheets'
import { FormField } from '../../forms/FormField.tsx'
import { useTexts } from '../../texts/texts.tsx'
import { Columns } from '../../ui/layout/Stack.tsx'
import { fieldOf } from './row-form.ts'
import { useSheetWords } from './use-sheet-words.ts'

interface RowFieldsProps {
  readonly columns: readonly SheetColumn[]
}

/** A field for each heading, in the order of the sheet. */
export function RowFields({ columns }: RowFieldsProps) {
  const { t } = useTexts()
  const { heading: wordOf, sheetName } = useSheetWords()
  const optionsOf = ({ kind, choices }: SheetColumn) =>
    kind === 'flag'
      ? [
          { value: 'sim', label: t('sheets.yes') },
          { value: 'não', label: t('sheets.no') },
        ]
      : choices.map((value) => ({ value, label: value }))
  return (
    <Columns gap={[3, 4]} least="240px">
      {columns.flatMap((column) =>
        column.headings.map((heading) => {
          const isChoice = column.kind === 'choice' || column.kind === 'flag'
          const given = {
            label: wordOf(heading),
            ...(isChoice ? { options: optionsOf(column) } : {}),
            ...(column.of ? { hint: t('sheets.hint.of', { sheet: sheetName(column.of) }) } : {}),
          }
          return <FormField key={heading} name={fieldOf(heading)} {...given} />
        }),
      )}
    </Columns>
  )
}
