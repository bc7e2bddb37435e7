import type { FieldShape } from '../resource/shape.server.ts'
import { sentOf } from '../resource/values.ts'

/** As many as a page of a list holds. */
const MOST = 100

/** Takes an address or a form; returns what is chosen for a bulk change: which call, which rows, or all that a list's search leaves. */
export function readBulk(given: URLSearchParams | FormData) {
  const text = (name: string) => String(given.get(name) ?? '')
  const isAll = text('all') !== ''
  const ids = [...new Set(given.getAll('who').map(String))].filter((id) => id !== '' && id.length <= 80).slice(0, MOST)
  return { call: text('do'), list: text('list'), isAll, ids: isAll ? [] : ids, isTried: text('try') !== '' }
}

/** The name under which a field that is to be set stands in the address. */
export const setName = (field: string): string => `set.${field}`

/** Takes the fields that may be set and what was filled in; returns what is to be set: blanks stay as they are. */
export function readSet(fields: readonly FieldShape[], given: URLSearchParams | FormData, currency: string) {
  const filled = fields.flatMap((field) => {
    const typed = String(given.get(setName(field.name)) ?? '').trim()
    if (typed === '') return []
    return [[field.name, field.kind === 'flag' ? typed === 'true' : sentOf(field, typed, currency)] as const]
  })
  return Object.fromEntries(filled.filter(([, value]) => value !== undefined && value !== null)) as Readonly<
    Record<string, string | number | boolean>
  >
}
