import type { Campaign, OrderDealer } from '@volante/contract/order-shapes'
import type { Dealer } from '@volante/contract/dealer'
import { type PaymentKind, paymentKindsOf } from '@volante/domain/order/payment-kind'
import type { Country } from '@volante/domain/vocabulary'
import { streetLine } from '@volante/domain/places/address'
import type * as z from 'zod/mini'
import { colorsOfVersions, openPriceOf, versionRows } from '../../catalogue/api.ts'
import { dealersAround, findDealers } from '../../dealers/api.ts'
import type { Ctx } from '../../../platform/http/ctx.ts'
import { type CampaignRow, campaignsOf, dealersWithCars, freeCars, isRunning, sellsIn } from './campaign-queries.ts'

export interface CampaignFilter {
  readonly brand?: string | undefined
  readonly country?: 'BR' | 'AR' | undefined
  readonly active?: boolean | undefined
}

/** Campaigns of a brand and country with their cars in stock. */
export async function listCampaigns(ctx: Ctx, filter: CampaignFilter): Promise<Campaign[]> {
  const country = filter.country ?? ctx.site.country
  const brand = filter.brand ?? (ctx.site.brand === 'portal' ? undefined : ctx.site.brand)
  const rows = (await campaignsOf(ctx, country)).filter(
    (row) => (brand === undefined || row.brand === brand) && (filter.active === false || isRunning(row, ctx.now)),
  )
  const open = await freeCars(
    ctx,
    country,
    rows.filter(({ dealerIds }) => dealerIds === null),
  )
  const mvsCodes = [...new Set(rows.flatMap(({ cars }) => cars.map(({ mvsCode }) => mvsCode)))].toSorted()
  const [versions, colors] = await Promise.all([
    versionRows(ctx, { country, mvsCodes }),
    colorsOfVersions(ctx, country, mvsCodes),
  ])
  return Promise.all(
    rows.map(async (row) => {
      const free = row.dealerIds ? await freeCars(ctx, country, [row]) : open
      return campaignAnswer(ctx, row, { free, versions, colors })
    }),
  )
}

/** Ways to pay of a campaign: its own, as far as the country knows them (CK11) and somebody takes the money. */
export const kindsOf = (
  { settings }: Pick<Ctx, 'settings'>,
  { payment_kinds, country }: Pick<CampaignRow, 'payment_kinds' | 'country'>,
) => paymentKindsOf(country).filter((kind) => payment_kinds.includes(kind) && isTaken(settings, kind, country))

function isTaken(settings: Ctx['settings'], kind: PaymentKind, country: Country): boolean {
  if (kind === 'card') return settings[`CARD_PROVIDER_${country}`] !== 'none'
  if (kind === 'pix') return settings.PIX_PROVIDER !== 'none'
  return kind !== 'boleto' || settings.BOLETO_PROVIDER !== 'none'
}

interface Known {
  readonly free: Awaited<ReturnType<typeof freeCars>>
  readonly versions: Awaited<ReturnType<typeof versionRows>>
  readonly colors: Awaited<ReturnType<typeof colorsOfVersions>>
}

function campaignAnswer(ctx: Ctx, row: CampaignRow, { free, versions, colors }: Known): Campaign {
  const cars = row.cars.flatMap(({ mvsCode, year }) => {
    const version = versions.find((one) => one.code === mvsCode && one.year === year)
    const counted = free.filter((one) => one.mvs_code === mvsCode && one.year === year)
    if (!version || counted.length === 0) return []
    return {
      mvsCode,
      year,
      modelName: version.modelName,
      modelSlug: version.modelSlug,
      versionName: version.versionName,
      ...openPriceOf(version),
      left: counted.reduce((sum, { left }) => sum + left, 0),
      colors: (colors.get(mvsCode) ?? []).flatMap(({ code, name, hex }) => {
        const left = counted.find(({ color_code }) => color_code === code)?.left
        return left ? [{ code, name, hex, left }] : []
      }),
    }
  })
  return {
    id: row.id,
    site: row.site,
    country: row.country,
    brand: row.brand,
    name: row.name[ctx.site.language],
    reservationValue: row.reservation_cents,
    currency: row.currency,
    reservationMinutes: row.reservation_minutes,
    pixMinutes: row.pix_minutes,
    startsAt: row.starts_at.toISOString(),
    endsAt: row.ends_at?.toISOString() ?? null,
    paymentKinds: kindsOf(ctx, row),
    cars,
  }
}

export const dealerAnswer = (dealer: Dealer): z.output<typeof OrderDealer> => ({
  code: dealer.dealerCode,
  name: dealer.name,
  city: dealer.city,
  state: dealer.state,
  phone: dealer.phone,
})

const placed = (dealer: Dealer, distance: number | null) => ({
  ...dealerAnswer(dealer),
  address: streetLine(dealer, dealer.country),
  latitude: dealer.latitude,
  longitude: dealer.longitude,
  distance,
})

/** Dealers that have cars of a campaign, or all that may order one, by name. */
export async function campaignDealers(
  ctx: Ctx,
  row: CampaignRow,
  { toOrder, ...place }: { state?: string | undefined; city?: string | undefined; toOrder?: boolean | undefined },
) {
  const [dealers, sells] = await Promise.all([
    findDealers(ctx.db, { brand: row.brand, country: row.country, ...place }),
    sellersOf(ctx, row, toOrder),
  ])
  return dealers.filter(sells).map((dealer) => placed(dealer, null))
}

/** Any dealer of the campaign hands over a car that is built to order. */
async function sellersOf(ctx: Ctx, row: CampaignRow, toOrder = false): Promise<(dealer: Dealer) => boolean> {
  if (toOrder) return ({ id, blocked }) => !blocked && sellsIn(row, id)
  const stocked = await dealersWithCars(ctx, row)
  return ({ id }) => stocked.has(id) && sellsIn(row, id)
}

const MOST_DEALERS = 200

/** The same within so many kilometres, nearest first. */
export async function campaignDealersAround(
  ctx: Ctx,
  row: CampaignRow,
  point: { lat: number; lon: number; km: number; toOrder?: boolean | undefined },
) {
  const { lat, lon, km, toOrder } = point
  const [dealers, sells] = await Promise.all([
    dealersAround(ctx, { lat, lon, radius: km * 1000, brand: row.brand, size: MOST_DEALERS }),
    sellersOf(ctx, row, toOrder),
  ])
  return dealers.filter(sells).map((dealer) => placed(dealer, Math.round(dealer.distance / 100) / 10))
}
