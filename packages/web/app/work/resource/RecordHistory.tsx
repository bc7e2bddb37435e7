import type { AuditEntry } from '@volante/contract/audit'
import { useTexts } from '../../texts/texts.tsx'
import { Table } from '../../ui/data/Table.tsx'
import { Stack } from '../../ui/layout/Stack.tsx'
import { Facts } from '../Facts.tsx'
import { Soft } from '../Soft.tsx'

/** Who did what to a record and when, newest first, with what was sent. */
export function RecordHistory({ entries }: { readonly entries: readonly AuditEntry[] }) {
  const { t, date, byKey } = useTexts()
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
            {entries.map(({ id, at, by, call, told, subject }) => (
              <tr key={id}>
                <th scope="row">
                  <time dateTime={at}>{date(at, 'moment')}</time>
                </th>
                <td>{by?.name ?? t('work.history.nobody')}</td>
                <td>
                  <p>{byKey(`rights.did.${call}`, { subject: subject?.label ?? '' })}</p>
                  <Facts of={Object.fromEntries(told.map(({ name, value }) => [name, value]))} />
                </td>
              </tr>
            ))}
          </tbody>
        </Table>
      )}
    </Stack>
  )
}
