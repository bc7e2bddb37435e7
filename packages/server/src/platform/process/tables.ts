import type { ColumnType, Generated, GeneratedAlways } from 'kysely'
import type { PersonColumns, SessionColumns } from '../../modules/identity/tables.ts'

export interface PlatformTables {
  accounts: PersonColumns & {
    id: Generated<string>
    email: string
    name: string
    roles: string[]
    /** Scopes: ids, or 'all' for every one. */
    markets: Generated<string[]>
    brands: Generated<string[]>
    regions: Generated<string[]>
    dealer_groups: Generated<string[]>
    dealer_codes: string[]
    user_groups: Generated<string[]>
    created_at: Generated<Date>
  }
  sessions: SessionColumns & { token_hash: Buffer; account_id: string; created_at: Date; expires_at: Date }
  api_clients: { client_id: string; secret_hash: Buffer; name: string }
  idempotency: { call: string; key: string; request_hash: Buffer; answer: string | null; created_at: Date }
  audit: {
    id: GeneratedAlways<number>
    at: Date
    actor_id: string
    site: string
    call: string
    request_id: string
    /** Written as JSON text. */
    input: ColumnType<Readonly<Record<string, unknown>>, string, never>
    subject: GeneratedAlways<string | null>
  }
  outbox: {
    id: Generated<string>
    site: string
    kind: string
    recipient: string
    subject: string
    body: string
    state: Generated<'queued' | 'sent' | 'failed'>
    created_at: Date
    sent_at: Date | null
  }
  world_state: { part: string; version: string; loaded_at: Generated<Date> }
  clock: { only_row: Generated<boolean>; offset_ms: number }
}
