import type { BulkRow } from '@volante/contract/bulk'
import { Stack } from '../../ui/layout/Stack.tsx'
import { Soft } from '../Soft.tsx'
import css from './bulk.module.css'

/** A row with what became of it, or would, and why in its reader's words. */
export type SaidRow = Pick<BulkRow, 'id' | 'name' | 'outcome' | 'why'>

interface RowsProps {
  readonly title: string
  readonly rows: readonly SaidRow[]
  readonly outcome: BulkRow['outcome']
}

/** Rows with one outcome, below what it is. */
export function BulkRows({ title, rows, outcome }: RowsProps) {
  const of = rows.filter((row) => row.outcome === outcome)
  if (of.length === 0) return null
  return (
    <Stack as="section" gap={2} aria-label={title}>
      <h2>{title}</h2>
      <RowNames rows={of} />
    </Stack>
  )
}

/** Rows by name, each with why it did not go. */
export const RowNames = ({ rows }: Pick<RowsProps, 'rows'>) => (
  <ul className={css.names}>
    {rows.map(({ id, name, why }) => (
      <li key={id}>
        {name} {why && <Soft>{why}</Soft>}
      </li>
    ))}
  </ul>
)
