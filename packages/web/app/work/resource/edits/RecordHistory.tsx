import type { AuditEntry } from '@volante/contract/audit'
import { useTexts } from '../../../texts/texts.tsx'
import type { Choice } from '../../../ui/field/Select.tsx'
import { useBrandNames } from '../../brand-names.ts'
import { HistoryTable } from '../../HistoryTable.tsx'
import { changesOf } from './record-changes.ts'
import type { Shape } from '../shape.server.ts'
import { wordOf } from '../words.ts'

interface RecordHistoryProps {
  readonly entries: readonly AuditEntry[]
  readonly shape: Pick<Shape, 'form' | 'acts'>
  /** What values of fields are called where another call says it. */
  readonly called: Readonly<Record<string, readonly Choice[]>>
  /** Takes an entry; returns where the form shows what it sent, null where that cannot be put back. */
  readonly restoreTo: (entry: AuditEntry) => string | null
}

/** Who did what to a record and when, newest first, with what became of each field. */
export function RecordHistory({ entries, shape, called, restoreTo }: RecordHistoryProps) {
  const texts = useTexts()
  const { t, byKey } = texts
  const { nameOf } = useBrandNames()
  const changes = changesOf(entries, shape).map((fields) =>
    fields.map(({ field, before, after }) => {
      const word = (value: unknown) =>
        field.kind === 'brand'
          ? nameOf(String(value))
          : (called[field.name]?.find((one) => one.value === value)?.label ?? wordOf(texts, field, value))
      return { name: byKey(field.label), before: before === undefined ? null : word(before), after: word(after) }
    }),
  )
  return (
    <HistoryTable
      entries={entries.map((entry, at) => ({
        id: entry.id,
        at: entry.at,
        by: entry.by?.name ?? t('work.history.nobody'),
        says: byKey(`rights.did.${entry.call}`, { subject: entry.subject?.label ?? '' }),
        changes: changes[at] ?? [],
        back: restoreTo(entry),
      }))}
    />
  )
}
