import { RECALL_DEALERS, type RecallDealer, type recallDealers } from '@volante/contract/recall-dealers'
import type { PartAt, PartState } from '@volante/domain/appointment/parts'
import { slotDays } from '@volante/domain/appointment/slots'
import { streetLine } from '@volante/domain/places/address'
import type { Ctx } from '../../../platform/http/ctx.ts'
import type { Handlers } from '../../../platform/http/implement.ts'
import { dealersAround, findDealers } from '../../dealers/api.ts'
import { calendarOf, type Dealer } from '../calendar.ts'
import { siteCampaign } from './site-campaign.ts'
import { partsOf } from './parts.ts'

/** Metres: as far as anybody would go, in countries this large. */
const FARTHEST = 1_500_000
/** Not every dealer has a workshop. */
const LOOKED_AT = 40
const SERVICE = 'SV03'

interface Place {
  readonly lat: number
  readonly lon: number
}

type Found = Dealer & { readonly distance: number | null }

export const recallDealerHandlers: Handlers<typeof recallDealers> = {
  async recallDealers({ ctx, query: { campaignId, referenceLatitude: lat, referenceLongitude: lon } }) {
    const campaign = await siteCampaign(ctx, campaignId)
    if (!campaign) throw ctx.fail('request.notFound')
    if (campaign.remedy_from === null) return []
    const place = lat === undefined || lon === undefined ? null : { lat, lon }
    const repairers = (await repairersOf(ctx, place)).filter(({ services }) => services.includes(SERVICE))
    const shown = place ? repairers.slice(0, RECALL_DEALERS) : repairers
    const parts = await partsOf(ctx, campaignId, shown)
    const ordered = place ? shown : byPart(shown, parts).slice(0, RECALL_DEALERS)
    return Promise.all(ordered.map((one) => atDealer(ctx, campaignId, one, parts.get(one.dealerCode))))
  },
}

/** Those of the site around a place, nearest first, or all of them. */
async function repairersOf(ctx: Ctx, place: Place | null): Promise<readonly Found[]> {
  const { brand, country } = ctx.site
  if (place) {
    const around = await dealersAround(ctx, { ...place, radius: FARTHEST, brand, size: LOOKED_AT })
    return around.filter((one) => one.country === country)
  }
  const network = await ctx.remember(['dealers'], ['network of a brand', country, brand], () =>
    findDealers(ctx.db, { brand, country }),
  )
  return network.map((one) => ({ ...one, distance: null }))
}

/** Where the part is, first; alike ones as they stand in the network. */
const byPart = (dealers: readonly Found[], parts: ReadonlyMap<string, PartAt>): readonly Found[] =>
  dealers.toSorted((a, b) => rankOf(parts.get(a.dealerCode)) - rankOf(parts.get(b.dealerCode)))

const RANKS: readonly PartState[] = ['here', 'coming', 'ask', 'none']
const rankOf = (part: PartAt | undefined): number => RANKS.indexOf(part?.state ?? 'none')

async function atDealer(
  ctx: Ctx,
  campaignId: string,
  dealer: Found,
  part: PartAt = { state: 'none', from: null },
): Promise<RecallDealer> {
  const { dealerCode: code, name, neighborhood, city, state, distance } = dealer
  const days = part.state === 'none' ? [] : slotDays(await calendarOf(ctx, dealer, { kind: 'RECALL', campaignId }))
  return {
    code,
    name,
    street: [streetLine(dealer, dealer.country), neighborhood].filter(Boolean).join(', '),
    city: `${city}, ${state}`,
    distance,
    part: part.state,
    partFrom: part.from,
    firstDay: days.find(({ closed }) => closed === null)?.day ?? null,
  }
}
