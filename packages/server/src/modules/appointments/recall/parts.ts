import { dayIn } from '@volante/domain/local-time'
import { type PartAt, partAt, type Parts } from '@volante/domain/appointment/parts'
import type { Ctx } from '../../../platform/http/ctx.ts'
import { knownCampaign } from '../../recall/api.ts'
import { heldAt, partsAt } from './part-queries.ts'

interface At {
  readonly dealerCode: string
  readonly timeZone: string
}

/** How the part of a recall stands at each of these dealers. */
export async function partsOf(
  ctx: Ctx,
  campaignId: string,
  dealers: readonly At[],
  except?: string,
): Promise<ReadonlyMap<string, PartAt>> {
  const campaign = await knownCampaign(ctx, campaignId)
  const dealerCodes = dealers.map(({ dealerCode }) => dealerCode)
  const parts: ReadonlyMap<string, Parts> = await partsAt(ctx.db, { campaignId, dealerCodes })
  const held = await heldAt(ctx.db, { campaignId, dealerCodes, now: ctx.now, except })
  return new Map(
    dealers.map(({ dealerCode, timeZone }) => {
      const days = held.get(dealerCode)?.map(({ day }) => day) ?? []
      const today = dayIn(timeZone, ctx.now)
      return [dealerCode, partAt(parts.get(dealerCode) ?? null, days, campaign?.remedy_from ?? null, today)]
    }),
  )
}

/** Of one dealer; null where no recall is repaired. */
export const partFor = async (
  ctx: Ctx,
  campaignId: string | null | undefined,
  dealer: At,
  except: string | undefined,
): Promise<PartAt | null> =>
  campaignId ? ((await partsOf(ctx, campaignId, [dealer], except)).get(dealer.dealerCode) ?? null) : null
