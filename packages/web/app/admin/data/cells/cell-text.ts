import type { SheetColumn } from '@volante/contract/sheets'
import { localTime } from '@volante/domain/local-time'
import { groupAmount } from '@volante/domain/money/price'
import { momentsOf } from '@volante/domain/moments'

/** What a control holds: text, a box, or the ticked ones of several. */
export type Typed = string | boolean | readonly string[]

/** How a column is filled in on a page. */
export type CellControl =
  | 'text'
  | 'area'
  | 'money'
  | 'number'
  | 'day'
  | 'moment'
  | 'box'
  | 'select'
  | 'boxes'
  | 'combo'
  | 'tags'
  | 'hours'
  | 'values'

/** A column as a form asks for it. */
export interface CellField extends Pick<SheetColumn, 'kind'> {
  readonly control: CellControl
}

/** Where a row is, and what its codes name. */
export interface CellPlace {
  readonly timeZone: string
  /** Words by code. */
  readonly names: Readonly<Record<string, string>>
}

const BETWEEN = ' | '
export const partsOf = (cell: string): readonly string[] =>
  cell
    .split('|')
    .map((part) => part.trim())
    .filter((part) => part !== '')
const joined = (parts: readonly string[]): string => parts.join(BETWEEN)

/** A code with its words, and back: who knows the code may write it alone. */
export const withName = (code: string, name: string | undefined): string =>
  name && name !== code ? `${name} (${code})` : code
export const codeIn = (text: string): string => /\(([^()]+)\)\s*$/.exec(text)?.[1]?.trim() ?? text.trim()

/** Takes a cell; returns what its control shows. */
export function typedOf({ control, kind }: CellField, cell: string, { timeZone, names }: CellPlace): Typed {
  if (control === 'box') return cell === 'sim'
  if (control === 'boxes') return partsOf(cell)
  if (control === 'moment') return cell === '' ? '' : localTime(timeZone, new Date(cell))
  if (control === 'combo') return withName(cell, names[cell])
  // As the field writes it while it is typed: else a form that nobody touched would count as changed.
  if (control === 'money') return groupAmount(cell)
  if (kind === 'lists') return partsOf(cell).join('\n')
  return cell
}

/** Takes what a control holds; returns the cell, as a file would have it. A time that no clock there shows stays as it was written: the call refuses it. */
export function cellOf({ control, kind }: CellField, typed: unknown, { timeZone }: CellPlace): string {
  if (control === 'box') return typed === true ? 'sim' : 'não'
  if (Array.isArray(typed)) return joined(typed.map(String))
  const text = String(typed ?? '').trim()
  if (control === 'moment') return momentsOf(timeZone, text.slice(0, 16))[0]?.toISOString() ?? text
  if (control === 'combo') return codeIn(text)
  if (control === 'money') return wholeMoney(text)
  if (kind === 'lists') return joined(text.split('\n').flatMap((line) => partsOf(line)))
  if (control === 'tags') return joined(partsOf(text))
  return text
}

/** 1.234,5 as a file has it: 1234,50. */
function wholeMoney(text: string): string {
  const [, whole = '', cents = ''] = /^([\d.]+)(?:,(\d{0,2}))?$/.exec(text) ?? []
  return whole === '' ? text : `${whole.replaceAll('.', '')},${cents.padEnd(2, '0')}`
}
