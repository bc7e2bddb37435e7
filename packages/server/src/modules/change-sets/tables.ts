import type { SetState } from '@volante/contract/change-sets'
import type { Generated } from 'kysely'

export interface ChangeSetTables {
  change_sets: {
    id: Generated<string>
    name: string
    state: SetState
    markets: Generated<string[]>
    made_by: string | null
    made_at: Date
    approved_by: string | null
    approved_at: Date | null
    scheduled_by: string | null
    publish_at: Date | null
    time_zone: string | null
    published_at: Date | null
    problem: string | null
    revert_asked_by: string | null
    reverted_by: string | null
    reverted_at: Date | null
    skipped: Generated<number>
  }
  change_set_parts: { set_id: string; kind: string; part_id: string; position: number }
}
