import type { ImportedUser } from '@volante/contract/authentication'
import { isOneOf } from '@volante/domain/choice'
import { useTexts } from '../../../texts/texts.tsx'
import { Table } from '../../../ui/data/Table.tsx'
import { StatusTag, type Tone } from '../../../ui/data/Tag.tsx'
import { Stack } from '../../../ui/layout/Stack.tsx'
import { Outcome } from '../../../work/Outcome.tsx'
import { Soft } from '../../../work/Soft.tsx'
import type { Imported } from './handle-people.ts'
import css from '../users.module.css'

const TONES = { CREATED: 'good', EXISTS: 'info', REFUSED: 'bad' } as const satisfies Record<
  ImportedUser['status'],
  Tone
>

/** Columns of a list that have a name of their own on the form beside it. */
const NAMED = ['name', 'email', 'cpf', 'phone', 'dealerCode', 'roles', 'country', 'dni'] as const

/** What became of each row, in the order of the list. */
export function ImportResults({ rows, results }: Pick<Imported, 'rows' | 'results'>) {
  const { t } = useTexts()
  const created = results.filter(({ status }) => status === 'CREATED').length
  return (
    <Stack gap={3} className={css.section}>
      <h2>{t('admin.users.resultsTable')}</h2>
      <Outcome>{t('admin.users.results', { created, all: results.length })}</Outcome>
      <Table caption={t('admin.users.resultsTable')} isCaptionHidden isDense>
        <thead>
          <tr>
            <th scope="col">{t('admin.users.row')}</th>
            <th scope="col">{t('admin.users.field.name')}</th>
            <th scope="col">{t('admin.users.field.email')}</th>
            <th scope="col">{t('admin.users.result')}</th>
          </tr>
        </thead>
        <tbody>
          {results.map((result) => (
            <Row key={result.index} result={result} row={rows[result.index] ?? {}} />
          ))}
        </tbody>
      </Table>
    </Stack>
  )
}

interface RowProps {
  readonly result: ImportedUser
  readonly row: Imported['rows'][number]
}

function Row({ result: { index, status, fields }, row }: RowProps) {
  const { t, byKey } = useTexts()
  const nameOf = (path: string) => (isOneOf(NAMED, path) ? t(`admin.users.field.${path}`) : path)
  return (
    <tr>
      <th scope="row">{index + 1}</th>
      <td>{row.name}</td>
      <td>{row.email}</td>
      <td>
        <StatusTag tone={TONES[status]}>{t(`admin.users.status.${status}`)}</StatusTag>
        {fields.map(({ path, code }) => (
          <Soft key={path} as="p">
            {nameOf(path)}: {byKey(code)}
          </Soft>
        ))}
      </td>
    </tr>
  )
}
