import type { ContractView } from '@volante/contract/contracts'
import type { Selectable } from 'kysely'
import type { Db } from '../../../platform/db/database.ts'
import type { Ctx } from '../../../platform/http/ctx.ts'
import type { DocumentTables } from '../tables.ts'

export type ContractRow = Selectable<DocumentTables['order_contracts']>

export const contractView = (row: ContractRow): ContractView => ({
  id: row.id,
  kind: 'PURCHASE',
  state: row.state,
  reservationId: row.order_id,
  version: row.version,
  document: `/documents/contracts/${row.id}`,
  sha256: row.sha256,
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

export const newestContract = (db: Db, orderId: string): Promise<ContractRow | undefined> =>
  db
    .selectFrom('order_contracts')
    .selectAll()
    .where('order_id', '=', orderId)
    .orderBy('version', 'desc')
    .limit(1)
    .executeTakeFirst()

/** The contract of an order as it stands. */
export interface ContractStanding {
  readonly id: string
  readonly state: 'OPEN' | 'SIGNED'
  readonly signedAt: string | null
}

/** Takes an order's id; answers its contract as it stands, null before there is one. */
export const contractOfOrder = async ({ db }: Pick<Ctx, 'db'>, orderId: string): Promise<ContractStanding | null> =>
  contractStanding(await newestContract(db, orderId))

export const contractStanding = (
  row: Pick<ContractRow, 'id' | 'state' | 'signed_at'> | undefined,
): ContractStanding | null =>
  !row || row.state === 'REPLACED'
    ? null
    : { id: row.id, state: row.state, signedAt: row.signed_at?.toISOString() ?? null }

/** In a write: the contract of an order that is to be signed is printed after the commit. */
export const requestContract = (
  ctx: Ctx,
  { id, site }: { readonly id: string; readonly site: string },
): Promise<void> => ctx.enqueue('documents.contract', { site, orderId: id })
