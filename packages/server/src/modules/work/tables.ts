import type { Role } from '@volante/domain/vocabulary'
import type { JSONColumnType } from 'kysely'
import type { Queue } from '@volante/domain/order/queues'

export interface WorkTables {
  list_views: {
    id: string
    account_id: string
    list: string
    name: string
    query: JSONColumnType<Record<string, string>>
    shared_with: 'all' | Role | null
    created_at: Date
  }
  work_claims: { queue: Queue; order_id: string; account_id: string; claimed_at: Date; expires_at: Date }
}
