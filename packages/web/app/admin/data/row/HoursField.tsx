import { DAY_MS } from '@volante/domain/duration'
import { DAYS } from '@volante/domain/sheets/hours'
import { PERIOD_TYPES } from '@volante/domain/vocabulary'
import { useFormField } from '../../../forms/form-state.ts'
import { useTexts } from '../../../texts/texts.tsx'
import { Button } from '../../../ui/action/Button.tsx'
import { X } from '../../../ui/action/icons.ts'
import { IconButton } from '../../../ui/action/IconButton.tsx'
import { Fieldset } from '../../../ui/field/Fieldset.tsx'
import { Select } from '../../../ui/field/Select.tsx'
import { TextField } from '../../../ui/field/TextField.tsx'
import { Row, Stack } from '../../../ui/layout/Stack.tsx'
import { useKeptText } from '../../../ui/field/use-kept-text.ts'
import { KeptArea } from './KeptArea.tsx'
import css from './row.module.css'

interface Period {
  readonly day: string
  readonly from: string
  readonly to: string
  readonly type: string
}

const PERIOD = /^([a-z]{3}) ([\d:]{0,5})-([\d:]{0,5})(?: ([A-Z_]+))?$/
const [OPEN] = PERIOD_TYPES

const periodsIn = (text: string): readonly Period[] =>
  text.split('|').flatMap((part) => {
    const [, day, from = '', to = '', type = OPEN] = PERIOD.exec(part.trim()) ?? []
    return day ? [{ day, from, to, type }] : []
  })

const written = (periods: readonly Period[]): string =>
  periods.map(({ day, from, to, type }) => `${day} ${from}-${to}${type === OPEN ? '' : ` ${type}`}`).join(' | ')

/** A Sunday, from which the days of the week are counted. */
const SUNDAY = Date.UTC(2026, 0, 4)

/** A week: from when to when on which day, open or closed in between. */
export function HoursField({ name, label }: { readonly name: string; readonly label: string }) {
  const { t, language } = useTexts()
  const { id, meta } = useFormField(name)
  const { kept, text, isLive, put } = useKeptText(meta.defaultValue ?? '')
  const periods = periodsIn(text)
  const format = new Intl.DateTimeFormat(language, { weekday: 'long', timeZone: 'UTC' })
  const days = DAYS.map((value, at) => ({ value, label: format.format(SUNDAY + at * DAY_MS) }))
  const types = PERIOD_TYPES.map((value) => ({ value, label: t(`sheets.hours.${value}`) }))
  const change = (at: number, to: Partial<Period>) =>
    put(written(periods.map((period, index) => (index === at ? { ...period, ...to } : period))))
  const next = (): Period => {
    const last = periods.at(-1)
    const day = DAYS[(DAYS.indexOf((last?.day ?? 'dom') as (typeof DAYS)[number]) + 1) % DAYS.length] ?? 'seg'
    return { day, from: last?.from ?? '08:00', to: last?.to ?? '18:00', type: OPEN }
  }
  return (
    <Fieldset legend={label} error={meta.errors?.[0]} className={css.wide}>
      <KeptArea
        id={id}
        name={name}
        label={label}
        field={kept}
        text={meta.defaultValue ?? ''}
        isLive={isLive}
        hint={t('sheets.hint.hours')}
      />
      {isLive && (
        <Stack gap={2} align="start">
          {periods.map((period, at) => (
            // oxlint-disable-next-line react/no-array-index-key -- a week's lines have no other name
            <Row key={at} gap={2} align="end">
              <Select
                label={t('sheets.hours.day')}
                options={days}
                value={period.day}
                onChange={({ target }) => change(at, { day: target.value })}
              />
              <TextField
                label={t('sheets.hours.from')}
                type="time"
                value={period.from}
                onChange={({ target }) => change(at, { from: target.value })}
              />
              <TextField
                label={t('sheets.hours.to')}
                type="time"
                value={period.to}
                onChange={({ target }) => change(at, { to: target.value })}
              />
              <Select
                label={t('sheets.hours.type')}
                options={types}
                value={period.type}
                onChange={({ target }) => change(at, { type: target.value })}
              />
              <IconButton
                icon={X}
                label={t('sheets.hours.remove', { at: at + 1 })}
                onClick={() => put(written(periods.filter((_, index) => index !== at)))}
              />
            </Row>
          ))}
          <Button size="small" onClick={() => put(written([...periods, next()]))}>
            {t('sheets.hours.add')}
          </Button>
        </Stack>
      )}
    </Fieldset>
  )
}
