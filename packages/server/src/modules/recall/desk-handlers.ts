import type { recall } from '@volante/contract/recall'
import { repairedPercent } from '@volante/domain/vehicle/recall-progress'
import type { Ctx } from '../../platform/http/ctx.ts'
import type { Handlers } from '../../platform/http/implement.ts'
import { today } from '../../platform/sites/today.ts'
import { brandsWithin, dealersOf, monthsOf, progressOf, unreportedOf } from './progress-queries.ts'
import { type CampaignRow, campaignById, campaignsIn } from './queries.ts'

/** Recalls as staff follow them: those of the brands they reach, and what the dealers they reach did. */
export const deskHandlers: Pick<Handlers<typeof recall.calls>, 'deskList' | 'deskGet'> = {
  async deskList({ ctx, query, reach }) {
    const reached = await brandsWithin(ctx, reach)
    const rows = await campaignsIn(ctx.db, today(ctx), ctx.site.country, query.brand)
    return followed(
      ctx,
      rows.filter(({ brand }) => reached === 'all' || reached.has(brand)),
    )
  },

  async deskGet({ ctx, params: { id }, reach, fail }) {
    const row = await campaignById(ctx.db, today(ctx), id)
    const reached = await brandsWithin(ctx, reach)
    const isReached = row?.country === ctx.site.country && (reached === 'all' || reached.has(row.brand))
    const [campaign] = row && isReached ? await followed(ctx, [row]) : []
    if (!campaign) throw fail('request.notFound')
    const [months, dealers] = [await monthsOf(ctx.db, id), await dealersOf(ctx, id, reach)]
    return { ...campaign, months: [...months], dealers: [...dealers] }
  },
}

async function followed(ctx: Ctx, rows: readonly CampaignRow[]) {
  const ids = rows.map(({ id }) => id)
  const [progress, unreported] = [await progressOf(ctx.db, ids), await unreportedOf(ctx.db, ids, today(ctx))]
  return rows.map(({ id, title, brand, kind, starts_on: startsOn }) => {
    const { cars = null, repaired = 0 } = progress.get(id) ?? {}
    const { waiting = 0, late = 0 } = unreported.get(id) ?? {}
    const percent = repairedPercent(cars, repaired)
    return { id, title: title[ctx.site.language], brand, kind, startsOn, cars, repaired, percent, waiting, late }
  })
}
