import type { SlotDay } from '@volante/contract/scheduler'
import { type KeyboardEvent, useRef } from 'react'
import { Link } from 'react-router'
import { useTexts } from '../../texts/texts.tsx'
import { Field, slotValue } from './appointment-forms.ts'
import css from './appointment.module.css'
import { dayAtKey } from './day-keys.ts'

interface SlotFieldsProps {
  readonly days: readonly SlotDay[]
  /** The day whose slots are shown; none where nothing is free. */
  readonly day: SlotDay | null
  /** The address of this page on another day. */
  readonly hrefOf: (day: string) => string
}

/** A month of days as a calendar, those without a slot with their reason, and the slots of the one that is chosen. */
export function SlotFields({ days, day, hrefOf }: SlotFieldsProps) {
  const { t, date } = useTexts()
  const list = useRef<HTMLOListElement>(null)
  const walk = (event: KeyboardEvent<HTMLOListElement>) => {
    const from = document.activeElement?.getAttribute('data-day')
    const open = days.filter(({ closed }) => closed === null).map((one) => one.day)
    const to = from ? dayAtKey(open, from, event.key) : null
    if (!to) return
    event.preventDefault()
    list.current?.querySelector<HTMLElement>(`[data-day="${to}"]`)?.focus()
  }
  const weekday = (one: string) => date(`${one}T12:00:00Z`, 'day')
  return (
    <div className={css.slots}>
      <nav aria-label={t('appointment.day')}>
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- arrows move among the links as in a calendar; the links act */}
        <ol className={css.days} ref={list} onKeyDown={walk}>
          {days.map((one, at) => (
            <li key={one.day} style={at === 0 ? { gridColumnStart: columnOf(one.day) } : undefined}>
              {one.closed === null ? (
                <Link
                  to={hrefOf(one.day)}
                  preventScrollReset
                  data-day={one.day}
                  className={css.day}
                  aria-current={one.day === day?.day ? 'date' : undefined}
                >
                  <DayName day={one.day} />
                </Link>
              ) : (
                <span className={css.shut}>
                  <DayName day={one.day} />
                  <span className="unseen">, {t(`appointment.closed.${one.closed}`)}</span>
                </span>
              )}
            </li>
          ))}
        </ol>
      </nav>
      {day ? (
        <Field
          key={day.day}
          name="slot"
          label={t('appointment.slotOn', { day: weekday(day.day) })}
          options={day.slots.map((slot) => ({
            value: slotValue(slot),
            label: slot.time ?? t(`appointment.period.${slot.period}`),
            hint: slot.isFree
              ? slot.time === null
                ? t('appointment.between', { from: slot.from, to: slot.to })
                : undefined
              : t('appointment.closed.full'),
            isDisabled: !slot.isFree,
          }))}
        />
      ) : null}
    </div>
  )
}

/** Weeks begin on Monday. */
const columnOf = (day: string): number => ((new Date(`${day}T12:00:00Z`).getUTCDay() + 6) % 7) + 1

function DayName({ day }: { readonly day: string }) {
  const { date } = useTexts()
  // "terça-feira, 24 de novembro" in either language.
  const words = date(`${day}T12:00:00Z`, 'day').split(/[ ,]+/)
  return (
    <>
      <span className={css.weekday}>{words[0]?.slice(0, 3)}</span>{' '}
      <span className={css.number}>{Number(day.slice(8))}</span>{' '}
      <span className={css.month}>{words.at(-1)?.slice(0, 3)}</span>
    </>
  )
}
