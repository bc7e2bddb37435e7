import type { EventKind, EventStatus, ParticipantState } from '@volante/domain/event/event'
import type { Country } from '@volante/domain/vocabulary'
import type { Generated } from 'kysely'

export interface EventTables {
  events: {
    id: Generated<string>
    created_at: Date
    changed_at: Date
    country: Country
    brand: string
    status: EventStatus
    kind: EventKind
    name: string
    summary: string
    text: string
    dealer_code: string | null
    place_name: string | null
    address: string | null
    city: string | null
    link: string | null
    time_zone: string
    starts_at: Date
    ends_at: Date
    enrol_until: Date
    capacity: number | null
    taken: Generated<number>
    companions: number
    sequence: Generated<number>
  }
  event_participants: {
    id: Generated<string>
    created_at: Date
    changed_at: Date
    event_id: string
    site: string
    account_id: string | null
    name: string
    email: string
    phone: string
    companions: string[]
    seats: number
    whatsapp: boolean
    state: ParticipantState
    waiting_since: Date | null
    came_at: Date | null
    came_by: string | null
  }
}
