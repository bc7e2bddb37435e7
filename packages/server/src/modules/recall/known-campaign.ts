import type { Ctx } from '../../platform/http/ctx.ts'
import { today } from '../../platform/sites/today.ts'
import { campaignById, type CampaignRow } from './queries.ts'

/** An announced recall or software update by its id, remembered until one changes and for the day. */
export const knownCampaign = (ctx: Ctx, id: string): Promise<CampaignRow | undefined> =>
  ctx.remember(['recalls'], ['recall', id, today(ctx)], () => campaignById(ctx.db, today(ctx), id))
