import type { Campaign, RecallAnswer } from '@volante/contract/recall'
import { formatDay } from '@volante/domain/date'
import { recallAnswer } from '@volante/domain/vehicle/recall-answer'
import type { VehicleKey } from '@volante/domain/vehicle/vehicle-key'
import type { Ctx } from '../../platform/http/ctx.ts'
import { today } from '../../platform/sites/today.ts'
import { findVehicle } from '../vehicles/api.ts'
import { type CampaignRow, campaignsCalling, hasCampaigns } from './queries.ts'

/** What is open for a vehicle of recalls or of software updates: one function for page, call and chat robot. */
export async function lookUp(ctx: Ctx, key: VehicleKey, kind: Campaign['kind']): Promise<RecallAnswer> {
  const { answer, calling } = await answerOf(ctx, key, kind)
  return shownAnswer(ctx, kind, answer, calling)
}

/** In a write, where nobody outside may be asked: how a car that recalls call stands now. */
export async function standingOf(ctx: Ctx, chassis: string): Promise<RecallAnswer> {
  const calling = await callingOf(ctx, chassis, 'RECALL')
  return shownAnswer(ctx, 'RECALL', recallAnswer('unknown', calling), calling)
}

function shownAnswer(ctx: Ctx, kind: Campaign['kind'], answer: Answer, calling: readonly CallingRow[]): RecallAnswer {
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
    repairs: calling
      .flatMap(({ id, title, doneOn: on }) =>
        on === null ? [] : [{ id, title: title[ctx.site.language], doneOn: on }],
      )
      .toSorted((a, b) => b.doneOn.localeCompare(a.doneOn)),
  }
}

type Answer = ReturnType<typeof recallAnswer<CallingRow>>
type CallingRow = Awaited<ReturnType<typeof campaignsCalling>>[number]

const callingOf = async (ctx: Ctx, chassis: string, kind: Campaign['kind']): Promise<CallingRow[]> =>
  (await campaignsCalling(ctx.db, today(ctx), chassis)).filter((row) => row.kind === kind)

async function answerOf(ctx: Ctx, key: VehicleKey, kind: Campaign['kind']) {
  const { state, vehicle } = await findVehicle(ctx, key)
  const chassis = vehicle?.chassis ?? ('chassis' in key ? key.chassis : null)
  if (chassis === null)
    return { answer: recallAnswer<CallingRow>(state === 'unknown' ? 'unknownPlate' : state, null), calling: [] }
  const calling = await callingOf(ctx, chassis, kind)
  const isListed = calling.length > 0 || (await hasCampaigns(ctx.db, ctx.site.country))
  return { answer: recallAnswer(state, isListed ? calling : null), calling }
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
