import type { StandingUnit } from '@volante/contract/stock'
import type { DealerReach } from '@volante/domain/policy/held-scopes'
import { arrivalOf, type StockAge } from '@volante/domain/stock/stock-age'
import { sql, type SqlBool } from 'kysely'
import { isOneOf } from '../../platform/db/is-one-of.ts'
import type { SignedInCtx } from '../../platform/http/ctx.ts'
import { isPortal } from '../../platform/sites/sites.ts'
import { today } from '../../platform/sites/today.ts'
import { countedPage } from '../../platform/words/counted-page.ts'
import { dealerIdsWithin } from '../dealers/api.ts'

interface StandingFilter {
  readonly age?: StockAge | undefined
  readonly dealerCode?: string | undefined
}

/** Written out, so that a kept plan may use the indexes of standing cars. */
const STANDS = sql<SqlBool>`u.state = 'AVAILABLE' and u.place in ('dealer', 'yard')`

type Ids = Awaited<ReturnType<typeof dealerIdsWithin>>

function standing(ctx: SignedInCtx, ids: Ids, { age, dealerCode }: StandingFilter) {
  const { db, site } = ctx
  const { first, last } = age ? arrivalOf(age, today(ctx)) : { first: null, last: today(ctx) }
  return db
    .selectFrom('stock_units as u')
    .where(STANDS)
    .where('u.arrival', '<=', last)
    .$if(first !== null, (query) => query.where('u.arrival', '>=', first ?? ''))
    .$if(ids !== 'all', (query) => query.where(isOneOf('u.dealer_id', ids === 'all' ? [] : ids)))
    .$if(!isPortal(site), (query) => query.where('u.country', '=', site.country).where('u.brand', '=', site.brand))
    .$if(dealerCode !== undefined, (query) =>
      query.where('u.dealer_id', 'in', (dealers) =>
        dealers
          .selectFrom('dealers')
          .select('dealers.id')
          .where('dealers.code', '=', dealerCode ?? ''),
      ),
    )
}

interface Stretch {
  readonly page: number
  readonly size: number
}

/** Unsold cars that stand at the caller's dealers, those there longest first. */
export async function standingUnits(
  ctx: SignedInCtx,
  reach: DealerReach | 'all',
  filter: StandingFilter,
  stretch: Stretch,
): Promise<{ items: StandingUnit[]; total: number }> {
  const wanted = standing(ctx, await dealerIdsWithin(ctx, reach), filter)
  const sorted = wanted
    .innerJoin('versions as v', 'v.mvs_code', 'u.mvs_code')
    .innerJoin('models as m', 'm.code', 'v.model_code')
    .leftJoin('dealers as d', 'd.id', 'u.dealer_id')
    .select(['u.id', 'u.mvs_code as mvsCode', 'u.year', 'u.color_code as colorCode', 'u.chassis', 'u.country'])
    .select(['u.arrival', 'd.code as dealerCode', 'd.name as dealerName'])
    .select(sql<number>`${today(ctx)}::date - u.arrival`.as('days'))
    .select(sql<string>`m.name || ' ' || (v.name ->> ${ctx.site.language})`.as('car'))
    .orderBy('u.arrival')
    .orderBy('u.id')
  const { items: rows, total } = await countedPage(ctx.db, wanted.select('u.id'), stretch, (size, before) =>
    sorted.limit(size).offset(before).execute(),
  )
  const items = rows.map(({ dealerCode: code, dealerName: name, ...unit }) => ({
    ...unit,
    dealer: code !== null && name !== null ? { code, name } : null,
  }))
  return { items, total }
}

/** The cars that the list with these filters has, to be counted. */
export const unitsFound = async (ctx: SignedInCtx, reach: DealerReach | 'all', filter: StandingFilter) =>
  standing(ctx, await dealerIdsWithin(ctx, reach), filter).select('u.id')
