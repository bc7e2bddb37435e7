import { dayIn } from '@volante/domain/local-time'
import type { Dealer } from '@volante/contract/dealer'
import { formatCnpj } from '@volante/domain/company/cnpj'
import { formatCuil } from '@volante/domain/person/cuil'
import { hoursOfDay } from '@volante/domain/places/opening-hours'
import { formatPostalCode } from '@volante/domain/places/postal-code'
import { callRefusal } from '../../shell/call-refusal.ts'
import type { Page } from '../../shell/page-context.ts'
import { loadRange, type RangeModel } from '../range/range.ts'
import { loadReservableAt, type ReservableCar } from '../range/reservable.ts'
import { type DealerRow, dealerRow } from '../dealers/dealer-rows.ts'
import { type Town, townsAround } from '../../places/towns.ts'

/** A dealer as its own page shows it. */
export interface DealerView extends DealerRow {
  readonly postalCode: string
  readonly email: string
  readonly taxId: string
  readonly group: string
  readonly timeZone: string
  /** From Monday on; weekday 0 is Sunday. */
  readonly week: readonly {
    readonly weekday: number
    readonly hours: readonly (readonly [string, string])[]
    readonly isToday: boolean
  }[]
  /** What lies around it. */
  readonly towns: readonly Town[]
  readonly services: readonly string[]
  /** Cars that stand there and can be reserved, cheapest first. */
  readonly stock: readonly ReservableCar[]
  readonly range: readonly RangeModel[]
  readonly nearby: readonly {
    readonly code: string
    readonly name: string
    readonly city: string
    readonly state: string
    readonly distance: number
  }[]
}

const FROM_MONDAY = [1, 2, 3, 4, 5, 6, 0]
const NEIGHBOURS = 3
const NEARBY_M = 300_000

/** A dealer of the brand and country by its code; null for any other. */
export async function loadDealer(shop: Page, code: string): Promise<DealerView | null> {
  const { api, site, now } = shop
  const found = await api.dealers.dealerAny({ params: { id: code } }).catch((error: unknown) => {
    if (callRefusal(error)) return null
    throw error
  })
  if (!found || found.blocked || found.country !== site.country || !found.brands.includes(site.brand)) return null
  const [services, nearby, stock, towns] = await Promise.all([
    servicesOf(shop, found),
    nearbyOf(shop, found),
    stockOf(shop, found),
    townsAround(shop, [found.longitude, found.latitude]),
  ])
  const today = new Date(dayIn(found.timeZone, now)).getUTCDay()
  return {
    ...dealerRow(shop, found),
    postalCode: formatPostalCode(found.postalCode, site.country),
    email: found.email,
    taxId: (site.country === 'BR' ? formatCnpj : formatCuil)(found.taxId),
    group: found.dealerGroup.name,
    timeZone: found.timeZone,
    week: FROM_MONDAY.map((weekday) => ({
      weekday,
      isToday: weekday === today,
      hours: hoursOfDay(found.openingPeriods, weekday),
    })),
    services,
    towns,
    nearby,
    ...stock,
  }
}

/** The page stands without them, so a failure is only logged. */
async function servicesOf({ api, report }: Page, dealer: Dealer): Promise<string[]> {
  try {
    const known = await Promise.all(
      ['MAINTENANCE', 'REPAIR', 'ACCESSORY'].map((type) => api.dealers.serviceList({ params: { type } })),
    )
    const offered = known
      .flat()
      .filter(({ id }) => dealer.services.some((code) => id === code || id.startsWith(`${code}-`)))
    return [...new Set(offered.map(({ serviceName }) => serviceName))]
  } catch (error) {
    report(error)
    return []
  }
}

/** The page stands without it, so a failure is only logged. */
async function stockOf(shop: Page, { id }: Dealer): Promise<Pick<DealerView, 'stock' | 'range'>> {
  if (shop.site.afterSalesOnly) return NO_STOCK
  try {
    const stock = await loadReservableAt(shop, id)
    const models = new Set(stock.map(({ model }) => model))
    const range = stock.length === 0 ? [] : await loadRange(shop)
    return { stock, range: range.filter(({ slug }) => models.has(slug)) }
  } catch (error) {
    shop.report(error)
    return NO_STOCK
  }
}

const NO_STOCK = { stock: [], range: [] }

async function nearbyOf({ api, site, report }: Page, dealer: Dealer): Promise<DealerView['nearby']> {
  const { longitude: referenceLongitude, latitude: referenceLatitude } = dealer
  const query = { referenceLongitude, referenceLatitude, radius: NEARBY_M, brand: site.brand, size: 20 }
  try {
    const around = await api.dealers.findDealersByRadius({ query })
    return around
      .filter(({ id, country }) => id !== dealer.id && country === site.country)
      .slice(0, NEIGHBOURS)
      .map(({ dealerCode, name, city, state, distance }) => ({ code: dealerCode, name, city, state, distance }))
  } catch (error) {
    report(error)
    return []
  }
}
