import { randomUUID } from 'node:crypto'
import type { DocumentKind } from '@volante/domain/order/documents'
import type { Insertable, Selectable } from 'kysely'
import type { Db } from '../../../platform/db/database.ts'
import type { StoredUpload } from '../../../platform/files/with-upload.ts'
import type { Ctx } from '../../../platform/http/ctx.ts'
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

export const newestPaper = (db: Db, orderId: string, kind: DocumentKind): Promise<PaperRow | undefined> =>
  db
    .selectFrom('documents')
    .selectAll()
    .where('order_id', '=', orderId)
    .where('kind', '=', kind)
    .orderBy('version', 'desc')
    .limit(1)
    .executeTakeFirst()

/** An order, or whoever keeps papers of cars. */
type Subject = { readonly order_id: string } | { readonly account_id: string }

/** Bytes of all files of the papers of an order, or of those that somebody keeps of cars. */
export async function bytesOf(db: Db, subject: Subject): Promise<number> {
  const { bytes } = await db
    .selectFrom('document_files')
    .innerJoin('documents', 'documents.id', 'document_files.document_id')
    .select((eb) => eb.fn.coalesce(eb.fn.sum<number>('document_files.bytes'), eb.lit(0)).as('bytes'))
    .where((eb) => eb.and(subject))
    .$if('account_id' in subject, (query) => query.where('documents.chassis', 'is not', null))
    .executeTakeFirstOrThrow()
  return Number(bytes)
}

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
    .select([
      'documents.kind',
      'document_files.name',
      'document_files.type',
      'document_files.file_key',
      'documents.order_id',
      'documents.account_id',
    ])
    .where('document_files.id', '=', id)
    .executeTakeFirst()

/** What is kept of a stored page. */
export type SentPage = Pick<StoredUpload, 'name' | 'type' | 'bytes' | 'sha256' | 'keep'>

export interface PaperWithPages {
  readonly paper: PaperRow
  readonly pages: readonly PageRow[]
}

type NewPaper = Omit<Insertable<DocumentTables['documents']>, 'id' | 'state' | 'sent_at'>

/** In a write: a version of a paper with its pages. */
export async function insertPaper(
  { db, now }: Ctx,
  row: NewPaper,
  files: readonly SentPage[],
): Promise<PaperWithPages> {
  const paper = await db
    .insertInto('documents')
    .values({ ...row, id: randomUUID(), state: 'sent', sent_at: now })
    .returningAll()
    .executeTakeFirstOrThrow()
  const pages = await db
    .insertInto('document_files')
    .values(
      files.map((file, index) => ({
        id: randomUUID(),
        document_id: paper.id,
        page: index + 1,
        name: file.name,
        type: file.type,
        bytes: file.bytes,
        sha256: file.sha256,
        file_key: file.keep(),
      })),
    )
    .returningAll()
    .execute()
  return { paper, pages }
}
