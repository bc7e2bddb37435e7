import { isOneOf } from '@volante/domain/choice'
import { addDays, type Day, parseDay } from '@volante/domain/date'

export const CALENDAR_PATH = '/desk/calendar'

export const VIEWS = ['week', 'day', 'resources'] as const
export type View = (typeof VIEWS)[number]

/** What the address of the calendar says. */
export interface Shown {
  readonly dealer?: string | undefined
  readonly view: View
  readonly day: Day
  /** An appointment that is looked at, or is about to be moved. */
  readonly open?: string | undefined
  readonly move?: string | undefined
}

/** Takes the address and today; returns what it says, a week from today where it says nothing. */
export function readShown(search: URLSearchParams, today: Day): Shown {
  const view = search.get('view') ?? ''
  return {
    dealer: search.get('dealer') ?? undefined,
    view: isOneOf(VIEWS, view) ? view : 'week',
    day: parseDay(search.get('day') ?? '') ?? today,
    open: search.get('open') ?? undefined,
    move: search.get('move') ?? undefined,
  }
}

export function calendarPath(
  { dealer, view, day, open, move }: Shown,
  more: Readonly<Record<string, string>> = {},
): string {
  const parameters = { dealer, view, day, open, move, ...more }
  const query = Object.entries(parameters).flatMap(([name, value]) =>
    value ? [[name, value] as [string, string]] : [],
  )
  return `${CALENDAR_PATH}?${new URLSearchParams(query)}`
}

/** The first day that is shown and how many: a week begins on Monday. */
export function daysShown({ view, day }: Pick<Shown, 'view' | 'day'>): { readonly from: Day; readonly days: number } {
  if (view !== 'week') return { from: day, days: 1 }
  const sinceMonday = (new Date(`${day}T12:00:00Z`).getUTCDay() + 6) % 7
  return { from: addDays(day, -sinceMonday), days: 7 }
}

/** The same some weeks or days later. */
export const later = ({ view, day }: Pick<Shown, 'view' | 'day'>, steps: number): Day =>
  addDays(day, steps * (view === 'week' ? 7 : 1))
