import type { ComponentProps, ReactNode } from 'react'
import { Link } from 'react-router'
import { useTexts } from '../texts/texts.tsx'
import { Table } from '../ui/data/Table.tsx'
import { Stack } from '../ui/layout/Stack.tsx'
import { Differences } from './Differences.tsx'
import { Soft } from './Soft.tsx'

export interface HistoryEntry {
  readonly id: string
  readonly at: string
  readonly by: string
  /** What was done. */
  readonly says: ReactNode
  readonly changes: ComponentProps<typeof Differences>['of']
  /** Where the form shows what was saved then; null where that cannot be put back. */
  readonly back: string | null
}

/** Who did what to a record and when, newest first, with what became of each field. */
export function HistoryTable({ entries }: { readonly entries: readonly HistoryEntry[] }) {
  const { t, date } = useTexts()
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
            {entries.map(({ id, at, by, says, changes, back }) => (
              <tr key={id}>
                <th scope="row">
                  <time dateTime={at}>{date(at, 'moment')}</time>
                </th>
                <td>{by}</td>
                <td>
                  <Stack gap={1} align="start">
                    <p>{says}</p>
                    <Differences of={changes} />
                    {back && <Link to={back}>{t('work.history.restore')}</Link>}
                  </Stack>
                </td>
              </tr>
            ))}
          </tbody>
        </Table>
      )}
    </Stack>
  )
}
