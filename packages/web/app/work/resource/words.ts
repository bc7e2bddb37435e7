import type { Texts } from '../../texts/texts.tsx'
import type { FieldShape } from './shape.server.ts'

/** Takes a field's value; returns it in the reader's words, or as a file holds it. */
export function wordOf(
  { t, byKey, date, money, number }: Texts,
  noun: string,
  { name, kind }: Pick<FieldShape, 'name' | 'kind'>,
  value: unknown,
  on: 'page' | 'file' = 'page',
): string {
  if (value === null || value === undefined || value === '') return ''
  if (typeof value === 'boolean')
    return byKey(`resources.${noun}.${name}.${value}`) || t(value ? 'work.resource.yes' : 'work.resource.no')
  if (kind === 'choice') return byKey(`resources.${noun}.${name}.${String(value)}`) || String(value)
  if (Array.isArray(value)) return value.map(String).join(', ')
  if (typeof value === 'number') {
    if (kind === 'money') return on === 'page' ? money(value) : (value / 100).toFixed(2).replace('.', ',')
    return kind === 'number' && on === 'page' && name !== 'year' ? number(value) : String(value).replace('.', ',')
  }
  if (on === 'file') return String(value)
  if (kind === 'country') return byKey(`work.country.${String(value)}`) || String(value)
  if (kind === 'day') return date(`${String(value)}T12:00:00Z`)
  return kind === 'moment' || kind === 'siteMoment' ? date(String(value), 'moment') : String(value)
}
