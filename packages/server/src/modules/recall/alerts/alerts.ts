import { DAY_MS } from '@volante/domain/duration'
import type { Alert, recallAlerts } from '@volante/contract/recall-alerts'
import { emailRefusal } from '@volante/domain/person/email'
import { refuse } from '@volante/domain/refusal'
import { type VehicleKey, vehicleKey } from '@volante/domain/vehicle/vehicle-key'
import type { Ctx } from '../../../platform/http/ctx.ts'
import type { Handlers } from '../../../platform/http/implement.ts'
import * as ownLink from '../../../platform/links/own-link.ts'
import { today } from '../../../platform/sites/today.ts'
import { refuseFields } from '../../../platform/words/refuse-fields.ts'
import { knownCampaign } from '../known-campaign.ts'
import { type AlertRow, confirmAlert, endAlert, findAlert, keepAlert } from './alert-queries.ts'

/** To find the letter and press its link. */
const TO_CONFIRM_MS = 7 * DAY_MS
/** What an alert is good for; asked for anew it begins anew. */
const CONFIRMED_MS = 730 * DAY_MS

export const alertToken = ({ settings }: Pick<Ctx, 'settings'>, id: string): string =>
  ownLink.linkToken(settings, 'recall alert', id)

/** What people ask to be told of, confirm and end. */
export const alertHandlers: Handlers<typeof recallAlerts> = {
  async alertCreate({ ctx, body }) {
    const email = body.email?.trim() ?? ''
    const about = await subjectOf(ctx, body, emailRefusal(email, 'required'))
    const { id, confirmed_at: confirmed } = await keepAlert(ctx.db, {
      created_at: ctx.now,
      site: ctx.site.id,
      email,
      ...about,
      confirmed_at: null,
      ends_at: new Date(ctx.now.getTime() + TO_CONFIRM_MS),
    })
    // Who is told already is not written to: nobody learns here what somebody else asked for.
    if (confirmed === null) await ctx.enqueue('recall.alertLetter', { site: ctx.site.id, id, at: ctx.now.getTime() })
  },

  alertGet: async ({ ctx, params }) => alertOf(ctx, await linked(ctx, params.token)),

  async alertConfirm({ ctx, params }) {
    const { id, plate, chassis } = await linked(ctx, params.token)
    const row = await confirmAlert(ctx.db, id, ctx.now, new Date(ctx.now.getTime() + CONFIRMED_MS))
    if (!row) throw ctx.fail('request.notFound')
    if (plate !== null && chassis === null) await ctx.enqueue('recall.alertCar', { site: row.site, id })
    return alertOf(ctx, row)
  },

  async alertEnd({ ctx, params }) {
    await endAlert(ctx.db, (await linked(ctx, params.token)).id)
  },
}

interface Asked {
  readonly vehicle?: string | null | undefined
  readonly campaignId?: string | null | undefined
}

/** The columns of what is asked for; refuses (422) wrong fields and (404) a recall of another site or one that can be repaired. */
async function subjectOf(ctx: Ctx, { vehicle, campaignId }: Asked, email: ReturnType<typeof emailRefusal>) {
  const none = { chassis: null, plate: null, campaign_id: null }
  if (campaignId) {
    refuseFields(ctx, email ? { email } : {})
    const campaign = await knownCampaign(ctx, campaignId)
    const isOurs = campaign?.country === ctx.site.country && campaign.brand === ctx.site.brand
    const isWaitedFor = campaign && (campaign.remedy_from === null || campaign.remedy_from > today(ctx))
    if (!isOurs || !isWaitedFor) throw ctx.fail('request.notFound')
    return { ...none, campaign_id: campaign.id, subject: campaign.id }
  }
  const key = vehicleKey(vehicle ?? '', ctx.site.country)
  refuseFields(ctx, { ...(email ? { email } : {}), ...('key' in key ? { vehicle: refuse(key.key) } : {}) })
  const known = key as VehicleKey
  return 'plate' in known
    ? { ...none, plate: known.plate, subject: known.plate }
    : { ...none, chassis: known.chassis, subject: known.chassis }
}

async function linked(ctx: Ctx, token: string): Promise<AlertRow> {
  const id = ownLink.idOfLink(ctx.settings, 'recall alert', token)
  const row = id ? await findAlert(ctx.db, id) : undefined
  if (!row || row.site !== ctx.site.id || row.ends_at <= ctx.now) throw ctx.fail('request.notFound')
  return row
}

/** The last signs say to its owner which car it is, and nobody else. */
export const shortened = ({ plate, chassis }: Pick<AlertRow, 'plate' | 'chassis'>): string | null => {
  const key = plate ?? chassis
  return key === null ? null : `••• ${key.slice(-4)}`
}

async function alertOf(ctx: Ctx, row: AlertRow): Promise<Alert> {
  const campaign = row.campaign_id === null ? undefined : await knownCampaign(ctx, row.campaign_id)
  return {
    isConfirmed: row.confirmed_at !== null,
    vehicle: shortened(row),
    recall: campaign ? { id: campaign.id, title: campaign.title[ctx.site.language] } : null,
    endsAt: row.ends_at.toISOString(),
  }
}
