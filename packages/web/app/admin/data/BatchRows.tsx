import type { BatchDetail, SheetView } from '@volante/contract/sheets'
import { usePage } from '../../shell/root-data.ts'
import { useTexts } from '../../texts/texts.tsx'
import { Stack } from '../../ui/layout/Stack.tsx'
import { Differences } from '../../work/Differences.tsx'
import { Soft } from '../../work/Soft.tsx'
import { WorkTable } from '../../work/list/WorkTable.tsx'
import css from './data.module.css'
import { headedWord } from './cells/cell-word.ts'
import { useSheetWords } from './cells/use-sheet-words.ts'
import { zoneFor } from './row/zones.ts'

type BatchRow = BatchDetail['rows'][number]

interface BatchRowsProps {
  readonly batch: BatchDetail
  readonly sheet: SheetView
  /** The time of each country. */
  readonly zones: Readonly<Record<string, string>>
}

/** The first rows of a change: what is refused and why, then what each would be. */
export function BatchRows({ batch: { rows }, sheet, zones }: BatchRowsProps) {
  const { t } = useTexts()
  if (rows.length === 0) return null
  return (
    <Stack gap={2}>
      <h2 className="text-16">{t('sheets.batch.first')}</h2>
      <WorkTable
        caption={t('sheets.batch.first')}
        rows={rows}
        rowKey={({ line }) => String(line)}
        columns={[
          { id: 'line', title: t('sheets.batch.line'), cell: ({ line }) => line },
          { id: 'key', title: t('sheets.batch.key'), cell: ({ label }) => <div className={css.key}>{label}</div> },
          {
            id: 'what',
            title: t('sheets.batch.what'),
            cell: (row) => <What row={row} isAlone={rows.length === 1} sheet={sheet} zones={zones} />,
          },
        ]}
      />
    </Stack>
  )
}

interface WhatProps extends Omit<BatchRowsProps, 'batch'> {
  readonly row: BatchRow
  readonly isAlone: boolean
}

/** A row that alone is made is shown whole: who puts it in force sees what it says. */
function What({ row: { action, problems, fields, removedAt, context }, isAlone, sheet, zones }: WhatProps) {
  const texts = useTexts()
  const { t, date, byKey } = texts
  const { sites } = usePage()
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
  const cells = {
    ...context,
    ...Object.fromEntries(fields.map(({ column, before, after }) => [column, after || before])),
  }
  const words = { texts, sites, timeZone: zoneFor(zones, cells), names: {} }
  const worded = (heading: string, cell: string) => headedWord(words, sheet, heading, cell, cells)
  return (
    <>
      {action && t(`sheets.batch.${action}`)}
      {removedAt && <Soft as="p">{t('sheets.batch.removedAt', { at: date(removedAt, 'moment') })}</Soft>}
      {(action === 'change' || (action === 'create' && isAlone)) && (
        <Differences
          of={fields.map(({ column, before, after }) => ({
            name: heading(column),
            before: worded(column, before),
            after: worded(column, after),
          }))}
        />
      )}
    </>
  )
}
