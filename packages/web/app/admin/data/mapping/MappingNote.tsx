import type { BatchDetail } from '@volante/contract/sheets'
import { useTexts } from '../../../texts/texts.tsx'
import { Disclosure } from '../../../ui/layout/Disclosure.tsx'
import { Stack } from '../../../ui/layout/Stack.tsx'
import { Facts } from '../../../work/Facts.tsx'
import { PostButton } from '../../../work/PostButton.tsx'
import { useSheetWords } from '../cells/use-sheet-words.ts'

interface MappingNoteProps {
  readonly mapping: NonNullable<BatchDetail['mapping']>
}

/** How a file with headings of its own was read, and whether the next one like it will be. */
export function MappingNote({ mapping: { columns, match, by, kept } }: MappingNoteProps) {
  const { t, date } = useTexts()
  const { heading: wordOf } = useSheetWords()
  const placed = Object.entries(columns).flatMap(([heading, one]) =>
    one ? [[wordOf(heading), 'from' in one ? one.from : t('sheets.mapping.always', { value: one.is })] as const] : [],
  )
  const rows = match.length > 0 ? match.map(wordOf).join(' + ') : t('sheets.mapping.match.none')
  return (
    <Disclosure title={t(by === 'remembered' ? 'sheets.mapping.asRemembered' : 'sheets.mapping.asSaid')}>
      <Stack gap={3} align="start">
        <Facts of={Object.fromEntries([...placed, [t('sheets.mapping.match'), rows]])} />
        {kept && (
          <>
            <p>{t('sheets.mapping.kept', { who: kept.by ?? t('sheets.nobody'), at: date(kept.at, 'moment') })}</p>
            <PostButton fields={{ intent: 'forget' }}>{t('sheets.mapping.forget')}</PostButton>
          </>
        )}
      </Stack>
    </Disclosure>
  )
}
