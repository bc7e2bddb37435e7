import type { PersonalData } from '../../platform/process/personal-data.ts'
import { removeLater } from './stored-file.ts'

export const documentsPersonalData: PersonalData = {
  module: 'documents',

  /** Lists the files; each is read under its own address. Photos of a face never leave in an export. */
  async export(db, accountId) {
    const papers = await db
      .selectFrom('documents')
      .innerJoin('document_files', 'document_files.document_id', 'documents.id')
      .select(['document_files.id', 'documents.order_id', 'documents.kind', 'documents.version', 'documents.state'])
      .select(['documents.reason', 'documents.sent_at', 'document_files.name', 'document_files.type'])
      .select(['document_files.bytes', 'document_files.sha256'])
      .where('documents.account_id', '=', accountId)
      .orderBy('documents.sent_at')
      .orderBy('document_files.page')
      .execute()
    const photoChecks = await db
      .selectFrom('photo_checks')
      .select(['order_id', 'state', 'attempts', 'started_at', 'consent_version', 'consent_at', 'consent_origin'])
      .select(['decided_at'])
      .where('account_id', '=', accountId)
      .execute()
    const contracts = await db
      .selectFrom('order_contracts')
      .select(['id', 'order_id', 'version', 'state', 'sha256', 'bytes', 'created_at', 'signed_at', 'signed_origin'])
      .where('account_id', '=', accountId)
      .orderBy('created_at')
      .execute()
    return { papers, photoChecks, contracts }
  },

  /**
   * Signed purchases keep contract and papers for five years (BR CDC art. 27, CTN art. 174; AR CCyC art. 2560); papers of
   * orders that were never signed, and every photo, go.
   */
  async erase(db, accountId, now) {
    const signed = await db
      .selectFrom('order_contracts')
      .select('order_id')
      .where('account_id', '=', accountId)
      .where('state', '=', 'SIGNED')
      .execute()
    const kept = new Set(signed.map(({ order_id }) => order_id))
    const papers = await db
      .selectFrom('documents')
      .select(['id', 'order_id'])
      .where('account_id', '=', accountId)
      .execute()
    const dropped = papers.filter(({ order_id }) => !kept.has(order_id)).map(({ id }) => id)
    if (dropped.length > 0) {
      const files = await db
        .selectFrom('document_files')
        .select('file_key')
        .where('document_id', 'in', dropped)
        .execute()
      await removeLater(
        { db, now },
        files.map(({ file_key }) => file_key),
      )
      await db.deleteFrom('documents').where('id', 'in', dropped).execute()
    }
    const contracts = await db
      .deleteFrom('order_contracts')
      .where('account_id', '=', accountId)
      .where(({ eb, not }) => (kept.size > 0 ? not(eb('order_id', 'in', [...kept])) : eb.lit(true)))
      .returning('file_key')
      .execute()
    const photos = await db
      .deleteFrom('photos')
      .where('order_id', 'in', (inner) =>
        inner.selectFrom('photo_checks').select('order_id').where('account_id', '=', accountId),
      )
      .returning('file_key')
      .execute()
    await removeLater(
      { db, now },
      [...contracts, ...photos].map(({ file_key }) => file_key),
    )
    return keptRows(kept.size, papers.length - dropped.length)
  },
}

function keptRows(contracts: number, papers: number) {
  const rows = [
    { what: 'documents.kept.contracts', why: 'documents.kept.why', rows: contracts },
    { what: 'documents.kept.papers', why: 'documents.kept.why', rows: papers },
  ]
  return rows.filter((one) => one.rows > 0)
}
