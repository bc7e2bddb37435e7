import type { PushKind, PushState } from '@volante/domain/push/push'
import type { Country, Language } from '@volante/domain/vocabulary'
import type { ColumnType, Generated, JSONColumnType } from 'kysely'

/** What a message says in one language, and the page of the reader's site it opens, relative to that site. */
export interface Words {
  readonly title: string
  readonly text: string
  readonly path: string
}

export interface Tried {
  readonly at: string
  readonly statuses: readonly number[]
}

export type SendState = 'waiting' | 'sent' | 'failed' | 'skipped'

export interface PushTables {
  push_devices: {
    id: string
    account_id: string
    /** Where it was added: its language, brand and time zone. */
    site: string
    endpoint: string
    p256dh: string
    auth: string
    device: string
    added_at: Date
    last_at: Date | null
  }
  push_choices: { account_id: string; wanted: PushKind[]; at: Date }
  push_messages: {
    id: string
    state: PushState
    kind: PushKind
    markets: Country[]
    /** All of them where it is empty. */
    brands: string[]
    words: JSONColumnType<Readonly<Partial<Record<Language, Words>>>>
    quiet_from: string
    quiet_until: string
    most_per_week: number
    /** By the clock of each site; none for at once. */
    starts_on: string | null
    starts_time: string | null
    starts_at: Date | null
    people: Generated<number>
    devices: Generated<number>
    sent: Generated<number>
    failed: Generated<number>
    skipped: Generated<number>
    ended_at: Date | null
    /** When it was last tried, and what the service of each device of who did answered. */
    tried: ColumnType<Tried | null, string | undefined, string>
    made_by: string | null
    made_at: Date
  }
  push_sends: {
    id: string
    message_id: string
    account_id: string
    /** None once the device was removed. */
    device_id: string | null
    state: SendState
    due_at: Date
    tries: Generated<number>
    /** Until when a process that took it has it. */
    taken_until: Date | null
    at: Date | null
    opened_at: Date | null
  }
}
