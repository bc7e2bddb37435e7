import { createTexts, type Texts } from '../../texts/texts.tsx'
import type { Row } from './resource.ts'
import type { FieldShape } from './shape.server.ts'

/** What one of a field's values is called, blank where it has no name. */
export const nameIn = ({ byKey }: Pick<Texts, 'byKey'>, { words }: Pick<FieldShape, 'words'>, value: unknown): string =>
  byKey(words.replace('*', String(value)))

/** Takes the texts and a row; returns those in which its amounts read, where it says their currency itself. */
export function textsOf(texts: Texts, row: Row): Texts {
  const { currency } = row
  return typeof currency === 'string' && currency !== texts.currency
    ? createTexts({ language: texts.language, timeZone: texts.timeZone, currency }, texts.dictionary)
    : texts
}

/** Takes a field's value; returns it in the reader's words, or as a file holds it. */
export function wordOf(
  texts: Texts,
  field: Pick<FieldShape, 'name' | 'kind' | 'words'>,
  value: unknown,
  on: 'page' | 'file' = 'page',
): string {
  const { t, date, money, number } = texts
  const { name, kind } = field
  const nameOf = (one: unknown) => nameIn(texts, field, one) || String(one)
  if (value === null || value === undefined || value === '') return ''
  if (typeof value === 'boolean')
    return nameIn(texts, field, value) || t(value ? 'work.resource.yes' : 'work.resource.no')
  if (kind === 'choice' || kind === 'role' || (kind === 'country' && on === 'page'))
    return [value].flat().map(nameOf).join(', ')
  if (Array.isArray(value)) return value.map(String).join(', ')
  if (typeof value === 'number') {
    if (kind === 'money') return on === 'page' ? money(value) : (value / 100).toFixed(2).replace('.', ',')
    return kind === 'number' && on === 'page' && name !== 'year' ? number(value) : String(value).replace('.', ',')
  }
  if (typeof value === 'object') return 'name' in value ? String(value.name) : ''
  if (on === 'file') return String(value)
  if (kind === 'day') return date(`${String(value)}T12:00:00Z`)
  return kind === 'moment' || kind === 'siteMoment' ? date(String(value), 'moment') : String(value)
}
