import type { MessageKey } from '../refusal.ts'
import { allHeadings, type Columns, headingsOf } from './column.ts'

/** Where a heading's cells come from: a column of the file, or the same words in every row. */
export type Placed = { readonly from: string } | { readonly is: string }

/** Heading of the sheet -> where its cells come from; null where the file has nothing for it. */
export type Placing = Readonly<Record<string, Placed | null>>

export interface Mapping {
  readonly columns: Placing
  /** The columns by which a row is recognised; none: each row is a new one. */
  readonly match: readonly string[]
}

/** What of a sheet a mapping is judged by. */
export interface Recognised {
  readonly columns: Columns
  readonly key: readonly string[]
  /** Further columns that tell rows apart, each set as well as the key. */
  readonly unique?: readonly (readonly string[])[]
}

/** Takes a sheet; returns what its rows can be recognised by, the key first; none at all where the platform makes the key. */
export function matchesOf({ columns, key, unique = [] }: Recognised): readonly (readonly string[])[] {
  return [key, ...unique, ...(key.every((name) => columns[name]?.isMade) ? [[]] : [])]
}

/** Takes a sheet and where its cells come from; returns what its rows are recognised by unless somebody says so, or undefined. */
export const usualMatch = (sheet: Recognised, placing: Placing): readonly string[] | undefined =>
  matchesOf(sheet).find((match) => match.every((name) => isPlaced(sheet.columns, placing, name)))

/** Whether all cells of a column come from somewhere. */
export const isPlaced = (columns: Columns, placing: Placing, name: string): boolean => {
  const column = columns[name]
  return column !== undefined && headingsOf(name, column).every((heading) => placing[heading])
}

type MappingProblem = Extract<MessageKey, `sheets.mapping.${string}`>

/** Takes a sheet, a mapping and the file's headings; returns why rows cannot be read so, or null. */
export function checkMapping(
  sheet: Recognised,
  { columns, match }: Mapping,
  file: readonly string[],
): MappingProblem | null {
  const ours = allHeadings(sheet.columns)
  const isKnown = ([heading, placed]: readonly [string, Placed | null]) =>
    ours.includes(heading) && (!placed || !('from' in placed) || file.includes(placed.from))
  if (!Object.entries(columns).every(isKnown)) return 'sheets.mapping.unknown'
  const isMatch = matchesOf(sheet).some((one) => one.join() === match.join())
  if (!isMatch || !match.every((name) => isPlaced(sheet.columns, columns, name))) return 'sheets.mapping.unmatched'
  const isHalf = Object.entries(sheet.columns).some(([name, column]) => {
    const placed = headingsOf(name, column).filter((heading) => columns[heading])
    return placed.length > 0 && placed.length < headingsOf(name, column).length
  })
  return isHalf ? 'sheets.mapping.language' : null
}
