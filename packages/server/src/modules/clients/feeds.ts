import type { FeedView } from '@volante/contract/clients'
import type { BatchState } from '@volante/contract/sheets'
import type { DealerReach } from '@volante/domain/policy/held-scopes'
import { sql } from 'kysely'
import type { Ctx } from '../../platform/http/ctx.ts'
import { dealerCodesWithin } from '../dealers/api.ts'
import { stateOf, type StateRow } from './state-of.ts'

const DAYS_MS = 30 * 86_400_000

interface FeedRow extends StateRow {
  readonly id: string
  readonly name: string
  readonly client_id: string
  readonly dealer_codes: readonly string[]
  readonly made_at: Date | null
  readonly sheet: string | null
  readonly batch_state: BatchState | null
  readonly problem: string | null
  readonly pushes: number
  readonly rows: number
  readonly refused: number
}

/** The systems that may send data: those of dealers within reach, and those of whole countries for who reaches those. */
export async function feedsWithin(ctx: Ctx, reach: DealerReach | 'all'): Promise<readonly FeedRow[]> {
  const { db, now } = ctx
  const codes = await dealerCodesWithin(ctx, reach)
  const markets = reach === 'all' ? 'all' : reach.markets
  const ofDealers = codes === 'all' ? sql`true` : sql`c.dealer_codes && ${[...codes]}::text[]`
  const ofMarkets = markets === 'all' ? sql`true` : sql`c.markets && ${[...markets]}::text[]`
  const { rows } = await sql<FeedRow>`
    select c.id, c.name, c.client_id, c.dealer_codes, c.expires_at, c.revoked_at,
      o.deactivated_at is not null or o.erased_at is not null as is_stopped,
      last.made_at, last.sheet, last.state as batch_state, last.problem,
      month.pushes, month.rows, month.refused
    from api_clients c
    left join accounts o on o.id = c.owner_id
    left join lateral (
      select made_at, sheet, state, problem from sheet_batches
      where source = 'feed' and made_by = c.id order by made_at desc limit 1
    ) last on true
    left join lateral (
      select count(*)::int as pushes, coalesce(sum(refused), 0)::int as refused,
        coalesce(sum(to_create + to_change + to_remove) filter (where state = 'APPLIED'), 0)::int as rows
      from sheet_batches
      where source = 'feed' and made_by = c.id and made_at > ${new Date(now.getTime() - DAYS_MS)}
    ) month on true
    where 'data.feed' = any(c.rights) and (${ofDealers} or ${ofMarkets})
    order by last.made_at desc nulls last, c.name limit 500`.execute(db)
  return rows
}

export const feedOf = (row: FeedRow, now: Date): FeedView => ({
  id: row.id,
  name: row.name,
  clientId: row.client_id,
  state: stateOf(row, now),
  expiresAt: row.expires_at?.toISOString() ?? null,
  dealerCodes: [...row.dealer_codes],
  pushedAt: row.made_at?.toISOString() ?? null,
  sheet: row.sheet,
  outcome: row.batch_state,
  problem: row.problem,
  pushes: row.pushes,
  rows: row.rows,
  refused: row.refused,
})
