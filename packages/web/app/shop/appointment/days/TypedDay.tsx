import type { SlotDay } from '@volante/contract/scheduler'
import { parseDay } from '@volante/domain/date'
import { type ReactNode, useState } from 'react'
import { useNavigate } from 'react-router'
import { useTexts } from '../../../texts/texts.tsx'
import { TextField } from '../../../ui/field/TextField.tsx'
import css from '../appointment.module.css'

interface TypedDayProps {
  /** No address: it cannot be chosen. */
  readonly days: readonly (SlotDay & { readonly href: string | null })[]
}

/** A day as DD/MM/YYYY instead of a walk through the calendar; one that cannot be chosen says why. */
export function TypedDay({ days }: TypedDayProps) {
  const { t } = useTexts()
  const navigate = useNavigate()
  const [error, setError] = useState<ReactNode>()
  const go = (typed: string) => {
    const day = parseDay(typed)
    const found = days.find((one) => one.day === day)
    if (found?.href) void navigate(found.href, { preventScrollReset: true })
    setError(
      day && !found?.href
        ? t(found?.closed ? `appointment.closed.${found.closed}` : 'appointment.closed.far')
        : undefined,
    )
  }
  return (
    <TextField
      className={css.typed}
      label={t('appointment.typedDay')}
      error={error}
      mask="date"
      inputMode="numeric"
      autoComplete="off"
      placeholder={t('appointment.typedDayForm')}
      onInput={(event) => go(event.currentTarget.value)}
    />
  )
}
