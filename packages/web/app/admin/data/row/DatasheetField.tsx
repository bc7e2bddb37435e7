import { useState } from 'react'
import { LANGUAGES } from '@volante/domain/vocabulary'
import { useFormField } from '../../../forms/form-state.ts'
import { useTexts } from '../../../texts/texts.tsx'
import { Table } from '../../../ui/data/Table.tsx'
import { FieldError } from '../../../ui/field/Field.tsx'
import field from '../../../ui/field/Field.module.css'
import { useKeptText } from '../../../ui/field/use-kept-text.ts'
import { Row, Stack } from '../../../ui/layout/Stack.tsx'
import {
  type DatasheetGroup,
  type DatasheetLine,
  equipmentOf,
  numberIn,
  numberText,
  partIn,
  valuesIn,
  withWords,
  wordsIn,
} from './datasheet-lines.ts'
import { KeptArea } from './KeptArea.tsx'
import css from './row.module.css'

interface DatasheetFieldProps {
  readonly name: string
  readonly label: string
  readonly groups: readonly DatasheetGroup[]
}

/** What a car's datasheet says, line by line; what stands in no line stays as it is. */
export function DatasheetField({ name, label, groups }: DatasheetFieldProps) {
  const { t } = useTexts()
  const { id, meta } = useFormField(name)
  const { kept, text, isLive, put } = useKeptText(meta.defaultValue ?? '')
  const values = valuesIn(text)
  // Its fields keep what is typed in them; they are drawn anew only where the text changed by other means, as by a draft.
  const [drawn, setDrawn] = useState({ text, round: 0 })
  if (drawn.text !== text) setDrawn({ text, round: drawn.round + 1 })
  const change = (key: string, value: unknown) => {
    const next = JSON.stringify({ ...values, [key]: value })
    setDrawn(({ round }) => ({ text: next, round }))
    put(next)
  }
  return (
    <Stack gap={4} className={css.wide}>
      <KeptArea
        id={id}
        name={name}
        label={label}
        field={kept}
        text={meta.defaultValue ?? ''}
        isLive={isLive}
        hint={t('sheets.hint.values')}
      />
      {isLive && <FieldError id={`${id}-lines-error`}>{meta.errors?.[0]}</FieldError>}
      {isLive &&
        groups.map((group) => (
          <Table key={`${group.key} ${drawn.round}`} caption={group.label} isDense>
            <thead>
              <tr>
                <th scope="col">{t('sheets.datasheet.line')}</th>
                <th scope="col">{t('sheets.datasheet.value')}</th>
              </tr>
            </thead>
            <tbody>
              {group.lines.map((line) => (
                <tr key={line.key}>
                  <th scope="row">{line.unit ? `${line.label} (${line.unit})` : line.label}</th>
                  <td>
                    <Line line={line} value={values[line.key]} change={(value) => change(line.key, value)} />
                  </td>
                </tr>
              ))}
            </tbody>
          </Table>
        ))}
    </Stack>
  )
}

interface LineProps {
  readonly line: DatasheetLine
  readonly value: unknown
  change(value: unknown): void
}

function Line({ line: { kind, label }, value, change }: LineProps) {
  if (kind === 'number')
    return (
      <span className={field.box}>
        <input
          aria-label={label}
          inputMode="decimal"
          className={field.input}
          defaultValue={numberText(value)}
          onChange={({ target }) => change(numberIn(target.value))}
        />
      </span>
    )
  if (kind === 'equipment') return <Equipment label={label} value={value} change={change} />
  return (
    <Row gap={2} className={css.words}>
      {LANGUAGES.map((language) => (
        <span key={language} className={field.box}>
          <input
            aria-label={`${label} (${language})`}
            className={field.input}
            value={wordsIn(value, language)}
            onChange={({ target }) => change(withWords(value, language, target.value))}
          />
        </span>
      ))}
    </Row>
  )
}

function Equipment({ label, value, change }: Omit<LineProps, 'line'> & { readonly label: string }) {
  const { t } = useTexts()
  const state = equipmentOf(value)
  const VALUES = { yes: true, no: false, part: { partId: '' }, '': null } as const
  return (
    <Row gap={2} className={css.words}>
      <span className={field.box}>
        <select
          aria-label={label}
          className={field.input}
          value={state}
          onChange={({ target }) => change(VALUES[target.value as keyof typeof VALUES])}
        >
          {(['', 'yes', 'no', 'part'] as const).map((one) => (
            <option key={one} value={one}>
              {t(`sheets.datasheet.equipment.${one || 'unknown'}`)}
            </option>
          ))}
        </select>
      </span>
      {state === 'part' && (
        <span className={field.box}>
          <input
            aria-label={`${label}: ${t('sheets.column.partId')}`}
            className={field.input}
            value={partIn(value) ?? ''}
            onChange={({ target }) => change({ partId: target.value })}
          />
        </span>
      )}
    </Row>
  )
}
