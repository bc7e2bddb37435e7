import type { DocumentKind } from '@volante/domain/order/documents'
import { type RawBuilder, type Selectable, sql } from 'kysely'
import type { Db } from '../../../platform/db/database.ts'
import type { DocumentTables } from '../tables.ts'

export type PaperRow = Selectable<DocumentTables['documents']>
export type PageRow = Selectable<DocumentTables['document_files']>

/** Every version of an order's papers, the newest first. */
export const papersOf = (db: Db, orderId: string): Promise<PaperRow[]> =>
  db
    .selectFrom('documents')
    .selectAll()
    .where('order_id', '=', orderId)
    .orderBy('kind')
    .orderBy('version', 'desc')
    .execute()

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

export const newestPaper = (db: Db, orderId: string, kind: DocumentKind): Promise<PaperRow | undefined> =>
  db
    .selectFrom('documents')
    .selectAll()
    .where('order_id', '=', orderId)
    .where('kind', '=', kind)
    .orderBy('version', 'desc')
    .limit(1)
    .executeTakeFirst()

export const pagesOf = (db: Db, documentIds: readonly string[]): Promise<PageRow[]> =>
  documentIds.length === 0
    ? Promise.resolve([])
    : db
        .selectFrom('document_files')
        .selectAll()
        .where('document_id', 'in', documentIds)
        .orderBy('document_id')
        .orderBy('page')
        .execute()

export const findPage = (db: Db, id: string) =>
  db
    .selectFrom('document_files')
    .innerJoin('documents', 'documents.id', 'document_files.document_id')
    .select(['document_files.name', 'document_files.type', 'document_files.file_key', 'documents.order_id'])
    .where('document_files.id', '=', id)
    .executeTakeFirst()
