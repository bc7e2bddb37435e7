import type { SheetChange } from '@volante/contract/sheets'
import { Link } from 'react-router'
import { useTexts } from '../../texts/texts.tsx'
import { Stack } from '../../ui/layout/Stack.tsx'
import { Differences } from '../../work/Differences.tsx'
import { Soft } from '../../work/Soft.tsx'
import { changePath } from './data-list.ts'
import css from './data.module.css'
import { useSheetWords } from './use-sheet-words.ts'

/** What a row was and became, newest first; each leads to the change it was part of. */
export function RowHistory({ changes }: { readonly changes: readonly SheetChange[] }) {
  const { t, date } = useTexts()
  const { heading } = useSheetWords()
  return (
    <Stack as="section" gap={3} aria-labelledby="history">
      <h2 id="history" className={css.group}>
        {t('sheets.history')}
      </h2>
      {changes.length === 0 && <Soft as="p">{t('sheets.history.none')}</Soft>}
      <Stack as="ol" role="list" gap={3}>
        {changes.map(({ at, by, batch, kind, fields }) => (
          <li key={`${at} ${batch} ${kind}`}>
            <Link to={changePath(batch)}>
              {t(`sheets.history.${kind}`, { who: by ?? t('sheets.nobody'), at: date(at, 'moment') })}
            </Link>
            <Differences of={fields.map((field) => ({ ...field, name: heading(field.column) }))} />
          </li>
        ))}
      </Stack>
    </Stack>
  )
}
