import { createHash, randomUUID } from 'node:crypto'
import type { Insertable } from 'kysely'
import type { StoredUpload } from '../../../platform/files/with-upload.ts'
import type { Ctx } from '../../../platform/http/ctx.ts'
import type { DocumentTables } from '../tables.ts'
import type { PageRow, PaperRow } from './queries.ts'

/** What is kept of a stored page. */
export type SentPage = Pick<StoredUpload, 'name' | 'type' | 'bytes' | 'sha256' | 'keep'>

export interface PaperWithPages {
  readonly paper: PaperRow
  readonly pages: readonly PageRow[]
}

/** The same pages in the same order have the same. */
export const hashOf = (files: readonly SentPage[]): Buffer =>
  createHash('sha256')
    .update(files.map(({ sha256 }) => sha256).join())
    .digest()

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
