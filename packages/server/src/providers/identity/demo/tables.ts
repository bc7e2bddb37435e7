import type { JSONColumnType } from 'kysely'

export interface DemoIdentityTables {
  demo_provider_codes: { code_hash: Buffer; said: JSONColumnType<Readonly<Record<string, string>>>; expires_at: Date }
}
