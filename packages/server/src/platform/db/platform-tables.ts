import type { PageKind } from '@volante/domain/work/page-kinds'
import type { ColumnType, Generated, GeneratedAlways, JSONColumnType } from 'kysely'

export interface PlatformTables {
  idempotency: {
    call: string
    key_hash: Buffer
    request_hash: Buffer
    /** Sealed: `platform/http/idempotency.ts`. */
    answer: Buffer | null
    account_id: string | null
    created_at: Date
  }
  /** Sealed: `platform/pages/flash.ts`. */
  page_flashes: { id: string; sealed: Buffer; created_at: Date }
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
    html: Generated<string | null>
    /** Written as JSON text. */
    attachments: ColumnType<
      readonly { readonly name: string; readonly type: string; readonly key: string }[],
      string | undefined,
      never
    >
    state: Generated<'queued' | 'sent' | 'failed'>
    created_at: Date
    sent_at: Date | null
  }
  page_views: {
    day: ColumnType<string, string, string>
    site: string
    kind: PageKind
    model: Generated<string>
    views: number
  }
  limit_counts: { key: Buffer; hits: number; ends_at: Date }
  attempts: { key: Buffer; attempts: number; since: Date; blocked_until: Date | null }
  world_state: { part: string; version: string; loaded_at: Generated<Date> }
  signing_keys: {
    kid: string
    used_for: string
    private_jwk: JSONColumnType<object>
    created_at: Date
    ended_at: Generated<Date | null>
  }
  clock: { only_row: Generated<boolean>; offset_ms: number }
  /** Jobs of a restored backup. */
  waiting_jobs: { id: GeneratedAlways<number>; name: string; data: JSONColumnType<object>; start_after: Date }
}
