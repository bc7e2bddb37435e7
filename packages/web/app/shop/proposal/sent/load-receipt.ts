import type { Dealer } from '@volante/contract/dealer'
import { hoursOfDay, openingState } from '@volante/domain/places/opening-hours'
import { formatPhone } from '@volante/domain/person/phone'
import { streetLine } from '@volante/domain/places/address'
import type { Page } from '../../../shell/page-context.ts'
import { readReceipt } from './receipt.ts'
import { requestedCar } from '../requested-car.ts'

/** What the receipt shows: only what this browser was told, the rest looked up again. */
export async function loadReceipt(page: Page, cookies: string | null) {
  const receipt = readReceipt(cookies)
  if (!receipt) return null
  const { api, site, now } = page
  const [car, found] = await Promise.all([
    requestedCar(page, new URLSearchParams(receipt.car)),
    receipt.dealer ? api.dealerSearch.findDealersBy({ query: { dealerCode: receipt.dealer, brand: site.brand } }) : [],
  ])
  const [dealer] = found
  const { protocol, replyBy, repeated } = receipt
  return { protocol, replyBy, repeated, car, dealer: dealer ? shownDealer(page, dealer, now) : null }
}

export type ReceiptData = NonNullable<Awaited<ReturnType<typeof loadReceipt>>>

function shownDealer({ site }: Page, dealer: Dealer, now: Date) {
  const { name, neighborhood, city, state, phone, whatsApp, latitude, longitude } = dealer
  const { open, changesAt } = openingState(dealer.openingPeriods, dealer.timeZone, now)
  const route = new URL(site.directionsAddress)
  route.searchParams.set('api', '1')
  route.searchParams.set('destination', `${latitude},${longitude}`)
  return {
    name,
    address: [streetLine(dealer, dealer.country), neighborhood, `${city}, ${state}`].filter(Boolean).join(', '),
    phone: { shown: formatPhone(phone, dealer.country), dialled: `+${dealer.country === 'BR' ? '55' : '54'}${phone}` },
    whatsApp,
    route: route.toString(),
    isOpen: open,
    changesAt: changesAt?.toISOString() ?? null,
    timeZone: dealer.timeZone,
    /** Monday first; each day's stretches. */
    week: [1, 2, 3, 4, 5, 6, 0].map((weekday) => ({ weekday, hours: hoursOfDay(dealer.openingPeriods, weekday) })),
  }
}

export type ShownDealer = ReturnType<typeof shownDealer>
