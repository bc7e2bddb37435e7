import type { Generated } from 'kysely'
import type { Day } from '../../platform/db/columns.ts'

export interface LogbookTables {
  logbooks: {
    id: Generated<string>
    chassis: string
    car: string
    entries: Generated<number>
    head: string | null
  }
  logbook_entries: {
    id: string
    book_id: string
    n: number
    content: string
    signature: string
    kid: string
    corrects: number | null
    at: Date
  }
  logbook_links: {
    id: Generated<string>
    book_id: string
    account_id: string
    token_hash: Buffer
    until: Day
    made_at: Date
  }
}
