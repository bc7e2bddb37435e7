import type { Applicant, ApplicantKind } from '@volante/contract/applicant-fields'
import type { Day } from '@volante/domain/date'
import { proposalState } from '@volante/domain/financing/proposal'
import { statusesMeaning, UNSIGNED } from '@volante/domain/order/bank-status'
import { type Insertable, type Selectable, sql, type Updateable } from 'kysely'
import type { Db } from '../../../platform/db/database.ts'
import { isOneOf } from '../../../platform/db/is-one-of.ts'
import type { FinancingTables } from '../tables.ts'

export type ProposalRow = Selectable<FinancingTables['financing_proposals']>
export type EventRow = Selectable<FinancingTables['financing_proposal_events']>

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

export async function keptApplicant(db: Db, accountId: string, kind: ApplicantKind): Promise<Applicant> {
  const row = await db
    .selectFrom('financing_applicants')
    .select('told')
    .where('account_id', '=', accountId)
    .where('kind', '=', kind)
    .executeTakeFirst()
  return row?.told ?? {}
}

type ApplicantRow = Pick<
  Selectable<FinancingTables['financing_applicants']>,
  'account_id' | 'kind' | 'told' | 'changed_at'
>
/** Where a form that was begun goes on; null once it was sent. */
type BegunAt = { readonly simulation_id: string; readonly site: string } | null

/** Keeps what was told of a person or a company, and which form it was begun in. */
export function keepApplicant(db: Db, { told, ...who }: ApplicantRow, at: BegunAt) {
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

type Changed = Updateable<FinancingTables['financing_proposals']>

/** Changes a proposal. */
export const changeProposal = (db: Db, id: string, set: Changed) =>
  db.updateTable('financing_proposals').set(set).where('id', '=', id).execute()

/** Keeps the name that a bank gave a proposal, while it is still the one that has it; returns how it stands then. */
export const keepReference = (db: Db, { id, bank }: ProposalRow, ref: string) =>
  db
    .updateTable('financing_proposals')
    .set({ bank_ref: ref })
    .where('id', '=', id)
    .where('bank', '=', bank)
    .returningAll()
    .executeTakeFirst()

/** What pays, or was to pay, an order. */
export const proposalsOfOrder = (db: Db, orderId: string) =>
  db.selectFrom('financing_proposals').selectAll().where('order_id', '=', orderId).execute()

/** Approvals that pay nothing: those that end until a day and were not announced, and those that ended before another. */
export const endingApprovals = (db: Db, until: Day, over: Day, most: number) =>
  db
    .selectFrom('financing_proposals')
    .select(['id', 'site'])
    .where('valid_until', '<=', until)
    .where('order_id', 'is', null)
    .where('withdrawn_at', 'is', null)
    .where('lapse_told_at', 'is', null)
    .where(isOneOf('status', statusesMeaning('approved')))
    .where((eb) => eb.or([eb('reminded_on', 'is', null), eb('valid_until', '<', over)]))
    .orderBy('valid_until')
    .limit(most)
    .execute()

/** The same of approvals that pay an order and whose contract is not signed. */
export const endingOnOrders = (db: Db, until: Day, over: Day, most: number) =>
  db
    .selectFrom('financing_proposals')
    .select(['id', 'site'])
    .where('valid_until', '<=', until)
    .where('order_id', 'is not', null)
    .where('withdrawn_at', 'is', null)
    .where('lapse_told_at', 'is', null)
    .where(sql<boolean>`status in (${sql.join(UNSIGNED.map((status) => sql.lit(status)))})`)
    .where((eb) => eb.or([eb('reminded_on', 'is', null), eb('valid_until', '<', over)]))
    .orderBy('valid_until')
    .limit(most)
    .execute()

/** Proposals whose bank waits for their person since before a moment, and who were not reminded. */
export const awaitedSince = (db: Db, before: Date, most: number) =>
  db
    .selectFrom('financing_proposals')
    .select(['id', 'site'])
    .where('status_at', '<=', before)
    .where('withdrawn_at', 'is', null)
    .where('reminded_on', 'is', null)
    .where(sql<boolean>`status in ('PENDING_PROPOSAL', 'PENDING_DOCUMENT', 'PENDING_REGISTER_INFO')`)
    .orderBy('status_at')
    .limit(most)
    .execute()
