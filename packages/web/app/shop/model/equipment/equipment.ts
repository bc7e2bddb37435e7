import type { SheetGroup, SheetRow } from '../../range/datasheet.ts'

/** What the versions of a model have of one group of the datasheet. */
export interface Equipment {
  /** Rows that every version has, figures among them. */
  readonly all: readonly SheetRow[]
  /** What a version brings that none before it has as standard, by its place. */
  readonly added: readonly { readonly version: number; readonly labels: readonly string[] }[]
  /** Nowhere standard, to be ordered on some version. */
  readonly optional: readonly string[]
}

const isThere = ({ cells }: SheetRow, at: number): boolean => {
  const cell = cells[at]
  return (
    cell !== undefined && (cell.status === 'serial' || (cell.status === 'value' && (cell.number ?? cell.text) !== null))
  )
}

/** Takes a group whose cells stand by price, the lowest first; returns its equipment by the version that brings it. */
export function equipmentOf({ rows }: SheetGroup): Equipment {
  const all: SheetRow[] = []
  const optional: string[] = []
  const added = new Map<number, string[]>()
  for (const row of rows) {
    const first = row.cells.findIndex((_, at) => isThere(row, at))
    if (first === -1) {
      if (row.cells.some(({ status }) => status === 'optional')) optional.push(row.label)
    } else if (row.cells.every((_, at) => isThere(row, at))) all.push(row)
    else added.set(first, [...(added.get(first) ?? []), row.label])
  }
  return {
    all,
    added: [...added].sort(([a], [b]) => a - b).map(([version, labels]) => ({ version, labels })),
    optional,
  }
}
