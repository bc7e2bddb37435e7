import type { AuditEntry } from '@volante/contract/audit'
import { Link } from 'react-router'
import { useTexts } from '../../texts/texts.tsx'
import { Table } from '../../ui/data/Table.tsx'
import { Stack } from '../../ui/layout/Stack.tsx'
import { useBrandNames } from '../brand-names.ts'
import { Differences } from '../Differences.tsx'
import { Soft } from '../Soft.tsx'
import { changesOf } from './record-changes.ts'
import type { Shape } from './shape.server.ts'
import { wordOf } from './words.ts'

interface RecordHistoryProps {
  readonly entries: readonly AuditEntry[]
  readonly noun: string
  readonly shape: Pick<Shape, 'form' | 'acts'>
  /** Takes an entry; returns where the form shows what it sent, null where that cannot be put back. */
  readonly restoreTo: (entry: AuditEntry) => string | null
}

/** Who did what to a record and when, newest first, with what became of each field. */
export function RecordHistory({ entries, noun, shape, restoreTo }: RecordHistoryProps) {
  const texts = useTexts()
  const { t, date, byKey } = texts
  const { nameOf } = useBrandNames()
  const changes = changesOf(entries, shape).map((fields) =>
    fields.map(({ field, before, after }) => {
      const word = (value: unknown) =>
        field.kind === 'brand' ? nameOf(String(value)) : wordOf(texts, noun, field, value)
      return { name: byKey(field.label), before: before === undefined ? null : word(before), after: word(after) }
    }),
  )
  return (
    <Stack gap={2}>
      <h2>{t('work.history')}</h2>
      {entries.length === 0 ? (
        <Soft as="p">{t('work.history.none')}</Soft>
      ) : (
        <Table caption={t('work.history')} isCaptionHidden isDense>
          <thead>
            <tr>
              <th scope="col">{t('work.history.at')}</th>
              <th scope="col">{t('work.history.by')}</th>
              <th scope="col">{t('work.history.what')}</th>
            </tr>
          </thead>
          <tbody>
            {entries.map((entry, at) => {
              const back = restoreTo(entry)
              return (
                <tr key={entry.id}>
                  <th scope="row">
                    <time dateTime={entry.at}>{date(entry.at, 'moment')}</time>
                  </th>
                  <td>{entry.by?.name ?? t('work.history.nobody')}</td>
                  <td>
                    <Stack gap={1} align="start">
                      <p>{byKey(`rights.did.${entry.call}`, { subject: entry.subject?.label ?? '' })}</p>
                      <Differences of={changes[at] ?? []} />
                      {back && <Link to={back}>{t('work.history.restore')}</Link>}
                    </Stack>
                  </td>
                </tr>
              )
            })}
          </tbody>
        </Table>
      )}
    </Stack>
  )
}
