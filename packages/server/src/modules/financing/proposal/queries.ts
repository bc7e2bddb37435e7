import type { Applicant, ApplicantKind } from '@volante/contract/applicant-fields'
import type { Day } from '@volante/domain/date'
import { type ProposalPaper, proposalState, type RefusalClass } from '@volante/domain/financing/proposal'
import type { FundingSource } from '@volante/domain/vocabulary'
import { type Insertable, type Selectable, sql } from 'kysely'
import type { Db } from '../../../platform/db/database.ts'
import { isOneOf } from '../../../platform/db/is-one-of.ts'
import { countUpTo } from '../../../platform/words/count-up-to.ts'
import { onDays } from '../../../platform/words/day-range.ts'
import { isOf, type Places } from '../../dealers/api.ts'
import type { FinancingTables } from '../tables.ts'

export type ProposalRow = Selectable<FinancingTables['financing_proposals']>
export type EventRow = Selectable<FinancingTables['financing_proposal_events']>
export type PaperRow = Selectable<FinancingTables['financing_papers']>

/** Two of one simulation at once are one; returns the one that is kept. */
export async function insertProposal(
  db: Db,
  row: Insertable<FinancingTables['financing_proposals']>,
): Promise<{ row: ProposalRow; isNew: boolean }> {
  const made = await db
    .insertInto('financing_proposals')
    .values(row)
    .onConflict((conflict) => conflict.columns(['account_id', 'simulation_id']).doNothing())
    .returningAll()
    .executeTakeFirst()
  if (made) return { row: made, isNew: true }
  const known = await ofSimulation(db, row.account_id, row.simulation_id)
  if (!known) throw new Error('a proposal in conflict is there')
  return { row: known, isNew: false }
}

export const ofSimulation = (db: Db, accountId: string, simulationId: string) =>
  db
    .selectFrom('financing_proposals')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('simulation_id', '=', simulationId)
    .executeTakeFirst()

export const findProposal = (db: Db, id: string) =>
  db.selectFrom('financing_proposals').selectAll().where('id', '=', id).executeTakeFirst()

export const lockProposal = (db: Db, id: string) =>
  db.selectFrom('financing_proposals').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()

/** How a proposal stands today, for its buyer and for who sells the car. */
export const standingOf = (row: ProposalRow, today: Day) =>
  proposalState(
    {
      status: row.status,
      validUntil: row.valid_until,
      isUsed: row.order_id !== null,
      isWithdrawn: row.withdrawn_at !== null,
    },
    today,
  )

export const proposalByNumber = (db: Db, accountId: string, number: string) =>
  db
    .selectFrom('financing_proposals')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('number', '=', number)
    .executeTakeFirst()

/** An account's own, newest first, and how many there are. */
export async function proposalsOf(db: Db, accountId: string, page: number, size: number) {
  const own = db.selectFrom('financing_proposals').where('account_id', '=', accountId)
  const rows = await own
    .selectAll()
    .orderBy('created_at', 'desc')
    .limit(size)
    .offset(page * size)
    .execute()
  const { total } = await own.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow()
  return { rows, total }
}

/** What the banks said of some proposals, oldest first. */
export const eventsOf = async (db: Db, ids: readonly string[]): Promise<EventRow[]> =>
  ids.length === 0
    ? []
    : db.selectFrom('financing_proposal_events').selectAll().where('proposal_id', 'in', ids).orderBy('id').execute()

/** The papers that were sent of some proposals, newest first. */
export const papersOf = async (db: Db, ids: readonly string[]): Promise<PaperRow[]> =>
  ids.length === 0
    ? []
    : db.selectFrom('financing_papers').selectAll().where('proposal_id', 'in', ids).orderBy('sent_at', 'desc').execute()

export async function toldBy(db: Db, accountId: string, kind: ApplicantKind): Promise<Applicant> {
  const row = await db
    .selectFrom('financing_applicants')
    .select('told')
    .where('account_id', '=', accountId)
    .where('kind', '=', kind)
    .executeTakeFirst()
  return row?.told ?? {}
}

type Told = Pick<Selectable<FinancingTables['financing_applicants']>, 'account_id' | 'kind' | 'told' | 'changed_at'>
/** Where a form that was begun goes on; null once it was sent. */
type BegunAt = { readonly simulation_id: string; readonly site: string } | null

/** Keeps what was told of a person or a company, and which form it was begun in. */
export function keepTold(db: Db, { told, ...who }: Told, at: BegunAt) {
  const kept = {
    told: JSON.stringify(told),
    changed_at: who.changed_at,
    ...(at ?? { simulation_id: null, site: null }),
  }
  return db
    .insertInto('financing_applicants')
    .values({ ...who, ...kept })
    .onConflict((conflict) => conflict.columns(['account_id', 'kind']).doUpdateSet(kept))
    .execute()
}

/** Forms of an account that were begun and not sent, the newest first. */
export const begunBy = (db: Db, accountId: string) =>
  db
    .selectFrom('financing_applicants as a')
    .innerJoin('financing_simulations as s', (join) =>
      join.onRef('s.id', '=', 'a.simulation_id').onRef('s.site', '=', 'a.site'),
    )
    .select(['a.kind', 'a.changed_at', 's.id', 's.site', 's.asked', 's.answer'])
    .where('a.account_id', '=', accountId)
    .orderBy('a.changed_at', 'desc')
    .execute()

/** Notes news once; returns whether they were new. */
export async function noteNews(db: Db, row: Insertable<FinancingTables['financing_proposal_events']>) {
  const made = await db
    .insertInto('financing_proposal_events')
    .values(row)
    .onConflict((conflict) => conflict.columns(['proposal_id', 'news_id']).doNothing())
    .returning('id')
    .executeTakeFirst()
  return made !== undefined
}

export const isKnownNews = async (db: Db, proposalId: string, newsId: string): Promise<boolean> =>
  (await db
    .selectFrom('financing_proposal_events')
    .select('id')
    .where('proposal_id', '=', proposalId)
    .where('news_id', '=', newsId)
    .executeTakeFirst()) !== undefined

/** Proposals nobody has heard of for a while, the longest first, noted as asked after now. */
export const takeQuiet = (db: Db, now: Date, before: Date, most: number) =>
  db
    .updateTable('financing_proposals')
    .set({ asked_at: now })
    .where('id', 'in', (inner) =>
      inner
        .selectFrom('financing_proposals')
        .select('id')
        .where(sql<boolean>`status not in ('DENIED_PROPOSAL', 'INTEGRATED_PROPOSAL', 'PAYED_PROPOSAL')`)
        .where('withdrawn_at', 'is', null)
        .where(sql<boolean>`coalesce(asked_at, created_at) <= ${before}`)
        .orderBy(sql`coalesce(asked_at, created_at)`)
        .limit(most)
        .forUpdate()
        .skipLocked(),
    )
    .returning(['id', 'site', 'bank_ref'])
    .execute()

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

interface DeskFilter {
  readonly statuses: readonly string[] | undefined
  readonly dealerCode?: string | undefined
  readonly reason?: RefusalClass | undefined
  readonly source?: FundingSource | undefined
  /** The first day, in this zone. */
  readonly from: Day | undefined
  readonly timeZone: string
}

/** Proposals of some places, newest first, and how many there are. */
export async function deskProposals(
  db: Db,
  places: Places,
  { statuses, dealerCode, reason, source, from, timeZone }: DeskFilter,
  { page, size }: { readonly page: number; readonly size: number },
) {
  const wanted = db
    .selectFrom('financing_proposals as f')
    .where(isOf(places))
    .$if(dealerCode !== undefined, (query) => query.where('f.dealer_code', '=', dealerCode ?? ''))
    .$if(reason !== undefined, (query) => query.where('f.reason', '=', reason ?? null))
    .$if(source !== undefined, (query) => query.where('f.source', '=', source ?? 'CDC'))
    .where(onDays('f.created_at', { timeZone }, { from }))
    .$if(statuses !== undefined, (query) => query.where(isOneOf('f.status', statuses ?? [])))
  const rows = await wanted
    .selectAll('f')
    .orderBy('f.created_at', 'desc')
    .orderBy('f.id')
    .limit(size)
    .offset(page * size)
    .execute()
  return { rows, total: await countUpTo(db, wanted.select('f.id')) }
}

export const addNote = (db: Db, row: Insertable<FinancingTables['financing_proposal_notes']>) =>
  db.insertInto('financing_proposal_notes').values(row).execute()

/** What was noted of some proposals, oldest first, and by whom. */
export const notesOf = async (db: Db, ids: readonly string[]) =>
  ids.length === 0
    ? []
    : db
        .selectFrom('financing_proposal_notes as n')
        .innerJoin('accounts as a', 'a.id', 'n.account_id')
        .select(['n.proposal_id', 'n.at', 'n.text', 'a.name'])
        .where('n.proposal_id', 'in', ids)
        .orderBy('n.id')
        .execute()

/** Who looked at some papers, by account. */
export async function reviewersOf(db: Db, papers: readonly PaperRow[]): Promise<ReadonlyMap<string, string>> {
  const ids = [...new Set(papers.flatMap(({ reviewed_by }) => reviewed_by ?? []))]
  if (ids.length === 0) return new Map()
  const rows = await db.selectFrom('accounts').select(['id', 'name']).where('id', 'in', ids).execute()
  return new Map(rows.map(({ id, name }) => [id, name]))
}
