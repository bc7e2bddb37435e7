import type { Event } from '@volante/contract/events'
import { date } from '../../texts/format.ts'
import { useTexts } from '../../texts/texts.tsx'

/** An event's times on the clock where it takes place. */
export function useZoned({ startsAt, endsAt, timeZone }: Pick<Event, 'startsAt' | 'endsAt' | 'timeZone'>) {
  const texts = useTexts()
  const manner = { language: texts.language, currency: texts.currency, timeZone }
  const day = date(manner, startsAt, 'day')
  const lastDay = date(manner, endsAt, 'day')
  const [from, to] = [date(manner, startsAt, 'time'), date(manner, endsAt, 'time')]
  const period =
    day === lastDay ? texts.t('event.on', { day, from, to }) : texts.t('event.fromTo', { day, from, lastDay, to })
  return { period, day, from, moment: (at: string) => date(manner, at, 'moment') }
}
