import type { Queue } from '@volante/domain/order/queues'

export interface WorkTables {
  work_claims: { queue: Queue; order_id: string; account_id: string; claimed_at: Date; expires_at: Date }
}
