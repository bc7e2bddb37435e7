import type { Campaign, RecallAnswer } from '@volante/contract/recall'
import { formatDay } from '@volante/domain/date'
import { recallAnswer } from '@volante/domain/vehicle/recall-answer'
import type { VehicleKey } from '@volante/domain/vehicle/vehicle-key'
import type { Ctx } from '../../platform/http/ctx.ts'
import { today } from '../../platform/sites/today.ts'
import { unitByChassis } from '../stock/api.ts'
import { type CampaignRow, campaignsCalling, hasCampaigns } from './queries.ts'

/** What is open for a vehicle of recalls or of software updates: one function for page, call and chat robot. */
export async function lookUp(ctx: Ctx, key: VehicleKey, kind: Campaign['kind']): Promise<RecallAnswer> {
  const answer = await answerOf(ctx, key, kind)
  const doneOn = answer.state === 'done' ? answer.on : null
  return {
    state: answer.state,
    why: answer.state === 'unknown' ? answer.why : null,
    doneOn,
    text: ctx.text('recall.answer', {
      state: answer.state === 'unknown' ? answer.why : answer.state,
      kind,
      day: doneOn === null ? '' : formatDay(doneOn, ctx.site.language),
    }),
    campaigns: answer.state === 'open' ? answer.campaigns.map((row) => campaignOf(ctx, row)) : [],
  }
}

async function answerOf(ctx: Ctx, key: VehicleKey, kind: Campaign['kind']) {
  const { db, site } = ctx
  if ('plate' in key) return recallAnswer<CampaignRow & { doneOn: string | null }>('noPlates', null)
  const unit = await unitByChassis(db, key.chassis)
  const calling = (await campaignsCalling(db, today(ctx), key.chassis)).filter((row) => row.kind === kind)
  const isListed = calling.length > 0 || (await hasCampaigns(db, site.country))
  return recallAnswer(unit ? 'known' : 'unknown', isListed ? calling : null)
}

/** A campaign in the language of the site. */
export function campaignOf({ site }: Ctx, row: CampaignRow): Campaign {
  return {
    id: row.id,
    kind: row.kind,
    brand: row.brand,
    country: row.country,
    title: row.title[site.language],
    risk: row.risk[site.language],
    repair: row.repair[site.language],
    modelCodes: row.model_codes,
    canDrive: row.can_drive,
    startsOn: row.starts_on,
    remedyFrom: row.remedy_from,
    minutes: row.minutes,
    phone: row.phone,
    service: { type: 'RECALL', code: 'SV03' },
  }
}
