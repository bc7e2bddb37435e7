import { BOARD_DAYS, type BankHealth, type Refusals } from '@volante/contract/financing-boards'
import { addDays, type Day } from '@volante/domain/date'
import type { RefusalClass } from '@volante/domain/financing/proposal'
import { statusesMeaning } from '@volante/domain/order/bank-status'
import type { FundingSource } from '@volante/domain/vocabulary'
import { type Insertable, sql } from 'kysely'
import type { Db } from '../../../../platform/db/database.ts'
import { isOneOf } from '../../../../platform/db/is-one-of.ts'
import type { Ctx } from '../../../../platform/http/ctx.ts'
import { today } from '../../../../platform/sites/today.ts'
import { countedPage } from '../../../../platform/words/counted-page.ts'
import { onDays } from '../../../../platform/words/day-range.ts'
import { isOf, type Places } from '../../../dealers/api.ts'
import type { FinancingTables } from '../../tables.ts'

interface DeskFilter {
  readonly statuses: readonly string[] | undefined
  readonly dealerCode?: string | undefined
  readonly reason?: RefusalClass | undefined
  readonly source?: FundingSource | undefined
  /** The first day, in this zone. */
  readonly from: Day | undefined
  readonly timeZone: string
}

/** Proposals of some places. */
export const wantedProposals = (
  db: Db,
  places: Places,
  { statuses, dealerCode, reason, source, from, timeZone }: DeskFilter,
) =>
  db
    .selectFrom('financing_proposals as f')
    .where(isOf(places))
    .$if(dealerCode !== undefined, (query) => query.where('f.dealer_code', '=', dealerCode ?? ''))
    .$if(reason !== undefined, (query) => query.where('f.reason', '=', reason ?? null))
    .$if(source !== undefined, (query) => query.where('f.source', '=', source ?? 'CDC'))
    .where(onDays('f.created_at', { timeZone }, { from }))
    .$if(statuses !== undefined, (query) => query.where(isOneOf('f.status', statuses ?? [])))

/** The same, newest first, and how many there are. */
export async function deskProposals(
  db: Db,
  places: Places,
  filter: DeskFilter,
  paging: { readonly page: number; readonly size: number },
) {
  const wanted = wantedProposals(db, places, filter)
  const sorted = wanted.selectAll('f').orderBy('f.created_at', 'desc').orderBy('f.id')
  return countedPage(db, wanted.select('f.id'), paging, (size, before) => sorted.limit(size).offset(before).execute())
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

const APPROVED = [...statusesMeaning('approved'), ...statusesMeaning('paid')]
const REFUSED = statusesMeaning('refused')
const any = (statuses: readonly string[]) => sql`any(${[...statuses]}::text[])`

/** The proposals of the last days on these sites. */
const recent = (ctx: Ctx, sites: 'all' | readonly string[]) => sql`
  recent as (
    select * from financing_proposals
    where ${onDays('created_at', ctx.site, { from: firstDay(ctx) })}
      and ${sites === 'all' ? sql`true` : sql`site = any(${[...sites]}::text[])`}
  )`

const firstDay = (ctx: Ctx) => addDays(today(ctx), 1 - BOARD_DAYS)

/** How the banks fare, by bank. */
export async function bankFigures(ctx: Ctx, sites: 'all' | readonly string[]) {
  const isOpen = sql`status = ${any(statusesMeaning('open'))} and withdrawn_at is null`
  const { rows } = await sql<Omit<BankHealth, 'provider'>>`
    with ${recent(ctx, sites)}, decided as (
      select proposal.id, extract(epoch from min(event.at) - proposal.created_at) / 3600 as hours
      from recent as proposal join financing_proposal_events as event on event.proposal_id = proposal.id
      where event.status = ${any([...APPROVED, ...REFUSED])} group by proposal.id, proposal.created_at
    ), heard as (
      select bank, max(event.at) as at
      from recent join financing_proposal_events as event on event.proposal_id = recent.id and event.news_id <> 'sent'
      group by bank
    )
    select recent.bank,
      (count(*) filter (where bank_ref is null and ${isOpen}))::int as waiting,
      to_char(min(created_at) filter (where bank_ref is null and ${isOpen}) at time zone 'UTC', ${ISO}) as "waitingSince",
      (count(*) filter (where bank_ref is not null and ${isOpen}))::int as undecided,
      (count(*) filter (where status = ${any(statusesMeaning('customer'))} and withdrawn_at is null))::int as papers,
      count(*)::int as sent,
      (count(*) filter (where status = ${any(APPROVED)}))::int as approved,
      (count(*) filter (where status = ${any(REFUSED)}))::int as refused,
      round((percentile_cont(0.5) within group (order by hours))::numeric, 1)::float8 as "medianHours",
      round((percentile_cont(0.9) within group (order by hours))::numeric, 1)::float8 as "slowestTenthHours",
      to_char(max(heard.at) at time zone 'UTC', ${ISO}) as "heardAt"
    from recent left join decided using (id) left join heard on heard.bank = recent.bank
    group by recent.bank`.execute(ctx.db)
  return rows
}

const ISO = 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'

/** Why they refuse, by source and class of reason. */
export async function refusalFigures(ctx: Ctx, sites: 'all' | readonly string[]): Promise<Refusals[]> {
  const { rows } = await sql<Omit<Refusals, 'since'>>`
    with ${recent(ctx, sites)}, decided as (
      select source, count(*) as total from recent where status = ${any([...APPROVED, ...REFUSED])} group by source
    )
    select source || '-' || reason as id, source, reason, count(*)::int as refused,
      round(100.0 * count(*) / min(decided.total), 1)::float8 as percent,
      count(contested_at)::int as contested
    from recent join decided using (source)
    where status = ${any(REFUSED)} and reason is not null
    group by source, reason order by refused desc, id`.execute(ctx.db)
  return rows.map((row) => ({ ...row, since: firstDay(ctx) }))
}
