import type { BatchDetail } from '@volante/contract/sheets'
import { useTexts } from '../../texts/texts.tsx'
import { Stack } from '../../ui/layout/Stack.tsx'
import { Differences } from '../../work/Differences.tsx'
import { Soft } from '../../work/Soft.tsx'
import { WorkTable } from '../../work/list/WorkTable.tsx'
import css from './data.module.css'
import { useSheetWords } from './cells/use-sheet-words.ts'

type BatchRow = BatchDetail['rows'][number]

/** The first rows of a change: what is refused and why, then what each would be. */
export function BatchRows({ batch: { rows } }: { readonly batch: BatchDetail }) {
  const { t } = useTexts()
  if (rows.length === 0) return null
  return (
    <Stack gap={2}>
      <h2 className={css.group}>{t('sheets.batch.first')}</h2>
      <WorkTable
        caption={t('sheets.batch.first')}
        rows={rows}
        rowKey={({ line }) => String(line)}
        columns={[
          { id: 'line', title: t('sheets.batch.line'), cell: ({ line }) => line },
          { id: 'key', title: t('sheets.batch.key'), cell: ({ label }) => <div className={css.key}>{label}</div> },
          { id: 'what', title: t('sheets.batch.what'), cell: (row) => <What row={row} isAlone={rows.length === 1} /> },
        ]}
      />
    </Stack>
  )
}

interface WhatProps {
  readonly row: BatchRow
  readonly isAlone: boolean
}

/** A row that alone is made is shown whole: who puts it in force sees what it says. */
function What({ row: { action, problems, fields, removedAt }, isAlone }: WhatProps) {
  const { t, date, byKey } = useTexts()
  const { heading } = useSheetWords()
  if (problems.length > 0)
    return (
      <ul role="list">
        {problems.map(({ column, code, message }) => (
          <li key={`${column} ${code}`}>
            {heading(column)}: {byKey(code) || message}
          </li>
        ))}
      </ul>
    )
  return (
    <>
      {action && t(`sheets.batch.${action}`)}
      {removedAt && <Soft as="p">{t('sheets.batch.removedAt', { at: date(removedAt, 'moment') })}</Soft>}
      {(action === 'change' || (action === 'create' && isAlone)) && (
        <Differences of={fields.map((field) => ({ ...field, name: heading(field.column) }))} />
      )}
    </>
  )
}
