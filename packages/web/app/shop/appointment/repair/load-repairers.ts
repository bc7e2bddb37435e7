import type { RecallDealer } from '@volante/contract/recall-dealers'
import type { MessageKey } from '@volante/domain/refusal'
import { isOneOf } from '@volante/domain/choice'
import { BRANDS } from '@volante/domain/vocabulary'
import type { Page } from '../../../shell/page-context.ts'
import { placeOf } from '../../proposal/dealers/nearby-dealers.ts'

export interface Repairers {
  /** A place that was named and not found. */
  readonly refusal: MessageKey | null
  readonly isNear: boolean
  /** By recall. */
  readonly at: Readonly<Record<string, readonly RecallDealer[]>>
}

/** Where these recalls are repaired: near a place, or those of the network that have the part first. */
export async function loadRepairers(shop: Page, campaigns: readonly string[], near: string): Promise<Repairers> {
  const { place, refusal } = near === '' ? { place: null, refusal: null } : await placeOf(shop, near)
  const around = place ? { referenceLatitude: place.latitude, referenceLongitude: place.longitude } : {}
  const found = await Promise.all(
    campaigns.map(async (campaignId) => {
      const dealers = await shop.api.scheduler.recallDealers({ query: { campaignId, ...around } })
      return [campaignId, dealers] as const
    }),
  )
  return { refusal, isNear: place !== null, at: Object.fromEntries(found) }
}

/** The recall that the address of a booking names; null for none of the site. */
export async function namedRecall({ api, site }: Page, asked: URLSearchParams) {
  const id = asked.get('campaign')?.toLowerCase()
  if (!id || asked.get('service') !== 'SV03' || !isOneOf(BRANDS, site.brand)) return null
  const announced = await api.recall.campaigns({ params: { brand: site.brand, market: site.country } })
  const found = announced.find((one) => one.id.toLowerCase() === id)
  return found ? { id: found.id, title: found.title } : null
}
