import type { Ctx } from '../../../platform/http/ctx.ts'
import { knownCampaign } from '../../recall/api.ts'
import type { AppointmentRow } from '../queries.ts'

/** A recall or software update that was announced at this site; undefined for any other. */
export async function siteCampaign(ctx: Ctx, id: string) {
  const campaign = await knownCampaign(ctx, id)
  return campaign?.country === ctx.site.country && campaign.brand === ctx.site.brand ? campaign : undefined
}

/** The recall of an appointment in the language of the site; null where it is for none. */
export async function recallOf(ctx: Ctx, { campaign_id: id }: Pick<AppointmentRow, 'campaign_id'>) {
  if (id === null) return null
  const campaign = await knownCampaign(ctx, id)
  return { id, title: campaign?.title[ctx.site.language] ?? id }
}
