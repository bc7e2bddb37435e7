import type { Day } from '@volante/domain/date'
import type { DealerReach } from '@volante/domain/policy/held-scopes'
import { sql } from 'kysely'
import type { Db } from '../../platform/db/database.ts'
import { isOneOf } from '../../platform/db/is-one-of.ts'
import type { Ctx } from '../../platform/http/ctx.ts'
import { dealerCodesWithin, placesWithin } from '../dealers/api.ts'

export interface Progress {
  readonly id: string
  /** None where nobody said how many a range calls. */
  readonly cars: number | null
  readonly repaired: number
}

/** Of campaigns, how many cars each calls and how many were repaired. */
export async function progressOf(db: Db, ids: readonly string[]): Promise<ReadonlyMap<string, Progress>> {
  const { rows } = await sql<Progress>`
    select c.id, (select count(*)::int from recall_repairs r where r.campaign_id = c.id) as repaired,
      coalesce(c.cars, (
        select case when bool_and(h.first_number = h.last_number) then count(*)::int end
        from recall_chassis h where h.campaign_id = c.id)) as cars
    from recall_campaigns c where ${isOneOf('c.id', ids)}`.execute(db)
  return new Map(rows.map((row) => [row.id, row]))
}

interface Waiting {
  readonly waiting: number
  readonly late: number
}

/** Of campaigns, how many repairs the registry was not told of yet, and of how many it should have been. */
export async function unreportedOf(db: Db, ids: readonly string[], today: Day): Promise<ReadonlyMap<string, Waiting>> {
  const { rows } = await sql<Waiting & { readonly id: string }>`
    select campaign_id as id, count(*)::int as waiting, count(*) filter (where due_on < ${today})::int as late
    from recall_reports where told_at is null and ${isOneOf('campaign_id', ids)} group by campaign_id`.execute(db)
  return new Map(rows.map((row) => [row.id, row]))
}

interface Month {
  /** YYYY-MM. */
  readonly month: string
  readonly repaired: number
}

/** How many cars were repaired for a campaign in each month that had any. */
export const monthsOf = async (db: Db, id: string): Promise<readonly Month[]> =>
  (
    await sql<Month>`
      select to_char(done_on, 'YYYY-MM') as month, count(*)::int as repaired
      from recall_repairs where campaign_id = ${id} group by 1 order by 1`.execute(db)
  ).rows

/** The brands of which somebody reaches anything in the country of the site. */
export async function brandsWithin(ctx: Ctx, reach: DealerReach | 'all'): Promise<'all' | ReadonlySet<string>> {
  const { sites, dealerCodes } = await placesWithin(ctx, reach)
  if (sites === 'all') return 'all'
  const { country } = ctx.site
  const whole = ctx.everySite.flatMap((one) => (one.country === country && sites.includes(one.id) ? [one.brand] : []))
  const { rows } = await sql<{ brand: string }>`
    select distinct unnest(brands) as brand from dealers
    where country = ${country} and ${isOneOf('code', dealerCodes)}`.execute(ctx.db)
  return new Set([...whole, ...rows.map(({ brand }) => brand)])
}

interface AtDealer {
  readonly dealerCode: string
  readonly name: string
  readonly repaired: number
}

/** How many the dealers within reach repaired for a campaign, the most first. */
export async function dealersOf(ctx: Ctx, id: string, reach: DealerReach | 'all'): Promise<readonly AtDealer[]> {
  const codes = await dealerCodesWithin(ctx, reach)
  const { rows } = await sql<AtDealer>`
    select r.dealer_code as "dealerCode", coalesce(d.name, r.dealer_code) as name, count(*)::int as repaired
    from recall_repairs r left join dealers d on d.code = r.dealer_code
    where r.campaign_id = ${id} and r.dealer_code is not null
      and ${codes === 'all' ? sql`true` : isOneOf('r.dealer_code', codes)}
    group by 1, 2 order by 3 desc, 1`.execute(ctx.db)
  return rows
}
