import type { SlotDay } from '@volante/contract/scheduler'
import { TEST_DRIVE_PERIODS } from '@volante/domain/vocabulary'
import { type KeyboardEvent, useRef } from 'react'
import { Link } from 'react-router'
import { useTexts } from '../../../texts/texts.tsx'
import { Field, slotValue, waitValue } from '../appointment-forms.ts'
import css from '../appointment.module.css'
import { dayAtKey } from './day-keys.ts'
import { TypedDay } from './TypedDay.tsx'

interface SlotFieldsProps {
  readonly days: readonly SlotDay[]
  /** The day whose slots are shown; none where nothing is free. */
  readonly day: SlotDay | null
  /** The address of this page on another day. */
  readonly hrefOf: (day: string) => string
  /** Full days lead to the waiting list. */
  readonly mayWait?: boolean
}

/** A month of days as a calendar, those without a slot with their reason, and the slots of the one that is chosen. */
export function SlotFields({ days, day, hrefOf, mayWait = false }: SlotFieldsProps) {
  const { t, date } = useTexts()
  const list = useRef<HTMLOListElement>(null)
  const isChoice = ({ closed }: SlotDay) => closed === null || (mayWait && closed === 'full')
  const walk = (event: KeyboardEvent<HTMLOListElement>) => {
    const from = document.activeElement?.getAttribute('data-day')
    const to = from
      ? dayAtKey(
          days.filter(isChoice).map((one) => one.day),
          from,
          event.key,
        )
      : null
    if (!to) return
    event.preventDefault()
    list.current?.querySelector<HTMLElement>(`[data-day="${to}"]`)?.focus()
  }
  return (
    <div className={css.slots}>
      <nav aria-label={t('appointment.day')}>
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- arrows move among the links as in a calendar; the links act */}
        <ol className={css.days} ref={list} onKeyDown={walk}>
          {days.map((one, at) => (
            <li key={one.day} style={at === 0 ? { gridColumnStart: columnOf(one.day) } : undefined}>
              {isChoice(one) ? (
                <Link
                  to={hrefOf(one.day)}
                  preventScrollReset
                  data-day={one.day}
                  className={one.closed === null ? css.day : css.full}
                  aria-current={one.day === day?.day ? 'date' : undefined}
                >
                  <DayName {...one} />
                  {one.closed === null ? null : <span className="unseen">, {t('appointment.wait.full')}</span>}
                </Link>
              ) : (
                <span className={css.shut}>
                  <DayName {...one} />
                  <span className="unseen">, {one.closed ? t(`appointment.closed.${one.closed}`) : null}</span>
                </span>
              )}
            </li>
          ))}
        </ol>
      </nav>
      <TypedDay days={days.map((one) => ({ ...one, href: isChoice(one) ? hrefOf(one.day) : null }))} />
      {day ? (
        <Field
          key={day.day}
          name="slot"
          label={t(day.closed === 'full' ? 'appointment.wait.on' : 'appointment.slotOn', {
            day: date(`${day.day}T12:00:00Z`, 'day'),
          })}
          options={day.closed === 'full' ? waits(day) : slots(day)}
        />
      ) : null}
    </div>
  )

  /** What is taken says so; a half of the day in which nothing is free can be waited for. */
  function slots(one: SlotDay) {
    const shown = one.slots.map((slot) => ({
      value: slotValue(slot),
      label: slot.time ?? t(`appointment.period.${slot.period}`),
      hint: slot.isFree
        ? slot.time === null
          ? t('appointment.between', { from: slot.from, to: slot.to })
          : undefined
        : t('appointment.closed.full'),
      isDisabled: !slot.isFree,
    }))
    const fullHalves = mayWait ? fullHalvesOf(one.slots) : []
    return [
      ...shown,
      ...fullHalves.map((period) => ({
        value: waitValue(one.day, period),
        label: t('appointment.wait.half', { period }),
        hint: t('appointment.wait.halfHint'),
      })),
    ]
  }

  /** Any time of the day, or one half of it. */
  function waits(one: SlotDay) {
    const halves = TEST_DRIVE_PERIODS.filter((period) => one.slots.some((slot) => slot.period === period))
    return [
      { value: waitValue(one.day, null), label: t('appointment.wait.any') },
      ...halves.map((period) => ({ value: waitValue(one.day, period), label: t(`appointment.period.${period}`) })),
    ]
  }
}

/** Takes a day's slots; returns the halves of the day that have some, all of them taken. */
const fullHalvesOf = (slots: SlotDay['slots']) =>
  TEST_DRIVE_PERIODS.filter((period) => {
    const own = slots.filter((slot) => slot.period === period)
    return own.length > 0 && !own.some(({ isFree }) => isFree)
  })

/** Weeks begin on Monday. */
const columnOf = (day: string): number => ((new Date(`${day}T12:00:00Z`).getUTCDay() + 6) % 7) + 1

/** Of a day that cannot be chosen the reason in one word stands in place of the month. */
function DayName({ day, closed }: Pick<SlotDay, 'day' | 'closed'>) {
  const { t, date } = useTexts()
  // "terça-feira, 24 de novembro" in either language.
  const words = date(`${day}T12:00:00Z`, 'day').split(/[ ,]+/)
  return (
    <>
      <span className={css.weekday}>{words[0]?.slice(0, 3)}</span>{' '}
      <span className={css.number}>{Number(day.slice(8))}</span>{' '}
      <span className={css.month}>{closed ? t('appointment.shut', { closed }) : words.at(-1)?.slice(0, 3)}</span>
    </>
  )
}
