import type { OpeningPeriod } from '../places/opening-hours.ts'
import { LANGUAGES } from '../vocabulary.ts'
import type { Column, Json } from './column.ts'
import { writeHours } from './hours.ts'

/**
 * Takes a column and its value; returns what its cells hold, one, or one a language, so that reading them gives the value back:
 * amounts with a decimal comma, lists with ` | ` between.
 */
export function writeCell({ kind }: Column, value: Json): readonly string[] {
  if (kind === 'words') return LANGUAGES.map((language) => textIn(value, language))
  if (kind === 'lists')
    return LANGUAGES.map((language) =>
      listOf(value)
        .map((one) => textIn(one, language))
        .join(' | '),
    )
  if (value === null) return ['']
  if (kind === 'money' || kind === 'percent') return [(Number(value) / 100).toFixed(2).replace('.', ',')]
  if (kind === 'flag') return [value === true ? 'sim' : 'não']
  if (kind === 'codes') return [listOf(value).join(' | ')]
  if (kind === 'groups')
    return [
      listOf(value)
        .map((group) => listOf(group).join(' + '))
        .join(' | '),
    ]
  if (kind === 'hours') return [writeHours(value as unknown as readonly OpeningPeriod[])]
  if (kind === 'values') return [JSON.stringify(value)]
  return [String(value)]
}

const listOf = (value: Json): readonly Json[] => (Array.isArray(value) ? (value as readonly Json[]) : [])

const textIn = (value: Json, language: string): string =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? String((value as Readonly<Record<string, Json>>)[language] ?? '')
    : ''
