import type { DatasheetCell } from '@volante/contract/car-shapes'
import type { Texts } from '../../texts/texts.tsx'

/** One line of versions side by side, as the comparator's call answers it. */
export interface SheetRow {
  readonly key: string
  readonly label: string
  readonly unit: string | null
  readonly kind: string
  readonly differs: boolean
  readonly cells: readonly DatasheetCell[]
}

export interface SheetGroup {
  readonly key: string
  readonly label: string
  readonly rows: readonly SheetRow[]
}

/** Takes one cell; returns its words, null where the version does not have it. */
export function cellText({ t, number, money }: Texts, unit: string | null, cell: DatasheetCell): string | null {
  if (cell.status === 'absent') return null
  if (cell.status === 'serial') return t('shop.sheet.serial')
  if (cell.status === 'optional') {
    return cell.price === null
      ? t('shop.sheet.optional')
      : t('shop.sheet.optionalFor', { price: money(cell.price, true) })
  }
  return withUnit(cell.number === null ? (cell.text ?? '') : number(cell.number), unit)
}

/** Inches and degrees stand at the figure, other units apart; never on the next line. */
const withUnit = (value: string, unit: string | null): string =>
  unit === null ? value : /^["°]/.test(unit) ? value + unit : `${value}\u00a0${unit}`

/** Takes one line; returns what all versions together offer: one value, a span of numbers, or the values in turn; null for none. */
export function spanText(texts: Texts, { unit, cells }: SheetRow): string | null {
  const numbers = cells.flatMap(({ number }) => number ?? [])
  if (numbers.length > 0) {
    const [least, most] = [Math.min(...numbers), Math.max(...numbers)]
    const span = least === most ? texts.number(least) : texts.t('shop.sheet.span', { least, most })
    return withUnit(span, unit)
  }
  const values = [...new Set(cells.flatMap((cell) => cellText(texts, unit, cell) ?? []))]
  return values.length === 0 ? null : values.join(texts.t('shop.sheet.or'))
}

export function rowOf(groups: readonly SheetGroup[], key: string): SheetRow | undefined {
  return groups.flatMap(({ rows }) => rows).find((row) => row.key === key)
}
