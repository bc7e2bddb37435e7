import type { GeneratedAlways } from 'kysely'

/** What an entry is found to be that is not as it was written. */
export type Break = 'CHANGED' | 'MISSING' | 'NOT_SEALED' | 'CHAIN' | 'SEAL'

export interface AuditTables {
  audit_chain: {
    place: number
    entry_id: number
    at: Date
    content: Buffer
    note: Buffer | null
    salt: string | null
    hash: Buffer
  }
  audit_seals: {
    id: GeneratedAlways<number>
    at: Date
    entries: number
    last_entry: number
    hash: Buffer
    mark: Buffer
  }
  audit_checks: {
    id: GeneratedAlways<number>
    at: Date
    entries: number
    waiting: number
    broken_place: number | null
    broken_entry: number | null
    why: Break | null
  }
}
