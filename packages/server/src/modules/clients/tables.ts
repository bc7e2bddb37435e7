import type { Generated } from 'kysely'

export interface ClientTables {
  api_clients: {
    client_id: string
    secret_hash: Buffer
    name: string
    id: Generated<string>
    owner_id: string | null
    rights: Generated<string[]>
    markets: Generated<string[]>
    dealer_codes: Generated<string[]>
    created_at: Generated<Date>
    expires_at: Date | null
    last_used_at: Date | null
    revoked_at: Date | null
    revoked_by: string | null
    old_secret_hash: Buffer | null
    old_until: Date | null
  }
}
