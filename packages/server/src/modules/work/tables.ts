import type { BulkBatch, BulkReason, BulkRow } from '@volante/contract/bulk'
import type { Role } from '@volante/domain/vocabulary'
import type { Generated, JSONColumnType } from 'kysely'
import type { Queue } from '@volante/domain/order/queues'

export interface WorkTables {
  list_views: {
    id: string
    account_id: string
    list: string
    name: string
    query: JSONColumnType<Record<string, string>>
    shared_with: 'all' | Role | null
    /** Its maker's page opens with it. */
    is_default: Generated<boolean>
    created_at: Date
  }
  bulk_batches: {
    id: string
    account_id: string
    site: string
    list: string
    call: string
    values_set: JSONColumnType<Record<string, unknown>>
    total: number
    state: BulkBatch['state']
    created_at: Date
    done_at: Date | null
  }
  bulk_rows: {
    batch_id: string
    place: number
    row_id: string
    name: string
    outcome: Exclude<BulkRow['outcome'], 'will'>
    why: string | null
    reason: JSONColumnType<BulkReason> | null
    waits: Generated<boolean>
    before: JSONColumnType<Record<string, unknown>> | null
    after: JSONColumnType<Record<string, unknown>> | null
  }
  work_claims: { queue: Queue; order_id: string; account_id: string; claimed_at: Date; expires_at: Date }
}
