import { BOARD_DAYS, type BankHealth, type boardCalls, type Refusals } from '@volante/contract/financing-boards'
import { addDays } from '@volante/domain/date'
import { BANKS } from '@volante/domain/financing/proposal'
import { statusesMeaning } from '@volante/domain/order/bank-status'
import { sql } from 'kysely'
import type { Ctx } from '../../../platform/http/ctx.ts'
import type { Handlers } from '../../../platform/http/implement.ts'
import { today } from '../../../platform/sites/today.ts'
import { onDays } from '../../../platform/words/day-range.ts'
import { placesWithin } from '../../dealers/api.ts'

/** How the banks fare, and why they refuse: counted, and naming nobody. */
export const boardHandlers: Handlers<typeof boardCalls> = {
  async banks({ ctx, reach }) {
    const { sites } = await placesWithin(ctx, reach)
    const rows = new Map((await bankFigures(ctx, sites)).map((row) => [row.bank, row]))
    return BANKS.map((bank) => ({
      ...NOTHING,
      ...rows.get(bank),
      bank,
      provider: ctx.providers.banks[bank]?.name ?? 'none',
    }))
  },
  refusals: async ({ ctx, reach }) => refusalFigures(ctx, (await placesWithin(ctx, reach)).sites),
}

const NOTHING: Omit<BankHealth, 'bank' | 'provider'> = {
  waiting: 0,
  waitingSince: null,
  undecided: 0,
  papers: 0,
  sent: 0,
  approved: 0,
  refused: 0,
  medianHours: null,
  slowestTenthHours: null,
  heardAt: null,
}

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

async function bankFigures(ctx: Ctx, sites: 'all' | readonly string[]) {
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

async function refusalFigures(ctx: Ctx, sites: 'all' | readonly string[]): Promise<Refusals[]> {
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
