import { type pageViews, VIEW_DAYS } from '@volante/contract/page-views'
import { addDays } from '@volante/domain/date'
import { type DealerReach, reaches } from '@volante/domain/policy/held-scopes'
import { sql } from 'kysely'
import type * as z from 'zod/mini'
import { isOneOf } from '../../platform/db/is-one-of.ts'
import type { Ctx } from '../../platform/http/ctx.ts'
import { today } from '../../platform/sites/today.ts'
import { containing } from '../../platform/words/like.ts'

export type ViewsAsked = z.output<typeof pageViews.calls.list.query>
type Reach = DealerReach | 'all'

/** What was counted at sites of which the caller reaches everything: pages are of a site, not of a dealer. */
function within(ctx: Ctx, reach: Reach, { kind, model, brand, country, from, to = today(ctx) }: ViewsAsked) {
  const sites = ctx.everySite.filter(
    (site) =>
      reaches(reach, { country: site.country, brands: [site.brand] }) &&
      site.country === (country ?? site.country) &&
      site.brand === (brand ?? site.brand),
  )
  const ids = sites.map(({ id }) => id)
  return ctx.db
    .selectFrom('page_views as v')
    .leftJoin('models as m', 'm.slug', 'v.model')
    .where('v.day', '>=', from ?? addDays(to, 1 - VIEW_DAYS))
    .where('v.day', '<=', to)
    .where(isOneOf('v.site', ids))
    .$if(kind !== undefined, (query) => query.where('v.kind', '=', kind ?? 'home'))
    .$if(model !== undefined, (query) => query.where('m.name', 'ilike', containing(model ?? '')))
}

/** By kind, model and site, the most often opened first. */
export const countedPages = (ctx: Ctx, reach: Reach, asked: ViewsAsked) =>
  within(ctx, reach, asked)
    .groupBy(['v.site', 'v.kind', 'v.model', 'm.name'])
    .select(['v.site', 'v.kind', 'v.model as slug', 'm.name as model'])
    .select((eb) => eb.fn.sum<number>('v.views').as('views'))
    .select(sql<string>`max(v.day)::text`.as('lastOn'))

/** How often all of them were opened, for several questions at once, and since which day it is counted: none before the first. */
export async function viewsOf(ctx: Ctx, reach: Reach, questions: readonly ViewsAsked[]) {
  const sums = questions.map((asked) => within(ctx, reach, asked).select((eb) => eb.fn.sum('v.views').as('views')))
  const { rows } = await sql<{ sums: readonly (number | null)[]; since: string | null }>`
    select jsonb_build_array(${sql.join(sums)}) as sums, (select min(day)::text from page_views) as since`.execute(
    ctx.db,
  )
  return { sums: questions.map((_, at) => rows[0]?.sums[at] ?? 0), since: rows[0]?.since ?? null }
}
