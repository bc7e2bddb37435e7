import type { Language } from '@volante/domain/vocabulary'

/** A line that datasheets have. */
export interface DatasheetLine {
  readonly key: string
  readonly kind: string
  readonly label: string
  readonly unit: string
}

export interface DatasheetGroup {
  readonly key: string
  readonly label: string
  readonly lines: readonly DatasheetLine[]
}

type Cells = Readonly<Record<string, string>>

/** Takes the rows of the two sheets that say which lines there are; returns them by group, in their order. */
export function datasheetGroups(
  groups: readonly Cells[],
  lines: readonly Cells[],
  language: Language,
): readonly DatasheetGroup[] {
  const ordered = (rows: readonly Cells[]) =>
    rows.toSorted((a, b) => Number(a['position'] ?? 0) - Number(b['position'] ?? 0))
  return ordered(groups).map((group) => ({
    key: group['key'] ?? '',
    label: group[`label.${language}`] ?? '',
    lines: ordered(lines.filter((line) => line['groupKey'] === group['key'])).map((line) => ({
      key: line['key'] ?? '',
      kind: line['kind'] ?? 'text',
      label: line[`label.${language}`] ?? '',
      unit: line['unit'] ?? '',
    })),
  }))
}

export type Values = Readonly<Record<string, unknown>>

/** Takes a datasheet's cell; returns its values by line, none for what is no datasheet. */
export function valuesIn(cell: string): Values {
  try {
    const read: unknown = JSON.parse(cell)
    return typeof read === 'object' && read !== null && !Array.isArray(read) ? (read as Values) : {}
  } catch {
    return {}
  }
}

/** What a line's fields show of its value. */
export const numberText = (value: unknown): string => (typeof value === 'number' ? String(value).replace('.', ',') : '')

export const wordsIn = (value: unknown, language: Language): string =>
  typeof value === 'string'
    ? value
    : typeof value === 'object' && value !== null
      ? String((value as Values)[language] ?? '')
      : ''

/** A line of equipment: it is there, it is not, it comes with a part, or nobody says. */
export const equipmentOf = (value: unknown): 'yes' | 'no' | 'part' | '' =>
  value === true ? 'yes' : value === false ? 'no' : partIn(value) === null ? '' : 'part'

export const partIn = (value: unknown): string | null =>
  typeof value === 'object' && value !== null && 'partId' in value ? String(value.partId) : null

/** Takes what was typed as a number; returns it, null for a blank, the text as it is for none. */
export const numberIn = (text: string): number | string | null =>
  text.trim() === '' ? null : /^-?\d+(?:[.,]\d+)?$/.test(text.trim()) ? Number(text.trim().replace(',', '.')) : text

/** Takes a line's value and what one language says now; returns the value. One text for both languages stays one. */
export function withWords(value: unknown, language: Language, text: string): unknown {
  const words = { 'pt-BR': wordsIn(value, 'pt-BR'), 'es-AR': wordsIn(value, 'es-AR'), [language]: text }
  return Object.values(words).every((one) => one === '') ? null : words
}
