import { FormField } from '../../../forms/FormField.tsx'
import { useTexts } from '../../../texts/texts.tsx'
import { ComboBox } from '../../../ui/field/ComboBox.tsx'
import { TagField } from '../../../ui/field/TagField.tsx'
import { Columns } from '../../../ui/layout/Stack.tsx'
import { zoneWord } from '../../../work/time/zone-word.ts'
import { DATA } from '../data-list.ts'
import { useSheetWords } from '../cells/use-sheet-words.ts'
import { DatasheetField } from './DatasheetField.tsx'
import type { DatasheetGroup } from './datasheet-lines.ts'
import type { RowField } from './fields-of.ts'
import { HoursField } from './HoursField.tsx'
import css from './row.module.css'

interface RowFieldsProps {
  readonly sheet: string
  readonly fields: readonly RowField[]
  /** By column and code. */
  readonly names: Readonly<Record<string, Readonly<Record<string, string>>>>
  /** Of its amounts, where the row says which. */
  readonly currency: string | null
  readonly timeZone: string | null
  readonly datasheet: readonly DatasheetGroup[]
}

/** A field for each heading, in the order of the sheet. */
export function RowFields({ sheet, fields, names, currency, timeZone, datasheet }: RowFieldsProps) {
  const { t, language } = useTexts()
  const { heading: wordOf } = useSheetWords()
  const symbol = currency && symbolOf(language, currency)
  const extrasOf = ({ control, column, options }: RowField) => {
    const known = Object.entries(names[column.name] ?? {}).map(([value, label]) => ({ value, label }))
    // What a row holds already stays a choice.
    const others = known.filter(({ value }) => !options?.some((one) => one.value === value))
    const choices = options && control === 'select' ? [...options, ...others] : (options ?? known)
    if (control === 'select' || control === 'boxes') return { options: choices }
    const from = `${DATA}/${sheet}/choices/${column.name}`
    if (control === 'combo') return { as: ComboBox, from, hint: t('sheets.hint.search') }
    if (control === 'tags')
      return column.isChosen
        ? { as: TagField, from, options: choices, hint: t('sheets.hint.search') }
        : {
            as: TagField,
            options: choices,
            hint: t(column.kind === 'groups' ? 'sheets.hint.sets' : 'sheets.hint.several'),
          }
    if (control === 'moment')
      return {
        hint: timeZone ? t('sheets.hint.zone', { zone: zoneWord({ t }, timeZone) }) : t('sheets.hint.zoneOfCountry'),
      }
    if (control === 'money') return symbol ? { prefix: symbol } : {}
    if (column.kind === 'percent') return { suffix: '%' }
    return column.kind === 'lists' ? { hint: t('sheets.hint.lines') } : {}
  }
  return (
    <Columns gap={[3, 4]} least="240px">
      {fields.map((field) => {
        const { name, control, heading } = field
        const label = wordOf(heading)
        if (control === 'hours') return <HoursField key={name} name={name} label={label} />
        if (control === 'values') return <DatasheetField key={name} name={name} label={label} groups={datasheet} />
        const look = control === 'boxes' ? css.boxes : control === 'area' || control === 'tags' ? css.wide : undefined
        return (
          <FormField key={name} name={name} label={label} {...(look ? { className: look } : {})} {...extrasOf(field)} />
        )
      })}
    </Columns>
  )
}

const symbolOf = (language: string, currency: string): string | undefined =>
  new Intl.NumberFormat(language, { style: 'currency', currency, currencyDisplay: 'narrowSymbol' })
    .formatToParts(0)
    .find(({ type }) => type === 'currency')?.value
