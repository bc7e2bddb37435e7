import type { Day } from '../date.ts'

/** Takes an IANA time zone, a day and "HH:MM" on its clock; returns that moment, or null where the clock jumps over it. One that comes twice is the first. */
export function momentAt(timeZone: string, day: Day, time: string): Date | null {
  const wanted = `${day} ${time}`
  const asIfUtc = Date.parse(`${day}T${time}:00Z`)
  const guesses = [-1, 0, 1].map(
    (days) => new Date(asIfUtc - offsetAt(timeZone, new Date(asIfUtc + days * 86_400_000))),
  )
  const fitting = guesses.filter((guess) => clockAt(timeZone, guess) === wanted)
  return fitting.toSorted((a, b) => a.getTime() - b.getTime())[0] ?? null
}

/** Milliseconds the zone's clock is ahead of UTC. */
const offsetAt = (timeZone: string, at: Date): number =>
  Date.parse(`${clockAt(timeZone, at).replace(' ', 'T')}:00Z`) - Math.floor(at.getTime() / 60_000) * 60_000

/** "YYYY-MM-DD HH:MM" on the zone's clock. */
export function clockAt(timeZone: string, at: Date): string {
  const parts = format(timeZone).formatToParts(at)
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.find((one) => one.type === type)?.value ?? ''
  return `${part('year')}-${part('month')}-${part('day')} ${part('hour')}:${part('minute')}`
}

const formats = new Map<string, Intl.DateTimeFormat>()

/** Making one costs more than using it a hundred times. */
function format(timeZone: string): Intl.DateTimeFormat {
  const known = formats.get(timeZone)
  if (known) return known
  const two = '2-digit'
  const made = new Intl.DateTimeFormat('en-CA', {
    timeZone,
    year: 'numeric',
    month: two,
    day: two,
    hour: two,
    minute: two,
    hourCycle: 'h23',
  })
  formats.set(timeZone, made)
  return made
}
