/** One row of a version's datasheet; `standard` has it in the price, `optional` for a price (cents, null when unknown). */
export type DatasheetRow = {
  readonly key: string
  readonly group: string
  readonly name: string
  readonly value: string
} & ({ readonly offer: 'standard' } | { readonly offer: 'optional'; readonly price: number | null })

export type Datasheet = { readonly mvsCode: string; readonly year: number; readonly rows: readonly DatasheetRow[] }

export type ComparedCell =
  | { readonly offer: 'standard'; readonly value: string }
  | { readonly offer: 'optional'; readonly value: string; readonly price: number | null }
  | { readonly offer: 'absent' }

export type ComparedRow = {
  readonly key: string
  readonly name: string
  /** One cell a version, in the order asked. */
  readonly cells: readonly ComparedCell[]
  readonly differs: boolean
}

export type Comparison = readonly { readonly group: string; readonly rows: readonly ComparedRow[] }[]

/**
 * Takes the datasheets of two to four versions; answers their rows side by side, aligned by attribute key, in groups as
 * they first appear; null for fewer or more versions (C13).
 */
export function comparisonOf(sheets: readonly Datasheet[]): Comparison | null {
  if (sheets.length < 2 || sheets.length > 4) return null
  const columns = sheets.map(({ rows }) => new Map(rows.map((row) => [row.key, row])))
  const first = new Map<string, DatasheetRow>()
  for (const row of sheets.flatMap(({ rows }) => rows)) if (!first.has(row.key)) first.set(row.key, row)
  const rows = [...first.values()].map((row) => ({ group: row.group, row: aligned(row, columns) }))
  const groups = new Set(rows.map(({ group }) => group))
  return [...groups].map((group) => ({ group, rows: rows.filter((row) => row.group === group).map(({ row }) => row) }))
}

/** Takes a comparison; answers only the rows whose cells are not all alike, without groups left empty. */
export const differencesOnly = (comparison: Comparison): Comparison =>
  comparison
    .map(({ group, rows }) => ({ group, rows: rows.filter(({ differs }) => differs) }))
    .filter(({ rows }) => rows.length > 0)

function aligned({ key, name }: DatasheetRow, columns: readonly ReadonlyMap<string, DatasheetRow>[]): ComparedRow {
  const cells = columns.map((column) => cellOf(column.get(key)))
  const [head, ...others] = cells.map((cell) => JSON.stringify(cell))
  return { key, name, cells, differs: others.some((cell) => cell !== head) }
}

function cellOf(row: DatasheetRow | undefined): ComparedCell {
  if (!row) return { offer: 'absent' }
  const { value } = row
  return row.offer === 'standard' ? { offer: 'standard', value } : { offer: 'optional', value, price: row.price }
}
