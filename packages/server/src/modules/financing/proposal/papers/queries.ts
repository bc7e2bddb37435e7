import type { ProposalPaper } from '@volante/domain/financing/proposal'
import type { DocumentRefusalReason } from '@volante/domain/order/documents'
import type { Insertable, Selectable } from 'kysely'
import type { Db } from '../../../../platform/db/database.ts'
import type { SignedInCtx } from '../../../../platform/http/ctx.ts'
import type { FinancingTables } from '../../tables.ts'
import type { ProposalRow } from '../queries.ts'

export type PaperRow = Selectable<FinancingTables['financing_papers']>

/** The papers that were sent of some proposals, newest first. */
export const papersOf = async (db: Db, ids: readonly string[]): Promise<PaperRow[]> =>
  ids.length === 0
    ? []
    : db.selectFrom('financing_papers').selectAll().where('proposal_id', 'in', ids).orderBy('sent_at', 'desc').execute()

export const keptPaper = (db: Db, row: Insertable<FinancingTables['financing_papers']>) =>
  db.insertInto('financing_papers').values(row).execute()

/** Papers that may go to the bank now: where a dealer looks at them first, those it took, and those that nobody looked at until then. */
export const papersToHand = (db: Db, { id, dealer_code }: ProposalRow, unlookedAt: Date) =>
  db
    .selectFrom('financing_papers')
    .selectAll()
    .where('proposal_id', '=', id)
    .where('handed_at', 'is', null)
    .where('refusal', 'is', null)
    .$if(dealer_code !== null, (query) =>
      query.where((eb) => eb.or([eb('reviewed_at', 'is not', null), eb('sent_at', '<=', unlookedAt)])),
    )
    .orderBy('sent_at')
    .execute()

/** Papers of a kind that were sent since the bank asked. */
export const isSent = (papers: readonly PaperRow[], kind: ProposalPaper, since: Date): PaperRow | undefined =>
  papers.find((paper) => paper.kind === kind && paper.sent_at >= since)

/** Who looked at some papers, by account. */
export async function reviewersOf(db: Db, papers: readonly PaperRow[]): Promise<ReadonlyMap<string, string>> {
  const ids = [...new Set(papers.flatMap(({ reviewed_by }) => reviewed_by ?? []))]
  if (ids.length === 0) return new Map()
  const rows = await db.selectFrom('accounts').select(['id', 'name']).where('id', 'in', ids).execute()
  return new Map(rows.map(({ id, name }) => [id, name]))
}

/** The kind of a paper and why it was refused, if it was. */
export const paperRefusal = (db: Db, id: string) =>
  db.selectFrom('financing_papers').select(['kind', 'refusal']).where('id', '=', id).executeTakeFirst()

export const notePaperHanded = (db: Db, id: string, at: Date) =>
  db.updateTable('financing_papers').set({ handed_at: at }).where('id', '=', id).execute()

/** Somebody looked at a paper: it goes on, or is asked for again. */
export const noteReview = ({ db, now, user }: SignedInCtx, id: string, refusal: DocumentRefusalReason | null) =>
  db
    .updateTable('financing_papers')
    .set({ reviewed_at: now, reviewed_by: user.id, refusal })
    .where('id', '=', id)
    .execute()

/** Papers that go to the bank once more, as somebody looked at them. */
export const handAgain = ({ db, now, user }: SignedInCtx, ids: readonly string[]) =>
  db
    .updateTable('financing_papers')
    .set({ handed_at: null, reviewed_at: now, reviewed_by: user.id })
    .where('id', 'in', ids)
    .execute()
