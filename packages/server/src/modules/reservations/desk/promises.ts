import type { DealerPromises } from '@volante/contract/desk-order-shapes'
import type { Day } from '@volante/domain/date'
import type { DealerReach } from '@volante/domain/policy/held-scopes'
import { sql } from 'kysely'
import type { SignedInCtx } from '../../../platform/http/ctx.ts'
import { isPortal } from '../../../platform/sites/sites.ts'
import { today } from '../../../platform/sites/today.ts'
import { dealerCodesWithin } from '../../dealers/api.ts'

interface DeliveryDays {
  readonly from?: Day | undefined
  readonly to?: Day | undefined
}

/** The first promise is held against a dealer, not the last: whoever changes it often would else be the most punctual. */
export async function dealerPromises(
  ctx: SignedInCtx,
  reach: DealerReach | 'all',
  { from, to }: DeliveryDays,
): Promise<DealerPromises[]> {
  const codes = await dealerCodesWithin(ctx, reach)
  const { rows } = await sql<DealerPromises>`
    with promised as (
      select o.dealer_code, o.dealer->>'name' as name, o.delivered_on, o.is_open,
        promise.first_on, promise.last_on, promise.changes,
        o.delivered_on is not null
          and (${from ?? null}::date is null or o.delivered_on >= ${from ?? null}::date)
          and (${to ?? null}::date is null or o.delivered_on <= ${to ?? null}::date) as counts
      from orders o
      cross join lateral (
        select
          (array_agg(delivery_on order by id))[1] as first_on,
          (array_agg(delivery_on order by id desc))[1] as last_on,
          count(*) - 1 as changes
        from order_estimates where order_id = o.id
      ) as promise
      where o.reached <> 'PRE_RESERVE' and promise.first_on is not null
        and (o.is_open or o.delivered_on is not null)
        and (${isPortal(ctx.site)} or o.site = ${ctx.site.id})
        and (${codes === 'all'} or o.dealer_code = any(${codes === 'all' ? [] : [...codes]}::text[]))
    )
    select
      dealer_code as id,
      json_build_object('code', dealer_code, 'name', max(name)) as dealer,
      (count(*) filter (where counts))::int as delivered,
      (count(*) filter (where counts and delivered_on <= first_on))::int as "keptFirst",
      (count(*) filter (where counts and delivered_on <= last_on))::int as "keptLast",
      round(avg(delivered_on - first_on) filter (where counts), 1)::float8 as "daysLate",
      coalesce(sum(changes) filter (where counts), 0)::int as changes,
      (count(*) filter (where is_open))::int as open,
      (count(*) filter (where is_open and last_on < ${today(ctx)}::date))::int as overdue
    from promised
    group by dealer_code
    having count(*) filter (where counts or is_open) > 0
    order by
      (count(*) filter (where counts and delivered_on > first_on))::float8 / nullif(count(*) filter (where counts), 0)
        desc nulls last,
      max(name), dealer_code
  `.execute(ctx.db)
  return rows
}
