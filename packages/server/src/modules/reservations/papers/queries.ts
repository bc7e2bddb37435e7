import type { DocumentKind } from '@volante/domain/order/documents'
import type { SelfieState } from '@volante/domain/order/selfie'
import { type RawBuilder, type Selectable, sql } from 'kysely'
import type { Db } from '../../../platform/db/database.ts'
import type { Database } from '../../../platform/db/schema.ts'

type PaperRow = Selectable<Database['documents']>
export type CheckRow = Selectable<Database['photo_checks']>
export type ContractRow = Selectable<Database['order_contracts']>

/** States that still take photos. */
export const OPEN_CHECK_STATES: SelfieState[] = ['ready', 'failed face detection', 'retry']

/** A paper as lists show it: its newest version with its first page. */
export interface PaperLine {
  readonly kind: DocumentKind
  readonly state: PaperRow['state']
  readonly reason: string | null
  readonly sent_at: string
  readonly file_id: string | null
  readonly file_name: string | null
}

/** SQL of an order's papers as JSON, to stand in a statement that reads the order. */
export const paperLines = (orderId: RawBuilder<unknown>) => sql<PaperLine[]>`(
  select coalesce(json_agg(line), '[]') from (
    select distinct on (d.kind) d.kind, d.state, d.reason, d.sent_at, f.id as file_id, f.name as file_name
    from documents d
    left join lateral (select id, name from document_files where document_id = d.id order by page limit 1) f on true
    where d.order_id = ${orderId}
    order by d.kind, d.version desc
  ) line
)`

export const findCheck = (db: Db, orderId: string): Promise<CheckRow | undefined> =>
  db.selectFrom('photo_checks').selectAll().where('order_id', '=', orderId).executeTakeFirst()

export const newestContract = (db: Db, orderId: string): Promise<ContractRow | undefined> =>
  db
    .selectFrom('order_contracts')
    .selectAll()
    .where('order_id', '=', orderId)
    .orderBy('version', 'desc')
    .limit(1)
    .executeTakeFirst()
