import type { BatchDetail } from '@volante/contract/sheets'
import { Form } from 'react-router'
import { XsrfField } from '../../../shell/session/XsrfField.tsx'
import { useTexts } from '../../../texts/texts.tsx'
import { Button } from '../../../ui/action/Button.tsx'
import { Checkbox } from '../../../ui/choice/Checkbox.tsx'
import { RadioGroup } from '../../../ui/choice/RadioGroup.tsx'
import { Select } from '../../../ui/field/Select.tsx'
import { TextField } from '../../../ui/field/TextField.tsx'
import { Stack } from '../../../ui/layout/Stack.tsx'
import { WorkTable } from '../../../work/list/WorkTable.tsx'
import { useSheetWords } from '../cells/use-sheet-words.ts'
import css from '../data.module.css'
import { MAP, MATCH, REMEMBER } from './handle-map.ts'

type Asks = NonNullable<BatchDetail['asks']>

interface MappingFormProps {
  readonly asks: Asks
  /** What was posted and refused. */
  readonly posted: Readonly<Record<string, string>> | null
}

/** Where the columns of a file with headings of its own go, guessed as far as one alone fits, and by what its rows are recognised. */
export function MappingForm({ asks, posted }: MappingFormProps) {
  const { t } = useTexts()
  const { heading: wordOf } = useSheetWords()
  const matchName = (match: readonly string[]) =>
    match.length > 0 ? match.map(wordOf).join(' + ') : t('sheets.mapping.match.none')
  const usual = asks.matches.findIndex((match) => match.join() === asks.match.join())
  return (
    <Stack gap={5}>
      <Form method="post" autoComplete="off">
        <Stack gap={4} align="start">
          <XsrfField />
          <input type="hidden" name="intent" value={MAP} />
          <p>{t('sheets.mapping.text')}</p>
          <ul role="list" className={css.mapping}>
            {asks.headings.map(({ heading, isNeeded }) => (
              <Place key={heading} asks={asks} posted={posted} heading={heading} isNeeded={isNeeded} />
            ))}
          </ul>
          <RadioGroup
            legend={t('sheets.mapping.match')}
            hint={t('sheets.mapping.match.hint')}
            name={MATCH}
            defaultValue={posted?.[MATCH] ?? String(usual)}
            options={asks.matches.map((match, at) => ({ value: String(at), label: matchName(match) }))}
          />
          <Checkbox
            name={REMEMBER}
            value="yes"
            defaultChecked={posted === null || posted[REMEMBER] === 'yes'}
            label={t('sheets.mapping.remember')}
            hint={t('sheets.mapping.remember.hint')}
          />
          <Button type="submit" size="small" variant="primary">
            {t('sheets.mapping.read')}
          </Button>
        </Stack>
      </Form>
      <FileColumns asks={asks} />
    </Stack>
  )
}

const MOST_CHOICES = 50

interface PlaceProps extends MappingFormProps {
  readonly heading: string
  readonly isNeeded: boolean
}

/** Where one of the sheet's columns comes from: one of the file's, or the same in every row. */
function Place({ asks: { columns, guess }, posted, heading, isNeeded }: PlaceProps) {
  const { t } = useTexts()
  const { heading: wordOf } = useSheetWords()
  const word = wordOf(heading)
  const guessed = guess[heading]
  const name = `from.${heading}`
  const shared = {
    id: name,
    name,
    label: isNeeded ? `${word} *` : word,
    defaultValue: posted?.[name] ?? (guessed && 'from' in guessed ? guessed.from : ''),
  }
  return (
    <li>
      {columns.length > MOST_CHOICES ? (
        <TextField {...shared} list="file-columns" maxLength={200} />
      ) : (
        <Select
          {...shared}
          placeholder={t('sheets.mapping.nothing')}
          options={columns.map(({ heading: value, samples: [first] }) => ({
            value,
            label: first ? `${value} (${first})` : value,
          }))}
        />
      )}
      <TextField
        id={`is.${heading}`}
        name={`is.${heading}`}
        label={t('sheets.mapping.is')}
        aria-label={t('sheets.mapping.isOf', { column: word })}
        maxLength={2000}
        defaultValue={posted?.[`is.${heading}`] ?? ''}
      />
    </li>
  )
}

/** The file's own columns, what they hold and where they were guessed to go. */
function FileColumns({ asks: { columns, guess } }: { readonly asks: Asks }) {
  const { t } = useTexts()
  const { heading: wordOf } = useSheetWords()
  const goesTo = (column: string): string =>
    Object.entries(guess)
      .flatMap(([heading, placed]) => (placed && 'from' in placed && placed.from === column ? [wordOf(heading)] : []))
      .join(', ')
  return (
    <Stack gap={2}>
      <h2 className="text-16">{t('sheets.mapping.file')}</h2>
      {columns.length > MOST_CHOICES && (
        <datalist id="file-columns">
          {columns.map(({ heading }) => (
            <option key={heading}>{heading}</option>
          ))}
        </datalist>
      )}
      <WorkTable
        caption={t('sheets.mapping.file')}
        rows={columns}
        rowKey={({ heading }) => heading}
        columns={[
          { id: 'heading', title: t('sheets.mapping.heading'), cell: ({ heading }) => heading },
          {
            id: 'samples',
            title: t('sheets.mapping.samples'),
            cell: ({ samples }) => samples.join(' · '),
          },
          {
            id: 'to',
            title: t('sheets.mapping.guess'),
            cell: ({ heading }) => goesTo(heading) || t('sheets.mapping.noGuess'),
          },
        ]}
      />
    </Stack>
  )
}
