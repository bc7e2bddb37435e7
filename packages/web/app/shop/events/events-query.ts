import { EVENT_KINDS, type EventKind } from '@volante/domain/event/event'
import { isOneOf } from '@volante/domain/choice'
import { parseDay } from '@volante/domain/date'

export const EVENT_PARAMETERS = ['kind', 'city', 'from', 'to', 'dealer', 'page']

/** What the address chooses; what it cannot mean is left out. */
export function readEventsQuery(search: URLSearchParams) {
  const kind = search.get('kind') ?? ''
  return {
    kind: isOneOf(EVENT_KINDS, kind) ? (kind satisfies EventKind) : undefined,
    city: search.get('city')?.trim().slice(0, 80) || undefined,
    dealer: search.get('dealer')?.trim().slice(0, 40) || undefined,
    from: parseDay(search.get('from') ?? '') ?? undefined,
    to: parseDay(search.get('to') ?? '') ?? undefined,
  }
}

export type EventsQuery = ReturnType<typeof readEventsQuery>
