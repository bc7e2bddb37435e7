import type { Event } from '@volante/contract/events'
import { date } from '../../texts/format.ts'
import { useTexts } from '../../texts/texts.tsx'

/** An event's times on the clock where it takes place. */
export function useZoned({ startsAt, endsAt, timeZone }: Pick<Event, 'startsAt' | 'endsAt' | 'timeZone'>) {
  const texts = useTexts()
  const locale = { language: texts.language, currency: texts.currency, timeZone }
  const day = date(locale, startsAt, 'day')
  const lastDay = date(locale, endsAt, 'day')
  const [from, to] = [date(locale, startsAt, 'time'), date(locale, endsAt, 'time')]
  const period =
    day === lastDay ? texts.t('event.on', { day, from, to }) : texts.t('event.fromTo', { day, from, lastDay, to })
  return { period, day, from, moment: (at: string) => date(locale, at, 'moment') }
}
