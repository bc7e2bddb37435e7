import type { DatasheetCell } from '@volante/contract/car-shapes'
import type { Language } from '@volante/contract/site'
import type { DatasheetRow } from './datasheet-queries.ts'
import type { DatasheetValue } from './tables.ts'

const absent: DatasheetCell = { status: 'absent', text: null, number: null, partId: null, price: null }

/** Takes a stored value; returns the cell a page shows, with the price of the optional that brings it. */
export function cellOf(
  value: DatasheetValue | undefined,
  language: Language,
  priceOf: (partId: string) => number | undefined,
): DatasheetCell {
  if (value === null || value === undefined || value === false) return absent
  if (value === true) return { ...absent, status: 'serial' }
  if (typeof value === 'number') return { ...absent, status: 'value', number: value }
  if (typeof value === 'string') return { ...absent, status: 'value', text: value }
  if ('partId' in value)
    return { ...absent, status: 'optional', partId: value.partId, price: priceOf(value.partId) ?? null }
  return { ...absent, status: 'value', text: value[language] }
}

/** Rows under their groups, each mapped; groups keep the reading order. */
export function byGroup<Row>(rows: readonly DatasheetRow[], map: (row: DatasheetRow) => Row) {
  return [...Map.groupBy(rows, (row) => row.group)].map(([key, own]) => ({
    key,
    label: own[0]?.groupLabel ?? key,
    rows: own.map(map),
  }))
}

/** Cells that say the same thing; a price is part of what an optional says. */
export const isSame = (a: DatasheetCell, b: DatasheetCell): boolean =>
  a.status === b.status && a.text === b.text && a.number === b.number && a.price === b.price
