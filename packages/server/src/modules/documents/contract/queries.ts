import type { ContractView } from '@volante/contract/contracts'
import type { Db } from '../../../platform/db/database.ts'
import type { ContractRow } from '../../reservations/api.ts'

export const contractView = (row: ContractRow): ContractView => ({
  id: row.id,
  kind: 'PURCHASE',
  state: row.state,
  reservationId: row.order_id,
  version: row.version,
  document: `/documents/contracts/${row.id}`,
  sha256: row.sha256,
  content: row.content,
  createdAt: row.created_at.toISOString(),
  signedAt: row.signed_at?.toISOString() ?? null,
})

export const findContract = (db: Db, id: string): Promise<ContractRow | undefined> =>
  db.selectFrom('order_contracts').selectAll().where('id', '=', id).executeTakeFirst()

export const contractsOf = (db: Db, accountId: string, orderId?: string): Promise<ContractRow[]> =>
  db
    .selectFrom('order_contracts')
    .selectAll()
    .where('account_id', '=', accountId)
    .$if(orderId !== undefined, (query) => query.where('order_id', '=', orderId ?? ''))
    .orderBy('created_at', 'desc')
    .orderBy('version', 'desc')
    .execute()
