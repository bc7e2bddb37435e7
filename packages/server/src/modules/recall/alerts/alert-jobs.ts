import type { Ctx } from '../../../platform/http/ctx.ts'
import type { ModuleJobs } from '../../../platform/jobs/module-jobs.ts'
import { isOver } from '../../../platform/limits/count.ts'
import { today } from '../../../platform/sites/today.ts'
import { publicOrigin } from '../../../providers/identity/demo/names.ts'
import { sendLetter } from '../../../providers/mail/send-letter.ts'
import { findVehicle } from '../../vehicles/api.ts'
import { knownCampaign } from '../known-campaign.ts'
import { endWaitFor, findAlert, keepLook, takeUnsent, unknownPlates } from './alert-queries.ts'
import { alertToken, shortened } from './alerts.ts'

const BATCH = 500
const PLATES = 200
const PAGE = { 'pt-BR': 'recall/aviso', 'es-AR': 'recall/aviso' } as const

const pageOf = (ctx: Ctx, id: string): string =>
  `${publicOrigin(ctx.settings)}/${ctx.site.country.toLowerCase()}/${ctx.site.brand}/${PAGE[ctx.site.language]}/${alertToken(ctx, id)}`

export const alertJobs: ModuleJobs = {
  /** To whoever was named: nothing comes of it unless its link is pressed. */
  'recall.alertLetter': async (ctx, data) => {
    const row = await findAlert(ctx.db, String(data.id))
    if (!row || row.confirmed_at !== null || (await isOver(ctx, 'recipient', row.email.toLowerCase()))) return
    const campaign = row.campaign_id === null ? undefined : await knownCampaign(ctx, row.campaign_id)
    const values = {
      about: campaign ? 'recall' : 'car',
      title: campaign?.title[ctx.site.language] ?? '',
      vehicle: shortened(row) ?? '',
      brand: ctx.site.brandName,
      link: pageOf(ctx, row.id),
    }
    await sendLetter(ctx, { cause: [row.id, 'ask', String(data.at)], to: row.email, text: 'recall.mail.ask', values })
  },

  /** Which car bears the plate; a registry in trouble is asked again in the next night. */
  'recall.alertCar': async (ctx, data) => {
    const row = await findAlert(ctx.db, String(data.id))
    if (!row || row.plate === null || row.chassis !== null) return
    const { vehicle } = await findVehicle(ctx, { plate: row.plate })
    await keepLook(ctx.db, row.id, vehicle?.chassis ?? null, ctx.now)
  },

  /** Every night: who asked to be told of a recall is, once. */
  'recall.alerts': async (ctx) => {
    for (const { id, site } of await unknownPlates(ctx.db, PLATES)) await ctx.enqueue('recall.alertCar', { site, id })
    const count = await ctx.inTransaction(async (inside) => {
      const rows = await takeUnsent(inside.db, { day: today(inside), now: inside.now, most: BATCH })
      for (const { id, campaignId, site } of rows) await inside.enqueue('recall.alertTold', { site, id, campaignId })
      return rows.length
    })
    if (count === BATCH) await ctx.enqueue('recall.alerts', {})
  },

  'recall.alertTold': async (ctx, data) => {
    const row = await findAlert(ctx.db, String(data.id))
    const campaign = await knownCampaign(ctx, String(data.campaignId))
    if (!row || !campaign) return
    const { language } = ctx.site
    const waited = row.campaign_id !== null
    const values = {
      title: campaign.title[language],
      risk: campaign.risk[language],
      drive: String(campaign.can_drive),
      vehicle: shortened(row) ?? '',
      brand: ctx.site.brandName,
      link: `${publicOrigin(ctx.settings)}/${ctx.site.country.toLowerCase()}/${ctx.site.brand}/recall/${campaign.id.toLowerCase()}`,
      end: pageOf(ctx, row.id),
    }
    const text = waited ? 'recall.mail.remedy' : 'recall.mail.called'
    await sendLetter(ctx, { cause: [row.id, 'told', campaign.id], to: row.email, text, values })
    await endWaitFor(ctx.db, row.id)
  },
}

export const alertSchedules = { 'recall.alerts': '50 5 * * *' } as const
