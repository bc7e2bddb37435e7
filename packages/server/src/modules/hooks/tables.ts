import type { Generated } from 'kysely'

export interface HookTables {
  hooks: {
    id: Generated<string>
    name: string
    url: string
    events: string[]
    markets: string[]
    dealer_codes: string[]
    owner_id: string
    site: string
    secret_version: Generated<number>
    old_until: Date | null
    created_at: Date
    is_on: Generated<boolean>
    failing_since: Date | null
    warned_at: Date | null
    disabled_at: Date | null
  }
  hook_deliveries: {
    id: Generated<string>
    hook_id: string
    event: string
    cause: string
    body: string
    state: Generated<'waiting' | 'delivered' | 'failed'>
    tries: Generated<number>
    at: Date
    next_at: Date | null
    last_at: Date | null
    status: number | null
    answer: string | null
    problem: string | null
    took_ms: number | null
  }
}
