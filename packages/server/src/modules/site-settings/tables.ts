import type { ColumnType, Generated } from 'kysely'

type Json = ColumnType<unknown, string | null, string | null>

export interface SiteSettingsTables {
  site_changes: {
    id: Generated<string>
    scope: string
    key: string
    before: Json
    after: Json
    state: 'DRAFT' | 'IN_FORCE' | 'DROPPED' | 'REVERTED'
    reverts: string | null
    markets: string[]
    made_by: string
    made_at: Date
    decided_by: string | null
    decided_at: Date | null
  }
}
